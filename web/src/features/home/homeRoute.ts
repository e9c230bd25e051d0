import { loadQuery } from 'react-relay/hooks';
import query, { type HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';

export { HomePage as Component } from './HomePage.tsx';

/**
 * Starts the page's query. What is known shows at once and is asked for again: the number of experiences
 * changes on other pages, whose mutations do not bring it along.
 */
export function loader() {
  return loadQuery<HomePageQuery>(environment, query, {}, { fetchPolicy: 'store-and-network' });
}
