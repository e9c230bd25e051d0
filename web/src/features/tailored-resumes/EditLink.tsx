import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { EditLink_resume$key } from '../../__generated__/EditLink_resume.graphql.ts';
import { getResumePath } from './builderAddress.ts';

interface EditLinkProps {
  resumeKey: EditLink_resume$key;
  /** The name for screen readers where there are several on one page. */
  accessibleLabel?: string;
  className?: string;
  children: ReactNode;
}

/** Links to the resume in the builder. */
export function EditLink({ resumeKey, accessibleLabel, className, children }: EditLinkProps) {
  const { id } = useFragment(
    graphql`
      fragment EditLink_resume on TailoredResume {
        id
      }
    `,
    resumeKey,
  );
  return (
    <Link to={getResumePath(id)} aria-label={accessibleLabel} className={className}>
      {children}
    </Link>
  );
}
