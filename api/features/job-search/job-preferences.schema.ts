import { z } from 'zod';
import { personText } from '../../core/input.ts';

/** The radii to choose from, in miles. */
export const RADII = [10, 25, 50, 100] as const;
export const DEFAULT_RADIUS = 25;
export const JOB_TYPES = ['full-time', 'part-time', 'contract', 'temporary', 'internship'] as const;
export type JobType = (typeof JOB_TYPES)[number];
export const LEVELS = ['entry', 'mid', 'senior', 'lead'] as const;

const PLACE_MAX_LENGTH = 200;
const RADIUS = `Please choose a radius of ${RADII.join(', ')} miles.`;

/** "any", "Any" and nothing mean all; "Full-time" and "full time" are the same. */
const oneOf = <T extends string>(values: readonly [T, ...T[]], message: string) =>
  z
    .string(message)
    .nullish()
    .transform((text) =>
      (text ?? '')
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, '-'),
    )
    .transform((text) => (text === 'any' ? '' : text))
    .pipe(z.union([z.literal(''), z.enum(values)], message))
    .transform((value) => (value === '' ? null : value));

export const jobType = oneOf(JOB_TYPES, `Please choose a job type: ${JOB_TYPES.join(', ')} or any.`);
export const level = oneOf(LEVELS, `Please choose a level: ${LEVELS.join(', ')} or any.`);
export const radius = z
  .union(
    RADII.map((miles) => z.literal(miles)),
    RADIUS,
  )
  .nullish()
  .transform((miles) => miles ?? DEFAULT_RADIUS);
export const openToRemote = z
  .boolean('Please say whether you are open to remote work.')
  .nullish()
  .transform((open) => open ?? false);

export const place = (missing: string) =>
  personText(PLACE_MAX_LENGTH, `A location can have at most ${PLACE_MAX_LENGTH} characters.`)
    .nullish()
    .transform((text) => text ?? '')
    .refine((text) => text !== '', missing);

export const jobPreferencesSchema = z.object({
  location: place('Please enter a location before saving preferences.'),
  radius,
  openToRemote,
  jobType,
  experienceLevel: level,
});
