import { findPeriods } from '../../../../writing/reading/fields/dates.ts';
import { headingKind } from '../../../../writing/reading/sections/headings.ts';
import { cellParts, isLabelMargin, joinedDates } from './cells.ts';
import { cutsDatesOff } from './date-columns.ts';
import { headerParts } from './header-cells.ts';
import { isMetadata } from './metadata.ts';
import { joinRows } from './rows.ts';
import type { Row } from './rows.ts';
import type { Segment } from './segments.ts';

/**
 * A part of a page that is read from top to bottom, line by line. `column` is its side of the page: text on the
 * same side continues across pages.
 */
export interface Region {
  column: 'all' | 'left' | 'right';
  segments: Segment[];
  /** Whether it goes on with the region before it, which it stands beside. */
  goesOn?: true;
}

const MIN_ROWS = 3;
const MAX_DEPTH = 6;
const MIN_GUTTER = 6;
/** Beside a column whose left edge is certain. */
const MIN_GUTTER_AT_EDGE = 2.5;
const STEP = 3;
/** Points: lines that begin this close to each other have one left edge. */
const SAME_EDGE = 2;
/** A share of the letters' size. */
const SAME_ROW = 0.3;
/** Points. */
const SAME_SIZE = 0.35;

interface Gutter {
  x: number;
  width: number;
  top: number;
  bottom: number;
  left: Segment[];
  right: Segment[];
  weight: number;
}

const rowText = (row: Row): string => row.segments.map((segment) => segment.text).join(' ');
const countLetters = (segments: Segment[]): number =>
  segments.reduce((sum, { text }) => sum + text.length, 0);

/** The share of a side's rows that share a baseline with text on the other side. */
function sharedRows(rows: Row[], others: Row[]): number {
  const shared = rows.filter((row) =>
    others.some((other) => Math.abs(other.y - row.y) <= 0.3 * Math.min(row.size, other.size)),
  );
  return rows.length === 0 ? 0 : shared.length / rows.length;
}

/** The share of a side's rows that are so close to a row of the other side that they can't be lines of one text. */
function collidingRows(rows: Row[], others: Row[]): number {
  const colliding = rows.filter((row) =>
    others.some((other) => Math.abs(other.y - row.y) < 0.75 * Math.max(row.size, other.size)),
  );
  return rows.length === 0 ? 0 : colliding.length / rows.length;
}

/** How often painting switched between the sides, per row of the shorter side. */
function interleaving(gutter: Gutter, shorter: number): number {
  const sides = [
    ...gutter.left.map(({ order }) => ({ order, side: 0 })),
    ...gutter.right.map(({ order }) => ({ order, side: 1 })),
  ].sort((a, b) => a.order - b.order);
  let changes = 0;
  for (let index = 1; index < sides.length; index++)
    if (sides[index]?.side !== sides[index - 1]?.side) changes++;
  return changes / Math.max(1, shorter * 2);
}

function headingsAmong(rows: Row[]): Row[] {
  return rows.filter((row) => row.segments.length === 1 && headingKind(rowText(row)) !== null);
}

const isBold = ({ segments }: Row): boolean => segments.every(({ bold }) => bold > 0.5);
const isCapital = (row: Row): boolean => !/\p{Ll}/u.test(rowText(row));
const looksLike = (row: Row, other: Row): boolean =>
  Math.abs(row.size - other.size) < SAME_SIZE &&
  isBold(row) === isBold(other) &&
  isCapital(row) === isCapital(other);

/** No part of a role is named like these. */
const isOfSections = (row: Row): boolean =>
  ['experience', 'education'].includes(headingKind(rowText(row)) ?? '');

/**
 * The headings of a side that name work or studies, look like one of the other side, or not like most of their own:
 * "Responsibilities" within a role is none of these.
 */
function headingsBeside(rows: Row[], others: readonly Row[]): Row[] {
  const headings = headingsAmong(rows);
  return headings.filter(
    (row) =>
      isOfSections(row) ||
      others.some((other) => looksLike(row, other)) ||
      rows.filter((other) => looksLike(row, other)).length * 2 < rows.length,
  );
}

/** Whether there are both a date and other text, which indicates a complete role. */
function hasOwnDates(rows: Row[]): boolean {
  const dated = rows.filter((row) => findPeriods(rowText(row)).some((period) => period.isRange)).length;
  return dated > 0 && rows.length >= dated * 3;
}

const LABEL_END = /\p{L}\S*\s*:$/u;
const MIN_LABELS = 4;
const LABEL_SHARE = 0.4;
const NEARLY_ALL = 0.85;

/**
 * Whether the left side of a gutter has the labels of a form ("Employer:", "Function:"), and the right side what they ask
 * for, in the same rows.
 */
function isForm(gutter: Gutter): boolean {
  const left = joinRows(gutter.left);
  const right = joinRows(gutter.right);
  const labels = left.filter((row) => LABEL_END.test(rowText(row)));
  const areMany = labels.length >= MIN_LABELS && labels.length >= left.length * LABEL_SHARE;
  return areMany && sharedRows(labels, right) >= NEARLY_ALL && sharedRows(left, right) >= 0.5;
}

/** A page may be laid out in a table of fewer rows. */
const TABLE_ROWS = 3;

/** Whether nearly all text of both sides stands in the same rows of a table with drawn borders. */
function isTable({ left, right }: Gutter): boolean {
  const [rows, others] = [left, right].map((side) => new Set(side.map(({ tableRow }) => tableRow)));
  const shared = new Set([...(rows ?? [])].filter((row) => row !== undefined && others?.has(row)));
  const isInShared = ({ tableRow }: Segment): boolean => shared.has(tableRow);
  return (
    shared.size >= TABLE_ROWS &&
    [left, right].every((side) => side.filter(isInShared).length >= side.length * NEARLY_ALL)
  );
}

const startOf = (segments: Segment[]): number => Math.min(...segments.map(({ x0 }) => x0));
const endOf = (segments: Segment[]): number => Math.max(...segments.map(({ x1 }) => x1));

/** Whether a gutter is a part of another one. */
const isWithin = (part: Gutter, whole: Gutter): boolean =>
  part.top >= whole.top &&
  part.bottom <= whole.bottom &&
  endOf(part.left) < startOf(whole.right) &&
  startOf(part.right) > endOf(whole.left);

/** The gutters that don't run through a form. */
function besidesForms(gutters: Gutter[]): Gutter[] {
  const forms = gutters.filter(isForm);
  return forms.length === 0
    ? gutters
    : gutters.filter((gutter) => !forms.some((form) => isWithin(gutter, form)));
}

/**
 * Whether the two sides of a gutter are two columns, each read in full, or one text whose lines have a date, a
 * place or a label beside them. (docs/algorithms.md#columns)
 */
function areColumns(gutter: Gutter): 'surely' | 'probably' | 'no' {
  const left = joinRows(gutter.left);
  const right = joinRows(gutter.right);
  if (Math.min(left.length, right.length) < MIN_ROWS || isTable(gutter)) return 'no';
  const isLeftSmall = countLetters(gutter.left) <= countLetters(gutter.right);
  const small = isLeftSmall ? left : right;
  const big = isLeftSmall ? right : left;
  const share =
    countLetters(isLeftSmall ? gutter.left : gutter.right) /
    Math.max(1, countLetters(gutter.left) + countLetters(gutter.right));
  const isMeta = (row: Row): boolean => isMetadata(rowText(row));
  const meta = small.filter(isMeta).length / small.length;
  if (meta >= 0.6 || big.every(isMeta)) return 'no';
  // Centred lines between lines at the margin are one text.
  if (collidingRows(small, big) < 0.35) return 'no';
  const shared = sharedRows(small, big);
  const interleaved = interleaving(gutter, small.length);
  const headings = headingsAmong(small);
  const ownHeadings = headings.length;
  const otherHeadings = headingsBeside(big, headings).length;
  // Dates and headings in a margin: a job's title may be a heading too ("Internship").
  const labels = meta + ownHeadings / small.length;
  if (labels >= 0.75 && share < 0.3 && shared >= 0.6 && interleaved >= 0.6) return 'no';
  // Each line of a heading in a narrow margin is a row.
  if (isLeftSmall && share < 0.3 && isLabelMargin(gutter.left, gutter.right)) return 'no';
  if (ownHeadings > 0 && otherHeadings > 0)
    return shared > 0.9 && interleaved > 0.5 && (ownHeadings === 1 || ownHeadings * 5 <= small.length)
      ? 'no'
      : 'surely';
  // A side with sections of its own, painted in one go, whose lines keep a distance of their own.
  if (ownHeadings > 1 && interleaved <= 0.1 && shared < 0.5) return 'surely';
  // Roles side by side, painted one after the other.
  if (interleaved <= 0.25 && small.length >= 4 && [left, right].every(hasOwnDates)) return 'probably';
  // Headings or labels in a separate column, with the text beside them.
  if (ownHeadings > 0 && share < 0.3 && shared >= 0.5) return 'no';
  if (shared >= 0.75 && share < 0.35) return 'no';
  if (interleaved <= 0.25 && small.length >= 4 && shared < 0.9) return 'probably';
  if (meta >= 0.4) return 'no';
  return shared < 0.5 && share >= 0.08 && small.length >= 4 ? 'probably' : 'no';
}

/**
 * A side without the sections that begin below the other's last line: if a full-width line follows, they belong to
 * the text below both.
 */
function removeTail(side: Segment[], other: Segment[]): Segment[] {
  const end = Math.max(...other.map((segment) => segment.y));
  const heading = side.findIndex((segment) => segment.y > end && headingKind(segment.text) !== null);
  const start = side[heading];
  return start ? side.filter((segment) => segment.y < start.y) : side;
}

/**
 * Both sides without what is above the right one's first heading, if only dates and places are there, and not at its edge:
 * they belong to the lines of a full-width text that were too short to cross the gutter.
 */
function removeHead(left: Segment[], right: Segment[]): [left: Segment[], right: Segment[]] {
  const order = right.findIndex(({ text }) => !isMetadata(text));
  const start = right[order];
  const isOffEdge = ({ x0 }: Segment): boolean => start !== undefined && Math.abs(x0 - start.x0) > SAME_EDGE;
  if (!start || order === 0 || headingKind(start.text) === null || !right.slice(0, order).every(isOffEdge))
    return [left, right];
  return [left.filter(({ y }) => y > start.y - start.size), right.slice(order)];
}

type Sides = readonly [left: Segment[], right: Segment[]];

/** Most vertical lines through a page have text on one side only. */
const haveRows = ([left, right]: Sides): boolean => left.length >= MIN_ROWS && right.length >= MIN_ROWS;

const isBelow = ({ y, size }: Segment, barrier: number): boolean => y - size / 2 > barrier;

/** The two sides in parts, cut at lines across the page above or below which there are no two columns. */
function cutAtBarriers(sides: Sides, barriers: readonly number[]): Sides[] {
  if (!haveRows(sides)) return [sides];
  const parts: Sides[] = [];
  let rest = sides;
  for (const barrier of barriers) {
    const [left, right] = rest;
    const above: Sides = [
      left.filter((one) => !isBelow(one, barrier)),
      right.filter((one) => !isBelow(one, barrier)),
    ];
    const below: Sides = [
      left.filter((one) => isBelow(one, barrier)),
      right.filter((one) => isBelow(one, barrier)),
    ];
    if (haveRows(above) && haveRows(below)) continue;
    parts.push(above);
    rest = below;
  }
  return [...parts, rest];
}

/** The bands of a vertical line that neither text nor a line across the page crosses, with text on both sides. */
function bandsAt(x: number, sorted: Segment[], barriers: readonly number[]): Gutter[] {
  const bands: Gutter[] = [];
  let left: Segment[] = [];
  let right: Segment[] = [];
  const add = (sides: Sides, isCrossed: boolean) => {
    let [own, other] = sides;
    const hasSides = haveRows(sides);
    if (hasSides) [own, other] = removeHead(own, other);
    if (isCrossed && hasSides) [own, other] = [removeTail(own, other), removeTail(other, own)];
    if (!haveRows([own, other])) return;
    const all = [...own, ...other];
    bands.push({
      x,
      width: startOf(other) - endOf(own),
      top: Math.min(...all.map((one) => one.y)),
      bottom: Math.max(...all.map((one) => one.y)),
      left: own,
      right: other,
      weight: Math.min(own.length, other.length),
    });
  };
  const close = (isCrossed: boolean) => {
    const parts = cutAtBarriers([left, right], barriers);
    for (const [order, part] of parts.entries()) add(part, isCrossed || order < parts.length - 1);
    left = [];
    right = [];
  };
  let crossing: Segment | null = null;
  const isBesideCrossing = ({ y, size }: Segment): boolean =>
    crossing !== null && Math.abs(y - crossing.y) <= SAME_ROW * Math.min(size, crossing.size);
  for (const segment of sorted) {
    if (segment.x0 < x && segment.x1 > x) {
      crossing = segment;
      // The rest of its row belongs to it, not to a column.
      left = left.filter((other) => !isBesideCrossing(other));
      right = right.filter((other) => !isBesideCrossing(other));
      close(true);
    } else if (!isBesideCrossing(segment)) (segment.x1 <= x ? left : right).push(segment);
  }
  close(false);
  return bands;
}

/** The gutters of a set of segments, starting with the one that separates the most text. */
function findGutters(segments: Segment[], barriers: readonly number[]): Gutter[] {
  const sorted = [...segments].sort((a, b) => a.y - b.y || a.x0 - b.x0);
  const from = Math.min(...segments.map((segment) => segment.x0));
  const to = Math.max(...segments.map((segment) => segment.x1));
  const found: Gutter[] = [];
  const seen = new Set<string>();
  for (let x = from + (to - from) * 0.1; x < to - (to - from) * 0.08; x += STEP) {
    for (const band of bandsAt(x, sorted, barriers)) {
      const key = `${band.left.length}/${band.right.length}/${band.top}/${band.bottom}`;
      const isAtEdge = band.right.some((segment) => segment.startsColumn);
      if (seen.has(key) || band.width < (isAtEdge ? MIN_GUTTER_AT_EDGE : MIN_GUTTER)) continue;
      seen.add(key);
      found.push(band);
    }
  }
  const total = (gutter: Gutter): number => gutter.left.length + gutter.right.length;
  return found.sort((a, b) => b.weight - a.weight || total(b) - total(a) || b.width - a.width);
}

/** The gutters that leave dates to their text, if there are some that do and others that don't. */
function besidesDates(gutters: Gutter[]): Gutter[] {
  const kept = gutters.filter((gutter) => !cutsDatesOff(gutter));
  return kept.some((gutter) => areColumns(gutter) !== 'no') ? kept : gutters;
}

const GUTTERS_TRIED = 12;

const gutterCandidates = (segments: Segment[], barriers: readonly number[]): Gutter[] =>
  besidesForms(besidesDates(findGutters(segments, barriers).slice(0, GUTTERS_TRIED)));

/** Where the lines of two columns begin, from the left. */
export interface ColumnEdges {
  left: number;
  right: number;
}

const edgesOf = ({ left, right }: Gutter): ColumnEdges => ({ left: startOf(left), right: startOf(right) });

/** The columns that a page surely has, beside each other; null if it has none. */
export function findSureColumns(segments: Segment[], barriers: readonly number[]): ColumnEdges | null {
  const sure = gutterCandidates(segments, barriers).find((gutter) => areColumns(gutter) === 'surely');
  return sure ? edgesOf(sure) : null;
}

/** Points: headings and lists begin this much further left or right than the text of their column. */
const SAME_COLUMN = 8;

/** Whether a gutter parts the same columns as on another page. */
function goOn(gutter: Gutter, columns: readonly ColumnEdges[]): boolean {
  const { left, right } = edgesOf(gutter);
  return columns.some(
    (other) => Math.abs(other.left - left) <= SAME_COLUMN && Math.abs(other.right - right) <= SAME_COLUMN,
  );
}

/**
 * Cuts a page into regions in reading order: the text above two columns, the columns, the text below.
 *
 * @param barriers the heights of drawn lines that cross the page from edge to edge, downwards: columns end there, unless there are two above and below
 * @param columns those that other pages surely have, which are likely to go on
 */
export function splitRegions(
  segments: Segment[],
  barriers: readonly number[] = [],
  columns: readonly ColumnEdges[] = [],
  column: Region['column'] = 'all',
  depth = 0,
): Region[] {
  if (segments.length < 2 * MIN_ROWS || depth > MAX_DEPTH) return [{ column, segments }];
  const split = (part: Segment[], side: Region['column']): Region[] =>
    part.length > 0 ? splitRegions(part, barriers, columns, side, depth + 1) : [];
  const gutters = gutterCandidates(segments, barriers);
  const whole = joinDateLines(segments, gutters);
  if (whole !== segments) return split(whole, column);
  const judged = gutters.map((gutter) => ({ gutter, verdict: areColumns(gutter) }));
  const sure = (
    judged.find(({ verdict }) => verdict === 'surely') ??
    judged.find(({ gutter, verdict }) => verdict === 'probably' && goOn(gutter, columns))
  )?.gutter;
  const inCells = sure ? null : regionsWithCells(segments, gutters, column, split);
  if (inCells) return inCells;
  const gutter = sure ?? judged.find(({ verdict }) => verdict === 'probably')?.gutter;
  if (!gutter) return [{ column, segments }];
  const { above, below } = around(gutter, segments);
  return [
    ...split(above, column),
    ...split(gutter.left, column === 'all' ? 'left' : column),
    ...split(gutter.right, column === 'all' ? 'right' : column),
    ...split(below, column),
  ];
}

/** Moves dates at the right margin that span several lines to the first of them. */
function joinDateLines(segments: Segment[], gutters: Gutter[]): Segment[] {
  for (const gutter of gutters) {
    const joined = joinedDates(gutter.left, gutter.right);
    if (!joined) continue;
    const right = new Set(gutter.right);
    return [...segments.filter((segment) => !right.has(segment)), ...joined];
  }
  return segments;
}

function around(gutter: Gutter, segments: Segment[]): { above: Segment[]; below: Segment[] } {
  const inside = new Set([...gutter.left, ...gutter.right]);
  const outside = segments.filter((segment) => !inside.has(segment));
  return {
    above: outside.filter((segment) => segment.y < gutter.top),
    below: outside.filter((segment) => segment.y >= gutter.top),
  };
}

/** One column whose lines may have dates or headings in cells beside them, over several lines each. */
function regionsWithCells(
  segments: Segment[],
  gutters: Gutter[],
  column: Region['column'],
  split: (part: Segment[], side: Region['column']) => Region[],
): Region[] | null {
  for (const gutter of gutters) {
    const { left, right } = gutter;
    const parts =
      headerParts(left, right, 'end') ?? cellParts(left, right) ?? headerParts(left, right, 'anywhere');
    if (parts === null) continue;
    const { above, below } = around(gutter, segments);
    return [
      ...split(above, column),
      ...parts.flatMap((part) =>
        part.isOpen
          ? split(part.segments, column)
          : [{ column, segments: part.segments, ...(part.goesOn && { goesOn: true as const }) }],
      ),
      ...split(below, column),
    ];
  }
  return null;
}
