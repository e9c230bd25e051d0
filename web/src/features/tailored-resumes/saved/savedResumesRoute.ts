import { loadQuery } from 'react-relay/hooks';
import query, { type SavedResumesPageQuery } from '../../../__generated__/SavedResumesPageQuery.graphql.ts';
import { environment } from '../../../relay/environment.ts';

export { SavedResumesPage as Component } from './SavedResumesPage.tsx';

/** Starts the page's query. Shows cached data at once and fetches again, because the builder saves resumes. */
export function loader() {
  return loadQuery<SavedResumesPageQuery>(environment, query, {}, { fetchPolicy: 'store-and-network' });
}
