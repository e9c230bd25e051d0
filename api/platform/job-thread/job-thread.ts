import { Worker } from 'node:worker_threads';
import { TooLargeError } from '../../core/errors.ts';
import type { FromJobThread } from './job-messages.ts';

export interface JobThreadOptions {
  /** The thread's name, for profiles and errors. */
  name: string;
  /** The thread's entry module, which calls `serveJobs`: see `entryBeside`. */
  entry: URL;
  /** The limit of its heap. A job that needs more is rejected with `tooLarge`. */
  heapMb: number;
  /** For one job, without the start of the thread. */
  timeLimitMs: number;
  /** The message for users when a job exceeds the time or memory limit. */
  tooLarge: string;
  /** How long an unused thread is kept; for ever by default. */
  idleMs?: number;
}

export interface JobThread<Job, Result> {
  /**
   * Runs a job in the thread, one at a time. Rejects with TooLargeError when the time or memory limit is exceeded, and
   * with the signal's reason when it aborts: both end the thread, and the next job gets a new one. Any other error is a
   * bug.
   */
  run(job: Job, signal?: AbortSignal): Promise<Result>;
  /** Ends the thread and rejects the running job. The next `run` starts a new thread. */
  end(): Promise<void>;
}

/**
 * The URL of the module with this name beside the caller: TypeScript in the sources. In a bundle it is beside the file
 * that contains the caller; the build makes it a separate entry (`scripts/server.vite.config.ts`).
 *
 * @param caller the caller's `import.meta.url`
 */
export function entryBeside(caller: string, name: string): URL {
  return new URL(`./${name}.${caller.endsWith('.ts') ? 'ts' : 'js'}`, caller);
}

/** Even a busy machine starts a thread within 2 s. */
const START_LIMIT_MS = 30_000;

/**
 * Creates a worker thread for one kind of job. It starts when first needed, restarts after a failure, has no
 * environment variables, and keeps the process alive only while a job runs.
 */
export function createJobThread<Job, Result>(options: JobThreadOptions): JobThread<Job, Result> {
  let thread: StartedThread<Job, Result> | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = async () => {
    clearTimeout(idle);
    // Cleared before the thread has ended, so that a job that arrives in between gets a new one.
    const ending = thread;
    thread = undefined;
    await ending?.end();
  };

  return {
    end,
    run: async (job, signal) => {
      clearTimeout(idle);
      if (!thread?.isAlive()) thread = startThread<Job, Result>(options);
      try {
        return await thread.run(job, signal);
      } finally {
        if (options.idleMs !== undefined) idle = setTimeout(() => void end(), options.idleMs).unref();
      }
    },
  };
}

interface StartedThread<Job, Result> {
  isAlive(): boolean;
  run(job: Job, signal?: AbortSignal): Promise<Result>;
  end(): Promise<void>;
}

function startThread<Job, Result>(options: JobThreadOptions): StartedThread<Job, Result> {
  const { name, entry, heapMb, timeLimitMs, tooLarge } = options;
  const isSource = entry.pathname.endsWith('.ts');
  const worker = new Worker(isSource ? new URL('./from-source.mjs', import.meta.url) : entry, {
    workerData: { entry: entry.href },
    execArgv: [],
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    name,
  });
  worker.unref();
  let isAlive = true;
  let isReady = false;
  let onMessage: ((message: FromJobThread<Result> | Error) => void) | undefined;

  worker.on('message', (message: FromJobThread<Result>) => onMessage?.(message));
  worker.on('error', (error: Error & { code?: string }) => {
    isAlive = false;
    onMessage?.(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooLargeError(tooLarge) : error);
  });
  worker.on('exit', () => {
    isAlive = false;
    onMessage?.(new Error(`The thread "${name}" ended.`));
  });
  const end = async () => {
    isAlive = false;
    await worker.terminate();
  };

  return {
    isAlive: () => isAlive,
    end,
    run: (job, signal) =>
      new Promise((resolve, reject) => {
        const stop = (reason: unknown) => {
          void end();
          finish();
          reject(reason as Error);
        };
        const startClock = () =>
          isReady
            ? setTimeout(() => stop(new TooLargeError(tooLarge)), timeLimitMs)
            : setTimeout(() => stop(new Error(`The thread "${name}" did not start.`)), START_LIMIT_MS);
        let clock = startClock();
        const onAbort = () => stop(signal?.reason);
        signal?.addEventListener('abort', onAbort, { once: true });
        const finish = () => {
          clearTimeout(clock);
          signal?.removeEventListener('abort', onAbort);
          onMessage = undefined;
          worker.unref();
        };
        onMessage = (message) => {
          if (!(message instanceof Error) && message.kind === 'ready') {
            isReady = true;
            clearTimeout(clock);
            clock = startClock();
            return;
          }
          finish();
          if (message instanceof Error) reject(message);
          else if (message.kind === 'done') resolve(message.result);
          else reject(new Error(`A job of the thread "${name}" failed.`, { cause: message.message }));
        };
        worker.ref();
        worker.postMessage(job);
      }),
  };
}
