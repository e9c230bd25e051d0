import { hasRange } from '../../../../writing/reading/fields/dates.ts';
import { findStyleBreaks } from '../../../../writing/reading/lines/style-breaks.ts';
import type { StyleBreak } from '../../../../writing/reading/lines/style-breaks.ts';
import { headingKind } from '../../../../writing/reading/sections/headings.ts';
import type { PageLink } from '../glyphs/open-pdf.ts';
import type { Box } from '../glyphs/glyphs.ts';
import type { Region } from './columns.ts';
import { joinJustifiedLines } from './justified-lines.ts';
import { joinMarginHeadings } from './margin-headings.ts';
import { isMetadata } from './metadata.ts';
import { joinPairedItems, splitPairedItems } from './paired-items.ts';
import { raiseDates } from './raised-dates.ts';
import { joinRows } from './rows.ts';
import type { Row } from './rows.ts';
import type { Segment } from './segments.ts';
import { joinWrappedCells } from './wrapped-cells.ts';
import { joinWrappedDates } from './wrapped-dates.ts';

/** A line of a page as people read it. */
export interface PageLine {
  text: string;
  page: number;
  column: Region['column'];
  x0: number;
  x1: number;
  /** The left edge of the line including its list mark, drawn or written. */
  left: number;
  y: number;
  size: number;
  isBold: boolean;
  /** Set sideways: it stands beside the text and is no part of its width. */
  isTurned: boolean;
  /** True if a drawn (not written) list mark precedes it. */
  isMarked: boolean;
  links: string[];
  styleBreaks: StyleBreak[];
  /** Distance to the baseline above in its region, in points; null for a region's first line, 0 for one that goes on. */
  step: number | null;
  /** Right edge of the text of its region. */
  edge: number;
}

/** In shares of the letters' size. */
const TAB_GAP = 1.45;
const MARK_REACH = 3;

const LONE_MARK = /^[^\p{L}\p{N}]{1,2}$/u;

/** Whether two segments stand in neighbouring cells of a table, however narrow the space between them is. */
const areInTwoCells = (one: Segment | undefined, other: Segment): boolean =>
  one?.tableRow !== undefined && one.tableRow === other.tableRow && one.tableCell !== other.tableCell;

function rowText(row: Row): string {
  let text = '';
  let end = 0;
  for (const [index, segment] of row.segments.entries()) {
    const gap = segment.x0 - end;
    // A list mark with its text further right.
    const isMark = index === 1 && LONE_MARK.test(text) && gap < MARK_REACH * 2 * segment.size;
    const isApart =
      gap > TAB_GAP * Math.min(segment.size, row.size) ||
      segment.startsChip === true ||
      areInTwoCells(row.segments[index - 1], segment) ||
      (index === 1 && segment.size !== row.segments[0]?.size && headingKind(text) !== null);
    if (index > 0) text += isMark ? ' ' : isApart ? '\t' : ' ';
    text += segment.text;
    end = segment.x1;
  }
  return text;
}

/** The left edge of a drawn dot, square or dash before a row's first letter, null when there is none. */
function drawnMark(row: Row, boxes: Box[]): number | null {
  const mark = boxes.find((box) => {
    const width = box.x1 - box.x0;
    const height = box.y1 - box.y0;
    const middle = (box.y0 + box.y1) / 2;
    return (
      width > 0.8 &&
      height > 0.8 &&
      width < row.size * 0.7 &&
      height < row.size * 0.7 &&
      Math.max(width, height) < 2.5 * Math.min(width, height) &&
      box.x1 < row.x0 &&
      row.x0 - box.x1 < row.size * 2 &&
      middle < row.y + row.size * 0.1 &&
      middle > row.y - row.size * 0.9
    );
  });
  return mark ? Math.round(mark.x0) : null;
}

/**
 * Rows preceded by a drawn list mark. Dots and logos before bold lines, above dates or before lines with dates at their end belong
 * to a time line or an entry's header, not to a list.
 */
function markedRows(rows: Row[], boxes: Box[]): Map<Row, number> {
  const small = boxes.filter((box) => box.kind === 'fill' && box.x1 - box.x0 < 12 && box.y1 - box.y0 < 12);
  const marks = new Map<Row, number>();
  if (small.length === 0) return marks;
  for (const row of rows) {
    const x = drawnMark(row, small);
    if (x !== null) marks.set(row, x);
  }
  const isTimeLine = (at: number): boolean => {
    const same = [...marks].filter(([, x]) => Math.abs(x - at) <= 1).map(([row]) => row);
    const isEvent = (row: Row): boolean => {
      const below = rows[rows.indexOf(row) + 1];
      const isAboveDates = below !== undefined && hasRange(rowText(below));
      const isBesideDates = row.segments.length > 1 && hasRange(row.segments.at(-1)?.text ?? '');
      return row.segments[0]?.startsBold === true || isAboveDates || isBesideDates;
    };
    return same.filter(isEvent).length > same.length / 2;
  };
  return new Map([...marks].filter(([, x]) => !isTimeLine(x)));
}

function isBoldRow(row: Row): boolean {
  const letters = row.segments.reduce((sum, segment) => sum + segment.text.length, 0);
  // A date set in another weight beside a bold name doesn't count.
  const inked = row.segments.filter((segment) => row.segments.length === 1 || !isMetadata(segment.text));
  const counted = inked.reduce((sum, segment) => sum + segment.text.length, 0);
  const bold = inked.reduce((sum, segment) => sum + segment.bold * segment.text.length, 0);
  return letters > 0 && counted > 0 && bold / counted > 0.85;
}

function linksOn(row: Row, links: PageLink[]): string[] {
  const found = links.filter((link) => {
    const y = (link.y0 + link.y1) / 2;
    const x = (link.x0 + link.x1) / 2;
    return y < row.y + row.size * 0.3 && y > row.y - row.size * 1.1 && x >= row.x0 - 4 && x <= row.x1 + 4;
  });
  return [...new Set(found.map((link) => link.url))];
}

/**
 * The baseline above a row. What wraps at the end of the row above takes up a line, unless it stood beside this one; in a margin at
 * the left it is beside the text.
 */
function bottomAbove({ segments, y }: Row, row: Row): number {
  const bottom = segments.at(-1)?.bottom ?? y;
  return bottom < row.y - row.size / 2 ? Math.max(y, bottom) : y;
}

/** Where a row's text ends on the page. */
const endOf = ({ segments, x1 }: Row): number => {
  const ends = segments.filter(({ isMoved }) => isMoved !== true).map((segment) => segment.x1);
  return ends.length === 0 ? x1 : Math.max(...ends);
};

/** The lines of one region, from top to bottom. */
export function linesOfRegion(region: Region, page: number, boxes: Box[], links: PageLink[]): PageLine[] {
  const whole = joinJustifiedLines(raiseDates(region.segments));
  const cells = joinWrappedCells(joinMarginHeadings(joinWrappedDates(whole)));
  const rows = splitPairedItems(joinRows(joinPairedItems(cells)));
  const marked = markedRows(rows, boxes);
  const edge = Math.max(...rows.map(endOf));
  return rows.map((row, index) => {
    const above = rows[index - 1];
    return {
      text: rowText(row),
      page,
      column: region.column,
      x0: row.x0,
      x1: endOf(row),
      left: marked.get(row) ?? row.x0,
      y: row.y,
      size: row.size,
      isBold: isBoldRow(row),
      isTurned: row.segments.every(({ isTurned }) => isTurned),
      isMarked: marked.has(row),
      links: linksOn(row, links),
      styleBreaks: findStyleBreaks(row.segments.flatMap(({ words }) => words)),
      step: above ? row.y - bottomAbove(above, row) : region.goesOn ? 0 : null,
      edge,
    };
  });
}
