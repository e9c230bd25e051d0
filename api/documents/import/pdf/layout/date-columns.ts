import { isRangeAlone } from '../../../../writing/reading/fields/dates.ts';
import type { Segment } from './segments.ts';

/** The two sides of a vertical gap in a page. */
interface Sides {
  left: Segment[];
  right: Segment[];
}

/** In shares of the letters' size. */
const SAME_ROW = 0.35;
const SAME_EDGE = 1.5;
const MIN_DATES = 2;
const NEARLY_ALL = 0.8;

const sharesRow = (segment: Segment, others: Segment[]): boolean =>
  others.some(({ y }) => Math.abs(y - segment.y) <= SAME_ROW * segment.size);

/** The ranges of one side that stand below each other beside the gap, with nothing of their side between. */
function datesAtGap(side: Segment[], edge: (segment: Segment) => number): Segment[] {
  const ranges = side.filter(({ text }) => isRangeAlone(text));
  const [first] = ranges;
  if (!first) return [];
  return ranges.filter(
    (range) =>
      Math.abs(edge(range) - edge(first)) <= SAME_EDGE * range.size &&
      side.every((other) => other === range || !sharesRow(range, [other]) || edge(other) >= edge(range)),
  );
}

/** Whether hardly anything else of their side stands above or below the dates: they are a column of their own. */
function areApart(dates: Segment[], side: Segment[]): boolean {
  const from = Math.min(...dates.map(({ x0 }) => x0));
  const to = Math.max(...dates.map(({ x1 }) => x1));
  const others = side.filter((segment) => !dates.includes(segment));
  const apart = others.filter(({ x0, x1 }) => x1 <= from || x0 >= to);
  return apart.length >= others.length * NEARLY_ALL;
}

/**
 * Whether a gap cuts a column of dates off the text they belong to: the dates stand beside the gap, in the rows of the other
 * side, and their own side has more than them.
 */
export function cutsDatesOff({ left, right }: Sides): boolean {
  const sides = [
    { side: right, other: left, dates: datesAtGap(right, ({ x0 }) => x0) },
    { side: left, other: right, dates: datesAtGap(left, ({ x1 }) => -x1) },
  ];
  return sides.some(
    ({ side, other, dates }) =>
      dates.length >= MIN_DATES &&
      side.length >= dates.length * 2 &&
      areApart(dates, side) &&
      dates.filter((date) => sharesRow(date, other)).length >= dates.length * NEARLY_ALL,
  );
}
