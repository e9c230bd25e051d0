import { z } from 'zod';
import { personText } from '../../core/input.ts';
import { TEXT_MAX_LENGTH, TITLE_MAX_LENGTH } from '../../limits.ts';

const line = (label: string) =>
  personText(TITLE_MAX_LENGTH, `The ${label} is too long.`)
    .nullish()
    .transform((text) => text?.replace(/\s+/g, ' ') || undefined);

/** What a user gives of a posting. `userExperiences` may come along: the owner's own bank is what counts. */
export const jobPostingSchema = z.object({
  description: z
    .string('Please enter a job description')
    .refine((text) => text.trim() !== '', 'Please enter a job description')
    .refine((text) => text.length <= TEXT_MAX_LENGTH, {
      message: `That is more text than a posting can have: at most ${TEXT_MAX_LENGTH.toLocaleString('en-US')} characters, please.`,
    }),
  title: line('job title'),
  company: line('company name'),
});
