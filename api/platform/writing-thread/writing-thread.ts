import { setMaxListeners } from 'node:events';
import { NotReadyError } from '../../core/errors.ts';
import { createFairQueue } from '../fair-queue.ts';
import { createJobThread, entryBeside } from '../job-thread/job-thread.ts';
import { runWritingJob, type WritingJob, type WritingJobName, type WritingJobs } from './writing-jobs.ts';

/** Characters that are read where the request is answered: some milliseconds. A usual posting has 5,000. */
const SHORT_TEXT = 12_000;
/** For one job, from when its turn comes; the longest text that is accepted takes a second or two. */
const TIME_LIMIT_MS = 15_000;
/** The thread holds the lexicon, some 60 MB; long texts are rare. */
const IDLE_MS = 60_000;
const HEAP_MB = 512;
/** Texts that may wait; one more is refused, so that a crowd gets an answer and not a stuck page. */
const QUEUE_MAX = 64;

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
    waitingMax: QUEUE_MAX,
    words: {
      owner: 'Your last texts are still being read. Please try again in a moment.',
      everybody: 'Many long texts are being read right now. Please try again in a moment.',
    },
  });
  const thread = createJobThread<WritingJob, unknown>({
    name: 'writing',
    entry: entryBeside(import.meta.url, 'writing-worker'),
    heapMb: HEAP_MB,
    timeLimitMs: TIME_LIMIT_MS,
    tooLarge: 'This takes too long to read. Please shorten the text and try again.',
    idleMs: IDLE_MS,
  });
  const closing = new AbortController();
  // Each text that runs or waits listens.
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
    // The thread ran the very function that this name stands for.
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
