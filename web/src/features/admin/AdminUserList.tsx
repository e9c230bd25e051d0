import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { AdminUserList_query$key } from '../../__generated__/AdminUserList_query.graphql.ts';
import type { AdminUserListPaginationQuery } from '../../__generated__/AdminUserListPaginationQuery.graphql.ts';
import { formatDay, formatMoment } from '../../lib/months.ts';
import { plural } from '../../lib/plural.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';

const PAGE_SIZE = 50;

interface AdminUserListProps {
  queryKey: AdminUserList_query$key;
  search: string;
}

/** Accounts, the newest first, 50 at a time. */
export function AdminUserList({ queryKey, search }: AdminUserListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AdminUserListPaginationQuery,
    AdminUserList_query$key
  >(
    graphql`
      fragment AdminUserList_query on Query
      @refetchable(queryName: "AdminUserListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        search: { type: "String" }
      ) {
        adminUsers(first: $count, after: $cursor, search: $search)
          @connection(key: "AdminUserList_adminUsers", filters: ["search"]) {
          totalCount
          edges {
            node {
              id
              email
              firstName
              lastName
              createdAt
              lastActiveAt
              hasPassword
              hasGoogle
              experienceCount
              resumeCount
            }
          }
        }
      }
    `,
    queryKey,
  );
  const { edges, totalCount } = data.adminUsers;
  if (edges.length === 0)
    return (
      <EmptyState title={search === '' ? 'No users yet' : `Nobody found for “${search}”`}>
        {search !== '' && 'Each word has to be part of the name or the email address.'}
      </EmptyState>
    );
  return (
    <>
      <p role="status" className="mb-3 text-sm text-ink-soft">
        {plural(totalCount, 'user')}
      </p>
      <ul className="grid">
        {edges.map(({ node: user }) => (
          <li
            key={user.id}
            className="grid gap-x-6 gap-y-1 border-t border-line py-3 text-sm md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)]"
          >
            <p className="min-w-0">
              <span className="font-[560]">{[user.firstName, user.lastName].filter(Boolean).join(' ')}</span>
              <span className="block break-all text-ink-soft">{user.email}</span>
            </p>
            <p className="text-ink-soft">
              Since {formatDay(user.createdAt)}.{' '}
              {user.lastActiveAt ? `Last here ${formatMoment(user.lastActiveAt)}.` : 'Not seen since.'}{' '}
              {describeSignIn(user)}
            </p>
            <p className="text-ink-soft">
              {plural(user.experienceCount, 'experience')}, {plural(user.resumeCount, 'resume')}
            </p>
          </li>
        ))}
      </ul>
      {hasNext && (
        <ShowMore
          label="Show more"
          what="users"
          loading={isLoadingNext}
          load={(onComplete) => loadNext(PAGE_SIZE, { onComplete })}
        />
      )}
    </>
  );
}

function describeSignIn({ hasPassword, hasGoogle }: { hasPassword: boolean; hasGoogle: boolean }): string {
  if (hasPassword && hasGoogle) return 'Signs in with a password or Google.';
  return hasGoogle ? 'Signs in with Google.' : '';
}
