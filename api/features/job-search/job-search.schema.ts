import { z } from 'zod';
import { personText } from '../../core/input.ts';
import { jobType, level, openToRemote, place, radius } from './job-preferences.schema.ts';
import { splitQuery } from './search-text.ts';

const QUERY_MAX_LENGTH = 1_000;
const MOST_PHRASES = 40;
const TOO_LONG = `Please search for at most ${QUERY_MAX_LENGTH} characters.`;
/** The ages to choose from, in days. */
export const POSTED_WITHIN = [1, 3, 7, 14, 30] as const;
const AGE = `Please choose an age of ${POSTED_WITHIN.join(', ')} days, or any.`;

export const jobSearchSchema = z.object({
  location: place('Please enter a location to search for jobs.'),
  radius,
  openToRemote,
  jobType,
  experienceLevel: level,
  postedWithinDays: z
    .union(
      POSTED_WITHIN.map((days) => z.literal(days)),
      AGE,
    )
    .nullish()
    .transform((days) => days ?? null),
  /** Words joined by `OR`; a job has to have all words between two of them. */
  query: personText(QUERY_MAX_LENGTH, TOO_LONG)
    .nullish()
    .transform((text) => splitQuery(text ?? ''))
    .refine(
      (phrases) => phrases.length <= MOST_PHRASES,
      `Please search for at most ${MOST_PHRASES} phrases.`,
    ),
  isMoreLikeThis: z
    .boolean('Please say whether it is a search for more jobs like one.')
    .nullish()
    .transform((more) => more ?? false),
});

export type JobSearchInput = z.output<typeof jobSearchSchema>;
