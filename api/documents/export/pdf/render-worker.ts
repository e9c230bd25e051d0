/** The worker thread of `createPdfRenderer`. */
import { RuleError } from '../../../core/errors.ts';
import { serveJobs } from '../../../platform/job-thread/serve-jobs.ts';
import { renderInThread } from './render-in-thread.ts';
import type { RenderJob, RenderResult } from './render-job.ts';
import { loadResumeFonts } from './resume-fonts.ts';

async function render({ resume, createdAt }: RenderJob): Promise<RenderResult> {
  try {
    return { kind: 'rendered', pdf: await renderInThread(resume, new Date(createdAt)) };
  } catch (error) {
    if (error instanceof RuleError) return { kind: 'refused', reason: error.reason, message: error.message };
    throw error;
  }
}

await loadResumeFonts();
serveJobs(render);
