import { findPeriods } from '../../../../writing/reading/fields/dates.ts';
import { joinLines, joinTexts, type CellLines } from './join-lines.ts';
import type { Row } from './rows.ts';
import { joinRows, rowFrom } from './rows.ts';
import type { Segment } from './segments.ts';
import { CELL_LEADING } from './stacked-ranges.ts';

/** A written list mark; icons, which stand before addresses and dates, are not among them. */
const MARK = /^([•●▪■□◦○·∙‣▸–—-])\s+\S/u;
/** In shares of the letters' size: an item's lines begin at its mark or at its text. */
const MAX_INDENT = 2;
const SAME_SIZE = 0.06;
const MAX_LINES = 8;

const markOf = ({ text }: Segment): string => MARK.exec(text)?.[1] ?? '';

/** Whether a row is two or more items of a list, side by side. */
function isPaired({ segments: [first, ...others] }: Row): boolean {
  const mark = first ? markOf(first) : '';
  return (
    mark !== '' &&
    others.length > 0 &&
    others.every((other) => markOf(other) === mark) &&
    ![first, ...others].some((item) => item && findPeriods(item.text).some(({ isRange }) => isRange))
  );
}

/** The item of a row that a segment below goes on with. */
function itemAbove(items: Segment[], below: Segment): number {
  return items.findIndex((item, at) => {
    const next = items[at + 1];
    return (
      below.x0 >= item.x0 - SAME_SIZE * item.size &&
      below.x0 - item.x0 <= MAX_INDENT * item.size &&
      (next === undefined || below.x1 < next.x0) &&
      Math.abs(below.size - item.size) <= SAME_SIZE * item.size &&
      markOf(below) === ''
    );
  });
}

/** Each item of a row with its lines in the rows below. */
function readItems(rows: Row[], at: number): CellLines[] {
  const items = rows[at]?.segments ?? [];
  const linesOf = items.map((item) => [item]);
  for (let index = at + 1; index < Math.min(rows.length, at + MAX_LINES); index += 1) {
    const [row, above] = [rows[index], rows[index - 1]];
    if (!row || !above || row.y - above.y > CELL_LEADING * above.size) break;
    const owners = row.segments.map((segment) => itemAbove(items, segment));
    if (owners.includes(-1)) break;
    for (const [order, segment] of row.segments.entries()) linesOf[owners[order] ?? -1]?.push(segment);
  }
  return linesOf.map((lines) => ({ lines, text: joinTexts(lines.map(({ text }) => text)) }));
}

/** Joins the lines of list items that stand side by side, so that each is read to its end before the next. */
export function joinPairedItems(segments: Segment[]): Segment[] {
  const rows = joinRows(segments);
  return joinLines(
    segments,
    rows.flatMap((row, at) => (isPaired(row) ? readItems(rows, at) : [])),
  );
}

/** Gives each of several list items in one row a row of its own. */
export const splitPairedItems = (rows: Row[]): Row[] =>
  rows.flatMap((row) => (isPaired(row) ? row.segments.map((item) => rowFrom([item])) : [row]));
