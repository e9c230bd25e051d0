import { findPeriods, isPresent } from '../../../../writing/reading/fields/dates.ts';
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

/** Whether a line shows that the dates above and below it belong together: "Present", or a stroke between them. */
const tellsRange = (text: string): boolean => isPresent(text) || !/[\p{L}\p{N}]/u.test(text);

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
 * stroke between them. Two dates alone could be those of two entries; a stroke or "present" shows that they aren't, and a
 * column of which most dates stand in pairs is one of ranges.
 *
 * @returns them by the index of their first line.
 */
export function findStackedRanges(lines: ColumnLine[]): Map<number, StackedRange> {
  const stacks = findStacks(lines);
  const textsOf = ([from, to]: [number, number]) => lines.slice(from, to).map(({ text }) => text);
  const dated = stacks.filter((stack) => textsOf(stack).some((text) => findPeriods(text).length > 0));
  const ranges = dated.flatMap(([from, to]) => {
    const texts = textsOf([from, to]);
    const text = readRange(texts);
    return text === null ? [] : [{ from, rows: to - from, text, isCertain: texts.some(tellsRange) }];
  });
  const areRanges = ranges.length >= 2 && ranges.length * 2 > dated.length;
  const kept = areRanges ? ranges : ranges.filter(({ isCertain }) => isCertain);
  return new Map(kept.map(({ from, rows, text }) => [from, { rows, text }]));
}
