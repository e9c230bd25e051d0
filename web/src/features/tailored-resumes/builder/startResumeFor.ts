import type { NavigateFunction } from 'react-router-dom';
import { z } from '../../../lib/zod.ts';

/** A job that a resume is to be made for at once. */
export interface JobToStart {
  title: string;
  company: string;
  /** The text of the posting, or a link to it. */
  description: string;
}

const handOverSchema = z.object({
  startResumeFor: z.object({ title: z.string(), company: z.string(), description: z.string() }),
});

/**
 * Hands a job over to the resume builder, which analyzes it and generates a resume without a second click
 * (docs/product.md#resume-builder). For the job search.
 */
export function startResumeFor(navigate: NavigateFunction, job: JobToStart): void {
  void navigate('/resume-builder', {
    state: { startResumeFor: job } satisfies z.infer<typeof handOverSchema>,
  });
}

/** The job that was handed over with a navigation, whose state may hold anything; null if none was. */
export function readJobToStart(state: unknown): JobToStart | null {
  const { data } = handOverSchema.safeParse(state);
  return data && data.startResumeFor.description.trim() !== '' ? data.startResumeFor : null;
}
