import { loadQuery } from 'react-relay/hooks';
import query, { type AdminOnlyPageQuery } from '../../__generated__/AdminOnlyPageQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';

export { AdminOnlyPage as Component } from './AdminOnlyPage.tsx';

export function loader() {
  return loadQuery<AdminOnlyPageQuery>(environment, query, {});
}
