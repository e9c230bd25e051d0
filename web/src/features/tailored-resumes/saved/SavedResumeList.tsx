import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { SavedResumeList_user$key } from '../../../__generated__/SavedResumeList_user.graphql.ts';
import type { SavedResumeListPaginationQuery } from '../../../__generated__/SavedResumeListPaginationQuery.graphql.ts';
import { Bird } from '../../../ui/Bird.tsx';
import { buttonStyles } from '../../../ui/buttonStyles.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { ResumeCards } from './ResumeCards.tsx';

const PAGE_SIZE = 50;

/** The saved resumes, newest first, 50 at a time. */
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
              ...ResumeCards_resumes
            }
          }
        }
      }
    `,
    userKey,
  );
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
        Target a job and save the resume you make for it. You'll find it here.
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="saved">
      <h2 id="saved" className="mb-4">
        Saved
      </h2>
      <ResumeCards label="Saved resumes" resumesKey={edges.map(({ node }) => node)} connection={connection} />
      {hasNext && (
        <ShowMore
          label="Show more"
          what="resumes"
          loading={isLoadingNext}
          load={(onComplete) => loadNext(PAGE_SIZE, { onComplete })}
        />
      )}
    </section>
  );
}
