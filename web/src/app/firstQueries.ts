import appShell from '../__generated__/AppShellQuery$parameters.ts';
import experiences from '../__generated__/ExperiencesPageQuery$parameters.ts';
import home from '../__generated__/HomePageQuery$parameters.ts';
import savedResumes from '../__generated__/SavedResumesPageQuery$parameters.ts';
import { askEarly } from '../relay/earlyAnswers.ts';

/** The queries of the pages whose loader asks without variables; loaders with variables ask for themselves. */
const PAGE_QUERIES = new Map([
  ['/', home],
  ['/profile', experiences],
  ['/past-resumes', savedResumes],
]);

/**
 * Asks what the first page's loaders are going to ask, while their code is on its way. The loaders then take the
 * answers over (relay/network.ts).
 */
export function startFirstQueries(pathname: string): void {
  for (const query of [appShell, PAGE_QUERIES.get(pathname)]) if (query) askEarly(query.params);
}
