import { loadQuery } from 'react-relay/hooks';
import query, { type JobSearchPageQuery } from '../../__generated__/JobSearchPageQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';

export { JobSearchPage as Component } from './JobSearchPage.tsx';

/** Starts the page's query: preferences and likes. What the address searches for is asked for by the page. */
export function loader() {
  return loadQuery<JobSearchPageQuery>(environment, query, {}, { fetchPolicy: 'store-and-network' });
}
