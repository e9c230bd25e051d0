/** The worker thread of `createWritingThread`: one job at a time, in the order of the messages. */
import { parentPort } from 'node:worker_threads';
import { runWritingJob, type FromWritingThread, type ToWritingThread } from './writing-jobs.ts';

const port = parentPort;
if (!port) throw new Error('writing-worker.ts is the entry of a worker thread.');

const answer = (message: FromWritingThread) => port.postMessage(message);

port.on('message', (job: ToWritingThread) => {
  try {
    answer({ kind: 'done', result: runWritingJob(job) });
  } catch (error) {
    answer({
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
answer({ kind: 'ready' });
