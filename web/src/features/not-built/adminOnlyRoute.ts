import { loadQuery } from 'react-relay/hooks';
import query, { type AdminOnlyQuery } from '../../__generated__/AdminOnlyQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';

export { AdminOnlyPage as Component } from './AdminOnlyPage.tsx';

export function loader() {
  return loadQuery<AdminOnlyQuery>(environment, query, {});
}
