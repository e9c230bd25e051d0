import { findPeriods } from '../../../../writing/reading/fields/dates.ts';
import { readRange } from '../../stacked-dates.ts';

/** In shares of the letters' size: lines of one cell are closer. */
export const CELL_LEADING = 1.75;

/** A heading above a date is larger. */
const SAME_SIZE = 1.15;

/** A line of a narrow column. */
interface ColumnLine {
  text: string;
  y: number;
  size: number;
}

/** Two dates in a column, one above the other, that are a beginning and an end. */
export interface StackedRange {
  /** The number of lines. */
  rows: number;
  /** The dates as on one line. */
  text: string;
}

/** Lines close together, as half-open ranges of their indexes. */
function findStacks(lines: ColumnLine[]): [from: number, to: number][] {
  const stacks: [number, number][] = [];
  let from = 0;
  for (let index = 1; index <= lines.length; index += 1) {
    const [above, below] = [lines[index - 1], lines[index]];
    const isNear =
      above &&
      below &&
      below.y - above.y <= CELL_LEADING * Math.max(above.size, below.size) &&
      Math.max(above.size, below.size) <= SAME_SIZE * Math.min(above.size, below.size);
    if (isNear) continue;
    stacks.push([from, index]);
    from = index;
  }
  return stacks;
}

/**
 * The ranges of a column whose dates are written one above the other: "Oct 2021" above "Nov 2017", with or without a
 * stroke between them. Two dates alone could be those of two entries; a column of which most dates stand in pairs is
 * one of ranges.
 *
 * @returns them by the index of their first line.
 */
export function findStackedRanges(lines: ColumnLine[]): Map<number, StackedRange> {
  const stacks = findStacks(lines);
  const textsOf = ([from, to]: [number, number]) => lines.slice(from, to).map(({ text }) => text);
  const dated = stacks.filter((stack) => textsOf(stack).some((text) => findPeriods(text).length > 0));
  const ranges = dated.flatMap(([from, to]) => {
    const text = readRange(textsOf([from, to]));
    return text === null ? [] : [{ from, rows: to - from, text }];
  });
  if (ranges.length < 2 || ranges.length * 2 <= dated.length) return new Map();
  return new Map(ranges.map(({ from, rows, text }) => [from, { rows, text }]));
}
