import type { Anchor } from './anchor.ts';
import { endsAsSentence } from './header-lines.ts';
import { labelField } from './header-pieces.ts';
import { endsWithSmallWord } from './wrapped-headers.ts';
import { findPeriods } from '../fields/dates.ts';
import { placeScore } from '../fields/places.ts';
import type { Line } from '../lines/line.ts';
import { hasSentenceEnd } from '../lines/sentences.ts';
import type { TextStyle } from '../roles/body.ts';
import { headingKind, isRoleLabel } from '../sections/headings.ts';

/** How texts are written throughout the document, and whether a line below one with dates always goes on with it. */
export interface WrapStyle extends TextStyle {
  areOnlyWrapped: boolean;
}

/** What it costs a reading to take a line without the next one, by what speaks for it that they are one text. */
export const SURE_WRAP = 2.5;
const BY_SPACE = 0.3;
const BY_GRAMMAR = 0.8;
const BY_PLACE = 0.8;
const SAME_SIZE = 0.3;
/** What is left of a header for another line, unless grammar says that it goes on. */
const REST_MAX = 60;
/** Title, employer and place. */
const WORDS_MAX = 30;
const NEARLY_FULL = 0.9;
/** A line that was broken by hand has so many words. */
const LONG_WORDS = 5;
/** Lines above and below an anchor that a header may reach. */
export const ABOVE = 5;
export const BELOW = 14;

const count = (text: string, sign: string): number => text.split(sign).length - 1;

const hasSmallLetters = (text: string): boolean => /\p{Ll}/u.test(text);

/** Whether a text can't end where it does: an open bracket, a comma, "of", or the next one begins small. */
const goesOnByGrammar = (text: string, next: string): boolean =>
  (count(text, '(') > count(text, ')') && count(next, ')') > count(next, '(')) ||
  endsWithSmallWord(text) ||
  text.endsWith(',') ||
  (/\p{Ll}[-‐]$/u.test(text) && /^\p{L}/u.test(next)) ||
  /^\p{Ll}/u.test(next);

/** Whether the first word of the next line had no room in a line; undefined if nobody knows. */
function isFull(line: Line, next: string, wrapWidth: number): boolean | undefined {
  if (line.isFull !== undefined || wrapWidth === 0) return line.isFull;
  const [word = ''] = next.split(/\s/u);
  return line.indent + line.text.length + 1 + word.length > wrapWidth;
}

/** Whether a line of a text file, whose width is an estimate, is about as long as lines may be. */
const isNearlyFull = (line: Line, next: string, { wrapWidth }: TextStyle): boolean => {
  const [word = ''] = next.split(/\s/u);
  return wrapWidth > 0 && line.indent + line.text.length + 1 + word.length > wrapWidth * NEARLY_FULL;
};

/** Whether a text has a known place behind a comma at its end. */
const endsWithPlace = (text: string): boolean =>
  text.includes(', ') && placeScore(text.split(', ').at(-1) ?? '') >= 2;

/** How far around a line the source must know of another whether it is full, to know that this one could be. */
const AROUND = 12;

/** Whether lines are broken by their width here, which paragraphs of Word files and unwrapped text aren't. */
const knowsWidths = (lines: readonly Line[], index: number): boolean =>
  lines.slice(Math.max(0, index - AROUND), index + AROUND).some((line) => line.isFull !== undefined);

/** The text of a line as part of a header: without its dates. */
function headerText(lines: readonly Line[], index: number, { index: at, rest }: Anchor): string {
  return index === at ? rest : (lines[index]?.text ?? '');
}

/** Whether the end of a line may be in the style of another one: within a line the style may change. */
const mayEndLike = (line: Line, next: Line): boolean =>
  line.isBold === next.isBold || (line.isBold && (line.styleBreaks?.length ?? 0) > 0);

/** Whether a line stands right below another in the same style, and has no dates. */
const isBelow = (line: Line, next: Line | undefined): next is Line =>
  next !== undefined &&
  next.marker === '' &&
  !next.isHidden &&
  !next.gapBefore &&
  mayEndLike(line, next) &&
  next.headingLevel === line.headingLevel &&
  Math.abs((line.size ?? 0) - (next.size ?? 0)) <= SAME_SIZE &&
  findPeriods(next.text).length === 0;

/**
 * Whether lines with dates are followed by another one in the same style only where there was no room left in them: in this
 * document it goes on with them then.
 */
export function areOnlyWrapped(
  blocks: readonly { lines: readonly Line[]; anchors: readonly Anchor[] }[],
  { wrapWidth }: TextStyle,
): boolean {
  let alone = 0;
  for (const { lines, anchors } of blocks)
    for (const { index, rest } of anchors) {
      const line = lines[index];
      const next = lines[index + 1];
      if (!line || rest === '' || !line.text.endsWith(rest.slice(-12))) continue;
      if (isFull(line, next?.text ?? '', wrapWidth) !== false) continue;
      if (isBelow(line, next)) return false;
      alone += 1;
    }
  return alone > 0;
}

/** Whether a line with room left goes on in the next one: behind a comma, further right or in the same bold type. */
const goesOnAlike = (line: Line, next: Line, text: string): boolean =>
  text.endsWith(',') && (next.indent > line.indent || (line.isBold && next.isBold));

/** What it costs to part a line of a header from the next one; 0 if it doesn't go on there. */
function wrapCost(lines: readonly Line[], index: number, anchor: Anchor, style: WrapStyle): number {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || !next || next.marker !== '' || line.isHidden || next.isHidden || next.gapBefore) return 0;
  if (line.headingLevel !== next.headingLevel || next.isApart === true) return 0;
  if (Math.abs((line.size ?? 0) - (next.size ?? 0)) > SAME_SIZE) return 0;
  const text = headerText(lines, index, anchor);
  const below = headerText(lines, index + 1, anchor);
  if (text === '' || below === '' || below.includes('\t') || endsAsSentence(text) || hasSentenceEnd(text))
    return 0;
  // Dates before the rest of a header part it from what is above.
  if (index + 1 === anchor.index && !next.text.startsWith(below.slice(0, 12))) return 0;
  if (index + 1 !== anchor.index && findPeriods(below).length > 0) return 0;
  if (headingKind(below) !== null || isRoleLabel(next) || /^[^:]{2,34}:(?:\s|$)/u.test(below)) return 0;
  if (labelField(below) !== undefined || `${text} ${below}`.split(/\s+/u).length > WORDS_MAX) return 0;
  // In text files a paragraph may be set in from its second line on.
  const isHung =
    line.size === null && !/\t/u.test(text) && next.indent > line.indent && isNearlyFull(line, below, style);
  if (isHung) return SURE_WRAP;
  const isBesideDates = index === anchor.index && !line.text.endsWith(text.slice(-12));
  const full = isBesideDates ? undefined : isFull(line, below, style.wrapWidth);
  if (
    full === false &&
    !goesOnAlike(line, next, text) &&
    !(endsWithSmallWord(text) && line.isBold === next.isBold)
  )
    return 0;
  const end = text.split('\t').at(-1) ?? '';
  // Whoever breaks the lines of a Word file by hand may do so within a name.
  if (full === undefined && !knowsWidths(lines, index)) {
    const isLong = text.split(/\s+/u).length >= LONG_WORDS;
    return !isBesideDates && isLong && endsWithSmallWord(end) ? BY_GRAMMAR : 0;
  }
  const byGrammar = goesOnByGrammar(end, below);
  if (byGrammar) return full === true ? SURE_WRAP : BY_GRAMMAR;
  const isRest =
    below.length <= REST_MAX &&
    next.isFull !== true &&
    mayEndLike(line, next) &&
    hasSmallLetters(text) === hasSmallLetters(below);
  if (full === true && mayEndLike(line, next) && endsWithPlace(below) && !endsWithPlace(text))
    return BY_PLACE;
  // What stands behind a place is another field.
  const last = text.split(/\t|,\s|\s[|·•–—]\s/u).at(-1) ?? '';
  if (full !== true || !isRest || placeScore(last) >= 2) return 0;
  return style.areOnlyWrapped && index === anchor.index ? SURE_WRAP : BY_SPACE;
}

/** For each line around an anchor that may go on in the next one: what it costs to part them. */
export function findWraps(
  lines: readonly Line[],
  anchor: Anchor,
  { low, high }: { low: number; high: number },
  style: WrapStyle,
): Map<number, number> {
  const wraps = new Map<number, number>();
  if (anchor.tail !== '' || anchor.span !== 1) return wraps;
  const last = Math.min(lines.length - 1, high, anchor.index + BELOW);
  for (let index = Math.max(0, low, anchor.index - ABOVE); index < last; index++) {
    const cost = wrapCost(lines, index, anchor, style);
    if (cost > 0) wraps.set(index, cost);
  }
  return wraps;
}
