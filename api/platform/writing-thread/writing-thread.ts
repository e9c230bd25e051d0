import { setMaxListeners } from 'node:events';
import { NotReadyError } from '../../core/errors.ts';
import { createFairQueue } from '../fair-queue.ts';
import { createJobThread, entryBeside } from '../job-thread/job-thread.ts';
import { runWritingJob, type WritingJob, type WritingJobName, type WritingJobs } from './writing-jobs.ts';

/**
 * In characters. Texts up to this length take some milliseconds and run in the main thread. A typical posting has
 * 5,000.
 */
const SHORT_TEXT = 12_000;
/** For one job, once its turn has come; the longest accepted text takes a second or two. */
const TIME_LIMIT_MS = 15_000;
/** The idle thread would keep the lexicon in memory, some 60 MB, and long texts are rare. */
const IDLE_MS = 60_000;
const HEAP_MB = 512;
/** Maximum number of waiting texts; under heavy load it is better to refuse than to let pages hang. */
const QUEUE_MAX = 64;

export interface WritingThread {
  /**
   * Runs a function of `writing/`: at once if the texts are short, otherwise in a worker thread in which owners take
   * turns, so that one owner's texts don't hold up others. The result is the same either way.
   *
   * @param owner the user's id
   * @param length total length of the texts in characters
   * @throws {TooLargeError} when the time limit is exceeded. {@link RateLimitedError} when the owner has too many long
   * texts waiting. {@link NotReadyError} when the queue is full or the thread is closed.
   */
  run<Name extends WritingJobName>(
    owner: string,
    length: number,
    name: Name,
    ...args: Parameters<WritingJobs[Name]>
  ): Promise<ReturnType<WritingJobs[Name]>>;
  close(): Promise<void>;
}

export interface WritingThreadOptions {
  /** The thread's program: by default `writing-worker` beside this module. */
  entry?: URL;
}

/** Creates the thread for long texts, started when first needed and ended after a minute without work. */
export function createWritingThread({
  entry = entryBeside(import.meta.url, 'writing-worker'),
}: WritingThreadOptions = {}): WritingThread {
  const queue = createFairQueue({
    atOnce: 1,
    waitingPerOwner: 6,
    waitingMax: QUEUE_MAX,
    messages: {
      owner: 'Your last texts are still being read. Please try again in a moment.',
      everybody: 'Many long texts are being read right now. Please try again in a moment.',
    },
  });
  const thread = createJobThread<WritingJob, unknown>({
    name: 'writing',
    entry,
    heapMb: HEAP_MB,
    timeLimitMs: TIME_LIMIT_MS,
    tooLarge: 'This takes too long to read. Please shorten the text and try again.',
    idleMs: IDLE_MS,
  });
  const closing = new AbortController();
  // Each running or waiting text adds listeners.
  setMaxListeners(2 * (QUEUE_MAX + 1), closing.signal);

  async function run<Name extends WritingJobName>(
    owner: string,
    length: number,
    name: Name,
    ...args: Parameters<WritingJobs[Name]>
  ): Promise<ReturnType<WritingJobs[Name]>> {
    const job = { name, args };
    const inThread = () => thread.run(job, closing.signal);
    const result =
      length <= SHORT_TEXT ? runWritingJob(job) : await queue.run(owner, inThread, closing.signal);
    // The thread ran the function with this name.
    return result as ReturnType<WritingJobs[Name]>;
  }

  return {
    run,
    close: async () => {
      closing.abort(new NotReadyError('The server is shutting down. Please try again.'));
      await thread.end();
    },
  };
}
