import { Worker } from 'node:worker_threads';
import { RuleError, TooLargeError } from '../../core/errors.ts';
import type { FromWorker, ToWorker } from './render-messages.ts';
import type { RenderedPdf } from './resume-document.ts';

const TOO_LONG = 'This resume is too long to be made into a PDF. Leave out some bullet points and try again.';
/** A thread that has not started by then never will; a busy machine needs 2 s. */
const START_LIMIT_MS = 30_000;
/** The largest resume that finishes within the time limit stays far below. */
const HEAP_MB = 768;

/**
 * From source (tsx, vitest) the thread starts from a small JavaScript file that registers tsx, however the
 * process was started. In a bundle it is `render-worker.js` beside the file that this code was bundled into:
 * the build makes it an entry of its own.
 */
function startWorker(): Worker {
  const file = import.meta.url.endsWith('.ts') ? './render-worker-from-source.mjs' : './render-worker.js';
  return new Worker(new URL(file, import.meta.url), {
    execArgv: [],
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    name: 'resume-pdf',
  });
}

export interface RenderThread {
  /** One document at a time, within the time limit. Rejects when the thread is lost; it is of no use after that. */
  render(job: ToWorker, signal: AbortSignal): Promise<RenderedPdf>;
  readonly alive: boolean;
  end(): Promise<void>;
}

/** Starts a worker thread; it has no environment and keeps the process alive only while it renders. */
export function startRenderThread(timeoutMs: number): RenderThread {
  const worker = startWorker();
  worker.unref();
  let alive = true;
  let ready = false;
  let onReady: (() => void) | undefined;
  let settle: ((outcome: FromWorker | Error) => void) | undefined;

  worker.on('message', (message: FromWorker) => {
    if (message.kind !== 'ready') return settle?.(message);
    ready = true;
    onReady?.();
  });
  worker.on('error', (error: Error & { code?: string }) => {
    alive = false;
    const outOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    settle?.(outOfMemory ? new TooLargeError(TOO_LONG) : error);
  });
  worker.on('exit', () => {
    alive = false;
    settle?.(new Error('The PDF thread ended.'));
  });

  const kill = () => {
    alive = false;
    return worker.terminate();
  };

  return {
    get alive() {
      return alive;
    },
    end: async () => void (await kill()),
    render: (job, signal) =>
      new Promise((resolve, reject) => {
        const stop = (reason: unknown) => {
          void kill();
          finish(() => reject(reason));
        };
        const onAbort = () => stop(signal.reason);
        let timer: NodeJS.Timeout;
        const limit = () => {
          timer = ready
            ? setTimeout(() => stop(new TooLargeError(TOO_LONG)), timeoutMs)
            : setTimeout(() => stop(new Error('The PDF thread did not start.')), START_LIMIT_MS);
        };
        // The start of the thread does not count as the document's time.
        onReady = () => {
          clearTimeout(timer);
          limit();
        };
        const finish = (act: () => void) => {
          clearTimeout(timer);
          onReady = undefined;
          signal.removeEventListener('abort', onAbort);
          settle = undefined;
          worker.unref();
          act();
        };
        settle = (outcome) =>
          finish(() => {
            if (outcome instanceof Error) reject(outcome);
            else if (outcome.kind === 'rendered') {
              resolve({ bytes: outcome.bytes, pages: outcome.pages, notices: outcome.notices });
            } else if (outcome.kind === 'refused') reject(new RuleError(outcome.reason, outcome.message));
            else if (outcome.kind === 'failed')
              reject(new Error('The PDF could not be made.', { cause: outcome.message }));
          });
        signal.addEventListener('abort', onAbort, { once: true });
        limit();
        worker.ref();
        worker.postMessage(job);
      }),
  };
}
