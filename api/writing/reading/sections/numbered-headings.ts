import { findPeriods } from '../fields/dates.ts';
import type { Line } from '../lines/line.ts';
import { MAX_HEADING_LENGTH } from './headings.ts';

/** The number before a heading, with what ends it. */
const NUMBER = /^(\d{1,2})([.)])$/u;
/** Of a document whose headings are numbered: so many, and so many of them known by their words. */
const LEAST = { headings: 3, known: 2 };

interface Numbered {
  index: number;
  number: number;
}

/** Whether a line with a number could be a heading. */
const couldBe = (line: Line): boolean =>
  !line.isHidden &&
  line.text.length <= MAX_HEADING_LENGTH &&
  !/[.,;]$/u.test(line.text) &&
  findPeriods(line.text).length === 0;

const doNumbersGoOn = (lines: readonly Numbered[]): boolean =>
  lines.every(({ number }, order) => number === (lines[0]?.number ?? 0) + order);

/**
 * The headings of a document that numbers its sections ("2. Experience", "3. Talks"), whatever their words: lines of one
 * style whose numbers go on from each to the next, of which several are known headings.
 *
 * @param known the indexes of the headings that are known by their words
 * @returns their indexes, in order; none if the document numbers something else
 */
export function numberedHeadings(lines: readonly Line[], known: ReadonlySet<number>): number[] {
  const styles = new Map<string, Numbered[]>();
  for (const [index, line] of lines.entries()) {
    const [, number = '', end = ''] = NUMBER.exec(line.marker) ?? [];
    if (number === '') continue;
    const style = [line.size, line.isBold, line.headingLevel, end].join();
    const alike = styles.get(style) ?? [];
    styles.set(style, alike);
    alike.push({ index, number: Number(number) });
  }
  const numbered = [...styles.values()].find(
    (found) =>
      found.length >= LEAST.headings &&
      found.filter(({ index }) => known.has(index)).length >= LEAST.known &&
      doNumbersGoOn(found) &&
      found.every(({ index }) => lines[index] !== undefined && couldBe(lines[index])),
  );
  return numbered?.map(({ index }) => index) ?? [];
}
