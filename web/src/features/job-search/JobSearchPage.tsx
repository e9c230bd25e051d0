import { Suspense } from 'react';
import { graphql } from 'react-relay/hooks';
import type { JobSearchPageQuery } from '../../__generated__/JobSearchPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { InlineError } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { WaitingNote } from '../../ui/WaitingNote.tsx';
import { JobResults } from './JobResults.tsx';
import { LikedJobs } from './LikedJobs.tsx';
import { Preferences } from './Preferences.tsx';
import { SourceNotes } from './SourceNotes.tsx';
import { useJobSearch } from './useJobSearch.ts';

/** The job search: what the person looks for, and the jobs found (docs/product.md#job-search). */
export function JobSearchPage() {
  const data = useRouteQuery<JobSearchPageQuery>(graphql`
    query JobSearchPageQuery @preloadable {
      ...SourceNotes_query
      viewer {
        ...Preferences_user
        ...LikedJobs_user
      }
    }
  `);
  const { viewer } = data;
  const { asked, shown, completed, isSearching, problem, search, again, cancel } = useJobSearch();
  if (!viewer) return null;
  return (
    <>
      <h1>Job Search</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Jobs near you, ranked by your own experience. Each says why it is where it is.
      </p>
      <div className="mt-8 grid grid-cols-1 gap-6">
        <Preferences userKey={viewer} asked={asked} isSearching={isSearching} onSearch={search} />
        <LikedJobs userKey={viewer} />
        <SourceNotes queryKey={data} />
        <WaitingNote
          busy={isSearching}
          slow="Still searching. Your connection seems slow."
          onCancel={cancel}
        />
        {problem !== null && (
          <InlineError
            action={
              <Button size="sm" onClick={again}>
                Try again
              </Button>
            }
          >
            {problem}
            {shown && ' The jobs below are those of the search before.'}
          </InlineError>
        )}
        {shown ? (
          <div aria-busy={isSearching || undefined} className={isSearching ? 'opacity-60' : undefined}>
            <Suspense fallback={<Waiting />}>
              {/* A new search is a new list, also for the same words. */}
              <JobResults key={completed} {...shown} isAsked={completed > 0} onSearch={search} />
            </Suspense>
          </div>
        ) : (
          isSearching && <Waiting />
        )}
      </div>
    </>
  );
}

/** Three jobs, as long as the real ones. */
function Waiting() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Searching for jobs...</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-3 rounded-md border border-line bg-surface p-6">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-5/6" />
        </div>
      ))}
    </div>
  );
}
