import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { Plus } from 'lucide-react';
import type { SavedResumesPageQuery } from '../../../__generated__/SavedResumesPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/useRouteQuery.ts';
import { buttonStyles } from '../../../ui/buttonStyles.ts';
import { DraftList } from './DraftList.tsx';
import { SavedResumeList } from './SavedResumeList.tsx';

/** The saved resumes, each with its job, and the drafts (docs/product.md#saved-resumes). */
export function SavedResumesPage() {
  const { viewer } = useRouteQuery<SavedResumesPageQuery>(graphql`
    query SavedResumesPageQuery @preloadable {
      viewer {
        ...DraftList_user
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
            Every resume you&apos;ve saved, with its job, and the drafts you haven&apos;t finished.
          </p>
        </div>
        <Link to="/resume-builder" className={buttonStyles('primary')}>
          <Plus className="size-4" aria-hidden="true" />
          Target a Job
        </Link>
      </div>
      {viewer && (
        <div className="mt-8 grid grid-cols-1 gap-10">
          <DraftList userKey={viewer} />
          <SavedResumeList userKey={viewer} />
        </div>
      )}
    </>
  );
}
