import { Worker } from 'node:worker_threads';
import { NotReadyError, TooLargeError } from '../../core/errors.ts';
import { createFairQueue } from '../fair-queue.ts';
import {
  runWritingJob,
  type FromWritingThread,
  type ToWritingThread,
  type WritingJobName,
  type WritingJobs,
} from './writing-jobs.ts';

/** Characters that are read where the request is answered: some milliseconds. A usual posting has 5,000. */
const SHORT_TEXT = 12_000;
/** For one job, from when its turn comes; the longest text that is accepted takes a second or two. */
const TIME_LIMIT_MS = 15_000;
const START_LIMIT_MS = 30_000;
/** The thread holds the lexicon, some 60 MB; long texts are rare. */
const IDLE_MS = 60_000;
const HEAP_MB = 512;

const TOO_LONG = 'This takes too long to read. Please shorten the text and try again.';

export interface WritingThread {
  /**
   * Runs a function of `writing/` over somebody's texts: at once where they are short, else in a thread, in which
   * owners take turns, so that no text of one keeps others waiting. The result is the same either way.
   *
   * @param owner whose texts they are
   * @param length characters of all texts together
   * @throws {TooLargeError} when the time limit is used up. {@link RateLimitedError} when the owner has several long
   * texts waiting. {@link NotReadyError} when everybody together has too many, or the thread is closed.
   */
  run<Name extends WritingJobName>(
    owner: string,
    length: number,
    name: Name,
    ...args: Parameters<WritingJobs[Name]>
  ): Promise<ReturnType<WritingJobs[Name]>>;
  close(): Promise<void>;
}

/** One thread for long texts, started when it is first needed and ended when it has been idle for a minute. */
export function createWritingThread(): WritingThread {
  const queue = createFairQueue({
    atOnce: 1,
    waitingPerOwner: 6,
    waitingMax: 64,
    words: {
      owner: 'Your last texts are still being read. Please try again in a moment.',
      everybody: 'Many long texts are being read right now. Please try again in a moment.',
    },
  });
  let thread: Thread | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  const end = async () => {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await ending?.end();
  };

  const inThread = async (job: ToWritingThread): Promise<unknown> => {
    if (isClosed) throw new NotReadyError('The server is shutting down. Please try again.');
    clearTimeout(idle);
    if (!thread?.isAlive()) thread = startThread();
    try {
      return await thread.run(job);
    } finally {
      idle = setTimeout(() => void end(), IDLE_MS).unref();
    }
  };

  async function run<Name extends WritingJobName>(
    owner: string,
    length: number,
    name: Name,
    ...args: Parameters<WritingJobs[Name]>
  ): Promise<ReturnType<WritingJobs[Name]>> {
    const job = { name, args };
    const result = length <= SHORT_TEXT ? runWritingJob(job) : await queue.run(owner, () => inThread(job));
    // The thread ran the very function that this name stands for.
    return result as ReturnType<WritingJobs[Name]>;
  }

  return {
    run,
    close: async () => {
      isClosed = true;
      await end();
    },
  };
}

interface Thread {
  isAlive(): boolean;
  run(job: ToWritingThread): Promise<unknown>;
  end(): Promise<void>;
}

/** In a bundle the worker is an entry of its own beside the file that this code was bundled into. */
function startWorker(): Worker {
  const file = import.meta.url.endsWith('.ts') ? './writing-worker-from-source.mjs' : './writing-worker.js';
  return new Worker(new URL(file, import.meta.url), {
    execArgv: [],
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    name: 'writing',
  });
}

function startThread(): Thread {
  const worker = startWorker();
  worker.unref();
  let alive = true;
  let isReady = false;
  let settle: ((outcome: FromWritingThread | Error) => void) | undefined;

  worker.on('message', (message: FromWritingThread) => settle?.(message));
  worker.on('error', (error: Error & { code?: string }) => {
    alive = false;
    settle?.(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooLargeError(TOO_LONG) : error);
  });
  worker.on('exit', () => {
    alive = false;
    settle?.(new NotReadyError('The server is busy. Please try again.'));
  });
  const end = async () => {
    alive = false;
    await worker.terminate();
  };

  return {
    isAlive: () => alive,
    end,
    run: (job) =>
      new Promise((resolve, reject) => {
        const stop = (error: Error) => {
          void end();
          settle?.(error);
        };
        const limit = () =>
          isReady
            ? setTimeout(() => stop(new TooLargeError(TOO_LONG)), TIME_LIMIT_MS)
            : setTimeout(() => stop(new Error('The writing thread did not start.')), START_LIMIT_MS);
        let timer = limit();
        settle = (outcome) => {
          clearTimeout(timer);
          if (!(outcome instanceof Error) && outcome.kind === 'ready') {
            // Its start does not count as the job's time.
            isReady = true;
            timer = limit();
            return;
          }
          settle = undefined;
          worker.unref();
          if (outcome instanceof Error) reject(outcome);
          else if (outcome.kind === 'done') resolve(outcome.result);
          else reject(new Error('A text could not be read.', { cause: outcome.message }));
        };
        worker.ref();
        worker.postMessage(job);
      }),
  };
}
