import { z } from 'zod';
import { cleanText, personText } from '../../core/input.ts';
import { TEXT_MAX_LENGTH, TITLE_MAX_LENGTH } from '../../limits.ts';

const line = (label: string) =>
  personText(TITLE_MAX_LENGTH, `The ${label} is too long.`)
    .nullish()
    .transform((text) => text?.replace(/\s+/g, ' ') || undefined);

/** A web address and nothing else. People often omit the scheme if it begins with www. */
const LINK = /^(?:https?:\/\/|www\.)\S+$/i;

/** Whether a text is a link to a posting rather than the posting itself. */
export const isLink = (text: string): boolean => LINK.test(text.trim());

/** The address of a posting. Other problems with it are reported when it is opened. */
export const jobPostingUrlSchema = z.object({
  url: z
    .string('Please enter a job posting URL')
    .transform(cleanText)
    .refine((url) => url !== '', 'Please enter a job posting URL')
    .transform((url) => (/^www\./i.test(url) ? `https://${url}` : url)),
  title: line('job title'),
  company: line('company name'),
});

const correctedLine = (label: string) =>
  personText(TITLE_MAX_LENGTH, `The ${label} is too long.`)
    .nullish()
    .transform((text) => text?.replace(/\s+/g, ' '));

/** The fields of a posting that a user can correct; omitted ones stay unchanged. */
export const postingNamesSchema = z.object({
  title: correctedLine('job title'),
  company: correctedLine('company name'),
});

const postingText = z
  .string('Please enter a job description')
  .refine((text) => text.length <= TEXT_MAX_LENGTH, {
    message: `That is more text than a posting can have: at most ${TEXT_MAX_LENGTH.toLocaleString('en-US')} characters, please.`,
  });

/** A text that may hold several postings. */
export const postingsTextSchema = z.object({ text: postingText });

/** What a user submits for a posting. `userExperiences` is accepted but ignored in favor of the user's bank. */
export const jobPostingSchema = z.object({
  description: postingText.refine((text) => text.trim() !== '', 'Please enter a job description'),
  title: line('job title'),
  company: line('company name'),
});
