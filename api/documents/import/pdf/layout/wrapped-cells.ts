import { findPeriods } from '../../../../writing/reading/fields/dates.ts';
import { isLegalForm } from '../../../../writing/reading/fields/field-scores.ts';
import { leadingMarker } from '../../../../writing/reading/lines/line.ts';
import { headingKind } from '../../../../writing/reading/sections/headings.ts';
import { joinLines, joinTexts, type CellLines } from './join-lines.ts';
import { isMetadata } from './metadata.ts';
import { joinRows } from './rows.ts';
import type { Row } from './rows.ts';
import type { Segment } from './segments.ts';
import { CELL_LEADING } from './stacked-ranges.ts';

/** In shares of the letters' size. */
const SAME_EDGE = 0.4;
const SAME_SIZE = 0.06;
/** The least space between two cells of a row, and between two words. */
const CELL_GAP = 0.6;
const WORD_GAP = 0.25;
/** Between the words of a narrow line that is set to its full width. */
const WIDE_WORD_GAP = 0.75;
/** A cell's text takes so many lines at most. */
const MAX_LINES = 4;
/** What is left for the lines below the first is short: a name's end, a place. */
const MAX_REST = 40;

const isNear = (one: number, other: number, size: number): boolean =>
  Math.abs(one - other) <= SAME_EDGE * size;

const hasDate = (text: string): boolean => findPeriods(text).length > 0;

const firstWordWidth = ({ text, x0, x1 }: Segment): number =>
  ((x1 - x0) * (text.split(' ')[0]?.length ?? 0)) / Math.max(1, text.length);

/** Whether a name is complete: "Kestrel Freight LLC". */
const endsWithLegalForm = (text: string): boolean =>
  /\s/u.test(text) && isLegalForm(text.split(/\s+/u).at(-1) ?? '');

/** Whether a text can't end here. */
const endsOpen = (text: string): boolean => /[,&-]$/u.test(text);

/** Whether a line goes on in the style in which the one above ends. */
const isSameStyle = (above: Segment, below: Segment): boolean => {
  const lettered = (words: Segment['words']) => words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return lettered(above.words).at(-1)?.style === lettered(below.words)[0]?.style;
};

/** A cell of a row: one segment with its neighbours, and the widest text of its column. */
interface Cell {
  last: Segment;
  next: Segment | undefined;
  /** How far text of this column reaches from its left to its right edge. */
  width: number;
}

/** Whether the first word of a line would not have fitted into the cell above it. */
function isFull({ last, next, width }: Cell, below: Segment): boolean {
  const needed = WORD_GAP * last.size + firstWordWidth(below);
  return isNear(last.x0, below.x0, last.size) && next !== undefined
    ? last.x1 + needed > next.x0 - CELL_GAP * last.size
    : last.x1 - last.x0 + needed > width;
}

const isAligned = ({ last, next }: Cell, below: Segment): boolean =>
  next === undefined
    ? isNear(last.x1, below.x1, last.size) && !isNear(last.x0, below.x0, last.size)
    : isNear(last.x0, below.x0, last.size);

/** Whether a segment in the row below continues the text of a cell. */
const continues = (cell: Cell, below: Segment): boolean =>
  below.text.length <= MAX_REST &&
  Math.abs(below.size - cell.last.size) <= SAME_SIZE * cell.last.size &&
  !hasDate(below.text) &&
  leadingMarker(below.text) === '' &&
  isAligned(cell, below) &&
  !endsWithLegalForm(cell.last.text) &&
  (endsOpen(cell.last.text) || (isSameStyle(cell.last, below) && isFull(cell, below)));

/** The width of a column of cells that end at the same right edge. */
function columnWidth(cell: Segment, rows: Row[]): number {
  const ends = rows
    .filter((row) => row.segments.length > 1)
    .map((row) => row.segments.at(-1))
    .filter((other) => other !== undefined && isNear(other.x1, cell.x1, cell.size));
  return Math.max(...ends.map((other) => (other ? other.x1 - other.x0 : 0)));
}

/** Whether a row has no gap wider than those between the words of a line that is set to its full width. */
const hasWordGapsAlone = ({ segments, size }: Row): boolean =>
  segments.slice(1).every(({ x0 }, index) => x0 - (segments[index]?.x1 ?? x0) < WIDE_WORD_GAP * size);

/** The cells of a row that a line below could continue: those with words, in a row with a date or another cell. */
function cellsOf(row: Row, rows: Row[]): Cell[] {
  if (row.segments.length < 2) return [];
  if (hasWordGapsAlone(row) && !row.segments.some(({ text }) => hasDate(text))) return [];
  return row.segments.flatMap((segment, index) => {
    const isText = !hasDate(segment.text) && headingKind(segment.text) === null;
    if (!isText || leadingMarker(segment.text) !== '') return [];
    const next = row.segments[index + 1];
    return [{ last: segment, next, width: next ? 0 : columnWidth(segment, rows) }];
  });
}

/** The rest of a row's cells in the row below: each of its segments continues one of them; null if one doesn't. */
function readRest(cells: Cell[], below: Row): Map<Cell, Segment> | null {
  const rest = new Map<Cell, Segment>();
  for (const segment of below.segments) {
    const cell = cells.find((one) => !rest.has(one) && continues(one, segment));
    if (!cell) return null;
    rest.set(cell, segment);
  }
  return rest;
}

/** Whether the text of a row goes on below in the same style, so that it is running text and no rest of a cell. */
const isRunningText = (row: Row, after: Row | undefined): boolean => {
  const [[first], [next]] = [row.segments, after?.segments ?? []];
  return (
    first !== undefined &&
    next !== undefined &&
    after !== undefined &&
    after.y - row.y <= CELL_LEADING * row.size &&
    isNear(first.x0, next.x0, row.size) &&
    isSameStyle(first, next) &&
    after.segments.length === 1 &&
    !isMetadata(next.text) &&
    leadingMarker(next.text) === ''
  );
};

/**
 * Joins the lines of cells that are too narrow for their text: "Trainee" beside a date, and "Solicitor" below. The text must
 * go on at the cell's edge, in its style, with a word for which there was no room, and must not be running text.
 */
export function joinWrappedCells(segments: Segment[]): Segment[] {
  const rows = joinRows(segments);
  const joined: CellLines[] = [];
  for (const [at, row] of rows.entries()) {
    let cells = cellsOf(row, rows);
    const firsts = new Map(cells.map((cell) => [cell, [cell.last]]));
    let above = row;
    for (let line = 1; line < MAX_LINES && cells.length > 0; line += 1) {
      const below = rows[at + line];
      if (!below || below.y - above.y > CELL_LEADING * row.size) break;
      const rest = readRest(cells, below);
      if (!rest || (rest.size === 1 && isRunningText(below, rows[at + line + 1]))) break;
      for (const [cell, segment] of rest) firsts.get(cell)?.push(segment);
      cells = [...rest].map(([cell, segment]) => Object.assign(cell, { last: segment }));
      above = below;
    }
    for (const lines of firsts.values())
      if (lines.length > 1) joined.push({ lines, text: joinTexts(lines.map(({ text }) => text)) });
  }
  return joinLines(segments, joined);
}
