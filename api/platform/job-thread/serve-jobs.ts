import { parentPort } from 'node:worker_threads';
import type { FromJobThread } from './job-messages.ts';

/**
 * The inside of a job thread (`job-thread.ts`): runs each job that arrives and sends its result, or what it threw.
 * To be called by the thread's entry once it can begin.
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
  // The one who started this thread sends jobs of this type and nothing else.
  port.on('message', (job: Job) => void answer(job));
  send({ kind: 'ready' });
}
