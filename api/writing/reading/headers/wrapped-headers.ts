import { findPeriods } from '../fields/dates.ts';
import { removeDurations } from '../fields/durations.ts';
import { bodySize } from '../fields/names.ts';
import type { Line } from '../lines/line.ts';
import { headingKind } from '../sections/headings.ts';
import { labelField } from './header-pieces.ts';

const SAME_SIZE = 0.3;
/** In shares of the text's size: larger lines are headers. */
const LARGER = 1.12;
/** The same of a header above its dates. */
const LARGER_THAN_DATES = 1.08;
/** A title, an employer and a place. */
const HEADER_WORDS = 20;

/** Words and signs after which a title or a name goes on. */
const GOES_ON =
  /(?:\s(?:and|or|of|for|the|und|oder|für|der|des|im|et|ou|du|des|de|pour|y|e|o|para|da|do|em|di|della|per|en|van|voor|het|och|för|og|i|w|ds|oraz|dla|a|pro|ve|dan)|\p{L}-(?:und|oder|en|och|og)|[&/])$/iu;

const SMALL = /\p{Ll}/u;

/** Whether a text ends with a small word or a sign after which it goes on: "Portland, OR" is a place. */
export const endsWithSmallWord = (text: string): boolean =>
  GOES_ON.test(text) &&
  (/[&/]$/u.test(text) || SMALL.test(text) === SMALL.test(text.split(/\s/u).at(-1) ?? ''));

const endsOpen = (text: string): boolean => endsWithSmallWord(text) || /\s[–—-]$/u.test(text);

const sizeOf = ({ size }: Line): number => size ?? 0;

/** Whether a line is a date and little else. */
function isDateLine({ text, marker }: Line): boolean {
  const [period] = findPeriods(text);
  if (marker !== '' || !period) return false;
  return removeDurations(text.slice(0, period.start) + text.slice(period.end)).trim().length <= 3;
}

const isPlain = ({ marker, headingLevel, isHidden, text }: Line): boolean =>
  marker === '' && headingLevel === 0 && !isHidden && !findPeriods(text).some(({ isRange }) => isRange);

/** Whether a line could go on in the one below it, which has the same style and isn't set apart. */
const couldGoOn = (line: Line, next: Line): boolean =>
  !next.gapBefore &&
  line.isBold === next.isBold &&
  Math.abs(sizeOf(line) - sizeOf(next)) <= SAME_SIZE &&
  isPlain(line) &&
  isPlain(next) &&
  !line.text.includes('\t') &&
  headingKind(next.text) === null &&
  // "Cargo: Vendas"
  labelField(/^([^:]{2,34}):/u.exec(next.text)?.[1] ?? '') === undefined &&
  `${line.text} ${next.text}`.split(/\s+/).length <= HEADER_WORDS;

/**
 * The indexes of lines that go on with the header above them, which was too long for its column: a full line larger than the
 * text ("System Administrator / Linux-" above "Administrator / Globex, Leeds"), or one right above dates that are smaller
 * or that goes on by its grammar ("Globex – Head of" above "Sales").
 */
export function findWrappedHeaders(lines: readonly Line[]): Set<number> {
  const body = bodySize(lines);
  const wrapped = new Set<number>();
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const below = lines[index + 1];
    // Where columns stand beside each other, nobody knows how wide they are; bold type shows as well what belongs together.
    if (!above || !(above.isFull === true || above.isBold) || !couldGoOn(above, line)) continue;
    const isFull = above.isFull === true;
    const isLarger = body > 0 && sizeOf(above) >= body * LARGER;
    const isAboveDates = below !== undefined && isDateLine(below);
    const isLargerThanDates = isAboveDates && sizeOf(line) >= sizeOf(below) * LARGER_THAN_DATES;
    const goesOn = isAboveDates && (endsOpen(above.text) || /^\p{Ll}/u.test(line.text));
    const isRange = isAboveDates && findPeriods(below.text)[0]?.isRange === true;
    if ((isFull && (isLarger || (isLargerThanDates && isRange))) || goesOn) wrapped.add(index);
  }
  return wrapped;
}
