/** The child process of `createDocumentReader`: one file at a time. */
import { Worker } from 'node:worker_threads';
import { RuleError, TooLargeError, UnsupportedTypeError } from '../../../core/errors.ts';
import { readDocument } from '../read-document.ts';
import type { FromReader, ToReader } from './reader-messages.ts';
import { warmUp } from './warm-up.ts';

/** Ends this process when its parent is gone, even while a hostile file is blocking the main thread. */
const WATCHDOG = `
  const parent = process.ppid;
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 500);
`;

/** Resolves once the message is on its way: a file that blocks this process can't hold it back. */
const answer = (message: FromReader) =>
  new Promise<void>((resolve) => process.send?.(message, () => resolve()));

/** Loads the code for a job. That for pages and recordings isn't there before, as uploads would have to wait for it. */
async function loadReader(job: ToReader): Promise<() => Promise<FromReader>> {
  switch (job.kind) {
    case 'file':
      return async () => ({ kind: 'read', document: await readDocument(job.bytes, job.fileName) });
    case 'job-page': {
      const { readJobPage } = await import('../job-page/read-job-page.ts');
      return async () => ({ kind: 'read-page', page: readJobPage(job.page) });
    }
    case 'recording': {
      const { readRecording } = await import('../recording/read-recording.ts');
      return async () => ({ kind: 'read-recording', recording: await readRecording(job.bytes) });
    }
  }
}

async function read(job: ToReader): Promise<FromReader> {
  try {
    const run = await loadReader(job);
    await answer({ kind: 'begun' });
    return await run();
  } catch (error) {
    if (error instanceof RuleError) return { kind: 'refused', reason: error.reason, message: error.message };
    if (error instanceof UnsupportedTypeError) return { kind: 'unsupported', message: error.message };
    if (error instanceof TooLargeError) return { kind: 'too-large', message: error.message };
    return {
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

if (!process.send) throw new Error('reader-child.ts is the entry of a child process.');
process.on('disconnect', () => process.exit(0));
process.on('message', (job: ToReader) => void read(job).then(answer));
new Worker(WATCHDOG, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
await warmUp();
await answer({ kind: 'ready' });
