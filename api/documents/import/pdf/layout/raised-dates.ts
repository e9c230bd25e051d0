import { findPeriods, isRangeAlone } from '../../../../writing/reading/fields/dates.ts';
import { readDuration } from '../../../../writing/reading/fields/durations.ts';
import { leadingMarker } from '../../../../writing/reading/lines/line.ts';
import { bodyPenalty } from '../../../../writing/reading/headers/header-lines.ts';
import { joinRows } from './rows.ts';
import type { Row } from './rows.ts';
import type { Segment } from './segments.ts';
import { CELL_LEADING } from './stacked-ranges.ts';

/** In shares of the letters' size. */
const SAME_EDGE = 0.4;
const SAME_SIZE = 0.06;
/** Points between the pieces of a row that are placed next to each other. */
const ASIDE = 100;
/** The lines of a stack below its first: dates, and a length of time. */
const REST = 2;

/** Whether a segment ends where another does, in letters of the same size. */
const isBelow = (above: Segment, below: Segment): boolean =>
  Math.abs(above.x1 - below.x1) <= SAME_EDGE * above.size &&
  Math.abs(above.size - below.size) <= SAME_SIZE * above.size;

/** Whether what stands left of a row's last segment is what was done, or nothing: no second line of a header. */
function isBesideBody({ segments }: Row): boolean {
  const left = segments
    .slice(0, -1)
    .map(({ text }) => text)
    .join(' ');
  return left === '' || leadingMarker(left) !== '' || bodyPenalty(left) > 0;
}

/** The dates, and the length of time below them, that stand below the last segment of a row, beside what was done. */
function stackBelow(rows: Row[], at: number): Segment[] {
  const head = rows[at];
  const place = head?.segments.at(-1);
  if (!head || !place || head.segments.length < 2 || findPeriods(place.text).length > 0) return [];
  const stack: Segment[] = [];
  for (let step = 1; step <= REST; step += 1) {
    const [above, row] = [rows[at + step - 1], rows[at + step]];
    const last = row?.segments.at(-1);
    if (!above || !row || !last || row.y - above.y > CELL_LEADING * row.size || !isBelow(place, last)) break;
    const fits = step === 1 ? isRangeAlone(last.text) && isBesideBody(row) : readDuration(last.text) !== null;
    if (!fits) break;
    stack.push(last);
  }
  return stack;
}

/**
 * Moves dates at the right edge to the row of the header that they belong to, where a place stands there and the dates below
 * it, beside the first lines of what was done.
 */
export function raiseDates(segments: Segment[]): Segment[] {
  const rows = joinRows(segments);
  const raised = new Map<Segment, Segment>();
  for (const [at, row] of rows.entries()) {
    for (const [order, below] of stackBelow(rows, at).entries()) {
      const x0 = row.x1 + ASIDE * (order + 1);
      raised.set(below, { ...below, y: row.y, x0, x1: x0 + below.size, isMoved: true });
    }
  }
  return raised.size === 0 ? segments : segments.map((segment) => raised.get(segment) ?? segment);
}
