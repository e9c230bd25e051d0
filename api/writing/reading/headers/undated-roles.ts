import type { Anchor } from './anchor.ts';
import { bodyPenalty, endsAsSentence } from './header-lines.ts';
import { labelField } from './header-pieces.ts';
import { piecesOf } from './name-pieces.ts';
import type { Stretch } from './stretches.ts';
import { findPeriods } from '../fields/dates.ts';
import { removeDurations } from '../fields/durations.ts';
import { companyScore, titleScore } from '../fields/field-scores.ts';
import { placeScore } from '../fields/places.ts';
import type { Line } from '../lines/line.ts';
import { headingKind, isInCapitals, isRoleLabel, namesPartOfRole } from '../sections/headings.ts';

/** A line of a header as others of its document may have it. */
interface HeaderRow {
  look: string;
  hasTitle: boolean;
  hasCompany: boolean;
}

/** How the dated roles of a block are headed, apart from their dates; without any, how the others are. */
interface Pattern {
  rows: HeaderRow[];
  /** Whether they are set apart from what is above them. */
  isApart: boolean;
  /** The looks that the text of the roles has. */
  ofBody: ReadonlySet<string>;
  /** How many roles have it. */
  count: number;
}

/** So many roles show how a document heads them: with dates, or one with dates and others without, all set apart. */
const ENOUGH = 2;
const ENOUGH_WITH_OTHERS = 3;
/** The share of the dated roles that are headed alike. */
const MOST = 0.6;
const SURE_TITLE = 2.3;
/** The same of a title that stands out from all text by its look. */
const LIKELY_TITLE = 0.5;
const LIKELY_COMPANY = 0.6;
/** Header lines that tell of an employer and of a place, beside titles. */
const ROWS_MAX = 3;

const lookOf = ({ size, isBold, headingLevel, marker, text }: Line): string =>
  [size, isBold, headingLevel, marker !== '', isInCapitals(text)].join();

/** The rows of a role's header, without lines that have only its dates; null if something is missing. */
function rowsOf(lines: readonly Line[], { anchor, choice, headerFrom }: Stretch): HeaderRow[] | null {
  const { candidate } = choice;
  if (anchor.span > 1 || candidate.title === '' || candidate.company === '') return null;
  const rows: HeaderRow[] = [];
  for (let index = headerFrom; index <= candidate.to; index++) {
    const line = lines[index];
    if (!line) return null;
    const [hasTitle, hasCompany] = [index === candidate.titleLine, index === candidate.companyLine];
    if (hasTitle || hasCompany) rows.push({ look: lookOf(line), hasTitle, hasCompany });
    else if (index !== anchor.index) return null;
  }
  return rows;
}

function findPattern(lines: readonly Line[], stretches: readonly Stretch[]): Pattern | null {
  const withDates = stretches.filter(({ anchor }) => anchor.period !== null);
  const dated = withDates.length > 0 ? withDates : stretches;
  const all = dated.flatMap((stretch) => {
    const rows = rowsOf(lines, stretch);
    return rows ? [{ rows, key: JSON.stringify(rows), isApart: lines[stretch.headerFrom]?.gapBefore }] : [];
  });
  const counts = new Map<string, number>();
  for (const { key } of all) counts.set(key, (counts.get(key) ?? 0) + 1);
  const [key, most] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0];
  const alike = all.filter((one) => one.key === key);
  const rows = alike[0]?.rows;
  if (!rows || most < dated.length * MOST || rows.length > ROWS_MAX) return null;
  const body = stretches.flatMap(({ headerTo, bodyTo }) => lines.slice(headerTo + 1, bodyTo + 1));
  return {
    rows,
    count: most,
    // The first role is apart from the section's heading.
    isApart: alike.slice(1).every((one) => one.isApart === true),
    ofBody: new Set(body.filter((line) => line.marker !== '' || bodyPenalty(line.text) >= 2).map(lookOf)),
  };
}

const isName = ({ text, marker, isHidden }: Line): boolean =>
  marker === '' &&
  !isHidden &&
  bodyPenalty(text) < 1.5 &&
  !text.endsWith(':') &&
  findPeriods(text).length === 0 &&
  headingKind(text) === null &&
  !namesPartOfRole(text) &&
  labelField(text) === undefined;

/** The best that a line or a part of it is by some score. */
const bestPart = (text: string, score: (part: string) => number): number =>
  Math.max(...[text, ...piecesOf(text)].map(score));

/** Whether a line could be another one of the header above it, and has neither a length of time nor a place alone. */
const goesOnBelow = (line: Line): boolean =>
  isName(line) && !line.gapBefore && removeDurations(line.text) !== '' && placeScore(line.text) < 2;

/** Whether a role without dates begins at a line of the text of another one. */
function beginsRole(lines: readonly Line[], first: number, end: number, pattern: Pattern): boolean {
  const own = lines.slice(first, first + pattern.rows.length);
  const [line, above, below] = [own[0], lines[first - 1], lines[first + own.length]];
  if (!line || own.length < pattern.rows.length || first + own.length > end + 1) return false;
  if (pattern.isApart ? !line.gapBefore : above?.isFull === true && !endsAsSentence(above.text)) return false;
  if (own.slice(1).some(({ gapBefore }) => gapBefore) || own.some(isRoleLabel)) return false;
  const isLike = own.every((row, at) => lookOf(row) === pattern.rows[at]?.look && isName(row));
  if (!isLike) return false;
  // What stands below is its text, or another role.
  const isInText = first + own.length <= end;
  if (below && isInText && goesOnBelow(below) && !pattern.ofBody.has(lookOf(below))) return false;
  const standsOut = own.some((row) => !pattern.ofBody.has(lookOf(row)));
  return pattern.rows.every(({ hasTitle, hasCompany }, at) => {
    const text = removeDurations(own[at]?.text ?? '');
    const title = bestPart(text, titleScore);
    const isTitle = title >= (standsOut && !hasCompany ? LIKELY_TITLE : SURE_TITLE);
    if (hasTitle && hasCompany) return isTitle && piecesOf(text).length > 1;
    return hasTitle ? isTitle : bestPart(text, companyScore) >= LIKELY_COMPANY && title < SURE_TITLE;
  });
}

/** Whether a line has a title that is known for sure. */
const hasSureTitle = ({ text }: Line): boolean => bestPart(removeDurations(text), titleScore) >= SURE_TITLE;

/**
 * Finds roles without dates above or in the text of others: they are headed as those with dates are, line by line, in looks and names.
 * The title has to be a known one where nothing sets it apart (docs/algorithms.md#roles-without-dates).
 *
 * @param stretches the roles of a block that are known
 */
export function findUndatedRoles(lines: readonly Line[], stretches: readonly Stretch[]): Anchor[] {
  const pattern = findPattern(lines, stretches);
  if (!pattern) return [];
  const standsOut = pattern.isApart && pattern.rows.every(({ look }) => !pattern.ofBody.has(look));
  const isSure = (first: number): boolean =>
    standsOut && lines.slice(first, first + pattern.rows.length).some(hasSureTitle);
  const anchors: Anchor[] = [];
  const lead = { from: 0, to: (stretches[0]?.headerFrom ?? 0) - 1, isLead: true };
  const texts = stretches.map(({ headerTo, bodyTo }) => ({ from: headerTo + 1, to: bodyTo, isLead: false }));
  for (const { from, to, isLead } of [lead, ...texts]) {
    for (let index = from; index <= to; index++) {
      const line = lines[index];
      if (!line || !beginsRole(lines, index, to, pattern) || (isLead && !isSure(index))) continue;
      anchors.push({ index, period: null, rest: line.text, tail: '', span: 1 });
      index += pattern.rows.length - 1;
    }
  }
  const areUndated = stretches.every(({ anchor }) => anchor.period === null);
  const least = areUndated && anchors.every(({ index }) => isSure(index)) ? ENOUGH : ENOUGH_WITH_OTHERS;
  const isEnough = pattern.count >= ENOUGH || pattern.count + anchors.length >= least;
  return isEnough ? anchors : [];
}
