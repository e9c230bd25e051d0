import { z } from 'zod';
import { cleanText, personText } from '../../core/input.ts';
import { TEXT_MAX_LENGTH, TITLE_MAX_LENGTH } from '../../limits.ts';

const line = (label: string) =>
  personText(TITLE_MAX_LENGTH, `The ${label} is too long.`)
    .nullish()
    .transform((text) => text?.replace(/\s+/g, ' ') || undefined);

/** One web address and nothing else: people leave the scheme out when it begins with www. */
const LINK = /^(?:https?:\/\/|www\.)\S+$/i;

/** Whether a text is a link to a posting and not the posting. */
export const isLink = (text: string): boolean => LINK.test(text.trim());

/** Where a posting stands. What else is wrong with an address is said by what opens it. */
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

/** What a user corrects of a posting; what is left out stays. */
export const postingNamesSchema = z.object({
  title: correctedLine('job title'),
  company: correctedLine('company name'),
});

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
