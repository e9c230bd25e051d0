import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { AdminActions_query$key } from '../../__generated__/AdminActions_query.graphql.ts';
import type { AdminActionsPaginationQuery } from '../../__generated__/AdminActionsPaginationQuery.graphql.ts';
import { formatMoment } from '../../lib/months.ts';
import { ShowMore } from '../../ui/ShowMore.tsx';

const PAGE_SIZE = 20;

/** Who did what, the newest first. Nobody can change it. */
export function AdminActions({ queryKey }: { queryKey: AdminActions_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AdminActionsPaginationQuery,
    AdminActions_query$key
  >(
    graphql`
      fragment AdminActions_query on Query
      @refetchable(queryName: "AdminActionsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        adminActions(first: $count, after: $cursor) @connection(key: "AdminActions_adminActions") {
          edges {
            cursor
            node {
              at
              details
              by {
                email
                firstName
                lastName
              }
            }
          }
        }
      }
    `,
    queryKey,
  );
  const { edges } = data.adminActions;
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className="mb-2">
        Who did what
      </h2>
      <p className="mb-4 text-sm text-ink-soft">What administrators did. Entries are only ever added.</p>
      {edges.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing yet.</p>
      ) : (
        <ol className="grid text-sm">
          {edges.map(({ cursor, node: { at, details, by } }) => (
            <li
              key={cursor}
              className="grid gap-x-6 gap-y-1 border-t border-line py-2 sm:grid-cols-[12rem_minmax(0,1fr)]"
            >
              <time dateTime={at} className="text-ink-soft">
                {formatMoment(at)}
              </time>
              <span className="break-words">
                <span className="font-[560]">
                  {by
                    ? [by.firstName, by.lastName].filter(Boolean).join(' ') || by.email
                    : 'A deleted account'}
                </span>
                : {details}
              </span>
            </li>
          ))}
        </ol>
      )}
      {hasNext && (
        <ShowMore
          label="Show more"
          what="entries"
          loading={isLoadingNext}
          load={(onComplete) => loadNext(PAGE_SIZE, { onComplete })}
        />
      )}
    </section>
  );
}
