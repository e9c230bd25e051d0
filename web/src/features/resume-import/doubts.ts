import type { ImportedField } from '../../__generated__/useConfirmFieldsMutation.graphql.ts';
import type { FirstField } from '../experiences/form/experienceForm.ts';

/** Below this, the reading of a field was hardly better than the next best one. */
const UNSURE = 0.5;

interface Fields {
  readonly title: string;
  readonly company: string;
  readonly startDate: string;
}

interface Confidence {
  readonly title: number;
  readonly company: number;
  readonly dates: number;
}

/** The form's fields for each kind of doubt. */
const FIELDS_IN_FORM = {
  'job title': ['title'],
  company: ['company'],
  'start date': ['startDate', 'endDate'],
  dates: ['startDate', 'endDate'],
} as const satisfies Record<Doubt['field'], readonly FirstField[]>;

/** The form's fields that doubts are about. */
export const listDoubted = (doubts: readonly Doubt[]): FirstField[] =>
  doubts.flatMap(({ field }) => FIELDS_IN_FORM[field]);

/** What is confirmed when the doubt turns out to be none. */
export const IMPORTED_FIELD = {
  'job title': 'TITLE',
  company: 'COMPANY',
  'start date': 'DATES',
  dates: 'DATES',
} as const satisfies Record<Doubt['field'], ImportedField>;

/** Something to check in an imported experience. */
export interface Doubt {
  field: 'job title' | 'company' | 'start date' | 'dates';
  reason: 'missing' | 'unsure';
}

/**
 * Finds the fields of an imported experience that are missing, and those that were read with little confidence, still
 * say what was read and haven't been confirmed. A start date that the file doesn't give is no doubt once that is confirmed.
 *
 * @param read the fields as the file said them
 */
export function findDoubts(
  now: Fields & { endDate?: string | null | undefined },
  read: typeof now,
  confidence: Confidence,
  confirmedFields: readonly string[] = [],
): Doubt[] {
  const doubts: Doubt[] = [];
  const unsure = (name: keyof Confidence, ...fields: (keyof typeof now)[]) =>
    confidence[name] < UNSURE &&
    !confirmedFields.includes(name.toUpperCase()) &&
    fields.every((field) => (now[field] ?? null) === (read[field] ?? null));
  if (now.title === '') doubts.push({ field: 'job title', reason: 'missing' });
  else if (unsure('title', 'title')) doubts.push({ field: 'job title', reason: 'unsure' });
  if (now.company === '') doubts.push({ field: 'company', reason: 'missing' });
  else if (unsure('company', 'company')) doubts.push({ field: 'company', reason: 'unsure' });
  // Of a role that the user has added, the dates are confirmed as they are, without one as well.
  const isConfirmed = read.startDate === '' && confirmedFields.includes('DATES');
  if (now.startDate === '') {
    if (!isConfirmed) doubts.push({ field: 'start date', reason: 'missing' });
  } else if (unsure('dates', 'startDate', 'endDate')) doubts.push({ field: 'dates', reason: 'unsure' });
  return doubts;
}

/** Describes the doubts: `company (not found), dates (not sure)`. */
export function describeDoubts(doubts: readonly Doubt[]): string {
  return doubts
    .map(({ field, reason }) => `${field} (${reason === 'missing' ? 'not found' : 'not sure'})`)
    .join(', ');
}
