import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import { NotReadyError } from '../../core/errors.ts';
import { startRenderThread } from './render-thread.ts';
import type { RenderThread } from './render-thread.ts';
import type { RenderedPdf, ResumeDocument } from './resume-document.ts';

export type { RenderedPdf } from './resume-document.ts';

/** Documents that may wait; one more is refused, so that a crowd gets an answer and not a stuck page. */
const QUEUE_MAX = 64;
const TIMEOUT_MS = 20_000;

export interface PdfRenderer {
  /**
   * The resume as a PDF with real text in reading order (specification section 7, export).
   * Rejects with: TooLargeError when the time limit or the memory is used up; RuleError
   * `unsupported-script` when the fonts lack most of the letters; NotReadyError when too many wait or the
   * renderer is closed; the signal's reason when it aborts. Any other error is a defect.
   */
  render(doc: ResumeDocument, signal?: AbortSignal): Promise<RenderedPdf>;
  /** Ends the threads; what is running or waiting rejects with NotReadyError. */
  close(): Promise<void>;
}

export interface PdfRendererOptions {
  /** Threads; by default one less than the processors, at least 1 and at most 2. */
  workers?: number;
  /** For one document, from when its turn comes; 20 s by default. */
  timeoutMs?: number;
}

interface Waiting {
  run(thread: RenderThread): Promise<void>;
}

/** A small pool of threads, each started when it is first needed and replaced when it had to be stopped. */
export function createPdfRenderer({
  workers = Math.max(1, Math.min(2, availableParallelism() - 1)),
  timeoutMs = TIMEOUT_MS,
}: PdfRendererOptions = {}): PdfRenderer {
  const threads = new Set<RenderThread>();
  const idle: RenderThread[] = [];
  const queue: Waiting[] = [];
  const closing = new AbortController();
  // Each document that runs or waits listens.
  setMaxListeners(QUEUE_MAX + workers, closing.signal);

  const work = (): void => {
    while (queue.length > 0 && !closing.signal.aborted) {
      const thread = idle.pop() ?? start();
      const next = thread && queue.shift();
      if (!next) return;
      void next.run(thread).finally(() => {
        if (thread.alive) idle.push(thread);
        else threads.delete(thread);
        work();
      });
    }
  };

  const start = (): RenderThread | undefined => {
    for (const thread of threads) if (!thread.alive) threads.delete(thread);
    if (threads.size >= workers) return undefined;
    const thread = startRenderThread(timeoutMs);
    threads.add(thread);
    return thread;
  };

  return {
    render: (resume, signal) =>
      new Promise((resolve, reject) => {
        if (closing.signal.aborted) return reject(closing.signal.reason);
        if (signal?.aborted) return reject(signal.reason);
        if (queue.length >= QUEUE_MAX) {
          return reject(new NotReadyError('Many resumes are being exported right now. Please try again.'));
        }
        const stop = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
        const leave = () => {
          queue.splice(queue.indexOf(waiting), 1);
          reject(stop.reason);
        };
        const waiting: Waiting = {
          run: (thread) => {
            stop.removeEventListener('abort', leave);
            return thread.render({ resume, createdAt: Date.now() }, stop).then(resolve, reject);
          },
        };
        stop.addEventListener('abort', leave, { once: true });
        queue.push(waiting);
        work();
      }),
    close: async () => {
      closing.abort(new NotReadyError('The server is shutting down. Please try again.'));
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}
