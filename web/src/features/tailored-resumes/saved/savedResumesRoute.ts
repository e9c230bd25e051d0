import { loadQuery } from 'react-relay/hooks';
import query, { type SavedResumesPageQuery } from '../../../__generated__/SavedResumesPageQuery.graphql.ts';
import { environment } from '../../../relay/environment.ts';

export { SavedResumesPage as Component } from './SavedResumesPage.tsx';

/** Starts the page's query. Shows what is known at once and asks again: the builder saves resumes meanwhile. */
export function loader() {
  return loadQuery<SavedResumesPageQuery>(environment, query, {}, { fetchPolicy: 'store-and-network' });
}
