import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { Plus } from 'lucide-react';
import type { SavedResumesPageQuery } from '../../__generated__/SavedResumesPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { buttonStyles } from '../../ui/buttonStyles.ts';
import { SavedResumeList } from './SavedResumeList.tsx';

/** The resumes that were saved, each with the job it was made for (specification section 2, "Past resumes"). */
export function SavedResumesPage() {
  const { viewer } = useRouteQuery<SavedResumesPageQuery>(graphql`
    query SavedResumesPageQuery @preloadable {
      viewer {
        ...SavedResumeList_user
      }
    }
  `);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>Saved Resumes</h1>
          <p className="mt-2 max-w-prose text-ink-soft">
            Each with the job it was made for, to read again, change or export.
          </p>
        </div>
        <Link to="/resume-builder" className={buttonStyles('primary')}>
          <Plus className="size-4" aria-hidden="true" />
          Target a Job
        </Link>
      </div>
      <div className="mt-8">{viewer && <SavedResumeList userKey={viewer} />}</div>
    </>
  );
}
