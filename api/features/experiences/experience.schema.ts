import { z } from 'zod';
import { engineChoice } from '../../ai/engine-choice.ts';
import { personText } from '../../core/input.ts';
import { preconditionSchema } from '../../core/version.ts';
import {
  BULLET_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  MAX_BULLETS_PER_EXPERIENCE,
  MAX_EXPERIENCES,
  TEXT_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '../../limits.ts';

const oneLine = (max: number, tooLong: string) =>
  personText(max, tooLong).transform((text) => text.replace(/\s+/g, ' '));

const requiredLine = (missing: string, tooLong: string) =>
  z
    .string(missing)
    .pipe(oneLine(TITLE_MAX_LENGTH, tooLong))
    .refine((text) => text !== '', missing);

const blank = (text: string | null | undefined) => (text == null ? '' : text.trim());

/** `YYYY-MM`, as the month input returns it, or `YYYY` if only the year is known; may be blank. */
const month = (label: string) =>
  z
    .string(`Please enter the ${label} as a month, like 2021-03.`)
    .nullish()
    .transform(blank)
    .refine((text) => text === '' || /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/.test(text), {
      message: `Please enter the ${label} as a month, like 2021-03.`,
    });

/** A start date without a month means January, an end date without a month means December. */
function endsBeforeStart(startDate: string, endDate: string): boolean {
  if (startDate === '' || endDate === '') return false;
  const start = startDate.length === 4 ? `${startDate}-01` : startDate;
  const end = endDate.length === 4 ? `${endDate}-12` : endDate;
  return end < start;
}

const bulletContent = z
  .string('Please enter the text of the bullet point.')
  .pipe(oneLine(BULLET_MAX_LENGTH, `A bullet point can have at most ${BULLET_MAX_LENGTH} characters.`));

/** A bullet in a form: an existing one with its id, or a new one. Plain text is a new one. */
const bulletInput = z.preprocess(
  (bullet) => (typeof bullet === 'string' ? { content: bullet } : bullet),
  z.object(
    {
      id: z
        .string()
        .nullish()
        .transform((id) => id ?? null),
      content: bulletContent,
    },
    'Please enter the text of the bullet point.',
  ),
);

const roleFields = {
  title: requiredLine('Please enter the job title.', 'The job title is too long.'),
  company: requiredLine('Please enter the company.', 'The company name is too long.'),
  location: oneLine(TITLE_MAX_LENGTH, 'The location is too long.')
    .nullish()
    .transform((text) => text || null),
  startDate: month('start date'),
  endDate: month('end date').transform((text) => text || null),
};

const hasValidDates = (role: { startDate: string; endDate: string | null }) =>
  !endsBeforeStart(role.startDate, role.endDate ?? '');
const datesProblem = {
  path: ['endDate'],
  message: 'The end date is before the start date. Please check both.',
};

/** The fields of a merged or split-off role: an experience (docs/product.md#validation) without its bullets. */
export const roleSchema = z.object(roleFields).refine(hasValidDates, datesProblem);

/** What several experiences are to be called. */
export const renamingsSchema = z.object({
  experiences: z
    .array(
      z.object({
        id: z.string(),
        title: roleFields.title,
        company: roleFields.company,
        version: preconditionSchema.shape.version,
      }),
      'Please send the experiences as a list.',
    )
    .min(1, 'There are no experiences to change.')
    .max(MAX_EXPERIENCES, `At most ${MAX_EXPERIENCES} experiences can be changed at once.`),
});

/** The fields of an experience (docs/product.md#validation). Blank bullets are skipped. */
export const experienceSchema = z
  .object({
    ...roleFields,
    description: personText(DESCRIPTION_MAX_LENGTH, 'The description is too long.')
      .nullish()
      .transform((text) => text || null),
    bulletPoints: z
      .array(bulletInput, 'Please send the bullet points as a list.')
      .nullish()
      .transform((bullets) => bullets?.filter((bullet) => bullet.content !== '') ?? null)
      .refine((bullets) => (bullets?.length ?? 0) <= MAX_BULLETS_PER_EXPERIENCE, {
        message: `An experience can have at most ${MAX_BULLETS_PER_EXPERIENCE} bullet points.`,
      }),
  })
  .refine(hasValidDates, datesProblem);

export type ExperienceInput = z.output<typeof experienceSchema>;
export type RoleFields = z.output<typeof roleSchema>;

export const experiencesSchema = z.object({
  experiences: z
    .array(experienceSchema, 'Please send the experiences as a list.')
    .min(1, 'There are no experiences to add.')
    .max(MAX_EXPERIENCES, `At most ${MAX_EXPERIENCES} experiences can be kept.`),
});

export const bulletSchema = z.object({
  content: bulletContent.refine((text) => text !== '', 'Please enter the text of the bullet point.'),
});

export const bulletActiveSchema = z.object({
  isActive: z.boolean('Please say whether the bullet point is to be used.'),
});

export const reorderSchema = z.object({
  experienceIds: z
    .array(z.string())
    .min(1, 'Please send the experiences in their new order.')
    .max(MAX_EXPERIENCES),
});

export const pastedTextSchema = z.object({
  text: z
    .string('Please paste your experience text first')
    .refine((text) => text.trim() !== '', 'Please paste your experience text first')
    .refine((text) => text.length <= TEXT_MAX_LENGTH, {
      message: `That is more text than can be read at once: at most ${TEXT_MAX_LENGTH.toLocaleString('en-US')} characters, please.`,
    }),
  engine: engineChoice,
});
