import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { DraftList_user$key } from '../../../__generated__/DraftList_user.graphql.ts';
import type { DraftListPaginationQuery } from '../../../__generated__/DraftListPaginationQuery.graphql.ts';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { ResumeCards } from './ResumeCards.tsx';

const PAGE_SIZE = 12;

/** Drafts: the newest three, and the others on demand. Renders nothing when there are none. */
export function DraftList({ userKey }: { userKey: DraftList_user$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    DraftListPaginationQuery,
    DraftList_user$key
  >(
    graphql`
      fragment DraftList_user on User
      @refetchable(queryName: "DraftListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 3 }, cursor: { type: "String" }) {
        draftResumes(first: $count, after: $cursor) @connection(key: "DraftList_draftResumes", filters: []) {
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
  const { edges, __id: connection } = data.draftResumes;
  if (edges.length === 0 && !hasNext) return null;
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">Drafts</h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-ink-soft">
        Resumes you&apos;ve made but haven&apos;t saved. They stay here until you save or delete them.
      </p>
      <ResumeCards label="Drafts" resumesKey={edges.map(({ node }) => node)} connection={connection} />
      {hasNext && (
        <ShowMore
          label="Show more drafts"
          what="drafts"
          loading={isLoadingNext}
          load={(onComplete) => loadNext(PAGE_SIZE, { onComplete })}
        />
      )}
    </section>
  );
}
