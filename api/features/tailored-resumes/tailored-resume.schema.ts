import { z } from 'zod';
import { personText } from '../../core/input.ts';
import {
  BULLET_MAX_LENGTH,
  BULLETS_PER_EXPERIENCE,
  MAX_BULLETS_PER_EXPERIENCE,
  MAX_EXPERIENCES_PER_RESUME,
} from '../../limits.ts';

export const bulletContent = personText(
  BULLET_MAX_LENGTH,
  `A bullet point can have at most ${BULLET_MAX_LENGTH} characters.`,
)
  .transform((text) => text.replace(/\s+/g, ' '))
  .refine((text) => text !== '', 'Please enter the text of the bullet point.');

const index = z
  .int('Please send the bullet’s place as a whole number from 0.')
  .min(0, 'Please send the bullet’s place as a whole number from 0.');

const BULLET_COUNT = `Please send the bullet counts as whole numbers from 0 to ${MAX_BULLETS_PER_EXPERIENCE}.`;
const bulletCount = z.int(BULLET_COUNT).min(0, BULLET_COUNT).max(MAX_BULLETS_PER_EXPERIENCE, BULLET_COUNT);

export const tailorSchema = z.object({
  jobPostingId: z.string('Please choose a job posting.'),
  experienceIds: z
    .array(z.string(), 'Please select at least one experience.')
    .min(1, 'Please select at least one experience.')
    .max(MAX_EXPERIENCES_PER_RESUME, `A resume can hold at most ${MAX_EXPERIENCES_PER_RESUME} experiences.`),
  /** The maximum number of bullets for each experience. */
  bulletCounts: z
    .record(z.string(), bulletCount, BULLET_COUNT)
    .nullish()
    .transform((counts) => counts ?? {}),
});

export const DEFAULT_BULLET_COUNT = BULLETS_PER_EXPERIENCE;

/** The bullet's text as the client knows it. If it is different, the answer is 409. */
const expectedContent = z
  .string()
  .nullish()
  .transform((content) => content ?? null);

export const updateBulletSchema = z.object({
  bulletId: z.string(),
  content: bulletContent,
  previousContent: expectedContent,
});

export const deleteBulletSchema = z.object({ bulletId: z.string(), previousContent: expectedContent });

export const bulletLockSchema = z.object({
  bulletId: z.string(),
  isLocked: z.boolean('Please say whether the bullet point is to be locked.'),
});

export const chooseAgainSchema = z.object({
  experienceId: z.string('Please name the experience.'),
  /** The maximum number of bullets. Defaults to the current number, but at least the default count. */
  count: z
    .int('Please send the number of bullet points as a whole number.')
    .min(1, 'Please choose at least one bullet point.')
    .max(
      MAX_BULLETS_PER_EXPERIENCE,
      `An experience can have at most ${MAX_BULLETS_PER_EXPERIENCE} bullet points.`,
    )
    .nullish()
    .transform((count) => count ?? null),
});

const PICK_COUNT = `Please choose 1 to ${MAX_BULLETS_PER_EXPERIENCE} bullet points.`;

export const pickBulletsSchema = z.object({
  experienceId: z.string('Please name the experience.'),
  bulletPointIds: z
    .array(z.string(), PICK_COUNT)
    .min(1, PICK_COUNT)
    .max(MAX_BULLETS_PER_EXPERIENCE, PICK_COUNT),
});

export const addBulletSchema = z.object({
  experienceId: z.string('Please name the experience.'),
  content: bulletContent.nullish().transform((content) => content ?? null),
  /** The bullet of the bank that the text comes from. */
  sourceBulletPointId: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
  position: index.nullish().transform((position) => position ?? null),
});

/**
 * The REST paths identify a bullet by its experience and position. `content` guards against positions that have
 * shifted.
 */
export const bulletPlaceSchema = z.object({
  experienceId: z.string('Please name the experience.'),
  bulletIndex: index,
  content: expectedContent,
});

export const newContentSchema = z.object({ newContent: bulletContent });

export const bulletIdSchema = z.object({ bulletId: z.string() });

export const experienceIdSchema = z.object({ experienceId: z.string('Please name the experience.') });
