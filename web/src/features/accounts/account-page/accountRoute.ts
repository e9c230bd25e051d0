import { loadQuery } from 'react-relay/hooks';
import query, { type AccountPageQuery } from '../../../__generated__/AccountPageQuery.graphql.ts';
import { environment } from '../../../relay/environment.ts';

export { AccountPage as Component } from './AccountPage.tsx';

/** Starts the page's query. Shows cached data at once and fetches again, because devices come and go. */
export function loader() {
  return loadQuery<AccountPageQuery>(environment, query, {}, { fetchPolicy: 'store-and-network' });
}
