import type { Deps } from '../../../core/deps.ts';
import { createLocalRepeatedWork } from '../../../platform/repeated-work/local-repeated-work.ts';
import { createPostgresRepeatedWork } from '../../../platform/repeated-work/postgres-repeated-work.ts';
import type { RepeatedWork } from '../../../platform/repeated-work/repeated-work.ts';

const NAME = 'refresh-job-sources';

/**
 * Refreshes the job sources in the background for as long as the server runs: on one of the nodes that share a
 * PostgreSQL server, in this process with the embedded database. Without a named source nothing is started.
 */
export function keepSourcesFresh(deps: Deps): RepeatedWork {
  const { config, log } = deps;
  if (config.jobSources.entries.length === 0) return { stop: async () => {} };
  const run = async (signal: AbortSignal) => {
    // Loaded with the first run, to keep the server's start fast.
    const { refreshDueSources } = await import('./refresh-due-sources.ts');
    await refreshDueSources(deps, signal);
  };
  const connectionString = config.databaseListenUrl ?? config.databaseUrl;
  return connectionString
    ? createPostgresRepeatedWork({ name: NAME, run, log, connectionString })
    : createLocalRepeatedWork({ name: NAME, run, log });
}
