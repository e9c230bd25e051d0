import { findPeriods } from '../fields/dates.ts';
import { removeDurations } from '../fields/durations.ts';
import { bodySize } from '../fields/names.ts';
import type { Line } from '../lines/line.ts';
import { headingKind } from '../sections/headings.ts';

const SAME_SIZE = 0.3;
/** In shares of the text's size: larger lines are headers. */
const LARGER = 1.12;
/** The same of a header above its dates. */
const LARGER_THAN_DATES = 1.08;
/** A title, an employer and a place. */
const HEADER_WORDS = 20;

const sizeOf = ({ size }: Line): number => size ?? 0;

/** Whether a line is a range of dates and little else. */
function isDateLine({ text, marker }: Line): boolean {
  const [period] = findPeriods(text);
  if (marker !== '' || !period?.isRange) return false;
  return removeDurations(text.slice(0, period.start) + text.slice(period.end)).trim().length <= 3;
}

const isPlain = ({ marker, headingLevel, isHidden, text }: Line): boolean =>
  marker === '' && headingLevel === 0 && !isHidden && !findPeriods(text).some(({ isRange }) => isRange);

/** Whether a full line could go on in the one below it, which has the same style and isn't set apart. */
const couldGoOn = (line: Line, next: Line): boolean =>
  line.isFull === true &&
  !next.gapBefore &&
  line.isBold === next.isBold &&
  Math.abs(sizeOf(line) - sizeOf(next)) <= SAME_SIZE &&
  isPlain(line) &&
  isPlain(next) &&
  !line.text.includes('\t') &&
  headingKind(next.text) === null &&
  `${line.text} ${next.text}`.split(/\s+/).length <= HEADER_WORDS;

/**
 * The indexes of lines that go on with the header above them, which was too long for its column: a full line larger than the
 * text ("System Administrator / Linux-" above "Administrator / Globex, Leeds"), or one right above dates that are smaller.
 */
export function findWrappedHeaders(lines: readonly Line[]): Set<number> {
  const body = bodySize(lines);
  const wrapped = new Set<number>();
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const below = lines[index + 1];
    if (!above || !couldGoOn(above, line)) continue;
    const isLarger = body > 0 && sizeOf(above) >= body * LARGER;
    const isAboveDates = below && isDateLine(below) && sizeOf(line) >= sizeOf(below) * LARGER_THAN_DATES;
    if (isLarger || isAboveDates) wrapped.add(index);
  }
  return wrapped;
}
