/** The worker thread of `createPdfRenderer`: one document at a time, in the order of the messages. */
import { parentPort } from 'node:worker_threads';
import { RuleError } from '../../core/errors.ts';
import { renderInThread } from './render-in-thread.ts';
import { loadResumeFonts } from './resume-fonts.ts';
import type { FromWorker, ToWorker } from './render-messages.ts';

const port = parentPort;
if (!port) throw new Error('render-worker.ts is the entry of a worker thread.');

const answer = (message: FromWorker) => port.postMessage(message);

async function render({ resume, createdAt }: ToWorker): Promise<void> {
  try {
    const { bytes, pages, notices } = await renderInThread(resume, new Date(createdAt));
    answer({ kind: 'rendered', bytes, pages, notices });
  } catch (error) {
    if (error instanceof RuleError) answer({ kind: 'refused', reason: error.reason, message: error.message });
    else
      answer({
        kind: 'failed',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
  }
}

port.on('message', (message: ToWorker) => void render(message));
await loadResumeFonts();
answer({ kind: 'ready' });
