import appShell from '../__generated__/AppShellQuery$parameters.ts';
import { PAGE_QUERIES } from './__generated__/queries.ts';
import { askEarly } from '../relay/earlyAnswers.ts';

/**
 * Asks what the first page's loaders are going to ask, while their code is on its way. The loaders then take the
 * answers over (relay/network.ts). Loaders whose query has variables ask for themselves.
 */
export function startFirstQueries(pathname: string): void {
  for (const query of [appShell, PAGE_QUERIES.get(pathname)]) if (query) askEarly(query.params);
}
