import { TEXT_MAX_LENGTH, TITLE_MAX_LENGTH } from '../../../../api/limits.ts';
import { z } from '../../lib/zod.ts';
import type { JobValues } from './jobDraft.ts';

/** Checks what the server checks, in the same words, before anything is sent. */
export const jobSchema: z.ZodMiniType<JobValues> = z.object({
  title: z.string().check(z.maxLength(TITLE_MAX_LENGTH, 'The job title is too long.')),
  company: z.string().check(z.maxLength(TITLE_MAX_LENGTH, 'The company name is too long.')),
  description: z.string().check(
    z.refine((text) => text.trim() !== '', 'Please enter a job description'),
    z.maxLength(
      TEXT_MAX_LENGTH,
      `That is more text than a posting can have: at most ${TEXT_MAX_LENGTH.toLocaleString('en-US')} characters, please.`,
    ),
  ),
});
