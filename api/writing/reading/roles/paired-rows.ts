import { findPeriods, isDateAlone } from '../fields/dates.ts';
import type { Line } from '../lines/line.ts';

/** So many rows show that two lists of jobs stand beside each other. */
const ROWS_MIN = 3;

const isDates = (cell: string): boolean => {
  const [period] = findPeriods(cell);
  return period !== undefined && (isDateAlone(cell) || cell.trim().length - (period.end - period.start) <= 2);
};

/** The two halves of a row with a name and its dates twice: "Baker  2021 – now  Cook  2019"; null of any other. */
function halvesOf({ text, marker }: Line): [left: string, right: string] | null {
  const [first = '', firstDates = '', second = '', secondDates = '', ...more] = text.split('\t');
  const isPaired =
    marker === '' &&
    more.length === 0 &&
    isDates(firstDates) &&
    isDates(secondDates) &&
    [first, second].every((name) => /\p{L}{2}/u.test(name) && !isDates(name));
  return isPaired ? [`${first}\t${firstDates}`, `${second}\t${secondDates}`] : null;
}

/**
 * Puts two lists of jobs that stand beside each other below each other, as the columns of a table are read: the right halves of
 * the rows follow the last of them. Both halves keep the row's number.
 *
 * @returns the same lines unless several rows have a name and its dates twice
 */
export function partPairedRows(lines: Line[]): Line[] {
  const halves = lines.map(halvesOf);
  if (halves.filter((pair) => pair !== null).length < ROWS_MIN) return lines;
  const last = halves.findLastIndex((pair) => pair !== null);
  const left = lines
    .slice(0, last + 1)
    .map((line, index) => ({ ...line, text: halves[index]?.[0] ?? line.text }));
  const right = lines.flatMap((line, index) => {
    const text = halves[index]?.[1];
    return text === undefined ? [] : [{ ...line, text, gapBefore: true }];
  });
  return [...left, ...right, ...lines.slice(last + 1)];
}
