import { findPeriods } from '../fields/dates.ts';
import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import type { ReadEntry, ReadStudy } from '../../types.ts';
import { COURSE_AT_START, COURSE_INSIDE, DEGREE_AT_START, DEGREE_AT_WORD } from '../words/education-words.ts';
import { readCertificateEntries } from './certificates.ts';
import { namesSchool } from './education-kinds.ts';

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
export function tellsOfStudy(
  { degree, institution }: Pick<ReadStudy, 'degree' | 'institution'>,
  lines: readonly Line[],
): boolean {
  const texts = lines.map(({ text }) => text);
  return (
    [degree, ...texts.flatMap((text) => text.split(PARTS))].some(namesDegree) ||
    [institution, ...texts].some(namesSchool) ||
    texts.some(takesYears)
  );
}

/** Whether an entry is called a course: "Corso di saldatura", "Moss Care Course". */
export function isNamedCourse({ degree, institution }: Pick<ReadStudy, 'degree' | 'institution'>): boolean {
  const name = fold(degree === '' ? institution : degree);
  return COURSE_AT_START.test(name) || COURSE_INSIDE.test(name);
}

/** The items of a section that is nothing but a list, each with the lines that it goes on in; null if it is more than that. */
function listItems(lines: readonly Line[]): Line[][] | null {
  const [first] = lines;
  if (first === undefined || first.marker === '') return null;
  const items: Line[][] = [];
  for (const line of lines) {
    if (line.marker === first.marker && line.indent === first.indent) items.push([line]);
    else if (line.marker === '' && line.indent > first.indent && !line.gapBefore) items.at(-1)?.push(line);
    else return null;
  }
  return items.length > 1 ? items : null;
}

/**
 * Parts the courses from one's studies where all are items of one list: what begins with a word for a course and names no
 * degree, and below a heading of both what tells of no study.
 */
export function partListedCourses(
  lines: readonly Line[],
  areMixed: boolean,
): { courses: ReadEntry[]; others: Line[] } {
  const items = listItems(lines);
  if (items === null) return { courses: [], others: [...lines] };
  const isCourse = (item: readonly Line[]): boolean => {
    const text = item.map((line) => line.text).join(' ');
    if (areMixed) return !tellsOfStudy({ degree: '', institution: '' }, item);
    return COURSE_AT_START.test(fold(text)) && !text.split(PARTS).some(namesDegree) && !takesYears(text);
  };
  return {
    courses: readCertificateEntries(items.filter(isCourse).flat()),
    others: items.filter((item) => !isCourse(item)).flat(),
  };
}
