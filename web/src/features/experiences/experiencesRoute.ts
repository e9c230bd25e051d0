import { loadQuery } from 'react-relay/hooks';
import query, { type ExperiencesPageQuery } from '../../__generated__/ExperiencesPageQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';

export { ExperiencesPage as Component } from './ExperiencesPage.tsx';

/** Starts the page's query; the page takes the reference over. */
export function loader() {
  return loadQuery<ExperiencesPageQuery>(environment, query, {});
}
