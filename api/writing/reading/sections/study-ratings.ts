import type { Period } from '../fields/dates.ts';
import type { Line } from '../lines/line.ts';
import { fold } from '../lines/fold.ts';
import { EDUCATION_LABEL, FIELD_LABEL, STUDY_LABEL } from '../words/education-words.ts';
import { readEducationLine } from './education-atoms.ts';
import type { Atom } from './education-atoms.ts';
import { continuesLine, lookOf } from './entries.ts';

/** A line of the section. A note tells of one's studies without naming them. */
export type StudyLine = Line & {
  isNote?: boolean;
  /** Its date only says again when the period above ended. */
  isRepeatedEnd?: boolean;
};

export const hasAtom = (line: StudyLine, kind: Atom['kind']): boolean =>
  !line.isNote && readEducationLine(line.text).atoms.some((atom) => atom.kind === kind);
export const isDated = (line: StudyLine): boolean =>
  !line.isNote && !line.isRepeatedEnd && readEducationLine(line.text).periods.length > 0;
const isOnlyDate = (line: Line): boolean => isDated(line) && readEducationLine(line.text).atoms.length === 0;

/** Whether a line begins as in a form, "Degree: ...". */
export function isLabelled({ text }: Line): boolean {
  const label = fold(/^([^:]{3,60}?)\s?:\s/u.exec(text)?.[1] ?? '').trim();
  return label !== '' && [EDUCATION_LABEL, STUDY_LABEL, FIELD_LABEL].some((one) => one.test(label));
}

const isLone = ({ isRange, startDate, endDate }: Period): boolean => !isRange && startDate === endDate;

/** Whether the lone date of a line ends the period that begins with the one above it: alone in its line, or later. */
export function endsPeriod(line: Line, before: Line): boolean {
  const [end, ...others] = readEducationLine(line.text).periods;
  const [start, ...more] = readEducationLine(before.text).periods;
  if (!end || !start || end.isRange || others.length + more.length > 0) return false;
  if (isOnlyDate(line)) return start.endDate === start.startDate || start.endDate === '';
  return isLone(start) && isLone(end) && start.startDate < end.startDate;
}

/** How many periods a run of lines has; the two ends of one may stand in neighbouring lines. */
function countPeriods(entry: readonly StudyLine[]): number {
  return entry.reduce((count, line, index) => {
    const before = entry[index - 1];
    if (!isDated(line) || (before && endsPeriod(line, before))) return count;
    return count + readEducationLine(line.text).periods.length;
  }, 0);
}

/** So many lines at most are between a period and the date that says its end again. */
const REPEATED_END_LINES = 3;

/** Marks the lines whose date only says again when the period above them ended: "2014 – 2018" above "BSc, awarded 2018". */
export function markRepeatedEnds<L extends StudyLine>(lines: readonly L[]): L[] {
  let end = '';
  let from = 0;
  return lines.map((line, index) => {
    const [period, ...others] = isDated(line) ? readEducationLine(line.text).periods : [];
    if (!period || others.length > 0) return line;
    if (isLone(period) && period.endDate === end && index - from <= REPEATED_END_LINES)
      return { ...line, isRepeatedEnd: true };
    [end, from] = [period.isRange ? period.endDate : '', index];
    return line;
  });
}

const once = (count: number, gain: number, loss: number): number =>
  count === 0 ? 0 : gain - loss * (count - 1);

/** What the entries of a section have. */
export interface SectionWords {
  hasDates: boolean;
  /** Dates have labels, as all else in a form. */
  isForm: boolean;
  /** There are words for degrees and for schools. */
  hasBoth: boolean;
  /** Some lines have space above them, and most have none. */
  hasGaps: boolean;
  /** It begins with a date. */
  isDatedFirst: boolean;
  /** The lines that look as the first one does, and unlike those above them. */
  heads: ReadonlySet<Line>;
}

const START_WITHOUT_GAP = 2;
/** What a line costs within an entry that looks as the entries' first lines do. */
const START_WITHIN = 1.2;
/** So many lines of one look show by themselves where entries begin. */
const HEADS_MIN = 3;
const START_WITHOUT_DATE = 0.6;
const START_WITH_DATE = 0.3;
/** What an entry without dates costs if it has a degree and a school, and otherwise. */
const UNDATED = { whole: 1, other: 2 };

const ABBREVIATION = /^\p{L}{1,5}\.?$/u;

/** How many lines name a degree; "BSc" in a line of its own and "Bachelor of Botany" are one. */
function countDegrees(entry: readonly StudyLine[]): number {
  const named = entry.filter((line) => hasAtom(line, 'degree'));
  const short = named.filter(({ text }) => ABBREVIATION.test(text.trim())).length;
  return Math.max(short, named.length - short);
}

/** Whether a line may name a school or degree whose words are unknown. */
export const isOther = (line: StudyLine): boolean => {
  const atoms = readEducationLine(line.text).atoms.filter(({ kind }) => kind !== 'note');
  return (
    atoms.length > 0 &&
    atoms.every(({ kind }) => kind === 'text' || kind === 'place') &&
    atoms[0]?.kind === 'text'
  );
};

/** The lines that look as the first one does where that look sets lines apart: each behind one that looks otherwise. */
export function linesLikeFirst(lines: readonly StudyLine[]): Set<Line> {
  const [first] = lines;
  if (first === undefined) return new Set();
  const isAlike = (line: StudyLine | undefined): boolean =>
    line !== undefined && lookOf(line) === lookOf(first);
  const alike = lines.filter(isAlike);
  const areAlone = lines.every((line, index) => !isAlike(line) || !isAlike(lines[index - 1]));
  return new Set(areAlone && alike.length * 2 <= lines.length ? alike : []);
}

/** One entry of one's studies has one period, one degree and one school. */
export function rateEntry(
  entry: readonly StudyLine[],
  { hasDates, isForm, hasBoth, hasGaps, isDatedFirst, heads }: SectionWords,
): number {
  const periods = countPeriods(entry);
  const degrees = countDegrees(entry);
  const schools = entry.filter((line) => hasAtom(line, 'school')).length;
  const first = entry[0];
  const hasOther = entry.some((line) => !line.isNote && isOther(line));
  // Its look alone says that an entry begins here.
  const isSet = first !== undefined && heads.has(first) && heads.size >= HEADS_MIN;
  const isEmpty = periods + degrees + schools === 0;
  return (
    (hasDates && periods === 0
      ? -((degrees === 1 && schools === 1) || isSet ? UNDATED.whole : UNDATED.other)
      : once(periods, 3, 3.5)) +
    once(degrees, 1, 1.5) +
    once(schools, 1, 1.2) -
    (isEmpty && !isSet ? 2 : 0) -
    (degrees + schools === 0 ? 0.8 : 0) -
    (degrees > 0 === schools > 0 ? 0 : hasBoth && hasDates ? (hasOther ? 1 : 2) : 0.3) -
    (first && continuesLine(first, undefined) ? 1 : 0) -
    (first?.isNote ? 3 : 0) -
    (hasGaps && first && !first.gapBefore ? START_WITHOUT_GAP : 0) -
    START_WITHIN * entry.slice(1).filter((line) => heads.has(line)).length -
    (isDatedFirst && first && !isDated(first) ? START_WITHOUT_DATE : 0) -
    (!isDatedFirst && first && isOnlyDate(first) ? START_WITH_DATE : 0) -
    (first && hasDates && !isForm && isLabelled(first) && !isDated(first) ? 1.5 : 0) -
    0.5
  );
}
