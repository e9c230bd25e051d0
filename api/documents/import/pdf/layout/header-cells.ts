import { findPeriods, hasRange } from '../../../../writing/reading/fields/dates.ts';
import { joinTexts } from '../../../../writing/reading/lines/join-texts.ts';
import { headingKind } from '../../../../writing/reading/sections/headings.ts';
import type { CellPart } from './cells.ts';
import { joinRows } from './rows.ts';
import type { Row } from './rows.ts';
import type { Segment } from './segments.ts';

/** In shares of the letters' size: lines further apart belong to two entries, by the first of these that makes headers. */
const LEADINGS = [1.75, 2.25, 3];
/** The first lines of a header and of the text beside it. */
const SAME_LINE = 0.75;
const HEADER_LINES = 8;
const HEADER_LETTERS = 140;
/** Letters of a title or an employer. */
const NAME_LETTERS = 4;
const NEARLY_ALL = 0.7;
/** Points. */
const SAME_SIZE = 0.35;

/** Hyphens elsewhere in the document tell nothing about those in a title. */
const NO_WORDS = new Set<string>();

const rowText = (row: Row): string => row.segments.map(({ text }) => text).join(' ');
const textOf = (rows: readonly Row[]): string => rows.map(rowText).join(' ');
const countLetters = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { text }) => sum + text.length, 0);
const isBold = ({ segments }: Row): boolean => segments.every(({ bold }) => bold > 0.5);
const looksLike = (row: Row, other: Row): boolean =>
  isBold(row) === isBold(other) && Math.abs(row.size - other.size) < SAME_SIZE;

/** Whether a row is the heading of what is below it, in larger letters. */
const isHeadingOf = (row: Row, below: Row): boolean =>
  row.size - below.size >= SAME_SIZE && headingKind(rowText(row)) !== null;

/** Rows without clear space between them, each heading alone. */
function splitStacks(rows: readonly Row[], leading: number): Row[][] {
  const stacks: Row[][] = [];
  for (const row of rows) {
    const stack = stacks.at(-1);
    const above = stack?.at(-1);
    const isClose = above !== undefined && row.y - above.y <= leading * Math.max(row.size, above.size);
    if (stack && isClose && !isHeadingOf(above, row)) stack.push(row);
    else stacks.push([row]);
  }
  return stacks;
}

/** Whether lines are a job's whole header: its dates, and a title or an employer. */
function isHeader(stack: readonly Row[]): boolean {
  const text = textOf(stack);
  const ranges = findPeriods(text).filter(({ isRange }) => isRange);
  const [range] = ranges;
  const rest = text.length - (range ? range.end - range.start : 0);
  return (
    ranges.length === 1 &&
    stack.length > 1 &&
    stack.length <= HEADER_LINES &&
    text.length <= HEADER_LETTERS &&
    rest >= NAME_LETTERS
  );
}

/**
 * The lines of a header, with those joined that the narrow column broke: lines of one style between which the next word had no room,
 * or that have the style of the first one, where the header ends in another.
 */
function joinBroken(stack: readonly Row[], edge: number): Segment[] {
  const [first, last] = [stack[0], stack.at(-1)];
  const hasOwnTitleStyle = first !== undefined && last !== undefined && !looksLike(first, last);
  const joined: Segment[] = [];
  for (const [at, row] of stack.entries()) {
    const above = stack[at - 1];
    const into = joined.at(-1);
    const [word = ''] = rowText(row).split(' ');
    const width = ((row.x1 - row.x0) / Math.max(1, rowText(row).length)) * (word.length + 1);
    const isFull = above !== undefined && above.x1 + width > edge;
    const isBroken =
      above !== undefined &&
      looksLike(row, above) &&
      findPeriods(rowText(row)).length === 0 &&
      findPeriods(rowText(above)).length === 0 &&
      (isFull || (hasOwnTitleStyle && looksLike(row, first)));
    const [head, ...others] = row.segments;
    if (isBroken && into && head && others.length === 0)
      joined[joined.length - 1] = {
        ...into,
        text: joinTexts([into.text, head.text], NO_WORDS),
        words: [...into.words, ...head.words],
        x1: Math.max(into.x1, head.x1),
      };
    else joined.push(...row.segments);
  }
  return joined;
}

/** Whether a header's first two lines are above its dates: dates at its beginning may be those of the text beside it. */
const endsWithDates = (stack: readonly Row[]): boolean => !hasRange(textOf(stack.slice(0, 2)));

/**
 * Reads jobs whose whole headers stand in a narrow column at the left, title, employer and dates over several lines, and what was
 * done beside them: each header before its text. Null if the left side has no such headers.
 *
 * @param datesAt where in the headers their dates stand
 */
export function headerParts(
  left: Segment[],
  right: Segment[],
  datesAt: 'end' | 'anywhere',
): CellPart[] | null {
  for (const leading of LEADINGS) {
    const parts = partsOf(splitStacks(joinRows(left), leading), left, right, datesAt);
    if (parts !== null) return parts;
  }
  return null;
}

/** The headers and the text beside each; null if few of the stacks are headers. */
function partsOf(
  stacks: readonly Row[][],
  left: Segment[],
  right: Segment[],
  datesAt: 'end' | 'anywhere',
): CellPart[] | null {
  const headers = stacks.filter(
    (stack) => isHeader(stack) && (datesAt === 'anywhere' || endsWithDates(stack)),
  );
  const others = stacks.filter(
    (stack) =>
      !headers.includes(stack) && /[\p{L}\p{N}]/u.test(textOf(stack)) && headingKind(textOf(stack)) === null,
  );
  const rightRows = joinRows(right);
  const isBeside = ([first]: readonly Row[]): boolean =>
    first !== undefined && rightRows.some(({ y }) => Math.abs(y - first.y) <= SAME_LINE * first.size);
  if (
    headers.length < 2 ||
    headers.length < (headers.length + others.length) * NEARLY_ALL ||
    !headers.every(isBeside) ||
    rightRows.some((row) => hasRange(rowText(row))) ||
    countLetters(left) > countLetters(right)
  )
    return null;
  const edge = Math.max(...left.map(({ x1 }) => x1));
  const topOf = (stack: readonly Row[] | undefined): number =>
    stack?.[0] ? stack[0].y - SAME_LINE * stack[0].size : Infinity;
  const lead = right.filter(({ y }) => y < topOf(stacks[0]));
  return [
    ...(lead.length > 0 ? [{ segments: lead, isOpen: false }] : []),
    ...stacks.flatMap((stack, at): CellPart[] => {
      const beside = right.filter(({ y }) => y >= topOf(stack) && y < topOf(stacks[at + 1]));
      const header = { segments: joinBroken(stack, edge), isOpen: false };
      return beside.length > 0 ? [header, { segments: beside, isOpen: false, goesOn: true }] : [header];
    }),
  ];
}
