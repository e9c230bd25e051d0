import { loadQuery } from 'react-relay/hooks';
import query, { type HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';

export { HomePage as Component } from './HomePage.tsx';

/**
 * Starts the page's query. Shows cached data at once and fetches again: the number of experiences changes on other
 * pages, whose mutations don't return it.
 */
export function loader() {
  return loadQuery<HomePageQuery>(environment, query, {}, { fetchPolicy: 'store-and-network' });
}
