import { loadQuery } from 'react-relay/hooks';
import query, { type AppShellQuery } from '../__generated__/AppShellQuery.graphql.ts';
import { environment } from '../relay/environment.ts';

export { AppShell as Component } from './AppShell.tsx';

/** Starts the shell's query; the frame shows without waiting for it. */
export function loader() {
  return loadQuery<AppShellQuery>(environment, query, {});
}
