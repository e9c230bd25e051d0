import { findDuration, readDuration } from '../fields/durations.ts';
import { titleHasHead } from '../fields/field-scores.ts';
import { placeScore } from '../fields/places.ts';
import type { Anchor } from '../headers/anchor.ts';
import type { Candidate } from '../headers/candidates.ts';
import { strongParts } from '../headers/header-pieces.ts';
import type { Line } from '../lines/line.ts';
import type { MonthText } from '../../types.ts';

/**
 * An employer, the total time there on the line below, and the titles held in that time with their own dates, as LinkedIn
 * writes them: "Aeroclub", "7 yrs 11 mos", "Instructor", "Jun 2021 - Present (4 yrs 4 mos)".
 */
export interface EmployerTotal {
  /** The employer's line, as an index in its block. */
  employer: number;
  /** The roles, as indexes of their anchors. */
  from: number;
  to: number;
}

/** Between the total and the first dates: a place, a title. */
const MAX_BETWEEN = 3;
/** Months: a total is rounded, and so are its parts. */
const TOLERANCE = 1;
/** The layout of the roles under a total, which take no part in the vote. */
const UNDER_TOTAL = 'total';

/** The months of a line that says how long, and at most in what kind of contract ("Full-time · 5 yrs 2 mos"). */
function totalOf(line: Line | undefined): number | null {
  if (!line || line.marker !== '' || line.isHidden) return null;
  const parts = strongParts(line.text);
  // "Cook - 2 months" is a role and its own time.
  const isTotal = parts.length === 1 || (parts.length === 2 && !titleHasHead(parts[0] ?? ''));
  return isTotal ? readDuration(parts.at(-1) ?? '') : null;
}

const monthNumber = (date: MonthText): number | null =>
  date.length === 7 ? Number(date.slice(0, 4)) * 12 + Number(date.slice(5)) - 1 : null;

/** First and last month of a role; one that isn't over ends after the time that its line gives. Null if unknown. */
function monthsOf(lines: Line[], { index, span, period }: Anchor): { first: number; last: number } | null {
  const first = period && monthNumber(period.startDate);
  if (!period || first === null || !(period.isRange || period.isCurrent)) return null;
  const text = lines
    .slice(index, index + span)
    .map((line) => line.text)
    .join(' ');
  const length = findDuration(text);
  const now = length === null ? null : first + length - 1;
  const last = period.endDate === '' ? now : monthNumber(period.endDate);
  return last === null ? null : { first, last };
}

/** The last of the roles from one on that make up a total, by their sum or by the time from the first to the last. */
function findLast(lines: Line[], anchors: Anchor[], from: number, total: number): number | null {
  let sum = 0;
  let end: number | null = null;
  for (const [order, anchor] of anchors.entries()) {
    if (order < from) continue;
    const months = monthsOf(lines, anchor);
    if (!months) return null;
    end ??= months.last;
    sum += months.last - months.first + 1;
    const span = end - months.first + 1;
    if ([sum, span].some((time) => Math.abs(time - total) <= TOLERANCE)) return order;
    if (span > total + TOLERANCE) return null;
  }
  return null;
}

/** The employers of a block with a total time whose roles make it up, from top to bottom. */
export function findEmployerTotals(lines: Line[], anchors: Anchor[]): EmployerTotal[] {
  const found: EmployerTotal[] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const isName =
      above !== undefined && above.marker === '' && /\p{L}/u.test(above.text) && totalOf(above) === null;
    const total = isName ? totalOf(line) : null;
    if (total === null) continue;
    const from = anchors.findIndex((anchor) => anchor.index > index);
    const first = anchors[from];
    if (!first || first.index - index > MAX_BETWEEN || (first.rest === '' && first.index - index < 2))
      continue;
    const to = findLast(lines, anchors, from, total);
    if (to !== null) found.push({ employer: index - 1, from, to });
  }
  return found;
}

const placeBetween = (lines: Line[]): string => lines.find(({ text }) => placeScore(text) >= 2)?.text ?? '';

/** Whether a text behind dates is a place: one with a known one behind a comma, and no title. */
const isWhere = (text: string): boolean =>
  !titleHasHead(text) && (placeScore(text) >= 2 || placeScore(text.split(/,\s/u).at(-1) ?? '') >= 2);

/** The reading of a role under a total: the title beside or right above its dates. The first also has the employer. */
export function readUnderTotal(
  lines: Line[],
  { index, span, rest }: Anchor,
  employer: number | null,
): Candidate {
  // "Jun 2021 – Present (4 yrs) Lisbon, Portugal": the title stands above, where there is one.
  const isPlace = rest !== '' && isWhere(rest) && index - 1 > (employer ?? -1) + (employer === null ? 0 : 1);
  const isAbove = rest === '' || isPlace;
  const titleLine = isAbove ? index - 1 : index;
  return {
    layout: UNDER_TOTAL,
    title: isAbove ? (lines[titleLine]?.text ?? '') : rest,
    company: employer === null ? '' : (lines[employer]?.text ?? ''),
    location: isPlace ? rest : employer === null ? '' : placeBetween(lines.slice(employer + 2, titleLine)),
    score: 0,
    from: employer ?? titleLine,
    to: index + span - 1,
    titleOwnLine: isAbove,
    companyLine: employer ?? -1,
    titleLook: '',
    companyLook: '',
    titleLine,
    anchorLine: index,
    leftCost: 0,
    isTownBehind: false,
  };
}

/** Whether a reading is of a role under a total. */
export const isUnderTotal = ({ layout }: Candidate): boolean => layout === UNDER_TOTAL;
