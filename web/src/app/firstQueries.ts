import appShell from '../__generated__/AppShellQuery$parameters.ts';
import { PAGE_QUERIES } from './__generated__/queries.ts';
import { askEarly } from '../relay/earlyAnswers.ts';

/**
 * Sends the queries of the first page while the code of its loaders is still loading. The loaders then take over the
 * answers (relay/network.ts). Loaders whose query has variables send it themselves.
 */
export function startFirstQueries(pathname: string): void {
  for (const query of [appShell, PAGE_QUERIES.get(pathname)]) if (query) askEarly(query.params);
}
