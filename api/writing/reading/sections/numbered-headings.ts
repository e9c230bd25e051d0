import { findPeriods } from '../fields/dates.ts';
import type { Line } from '../lines/line.ts';
import { MAX_HEADING_LENGTH } from './headings.ts';
import type { FoundHeading } from './headings.ts';
import { kindWithin } from './unknown-headings.ts';

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

/** In shares of the size of the heading above. */
const SMALLER = 0.9;

/**
 * The headings with those of a document that numbers them, and without a smaller one of work below a numbered heading of
 * other things: "Workshops" below "3. Talks".
 */
export function withNumberedHeadings(lines: Line[], found: FoundHeading[]): FoundHeading[] {
  const numbered = numberedHeadings(lines, new Set(found.map(({ index }) => index)));
  if (numbered.length === 0) return found;
  const added = numbered
    .filter((index) => found.every((known) => known.index !== index))
    .map((index): FoundHeading => ({
      index,
      heading: { kind: 'other', text: lines[index]?.text ?? '', rest: '' },
    }));
  const all = [...found, ...added].sort((a, b) => a.index - b.index);
  const named = all.map((one): FoundHeading => {
    const kind = added.includes(one) ? kindWithin(lines, one.index, all) : null;
    return kind === null ? one : { ...one, heading: { ...one.heading, kind } };
  });
  return named.filter(({ index, heading }) => {
    const section = named.findLast((other) => numbered.includes(other.index) && other.index < index);
    const isPart =
      heading.kind === 'experience' &&
      section?.heading.kind === 'other' &&
      (lines[index]?.size ?? 0) < (lines[section.index]?.size ?? 0) * SMALLER;
    return numbered.includes(index) || !isPart;
  });
}
