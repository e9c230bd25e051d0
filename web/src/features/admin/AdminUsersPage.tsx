import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import type { AdminUsersPageQuery } from '../../__generated__/AdminUsersPageQuery.graphql.ts';
import { Input } from '../../ui/Input.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AdminOnly } from '../accounts/AdminOnly.tsx';
import { AdminUserList } from './AdminUserList.tsx';

const query = graphql`
  query AdminUsersPageQuery($search: String!) {
    ...AdminUserList_query @arguments(search: $search)
  }
`;

/** After the last letter; a search for each letter would ask too often. */
const SEARCH_AFTER_MS = 300;

/** All accounts, with a search (docs/product.md#administration). */
export function AdminUsersPage() {
  return (
    <AdminOnly>
      <Users />
    </AdminOnly>
  );
}

function Users() {
  const [text, setText] = useState('');
  const [reference, load] = useQueryLoader<AdminUsersPageQuery>(query);
  // The list stays while the next one loads.
  const shown = useDeferredValue(reference);
  useEffect(() => {
    const timer = setTimeout(
      () => load({ search: text.trim() }, { fetchPolicy: 'network-only' }),
      text === '' ? 0 : SEARCH_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [load, text]);
  return (
    <>
      <h1>Users</h1>
      <label className="mt-6 grid max-w-md gap-1.5 text-sm font-[560]">
        Search
        <Input
          type="search"
          value={text}
          placeholder="Name or email"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div className="mt-6" aria-busy={shown !== reference || undefined}>
        <SectionBoundary
          key={text}
          name="The users"
          onRetry={() => load({ search: text.trim() }, { fetchPolicy: 'network-only' })}
        >
          {shown ? (
            <Suspense fallback={<Waiting />}>
              <Loaded reference={shown} search={text.trim()} />
            </Suspense>
          ) : (
            <Waiting />
          )}
        </SectionBoundary>
      </div>
    </>
  );
}

function Loaded({ reference, search }: { reference: PreloadedQuery<AdminUsersPageQuery>; search: string }) {
  return (
    <AdminUserList queryKey={usePreloadedQuery<AdminUsersPageQuery>(query, reference)} search={search} />
  );
}

function Waiting() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading users...</span>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  );
}
