import { findPeriods, isPresent, isRangeAlone } from '../../../../writing/reading/fields/dates.ts';
import { fold } from '../../../../writing/reading/lines/fold.ts';
import { JOINERS } from '../../../../writing/reading/words/date-words.ts';
import { MONTH_NAMES } from '../../../../writing/reading/words/month-names.ts';
import { joinLines, joinTexts, type CellLines } from './join-lines.ts';
import type { Segment } from './segments.ts';
import { readRange } from '../../stacked-dates.ts';
import { CELL_LEADING } from './stacked-ranges.ts';

/** A range of dates in a narrow margin takes so many lines at most. */
const MAX_LINES = 5;
/** In characters, of one line of it. */
const MAX_LENGTH = 24;
/** In shares of the letters' size. */
const SAME_ROW = 0.35;
const SAME_EDGE = 0.4;
const SAME_SIZE = 0.06;
/** Between the words of a margin that is set to its full width. */
const WIDE_SPACE = 2.6;
/** Segments that may lie between two lines of a margin: those of the text beside it, and of other columns. */
const LOOK_AHEAD = 24;
/** Texts at the right of a date in a page's margin. */
const MAX_RIGHT = 2;
/** A page with more text is not a resume's. */
const MAX_SEGMENTS = 4_000;

const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const joiner = new RegExp(`^(?:${JOINERS})$`, 'u');

/** Whether a word between wide spaces may be one of a date's: it has a digit, names a month, says "present" or "to". */
const isDateWord = (text: string): boolean =>
  text.length <= 14 &&
  (/\d/.test(text) ||
    isPresent(text) ||
    MONTH_NAMES.has(fold(text).replace(/\W/gu, '')) ||
    joiner.test(fold(text)));

/** Lines of a margin, one above the other. */
interface Stack extends CellLines {
  /** Whether the lines themselves show that they belong together. */
  belongs: boolean;
}

/** Whether a range ends with a month, whose year may be in the next line: "Sept 2017 – Oct" above "2021". */
const endsWithMonth = (text: string): boolean =>
  MONTH_NAMES.has(fold(/\p{L}+(?=\W*$)/u.exec(text)?.[0] ?? ''));

/** A range that doesn't go on: a dash at the end can be one to the next line. */
const isWhole = (text: string): boolean =>
  isRangeAlone(text) && !/[-–—−‒―]\s*$/u.test(text) && !endsWithMonth(text);

const isDate = (text: string): boolean => findPeriods(text).length > 0 || isPresent(text);

/** A line of a margin: a segment, and those right behind it which a wide space sets off. */
interface MarginLine {
  parts: Segment[];
  text: string;
  x0: number;
  x1: number;
  y: number;
  /** Where its last segment is in the order of the page. */
  at: number;
}

function marginLine(sorted: Segment[], at: number): MarginLine | null {
  const first = sorted[at];
  if (!first) return null;
  const line: MarginLine = { parts: [first], text: first.text, x0: first.x0, x1: first.x1, y: first.y, at };
  for (let index = at + 1; index < sorted.length; index += 1) {
    const next = sorted[index];
    const isBehind =
      next &&
      Math.abs(next.y - first.y) <= 0.1 * first.size &&
      next.x0 - line.x1 > 0 &&
      next.x0 - line.x1 < WIDE_SPACE * first.size &&
      Math.abs(next.size - first.size) <= SAME_SIZE * first.size &&
      isDateWord(next.text);
    if (!isBehind) break;
    line.parts.push(next);
    line.text += ` ${next.text}`;
    line.x1 = next.x1;
    line.at = index;
  }
  return line.text.length <= MAX_LENGTH ? line : null;
}

/** The line below in the same margin, null if there is none close by. */
function below(line: MarginLine, sorted: Segment[]): MarginLine | null {
  const [{ size, bold } = { size: 0, bold: 0 }] = line.parts;
  const isNear = (one: number, other: number) => Math.abs(one - other) <= SAME_EDGE * size;
  for (let index = line.at + 1; index < Math.min(sorted.length, line.at + LOOK_AHEAD); index += 1) {
    const next = sorted[index];
    if (!next || next.y - line.y > CELL_LEADING * size) return null;
    if (next.y - line.y < SAME_ROW * size || next.bold !== bold) continue;
    if (Math.abs(next.size - size) > SAME_SIZE * size) continue;
    const found = marginLine(sorted, index);
    if (
      found &&
      (isNear(found.x0, line.x0) ||
        isNear(found.x1, line.x1) ||
        isNear(found.x0 + found.x1, line.x0 + line.x1))
    )
      return found;
  }
  return null;
}

/** Whether other text stands in the row of a segment, so that the segment is a margin beside it. */
function isBesideText(segment: Segment, sorted: Segment[], at: number): boolean {
  return [sorted[at - 1], sorted[at + 1]].some(
    (other) => other !== undefined && Math.abs(other.y - segment.y) <= SAME_ROW * segment.size,
  );
}

/** Whether two segments begin or end at the same place of their lines. */
const isNearEdge = (one: Segment, other: Segment): boolean =>
  Math.abs(one.x0 - other.x0) <= SAME_EDGE * other.size ||
  Math.abs(one.x1 - other.x1) <= SAME_EDGE * other.size;

/** The range that begins with a line and goes on below it, null if there is none. */
function readStack(sorted: Segment[], at: number): Stack | null {
  const first = marginLine(sorted, at);
  if (!first || isWhole(first.text)) return null;
  const lines = [first];
  let longest: Stack | null = null;
  while (lines.length < MAX_LINES) {
    const next = below(lines.at(-1) ?? first, sorted);
    if (!next) break;
    lines.push(next);
    const texts = lines.map(({ text }) => text);
    const joined = joinTexts(texts);
    const isWritten = isRangeAlone(joined);
    // "until May 2021" may be the end of what is above, "2019 – 2021" is not.
    if (isWhole(next.text) && !isWritten) break;
    const range = isWritten ? joined : readRange(texts);
    // Without a dash or a word that joins the two, a line that is no date in itself shows that they belong together.
    const belongs = isWritten || texts.some((text) => hasWord(text) && !isDate(text));
    if (range !== null) longest = { lines: lines.flatMap(({ parts }) => parts), text: range, belongs };
  }
  return longest;
}

const dateOf = (text: string): string => findPeriods(text)[0]?.startDate ?? '';

/**
 * Whether the dates of a margin go up within each pair and down from pair to pair: beginnings above ends, the latest first.
 * Single dates one above the other all go the same way.
 */
function isZigzag(stacks: Stack[]): boolean {
  const starts = stacks.map(({ text }) => dateOf(text));
  const isRising = stacks.every(({ lines }, order) => dateOf(lines[0]?.text ?? '') === starts[order]);
  const falls = starts.filter((start, order) => order > 0 && start < (starts[order - 1] ?? '')).length;
  return isRising && falls > 0 && falls * 2 >= starts.length - 1;
}

/**
 * Joins ranges of dates that a narrow margin breaks into lines ("Nov 2019 –" above "Oct 2020") with their first line, which
 * stands beside what they belong to. Two dates alone, one above the other, could be those of two entries: they are joined
 * only where all dates of the margin stand in such pairs and one of them says "present", or where their order tells.
 */
export function joinWrappedDates(segments: Segment[]): Segment[] {
  return joinStacks(segments, { isWanted: () => true, trustsOrder: () => true });
}

/**
 * The same for a whole page, before it is cut into columns: only dates with a title at their right and at most one more
 * text. A row with more is one of a table, whose cells may all run over several lines.
 */
export function joinMarginDates(segments: Segment[]): Segment[] {
  const isWanted = (first: Segment) => {
    const right = segments.filter(
      ({ x0, y }) => x0 > first.x0 && Math.abs(y - first.y) <= SAME_ROW * first.size,
    );
    return right.length > 0 && right.length <= MAX_RIGHT;
  };
  // Further right, the two dates may be those of two entries of another column.
  const edge = segments.reduce((least, { x0 }) => Math.min(least, x0), Infinity);
  return joinStacks(segments, { isWanted, trustsOrder: ({ x0, size }) => x0 - edge <= size });
}

interface Wanted {
  /** By its first line. */
  isWanted: (first: Segment) => boolean;
  /** Whether the order of a margin's dates can show by itself that they are ranges. */
  trustsOrder: (first: Segment) => boolean;
}

function joinStacks(segments: Segment[], { isWanted, trustsOrder }: Wanted): Segment[] {
  if (segments.length > MAX_SEGMENTS) return segments;
  const sorted = [...segments].sort((a, b) => a.y - b.y || a.x0 - b.x0);
  const used = new Set<Segment>();
  const stacks: Stack[] = [];
  const loose: Segment[] = [];
  for (const [at, segment] of sorted.entries()) {
    if (used.has(segment) || segment.text.length > MAX_LENGTH || !/[\d\p{L}]/u.test(segment.text)) continue;
    const stack = isBesideText(segment, sorted, at) ? readStack(sorted, at) : null;
    if (stack) {
      stacks.push(stack);
      for (const line of stack.lines) used.add(line);
    } else if (isDate(segment.text)) loose.push(segment);
  }
  const isSure = ({ lines: [first], belongs }: Stack): boolean => {
    if (belongs || !first) return belongs;
    const isHere = (other: Segment) => isNearEdge(other, first);
    const here = stacks.filter((other) => other.lines.some(isHere));
    const saysPresent = here.some(({ lines }) => lines.some(({ text }) => isPresent(text)));
    return (
      here.length > 1 && ((saysPresent && !loose.some(isHere)) || (trustsOrder(first) && isZigzag(here)))
    );
  };
  return joinLines(
    segments,
    stacks.filter((stack) => isSure(stack) && stack.lines.slice(0, 1).every(isWanted)),
  );
}
