import { setMaxListeners } from 'node:events';
import { NotReadyError, RuleError } from '../../../core/errors.ts';
import { createFairQueue } from '../../../platform/fair-queue.ts';
import { createJobThread, entryBeside } from '../../../platform/job-thread/job-thread.ts';
import type { RenderJob, RenderResult } from './render-job.ts';
import type { RenderedPdf, ResumeDocument } from '../resume-document.ts';

export type { RenderedPdf } from '../resume-document.ts';

/** Maximum number of waiting documents; under heavy load it is better to refuse than to let pages hang. */
const QUEUE_MAX = 64;
/** Per user: enough for several tabs, too few to fill the queue. */
const QUEUE_MAX_PER_OWNER = 6;
const TIMEOUT_MS = 20_000;
/** About five pages, rendered in a fraction of a second. Longer resumes use a separate thread. */
const LONG_DOCUMENT = 20_000;
/** An idle thread would keep about 60 MB, and long resumes are rare. */
const IDLE_MS = 60_000;
/** The largest resume that finishes within the time limit stays far below. */
const HEAP_MB = 768;

export interface RenderOptions {
  /** The user's id; owners take turns. */
  owner?: string;
  signal?: AbortSignal;
}

export interface PdfRenderer {
  /**
   * Renders a resume as a PDF with real text in reading order (docs/product.md#exported-pdf). Rejects with
   * TooLargeError when the time or memory limit is exceeded, RuleError `unsupported-script` when the fonts lack most of
   * the letters, RateLimitedError when the owner has too many waiting, NotReadyError when the queue is full or the
   * renderer is closed, and with the signal's reason when it aborts. Any other error is a bug.
   */
  render(doc: ResumeDocument, options?: RenderOptions): Promise<RenderedPdf>;
  /** Ends the threads; running and waiting jobs reject with NotReadyError. */
  close(): Promise<void>;
}

export interface PdfRendererOptions {
  /** The time limit for one document once its turn has come; 20 s by default. */
  timeoutMs?: number;
  /** The threads' program: by default `render-worker` beside this module. */
  entry?: URL;
}

/**
 * Renders in two threads, each started when first needed and replaced after it had to be stopped: one for resumes of
 * ordinary length and one for long ones, so that nobody waits for another user's forty pages. In each, owners take
 * turns.
 */
export function createPdfRenderer({
  timeoutMs = TIMEOUT_MS,
  entry = entryBeside(import.meta.url, 'render-worker'),
}: PdfRendererOptions = {}): PdfRenderer {
  const closing = new AbortController();
  // Each running or waiting document adds listeners.
  setMaxListeners(2 * (QUEUE_MAX + 1), closing.signal);
  const usual = createQueuedThread(entry, timeoutMs);
  const long = createQueuedThread(entry, timeoutMs, IDLE_MS);

  return {
    render: async (resume, { owner = '', signal } = {}) => {
      const stop = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      const lane = textLength(resume) > LONG_DOCUMENT ? long : usual;
      return lane.render(resume, owner, stop);
    },
    close: async () => {
      closing.abort(new NotReadyError('The server is shutting down. Please try again.'));
      await Promise.all([usual.end(), long.end()]);
    },
  };
}

function textLength({
  summary,
  experiences,
  education,
  skills,
  certifications,
  languages,
  sections,
}: ResumeDocument): number {
  return JSON.stringify([summary, experiences, education, skills, certifications, languages, sections])
    .length;
}

/** A thread with its queue. @param idleMs how long an unused thread is kept; for ever by default */
function createQueuedThread(entry: URL, timeoutMs: number, idleMs?: number) {
  const queue = createFairQueue({
    atOnce: 1,
    waitingPerOwner: QUEUE_MAX_PER_OWNER,
    waitingMax: QUEUE_MAX,
    messages: {
      owner: 'You are exporting several resumes already. Please wait until they are there.',
      everybody: 'Many resumes are being exported right now. Please try again.',
    },
  });
  const thread = createJobThread<RenderJob, RenderResult>({
    name: 'resume-pdf',
    entry,
    heapMb: HEAP_MB,
    timeLimitMs: timeoutMs,
    tooLarge: 'This resume is too long to be made into a PDF. Leave out some bullet points and try again.',
    ...(idleMs !== undefined && { idleMs }),
  });

  const draw = async (resume: ResumeDocument, stop: AbortSignal): Promise<RenderedPdf> => {
    const result = await thread.run({ resume, createdAt: Date.now() }, stop);
    if (result.kind === 'refused') throw new RuleError(result.reason, result.message);
    return result.pdf;
  };
  return {
    render: (resume: ResumeDocument, owner: string, stop: AbortSignal) =>
      queue.run(owner, () => draw(resume, stop), stop),
    end: thread.end,
  };
}
