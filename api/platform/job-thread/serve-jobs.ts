import { parentPort } from 'node:worker_threads';
import type { FromJobThread } from './job-messages.ts';

/**
 * The worker's side of a job thread (`job-thread.ts`): runs each job that arrives and sends its result or its error.
 * To be called by the thread's entry module once it is ready.
 */
export function serveJobs<Job, Result>(run: (job: Job) => Result | Promise<Result>): void {
  const port = parentPort;
  if (!port) throw new Error('Jobs are served in a worker thread.');
  const send = (message: FromJobThread<Result>) => port.postMessage(message);

  const answer = async (job: Job): Promise<void> => {
    try {
      send({ kind: 'done', result: await run(job) });
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      send({ kind: 'failed', message });
    }
  };
  // The parent thread sends only jobs of this type.
  port.on('message', (job: Job) => void answer(job));
  send({ kind: 'ready' });
}
