import { readDuration } from '../fields/durations.ts';
import { findPeriods } from '../fields/dates.ts';
import { companyScore, titleScore } from '../fields/field-scores.ts';
import { placeScore } from '../fields/places.ts';
import { bodyPenalty } from '../headers/header-lines.ts';
import { foldedWords } from '../lines/fold.ts';

export interface RoleNames {
  title: string;
  company: string;
}

export const NAME_FIELDS = ['title', 'company'] as const satisfies (keyof RoleNames)[];

const toKey = (text: string): string => foldedWords(text).join(' ');

/** Whether two names differ in case, accents and signs at most. */
export const isSameName = (a: string, b: string): boolean => toKey(a) === toKey(b);

const limit = (score: number): number => Math.max(-1, Math.min(3, score));

/** How likely a text is as a field, from -1 to 3: by the known words in it, of which a name may have none. */
export const scoreName = (field: keyof RoleNames, text: string): number =>
  text === '' ? -1 : limit(field === 'title' ? titleScore(text) : companyScore(text));

/** So much like a list item or a sentence is no name. */
const SENTENCE = 1.5;

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** A time, a well-known place, a sentence or an unclosed bracket is neither a title nor an employer. */
export const canBeName = (text: string): boolean =>
  readDuration(text) === null &&
  findPeriods(text).length === 0 &&
  placeScore(text) < 3 &&
  bodyPenalty(text) < SENTENCE &&
  count(text, '(') === count(text, ')');

/** Whether one field is part of the other, which no header says. */
export function doOverlap({ title, company }: RoleNames): boolean {
  const [a, b] = [` ${toKey(title)} `, ` ${toKey(company)} `];
  return title !== '' && company !== '' && (a.includes(b) || b.includes(a));
}
