import { loadQuery } from 'react-relay/hooks';
import query, { type ExperiencesPageQuery } from '../../__generated__/ExperiencesPageQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';
import { loadExperienceAside } from './loadExperienceAside.ts';

export { ExperiencesPage as Component } from './ExperiencesPage.tsx';

/** Starts the page's query; the page takes over the reference. */
export function loader() {
  // A failure shows where it is rendered.
  loadExperienceAside().catch(() => {});
  return loadQuery<ExperiencesPageQuery>(environment, query, {});
}
