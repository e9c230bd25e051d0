import { lazy, Suspense, useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { SavedResumeList_user$key } from '../../__generated__/SavedResumeList_user.graphql.ts';
import type { SavedResumeListPaginationQuery } from '../../__generated__/SavedResumeListPaginationQuery.graphql.ts';
import { Bird } from '../../ui/Bird.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/buttonStyles.ts';
import { EmptyState, InlineError } from '../../ui/EmptyState.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { SavedResumeCard } from './SavedResumeCard.tsx';

// Nobody deletes before the page is there.
const DeleteResume = lazy(async () => ({ default: (await import('./DeleteResume.tsx')).DeleteResume }));

const PAGE_SIZE = 50;

/** The cards, newest first, 50 at a time. */
export function SavedResumeList({ userKey }: { userKey: SavedResumeList_user$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SavedResumeListPaginationQuery,
    SavedResumeList_user$key
  >(
    graphql`
      fragment SavedResumeList_user on User
      @refetchable(queryName: "SavedResumeListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        savedResumes(first: $count, after: $cursor)
          @connection(key: "SavedResumeList_savedResumes", filters: []) {
          __id
          edges {
            node {
              id
              ...SavedResumeCard_resume
            }
          }
        }
      }
    `,
    userKey,
  );
  const [doomed, setDoomed] = useState<{ id: string; name: string } | null>(null);
  const [asking, setAsking] = useState(false);
  const [loadFailed, setLoadFailed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { edges, __id: connection } = data.savedResumes;

  if (edges.length === 0) {
    return (
      <EmptyState
        icon={<Bird className="size-14" />}
        title="No saved resumes yet"
        action={
          <Link to="/resume-builder" className={buttonStyles('primary')}>
            Build a New Resume
          </Link>
        }
      >
        Target a job, and save the resume that you make for it. It will wait for you here.
      </EmptyState>
    );
  }
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Saved resumes"
        className="grid gap-5 outline-none sm:grid-cols-2 xl:grid-cols-3"
      >
        {edges.map(({ node }) => (
          <SavedResumeCard
            key={node.id}
            resumeKey={node}
            onDelete={(name) => {
              setDoomed({ id: node.id, name });
              setAsking(true);
            }}
          />
        ))}
      </ul>
      {loadFailed && (
        <div className="mt-6">
          <InlineError>More resumes could not be loaded. The ones above are all still there.</InlineError>
        </div>
      )}
      {hasNext && (
        <div className="mt-6 flex justify-center">
          <Button
            busy={isLoadingNext}
            onClick={() => {
              setLoadFailed(false);
              loadNext(PAGE_SIZE, { onComplete: (error) => setLoadFailed(error !== null) });
            }}
          >
            {isLoadingNext ? 'Loading...' : 'Show more'}
          </Button>
        </div>
      )}
      {doomed && (
        <SectionBoundary name="The dialog">
          <Suspense fallback={null}>
            <DeleteResume
              id={doomed.id}
              name={doomed.name}
              connection={connection}
              open={asking}
              onClose={() => setAsking(false)}
              onDeleted={() => list.current?.focus()}
            />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}
