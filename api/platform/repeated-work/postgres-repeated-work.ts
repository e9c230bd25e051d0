import { setTimeout as sleep } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type { Logger } from 'pino';
import type { RepeatedWork, Run } from './repeated-work.ts';

export interface PostgresRepeatedWorkOptions {
  /** The task's name, the same on all nodes. */
  name: string;
  run: Run;
  log: Logger;
  /** A direct connection to the server: the worker listens for its jobs. */
  connectionString: string;
}

const RETRY_MS = 60_000;
/** How often it looks for jobs of which it was not told. */
const POLL_MS = 20_000;

/** graphile-worker logs what it does; only trouble is of interest here. */
async function createRunner({
  name,
  run,
  log,
  connectionString,
  signal,
}: PostgresRepeatedWorkOptions & { signal: AbortSignal }): Promise<Runner> {
  // Loaded only where it is used, to keep the server's start fast.
  const { Logger: WorkerLogger, parseCronItems, run: startWorker } = await import('graphile-worker');
  return startWorker({
    connectionString,
    concurrency: 1,
    maxPoolSize: 3,
    pollInterval: POLL_MS,
    // The server has its own way to stop.
    noHandleSignals: true,
    logger: new WorkerLogger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log.warn({ work: name }, message);
    }),
    taskList: {
      [name]: async () => {
        await run(signal).catch((error: unknown) => {
          if (!signal.aborted) log.error({ err: error, work: name }, 'repeated work failed');
        });
      },
    },
    parsedCronItems: parseCronItems([
      {
        task: name,
        match: '* * * * *',
        // A minute that no server was up for is not made up. While one run waits for another, there is no third.
        options: { backfillPeriod: 0, maxAttempts: 1, jobKey: name, jobKeyMode: 'preserve_run_at' },
      },
    ]),
  });
}

/**
 * Repeats work on one of the nodes that share a PostgreSQL server: graphile-worker keeps the timetable in a schema of
 * its own, `graphile_worker`, which it creates (docs/decisions/0055-job-sources.md). While the server can't be reached
 * or refuses the schema, it is tried again every minute.
 */
export function createPostgresRepeatedWork(options: PostgresRepeatedWorkOptions): RepeatedWork {
  const { name, log } = options;
  const stopping = new AbortController();
  const { signal } = stopping;

  async function keepRunning(): Promise<void> {
    while (!signal.aborted) {
      try {
        const runner = await createRunner({ ...options, signal });
        const stop = () => runner.stop().catch(() => {});
        if (signal.aborted) return await stop();
        signal.addEventListener('abort', () => void stop(), { once: true });
        // The first run now, and not within a minute.
        await runner.addJob(name, {}, { jobKey: name, maxAttempts: 1 });
        await runner.promise;
      } catch (error) {
        if (signal.aborted) return;
        log.warn({ err: error, work: name }, 'the worker for repeated work ended, and is started again');
      }
      await sleep(RETRY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const running = keepRunning();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
