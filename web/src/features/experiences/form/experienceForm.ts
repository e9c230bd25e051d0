import type { FieldPath } from 'react-hook-form';
import {
  BULLET_MAX_LENGTH,
  MAX_BULLETS_PER_EXPERIENCE,
  TITLE_MAX_LENGTH,
} from '../../../../../api/limits.ts';
import type { ExperienceFieldsInput } from '../../../__generated__/ExperienceDialogCreateMutation.graphql.ts';
import type { RoleFieldsInput } from '../../../__generated__/useExperienceChangesMergeMutation.graphql.ts';
import { z } from '../../../lib/zod.ts';
import { mergeBullets, mergeTexts, type Merged } from '../../../forms/mergeChanges.ts';

/** The values of the Add/Edit dialog. `bulletId` names the stored bullet of a line; null for a new one. */
export interface ExperienceValues {
  title: string;
  company: string;
  /** `YYYY-MM`, `YYYY` or blank. */
  startDate: string;
  /** The same; blank means Present. */
  endDate: string;
  location: string;
  bulletPoints: { bulletId: string | null; content: string }[];
}

/** The field focused when a dialog opens. */
export type FirstField = 'title' | 'company' | 'startDate' | 'endDate';

/** The add dialog starts with one empty bullet. */
export const NEW_EXPERIENCE: ExperienceValues = {
  title: '',
  company: '',
  startDate: '',
  endDate: '',
  location: '',
  bulletPoints: [{ bulletId: null, content: '' }],
};

interface StoredExperience {
  readonly title: string;
  readonly company: string;
  readonly startDate: string;
  readonly endDate: string | null | undefined;
  readonly location: string | null | undefined;
  readonly bulletPoints: readonly { readonly id: string; readonly content: string }[];
}

/** Turns a stored experience into the dialog's values. One without bullets gets an empty one to write in. */
export function toExperienceValues(experience: StoredExperience): ExperienceValues {
  const bulletPoints = experience.bulletPoints.map(({ id, content }) => ({ bulletId: id, content }));
  return {
    title: experience.title,
    company: experience.company,
    startDate: experience.startDate,
    endDate: experience.endDate ?? '',
    location: experience.location ?? '',
    bulletPoints: bulletPoints.length > 0 ? bulletPoints : NEW_EXPERIENCE.bulletPoints,
  };
}

const LABELS = {
  title: 'Job Title',
  company: 'Company',
  startDate: 'Start Date',
  endDate: 'End Date',
  location: 'Location',
};

/** Merges a change of an experience with one made elsewhere in the meantime. */
export function mergeExperience(
  base: ExperienceValues,
  mine: ExperienceValues,
  theirs: ExperienceValues,
): Merged<ExperienceValues> {
  const texts = mergeTexts<keyof typeof LABELS>(LABELS, base, mine, theirs);
  const bullets = mergeBullets(base.bulletPoints, mine.bulletPoints, theirs.bulletPoints);
  return {
    values: { ...mine, ...texts.values, bulletPoints: bullets.values },
    taken: [...texts.taken, ...bullets.taken],
    contested: [...texts.contested, ...bullets.contested],
  };
}

/** The role's fields as the API takes them. */
export function toRoleInput({
  title,
  company,
  startDate,
  endDate,
  location,
}: ExperienceValues): RoleFieldsInput {
  return {
    title,
    company,
    startDate: startDate || null,
    endDate: endDate || null,
    location: location || null,
  };
}

/**
 * The values as the API takes them. Blank bullets are sent, too: the server skips them, and the indexes in its field
 * errors match those of the form. `description` isn't in the form and is passed back unchanged.
 */
export function toExperienceInput(
  values: ExperienceValues,
  description: string | null = null,
): ExperienceFieldsInput {
  return {
    ...toRoleInput(values),
    description,
    bulletPoints: values.bulletPoints.map(({ bulletId, content }) => ({ id: bulletId, content })),
  };
}

export const END_BEFORE_START = 'The end date is before the start date. Please check both.';

/**
 * Whether the end is before the start. A bare year counts to its end as an end date and from its beginning as a start
 * date.
 */
export function endsBeforeStart(startDate: string, endDate: string): boolean {
  if (!isMonth(startDate) || !isMonth(endDate)) return false;
  return (endDate.length === 4 ? `${endDate}-12` : endDate) < `${startDate}-01`.slice(0, 7);
}

function isMonth(text: string): boolean {
  return /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/.test(text);
}

const line = (tooLong: string) => z.string().check(z.trim(), z.maxLength(TITLE_MAX_LENGTH, tooLong));
const requiredLine = (missing: string, tooLong: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(TITLE_MAX_LENGTH, tooLong));
const month = (label: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isMonth(text), `Please enter the ${label} as a month, like 2021-03.`),
  );

/** The server's rules and messages (docs/product.md#validation), checked before sending. */
export const experienceSchema = z
  .object({
    title: requiredLine('Please enter the job title.', 'The job title is too long.'),
    company: requiredLine('Please enter the company.', 'The company name is too long.'),
    startDate: month('start date'),
    endDate: month('end date'),
    location: line('The location is too long.'),
    bulletPoints: z
      .array(
        z.object({
          bulletId: z.nullable(z.string()),
          content: z
            .string()
            .check(
              z.trim(),
              z.maxLength(
                BULLET_MAX_LENGTH,
                `A bullet point can have at most ${BULLET_MAX_LENGTH} characters.`,
              ),
            ),
        }),
      )
      .check(
        z.maxLength(
          MAX_BULLETS_PER_EXPERIENCE,
          `An experience can have at most ${MAX_BULLETS_PER_EXPERIENCE} bullet points.`,
        ),
      ),
  })
  .check(
    z.refine(({ startDate, endDate }) => !endsBeforeStart(startDate, endDate), {
      path: ['endDate'],
      message: END_BEFORE_START,
    }),
  );

/** Finds the form's field for the path of a server error; null when it has none. */
export function findExperienceField(path: string): FieldPath<ExperienceValues> | null {
  switch (path) {
    case 'title':
    case 'company':
    case 'startDate':
    case 'endDate':
    case 'location':
      return path;
  }
  const bullet = /^bulletPoints\.(\d{1,3})(\.|$)/.exec(path)?.[1];
  return bullet === undefined ? null : `bulletPoints.${Number(bullet)}.content`;
}
