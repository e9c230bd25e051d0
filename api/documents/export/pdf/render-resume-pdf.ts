import { setMaxListeners } from 'node:events';
import { NotReadyError, RuleError } from '../../../core/errors.ts';
import { createFairQueue } from '../../../platform/fair-queue.ts';
import { createJobThread, entryBeside } from '../../../platform/job-thread/job-thread.ts';
import type { RenderJob, RenderResult } from './render-job.ts';
import type { RenderedPdf, ResumeDocument } from '../resume-document.ts';

export type { RenderedPdf } from '../resume-document.ts';

/** Documents that may wait; one more is refused, so that a crowd gets an answer and not a stuck page. */
const QUEUE_MAX = 64;
/** Of one person: enough for several tabs, too few to fill the queue. */
const QUEUE_MAX_PER_OWNER = 6;
const TIMEOUT_MS = 20_000;
/** About five pages, drawn in a fraction of a second. Longer ones have a thread of their own. */
const LONG_DOCUMENT = 20_000;
/** A thread holds about 60 MB; long resumes are rare. */
const IDLE_MS = 60_000;
/** The largest resume that finishes within the time limit stays far below. */
const HEAP_MB = 768;

export interface RenderOptions {
  /** Whose document it is: owners take turns. */
  owner?: string;
  signal?: AbortSignal;
}

export interface PdfRenderer {
  /**
   * The resume as a PDF with real text in reading order (docs/product.md#exported-pdf).
   * Rejects with: TooLargeError when the time limit or the memory is used up; RuleError
   * `unsupported-script` when the fonts lack most of the letters; RateLimitedError when the owner has several
   * waiting; NotReadyError when too many wait or the renderer is closed; the signal's reason when it aborts. Any
   * other error is a defect.
   */
  render(doc: ResumeDocument, options?: RenderOptions): Promise<RenderedPdf>;
  /** Ends the threads; what is running or waiting rejects with NotReadyError. */
  close(): Promise<void>;
}

export interface PdfRendererOptions {
  /** For one document, from when its turn comes; 20 s by default. */
  timeoutMs?: number;
}

/**
 * Two threads, each started when it is first needed and replaced when it had to be stopped: one for resumes of the
 * usual length, one for long ones, so that nobody waits for somebody else's forty pages. In each, owners take turns.
 */
export function createPdfRenderer({ timeoutMs = TIMEOUT_MS }: PdfRendererOptions = {}): PdfRenderer {
  const closing = new AbortController();
  // Each document that runs or waits listens.
  setMaxListeners(2 * (QUEUE_MAX + 1), closing.signal);
  const usual = createLane(timeoutMs);
  const long = createLane(timeoutMs, IDLE_MS);

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
}: ResumeDocument): number {
  return JSON.stringify([summary, experiences, education, skills, certifications, languages]).length;
}

/** One thread and those who wait for it. @param idleMs after which an unused thread ends; never without it */
function createLane(timeoutMs: number, idleMs?: number) {
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
    entry: entryBeside(import.meta.url, 'render-worker'),
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
