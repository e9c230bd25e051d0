import { Worker } from 'node:worker_threads';
import { TooLargeError } from '../../core/errors.ts';
import type { FromJobThread } from './job-messages.ts';

export interface JobThreadOptions {
  /** The thread's name, in profiles and in errors. */
  name: string;
  /** The thread's entry, which calls `serveJobs`: see `entryBeside`. */
  entry: URL;
  /** Of its heap. A job that needs more is refused with `tooLarge`. */
  heapMb: number;
  /** For one job. The start of the thread does not count. */
  timeLimitMs: number;
  /** What people are told when a job used up its time or its memory. */
  tooLarge: string;
  /** After which an unused thread ends; left out, it stays. */
  idleMs?: number;
}

export interface JobThread<Job, Result> {
  /**
   * Runs a job in the thread; one at a time. Rejects with TooLargeError when the time limit or the memory is used up,
   * and with the signal's reason when it aborts: both end the thread, and the next job gets a new one. Any other
   * error is a defect.
   */
  run(job: Job, signal?: AbortSignal): Promise<Result>;
  /** Ends the thread; a job that is running rejects. Another `run` starts a new one. */
  end(): Promise<void>;
}

/**
 * The file of this name beside the caller's: TypeScript in the source. In a bundle it is beside the file that the
 * caller was bundled into; the build makes it an entry of its own (`scripts/server.vite.config.ts`).
 *
 * @param caller the caller's `import.meta.url`
 */
export function entryBeside(caller: string, name: string): URL {
  return new URL(`./${name}.${caller.endsWith('.ts') ? 'ts' : 'js'}`, caller);
}

/** A thread that has not started by then never will; a busy machine needs 2 s. */
const START_LIMIT_MS = 30_000;

/**
 * A worker thread for one kind of job. It is started when it is first needed and again when it was lost, has no
 * environment, and keeps the process alive only while it works.
 */
export function createJobThread<Job, Result>(options: JobThreadOptions): JobThread<Job, Result> {
  let thread: StartedThread<Job, Result> | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = async () => {
    clearTimeout(idle);
    // Forgotten before it has ended: a job that comes meanwhile gets a new one.
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
  let hear: ((message: FromJobThread<Result> | Error) => void) | undefined;

  worker.on('message', (message: FromJobThread<Result>) => hear?.(message));
  worker.on('error', (error: Error & { code?: string }) => {
    isAlive = false;
    hear?.(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooLargeError(tooLarge) : error);
  });
  worker.on('exit', () => {
    isAlive = false;
    hear?.(new Error(`The thread "${name}" ended.`));
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
          hear = undefined;
          worker.unref();
        };
        hear = (message) => {
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
