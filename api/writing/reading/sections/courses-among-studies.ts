import { findPeriods } from '../fields/dates.ts';
import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import type { ReadStudy } from '../../types.ts';
import { COURSE_AT_START, DEGREE_AT_START, DEGREE_AT_WORD } from '../words/education-words.ts';
import { namesSchool } from './education-atoms.ts';

/** Words that may name a degree, but a course as well, folded. */
const COURSE = /(?<!\p{L})(?:cursos?(?! tecnic)|corso di|certificate)(?!\p{L})/gu;

/** Parts of a line in each of which a degree may begin. */
const PARTS = /\t|,\s|\s[|–—-]\s|\(/u;

/** Whether a text begins with a degree, or has a word of one; words that may as well name a course are none. */
export const namesDegree = (text: string): boolean => {
  const folded = fold(text).replace(COURSE, ' ').trim();
  return DEGREE_AT_WORD.test(folded) || DEGREE_AT_START.test(folded);
};

const yearOf = (date: string): number => (date === '' ? Infinity : Number(date.slice(0, 4)));

/** Whether a text has a time that goes on into another year. */
const takesYears = (text: string): boolean =>
  findPeriods(text).some(({ isRange, startDate, endDate }) => isRange && yearOf(endDate) > yearOf(startDate));

/** Whether anything in an entry tells of a study: a degree, a school, or years that it took. */
export function tellsOfStudy({ degree, institution }: ReadStudy, lines: readonly Line[]): boolean {
  const texts = lines.map(({ text }) => text);
  return (
    [degree, ...texts.flatMap((text) => text.split(PARTS))].some(namesDegree) ||
    [institution, ...texts].some(namesSchool) ||
    texts.some(takesYears)
  );
}

/** Whether an entry begins with a word for a course: "Corso di saldatura". */
export const isNamedCourse = ({ degree, institution }: ReadStudy): boolean =>
  COURSE_AT_START.test(fold(degree === '' ? institution : degree));
