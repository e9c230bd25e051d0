import { z } from 'zod';
import { personText } from '../../../core/input.ts';
import {
  INSTRUCTIONS_MAX_LENGTH,
  LENGTH_LEVEL_DEFAULT,
  MAX_BULLETS_PER_EXPERIENCE,
  MAX_BULLETS_PER_RUN,
  TEXT_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '../../../limits.ts';
import { bulletContent } from '../tailored-resume.schema.ts';

const QUESTION_MAX_LENGTH = 300;
const ANSWER_MAX_LENGTH = 200;
const MODES = ['concise', 'custom', 'keywords', 'focus'] as const;
const MODE = 'Please choose how to optimize: concise, custom, keywords or focus.';
const LEVEL = 'Please send the length as a whole number from 0 (shorten) to 100 (expand).';
const NO_SELECTION = 'Please select bullet points to optimize';
const TOO_MANY = `Please select at most ${MAX_BULLETS_PER_RUN} bullet points at once.`;

const optionalText = (max: number, tooLong: string) =>
  personText(max, tooLong)
    .nullish()
    .transform((text) => text ?? '');

const options = {
  level: z
    .int(LEVEL)
    .min(0, LEVEL)
    .max(100, LEVEL)
    .nullish()
    .transform((level) => level ?? LENGTH_LEVEL_DEFAULT),
  instructions: optionalText(
    INSTRUCTIONS_MAX_LENGTH,
    `Instructions can have at most ${INSTRUCTIONS_MAX_LENGTH} characters.`,
  ),
  area: optionalText(TITLE_MAX_LENGTH, `A focus area can have at most ${TITLE_MAX_LENGTH} characters.`),
};

interface Asked {
  mode: (typeof MODES)[number];
  instructions: string;
  area: string;
}

/** What a mode can't do without. */
function findMissing({ mode, instructions, area }: Asked): { path: string; message: string } | null {
  if (mode === 'custom' && instructions === '')
    return { path: 'instructions', message: 'Please enter instructions.' };
  if (mode === 'focus' && area === '') return { path: 'area', message: 'Please choose a focus area.' };
  return null;
}

export const startOptimizationSchema = z
  .object({
    bulletIds: z.array(z.string(), NO_SELECTION).min(1, NO_SELECTION).max(MAX_BULLETS_PER_RUN, TOO_MANY),
    mode: z.enum(MODES, MODE),
    ...options,
  })
  .superRefine((asked, context) => {
    const missing = findMissing(asked);
    if (missing) context.addIssue({ code: 'custom', path: [missing.path], message: missing.message });
  });

const JOB_DESCRIPTION = 'Please send the job description as text.';
const jobDescription = z
  .string(JOB_DESCRIPTION)
  .max(TEXT_MAX_LENGTH, `A job description can have at most ${TEXT_MAX_LENGTH} characters.`)
  .nullish()
  .transform((text) => text ?? '');

/** The body of `POST /api/optimize-bullet-points`. */
export const optimizeTextsSchema = z
  .object({
    experienceId: z.string('Please name the experience.'),
    bulletPoints: z
      .array(bulletContent, NO_SELECTION)
      .min(1, NO_SELECTION)
      .max(MAX_BULLETS_PER_EXPERIENCE, TOO_MANY),
    jobDescription,
    optimization: z.enum(MODES, MODE),
    options: z
      .object(options)
      .nullish()
      .transform((given) => given ?? { level: LENGTH_LEVEL_DEFAULT, instructions: '', area: '' }),
  })
  .superRefine(({ optimization, options: given }, context) => {
    const missing = findMissing({ mode: optimization, ...given });
    if (missing)
      context.addIssue({ code: 'custom', path: ['options', missing.path], message: missing.message });
  });

const BULLET_COUNT = `Please send the number of bullet points as a whole number from 1 to ${MAX_BULLETS_PER_EXPERIENCE}.`;
const LOCKED = 'Please send the locked bullet points as a list of texts.';

/** The body of `POST /api/regenerate-bullet-points`. */
export const regenerateTextsSchema = z.object({
  tailoredResumeId: z.string('Please name the resume.'),
  experienceId: z.string('Please name the experience.'),
  lockedBulletPoints: z
    .array(bulletContent, LOCKED)
    .max(MAX_BULLETS_PER_EXPERIENCE, LOCKED)
    .nullish()
    .transform((texts) => texts ?? []),
  jobDescription,
  bulletCount: z
    .int(BULLET_COUNT)
    .min(1, BULLET_COUNT)
    .max(MAX_BULLETS_PER_EXPERIENCE, BULLET_COUNT)
    .nullish()
    .transform((count) => count ?? null),
});

/** The answer to a question for a fact. */
export const answerSchema = z.object({
  bulletId: z.string(),
  question: personText(QUESTION_MAX_LENGTH, 'This question is too long.'),
  answer: personText(ANSWER_MAX_LENGTH, `An answer can have at most ${ANSWER_MAX_LENGTH} characters.`)
    .transform((text) => text.replace(/\s+/g, ' '))
    .refine((text) => text !== '', 'Please enter an answer.'),
});

/** What becomes of all originals. */
export const settleOriginalsSchema = z.object({
  keep: z.boolean('Please say whether the originals are to be kept.'),
});
