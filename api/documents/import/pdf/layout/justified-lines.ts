import { findPeriods } from '../../../../writing/reading/fields/dates.ts';
import { joinRows } from './rows.ts';
import type { Row } from './rows.ts';
import type { Segment } from './segments.ts';
import { CELL_LEADING } from './stacked-ranges.ts';

/** In shares of the letters' size. */
const SAME_EDGE = 0.4;
/** A wider gap is one between two columns. */
const MAX_GAP = 4;
/** How far the line without gaps may be that shows the width of the paragraph. */
const NEAR_LINES = 8;

const isAlike = (row: Row, other: Row): boolean =>
  Math.abs(row.x0 - other.x0) <= SAME_EDGE * row.size &&
  Math.abs(row.x1 - other.x1) <= SAME_EDGE * row.size &&
  Math.abs(row.size - other.size) <= SAME_EDGE;

/** Whether a line of the same paragraph, on one side of a row, fills the same width without a gap. */
function hasFullLine(rows: Row[], at: number, step: 1 | -1): boolean {
  const row = rows[at];
  if (!row) return false;
  let last = row;
  for (let index = at + step; Math.abs(index - at) <= NEAR_LINES; index += step) {
    const next = rows[index];
    if (!next || Math.abs(next.y - last.y) > CELL_LEADING * row.size) return false;
    if (next.segments.length === 1 && isAlike(row, next)) return true;
    last = next;
  }
  return false;
}

function hasNarrowGaps({ segments, size }: Row): boolean {
  return segments.slice(1).every(({ x0 }, index) => x0 - (segments[index]?.x1 ?? x0) <= MAX_GAP * size);
}

const hasDate = ({ segments }: Row): boolean => segments.some(({ text }) => findPeriods(text).length > 0);

function joinRow({ segments }: Row): Segment[] {
  const [first, ...others] = segments;
  if (!first) return [];
  const letters = segments.reduce((sum, { text }) => sum + text.length, 0);
  const bold = segments.reduce((sum, one) => sum + one.bold * one.text.length, 0);
  return [
    {
      ...first,
      text: segments.map(({ text }) => text).join(' '),
      x1: others.at(-1)?.x1 ?? first.x1,
      words: segments.flatMap(({ words }) => words),
      bold: bold / Math.max(1, letters),
    },
  ];
}

/**
 * Joins the words of lines that are set to the full width of a narrow paragraph, where the spaces between words are as wide
 * as those between columns: another line of the paragraph is as wide, without such a gap.
 */
export function joinJustifiedLines(segments: Segment[]): Segment[] {
  const rows = joinRows(segments);
  return rows.flatMap((row, at) => {
    const isJustified =
      row.segments.length > 1 &&
      hasNarrowGaps(row) &&
      !hasDate(row) &&
      (hasFullLine(rows, at, 1) || hasFullLine(rows, at, -1));
    return isJustified ? joinRow(row) : row.segments;
  });
}
