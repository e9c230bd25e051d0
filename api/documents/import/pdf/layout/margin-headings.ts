import { endsOpen, headingKind } from '../../../../writing/reading/sections/headings.ts';
import { joinLines, type CellLines } from './join-lines.ts';
import type { Segment } from './segments.ts';
import { CELL_LEADING } from './stacked-ranges.ts';

/** A heading in a margin takes so many lines at most. */
const MAX_LINES = 3;
/** In characters, of one line of it. */
const MAX_LENGTH = 24;
/** In shares of the letters' size. */
const SAME_ROW = 0.35;
/** A heading is larger than the text beside it, and may stand a little higher or lower. */
const BESIDE = 0.7;
/** In shares of the letters' size: lines of one heading are closer than two headings. */
export const HEADING_LEADING = 1.3;
const SAME_EDGE = 0.4;
const SAME_SIZE = 0.02;

const isNear = (one: number, other: number, size: number): boolean =>
  Math.abs(one - other) <= SAME_EDGE * size;

/** The segment right below another one in the same margin and style; undefined if there is none. */
function findBelow(line: Segment, sorted: Segment[], at: number): Segment | undefined {
  for (let index = at + 1; index < sorted.length; index += 1) {
    const next = sorted[index];
    if (!next || next.y - line.y > CELL_LEADING * line.size) return undefined;
    const isBelow =
      next.y - line.y > SAME_ROW * line.size &&
      Math.abs(next.size - line.size) <= SAME_SIZE * line.size &&
      next.bold === line.bold &&
      next.text.length <= MAX_LENGTH &&
      (isNear(next.x0, line.x0, line.size) ||
        isNear(next.x1, line.x1, line.size) ||
        isNear(next.x0 + next.x1, line.x0 + line.x1, line.size));
    if (isBelow) return next;
  }
  return undefined;
}

/** Whether text stands to the right of a segment, and none to its left. */
const isInLeftMargin = (segment: Segment, row: Segment[]): boolean =>
  row.length > 0 && row.every((other) => other.x0 > segment.x1);

/** The lines of the heading that begins with a segment; null if they aren't one. */
function readHeading(first: Segment, sorted: Segment[], at: number): Segment[] | null {
  const lines = [first];
  let longest: Segment[] | null = null;
  while (lines.length < MAX_LINES) {
    const last = lines.at(-1) ?? first;
    const next = findBelow(last, sorted, at);
    if (!next) break;
    lines.push(next);
    const isHeading = headingKind(lines.map(({ text }) => text).join(' ')) !== null;
    // Two headings one above the other are two sections, unless they are as close as the lines of one.
    const areTwo = [last, next].every(({ text }) => headingKind(text) !== null) && !endsOpen(last.text);
    if (areTwo && !(isHeading && next.y - last.y <= HEADING_LEADING * last.size)) break;
    if (isHeading) longest = [...lines];
  }
  return longest;
}

/**
 * Joins headings that a narrow left margin breaks into lines ("Professional" above "Experience") with their first line,
 * which stands beside the beginning of their section.
 */
export function joinMarginHeadings(segments: Segment[]): Segment[] {
  const sorted = [...segments].sort((a, b) => a.y - b.y || a.x0 - b.x0);
  const headings: CellLines[] = [];
  const used = new Set<Segment>();
  for (const [at, segment] of sorted.entries()) {
    if (used.has(segment) || segment.text.length > MAX_LENGTH || !/^\p{L}/u.test(segment.text)) continue;
    const isBeside = (other: Segment | undefined): other is Segment =>
      other !== undefined && Math.abs(other.y - segment.y) <= BESIDE * segment.size;
    const row = [sorted[at - 1], sorted[at + 1], sorted[at + 2]].filter(isBeside);
    const lines = isInLeftMargin(segment, row) ? readHeading(segment, sorted, at) : null;
    if (!lines) continue;
    for (const line of lines) used.add(line);
    headings.push({ lines, text: lines.map(({ text }) => text).join(' ') });
  }
  return joinLines(segments, headings);
}
