import { findPeriods } from '../../../../writing/reading/fields/dates.ts';
import { headingKind } from '../../../../writing/reading/sections/headings.ts';
import { isBlank } from '../../../../writing/reading/lines/line.ts';
import { HEADING_LEADING } from './margin-headings.ts';
import { isMetadata } from './metadata.ts';
import { CELL_LEADING, findStackedRanges } from './stacked-ranges.ts';
import { joinRows } from './rows.ts';
import type { Row } from './rows.ts';
import type { Segment } from './segments.ts';

/** A part of a page that is read from top to bottom as one text. */
export interface CellPart {
  segments: Segment[];
  /** It may contain nested columns or cells. */
  isOpen: boolean;
  /** Whether it goes on with the part before it, though it stands beside it: no space is between the two. */
  goesOn?: true;
}

/** Text in a narrow column beside the main text, over one or more lines. */
interface Cell {
  rows: Row[];
  /** Its lines joined. */
  text: string;
  kind: 'dates' | 'heading' | 'plain';
}

/** In shares of the letters' size. */
const SAME_LINE = 0.45;
/** A heading may be centred beside the first two lines of its section. */
const BESIDE_HEADING = 0.75;
const CELL_LINES = 5;
/** Letters next to the date in its cell: a place, a duration. */
const BESIDE_DATE = 36;

const rowText = (row: Row): string => row.segments.map((segment) => segment.text).join(' ');

const tableRow = (row: Row): number | undefined => row.segments[0]?.tableRow;

function cellKind(text: string): Cell['kind'] {
  const [period, ...others] = findPeriods(text);
  if (period && others.length === 0 && text.length - (period.end - period.start) < BESIDE_DATE)
    return 'dates';
  return headingKind(text) !== null ? 'heading' : 'plain';
}

function cellFrom(rows: Row[]): Cell {
  const text = rows.map(rowText).join(' ');
  const isNarrow = rows.every((row) => row.segments.length === 1);
  return { rows, text, kind: isNarrow ? cellKind(text) : 'plain' };
}

/** Lines close together form a cell as long as they are one date or one heading with its place. */
function findCells(rows: Row[]): Cell[] {
  const cells: Cell[] = [];
  const stacked = findStackedRanges(rows.map((row) => ({ ...row, text: rowText(row) })));
  let from = 0;
  while (from < rows.length) {
    const range = stacked.get(from);
    if (range) {
      cells.push({ rows: rows.slice(from, from + range.rows), text: range.text, kind: 'dates' });
      from += range.rows;
      continue;
    }
    let best = cellFrom(rows.slice(from, from + 1));
    let to = from + 1;
    for (let end = from + 2; end <= Math.min(rows.length, from + CELL_LINES); end++) {
      const above = rows[end - 2];
      const below = rows[end - 1];
      if (!above || !below || below.y - above.bottom > CELL_LEADING * Math.max(above.size, below.size)) break;
      if (tableRow(above) !== tableRow(below)) break;
      const longer = cellFrom(rows.slice(from, end));
      // The date continues here, or has not begun yet.
      const goesOn = best.kind === 'plain' || (findPeriods(longer.text)[0]?.end ?? 0) > best.text.length;
      // "Work" and "Experience", as close as the lines of one heading.
      const isOneHeading =
        best.kind === 'heading' &&
        longer.kind === 'heading' &&
        below.y - above.y <= HEADING_LEADING * above.size;
      const isNext = findPeriods(rowText(below)).length > 0 || headingKind(rowText(below)) !== null;
      if (!goesOn && !isOneHeading && isNext) break;
      if (findPeriods(longer.text).length > 1) break;
      // A heading and the first date under it are two cells.
      if (best.kind === 'heading' && longer.kind === 'dates') break;
      if (longer.kind !== 'plain') {
        best = longer;
        to = end;
      }
    }
    cells.push(best);
    from = to;
  }
  return cells;
}

const NEARLY_ALL = 0.75;

/**
 * Whether a side has only headings and dates, each beside the text on the other side that it belongs to. The name and its title may stand
 * above the first of them, and strokes between them.
 */
export function isLabelMargin(side: Segment[], text: Segment[]): boolean {
  const all = findCells(joinRows(side)).filter((cell) => !isBlank(cell.text));
  const first = all.findIndex(({ kind }) => kind === 'heading');
  const cells = all.slice(Math.max(0, first));
  const isBeside = ({ rows: [first] }: Cell): boolean =>
    first !== undefined && text.some(({ y }) => Math.abs(y - first.y) <= BESIDE_HEADING * first.size);
  const headings = cells.filter(({ kind }) => kind === 'heading');
  const labels = cells.filter((cell) => cell.kind !== 'plain' && isBeside(cell));
  return headings.length > 1 && headings.every(isBeside) && labels.length >= cells.length * NEARLY_ALL;
}

/** The cell's date, the lines above it (an employer, a place), and the rest of its text. */
function splitCell(cell: Cell): { above: string[]; date: string; rest: string } {
  const start = findPeriods(cell.text)[0]?.start ?? 0;
  const above: string[] = [];
  let length = 0;
  for (const row of cell.rows) {
    const end = length + rowText(row).length;
    if (end > start) break;
    above.push(rowText(row));
    length = end + 1;
  }
  return { above, ...dateAndRest(cell, cell.text.slice(length)) };
}

function dateAndRest(cell: Cell, text: string): { date: string; rest: string } {
  const period = findPeriods(text)[0];
  if (!period) return { date: text, rest: '' };
  // A place under the date; brackets and durations stay with the date.
  const after = text.slice(period.end).replace(/^[\s,;|·)]+/u, '');
  const isPlace = /\p{Lu}/u.test(after) && cell.rows.length > 1;
  return isPlace
    ? { date: text.slice(0, text.length - after.length).trim(), rest: after }
    : { date: text, rest: '' };
}

function toSegment(cell: Cell, text: string, y: number): Segment | null {
  const segments = cell.rows.flatMap((row) => row.segments);
  const [first] = segments;
  if (!first) return null;
  return {
    ...first,
    text,
    y,
    bottom: Math.max(...segments.map((one) => one.y)),
    x0: Math.min(...segments.map((one) => one.x0)),
    x1: Math.max(...segments.map((one) => one.x1)),
  };
}

/** Title and employer beside their list: two cells whose first lines share a baseline. */
function innerCells(segments: Segment[]): [Segment[], Segment[]] | null {
  const starts = [...new Set(segments.map((segment) => Math.round(segment.x0)))].sort((a, b) => a - b);
  for (const x of starts.slice(1)) {
    const left = segments.filter((segment) => segment.x1 <= x - 4);
    const right = segments.filter((segment) => segment.x0 >= x - 1);
    if (left.length + right.length !== segments.length || left.length < 2 || right.length < 1) continue;
    const leftRows = joinRows(left);
    const rightRows = joinRows(right);
    const [a, b] = [leftRows[0], rightRows[0]];
    const isBeside = a && b && Math.abs(a.y - b.y) < SAME_LINE * Math.max(a.size, b.size);
    const areMarks = left.every((segment) => !/[\p{L}\p{N}]/u.test(segment.text));
    const letters = right.reduce((sum, segment) => sum + segment.text.length, 0);
    const isText = letters > 30 && !rightRows.every((row) => isMetadata(rowText(row)));
    if (isBeside && isText && !areMarks && rightRows.length >= leftRows.length - 2) return [left, right];
  }
  return null;
}

const HEAD_ROWS = 4;
/** Points between pieces that are placed next to each other. */
const ASIDE = 100;
const HEAD_LETTERS = 90;

/** The cells of a table's row: stacks of lines that begin on one baseline, with clear space between them. */
function groupStacks(segments: Segment[]): Segment[][] {
  const starts = [...new Set(segments.map((segment) => Math.round(segment.x0)))].sort((a, b) => a - b);
  const stacks: Segment[][] = [];
  let rest = segments;
  for (const x of starts.slice(1)) {
    const left = rest.filter((segment) => segment.x1 <= x - 3);
    const right = rest.filter((segment) => segment.x0 >= x - 1);
    const areMarks = left.every((segment) => !/[\p{L}\p{N}]/u.test(segment.text));
    if (left.length === 0 || areMarks || left.length + right.length !== rest.length) continue;
    stacks.push(left);
    rest = right;
  }
  return [...stacks, rest];
}

/** Employer, title and place in separate cells, each over several lines, and the list in another; null otherwise. */
function tableCells(segments: Segment[]): { heads: Segment[]; body: Segment[] } | null {
  const stacks = groupStacks(segments);
  if (stacks.length < 3) return null;
  const tops = stacks.map((stack) => joinRows(stack)[0]);
  const isEven = tops.every((row) => row && tops[0] && Math.abs(row.y - tops[0].y) < SAME_LINE * row.size);
  const letters = (stack: Segment[]) => stack.reduce((sum, { text }) => sum + text.length, 0);
  const body = stacks.reduce((best, stack) => (letters(stack) > letters(best) ? stack : best));
  const others = stacks.filter((stack) => stack !== body);
  const areHeads = others.every(
    (stack) => joinRows(stack).length <= HEAD_ROWS && letters(stack) <= HEAD_LETTERS,
  );
  if (!isEven || !areHeads || joinRows(body).length < 2) return null;
  const heads = others.flatMap((stack) => {
    const cell = cellFrom(joinRows(stack));
    const head = toSegment(cell, cell.text, cell.rows[0]?.y ?? 0);
    // Joined, they would be wider than their columns; each remains a separate piece.
    return head ? [{ ...head, x1: Math.min(head.x1, head.x0 + head.size) }] : [];
  });
  return { heads, body };
}

function entryParts(cell: Cell, right: Segment[]): CellPart[] {
  const table = tableCells(right);
  if (table) {
    const top = Math.min(...table.heads.map((segment) => segment.y));
    const dated = toSegment(cell, cell.text, top);
    return [
      { segments: dated ? [dated, ...table.heads] : table.heads, isOpen: false },
      { segments: table.body, isOpen: false },
    ];
  }
  const inner = innerCells(right);
  const [head, tail] = inner ?? [right, []];
  const top = Math.min(...head.map((segment) => segment.y));
  const far = Math.max(...right.map((segment) => segment.x1)) + 60;
  const { above, date, rest } = splitCell(cell);
  const dated = toSegment(cell, date, top);
  const place = rest === '' ? null : toSegment(cell, rest, top);
  const first = [...head];
  // Joined, it would be wider than its column; the text next to it remains a separate piece.
  const begin = Math.min(...head.map((segment) => segment.x0));
  if (dated) first.push({ ...dated, x1: Math.min(dated.x1, begin - 3 * dated.size) });
  // Text above the date comes before it, each line as a separate piece.
  for (const [index, text] of above.entries()) {
    const line = toSegment(cell, text, top);
    const x = (line?.x0 ?? 0) - (above.length - index) * ASIDE;
    if (line) first.push({ ...line, x0: x, x1: x + line.size, isMoved: true });
  }
  if (place) first.push({ ...place, x0: far, x1: far + 40, isMoved: true });
  return [
    { segments: first, isOpen: false },
    ...(tail.length > 0 ? [{ segments: tail, isOpen: false }] : []),
  ];
}

/**
 * Reads text with dates or section headings in a separate column on its left, row by row: a date that spans two
 * lines is joined, and a heading comes before the text next to it. Null if the left side has neither.
 */
export function cellParts(left: Segment[], right: Segment[]): CellPart[] | null {
  const cells = findCells(joinRows(left));
  const special = cells.filter((cell) => cell.kind !== 'plain').length;
  const lettersLeft = left.reduce((sum, segment) => sum + segment.text.length, 0);
  const lettersRight = right.reduce((sum, segment) => sum + segment.text.length, 0);
  const shareMax = special === cells.length ? 0.85 : 0.6;
  if (special < 2 || special < cells.length * 0.5 || lettersLeft > lettersRight * shareMax) return null;
  const parts: CellPart[] = [];
  const cellTop = ({ kind, rows: [first] }: Cell): number =>
    (first?.y ?? 0) - (kind === 'heading' ? BESIDE_HEADING : SAME_LINE) * (first?.size ?? 10);
  const first = cells[0];
  const before = first ? right.filter((segment) => segment.y < cellTop(first)) : [];
  if (before.length > 0) parts.push({ segments: before, isOpen: false });
  for (const [index, cell] of cells.entries()) {
    const next = cells[index + 1];
    const from = cellTop(cell);
    const to = next ? cellTop(next) : Infinity;
    const beside = right.filter((segment) => segment.y >= from && segment.y < to);
    const own = cell.rows.flatMap((row) => row.segments);
    if (cell.kind === 'heading') {
      const heading = toSegment(cell, cell.text, cell.rows[0]?.y ?? 0);
      if (heading) parts.push({ segments: [heading], isOpen: false });
      if (beside.length > 0) parts.push({ segments: beside, isOpen: true });
    } else if (cell.kind === 'dates' && beside.length > 0) {
      parts.push(...entryParts(cell, beside));
    } else {
      const last = parts.at(-1);
      const isPlainRun = cells[index - 1]?.kind === 'plain' && last;
      if (isPlainRun) last.segments.push(...own, ...beside);
      else parts.push({ segments: [...own, ...beside], isOpen: false });
    }
  }
  return parts;
}

/**
 * Joins the dates of a narrow right side, each onto one line; null if there is no such side or nothing has to be
 * joined.
 */
export function joinedDates(left: Segment[], right: Segment[]): Segment[] | null {
  const lettersLeft = left.reduce((sum, segment) => sum + segment.text.length, 0);
  const lettersRight = right.reduce((sum, segment) => sum + segment.text.length, 0);
  if (lettersRight > lettersLeft * 0.5) return null;
  const cells = findCells(joinRows(right));
  const dates = cells.filter((cell) => cell.kind === 'dates');
  const broken = dates.filter((cell) => {
    const [period] = findPeriods(cell.text);
    const first = cell.rows[0];
    return (
      period !== undefined &&
      first !== undefined &&
      period.isRange &&
      period.start < rowText(first).length &&
      period.end > rowText(first).length
    );
  });
  if (broken.length === 0 || dates.length < cells.length * 0.6) return null;
  return cells.flatMap((cell) => {
    const own = cell.rows.flatMap((row) => row.segments);
    if (!broken.includes(cell)) return own;
    const { date, rest } = dateAndRest(cell, cell.text);
    const whole = toSegment(cell, date, cell.rows[0]?.y ?? 0);
    if (!whole) return own;
    return rest === ''
      ? [whole]
      : [whole, { ...whole, text: rest, x0: whole.x1 + ASIDE, x1: whole.x1 + 2 * ASIDE, isMoved: true }];
  });
}
