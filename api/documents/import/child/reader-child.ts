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

const answer = (message: FromReader) => void process.send?.(message);

async function runJob(job: ToReader): Promise<FromReader> {
  if (job.kind === 'file') return { kind: 'read', document: await readDocument(job.bytes, job.fileName) };
  if (job.kind === 'recording') {
    const { readRecording } = await import('../recording/read-recording.ts');
    return { kind: 'read-recording', recording: await readRecording(job.bytes) };
  }
  // Loaded with the first page, so that uploads don't have to wait for the HTML parser.
  const { readJobPage } = await import('../job-page/read-job-page.ts');
  return { kind: 'read-page', page: readJobPage(job.page) };
}

async function read(job: ToReader): Promise<FromReader> {
  try {
    return await runJob(job);
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
answer({ kind: 'ready' });
