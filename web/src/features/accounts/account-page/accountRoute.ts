import { loadQuery } from 'react-relay/hooks';
import query, { type AccountPageQuery } from '../../../__generated__/AccountPageQuery.graphql.ts';
import { environment } from '../../../relay/environment.ts';

export { AccountPage as Component } from './AccountPage.tsx';

/** Starts the page's query. Shows what is known at once and asks again: devices come and go by themselves. */
export function loader() {
  return loadQuery<AccountPageQuery>(environment, query, {}, { fetchPolicy: 'store-and-network' });
}
