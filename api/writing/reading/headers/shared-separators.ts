import type { Anchor } from './anchor.ts';
import { labelField } from './header-pieces.ts';
import { findPeriods } from '../fields/dates.ts';
import { titleHasHead } from '../fields/field-scores.ts';
import type { Line } from '../lines/line.ts';

/** A sign that parts title and employer in some documents, and belongs to a name in others. */
interface Separator {
  /** Finds it once in a header line. */
  pattern: RegExp;
  /** Whether the look of what it parts, and not the words, shows that it is one. */
  isSure: boolean;
}

const SEPARATORS: readonly Separator[] = [
  // "Globex/ Baker", too
  { pattern: /(?:\s|(?<=\p{L}{2}))\/\s/gu, isSure: false },
  { pattern: /;\s/gu, isSure: false },
  { pattern: /(?<=[\p{L}\p{N})]):\s(?=\p{Lu})/gu, isSure: false },
  // "BARTENDER, Globex Inn": a name in capitals, and another that is not.
  { pattern: /(?<=(?:^|\s)\p{Lu}{3}[\p{Lu}\s&/-]*),\s(?=\p{Lu}[\p{Ll}’'])/gu, isSure: true },
];

const HEADER_MAX_WORDS = 14;
/** How many lines from the dates a header's line is. */
const NEAR = [0, -1, 1, -2];
/** Shares of the headers: with the sign, with a title on one side of it, and with a title on the other as well. */
const WITH_SIGN = 0.8;
const WITH_TITLE = 0.6;
const WITH_TWO = 0.2;

interface Place {
  at: number;
  /** The text on both sides of the sign. */
  before: string;
  after: string;
}

/** A text without its dates, whose months may be in small letters beside a name in capitals. */
const withoutDates = (text: string): string =>
  findPeriods(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

/** Where the header at an anchor has the sign, once and between names. */
function findSign(
  lines: readonly Line[],
  { index, span }: Anchor,
  { pattern, isSure }: Separator,
): Place | null {
  for (const offset of NEAR) {
    const at = offset > 0 ? index + span - 1 + offset : index + offset;
    const line = lines[at];
    if (!line || line.marker !== '' || line.text.split(/\s+/).length > HEADER_MAX_WORDS) continue;
    const [sign, ...more] = line.text.matchAll(pattern);
    if (!sign || more.length > 0) continue;
    const before = line.text.slice(0, sign.index).trim();
    const after = line.text.slice(sign.index + sign[0].length).trim();
    const isOther = isSure && /\p{Ll}/u.test(withoutDates(before));
    // "Research Fellow, Advisor: Ada Moss"
    const isLabelled = labelField(before.split(/,\s|\s[-–—|]\s/u).at(-1) ?? '') !== undefined;
    return !isLabelled && !isOther ? { at, before, after } : null;
  }
  return null;
}

/** Whether the sign parts title and employer: one of its sides, always the same, has the titles. */
function partsNames(places: readonly Place[]): boolean {
  const withTitle = [({ before }: Place) => before, ({ after }: Place) => after].map(
    (side) => places.filter((place) => titleHasHead(side(place))).length / places.length,
  );
  return Math.max(...withTitle) >= WITH_TITLE && Math.min(...withTitle) <= WITH_TWO;
}

/**
 * Parts the headers of a block at a sign that all of them have: "Baker / Globex" above every role. A slash or a colon in
 * some of them only is part of a name.
 *
 * @returns the same lines, with a break of style at the sign
 */
export function markSharedSeparators(lines: Line[], anchors: readonly Anchor[]): Line[] {
  if (anchors.length < 2) return lines;
  const marked = [...lines];
  for (const separator of SEPARATORS) {
    const places = anchors.flatMap((anchor) => findSign(lines, anchor, separator) ?? []);
    const isShared = places.length >= 2 && places.length >= anchors.length * WITH_SIGN;
    if (!isShared || !(separator.isSure || partsNames(places))) continue;
    for (const { at, before, after } of places) {
      // "Cook / Baker" is one title whatever the other headers have.
      if (!separator.isSure && titleHasHead(before) && titleHasHead(after)) continue;
      const line = marked[at];
      const [last, first] = [before.split(/\s+/).at(-1), after.split(/\s+/)[0]];
      if (line && last && first)
        marked[at] = { ...line, styleBreaks: [...(line.styleBreaks ?? []), [last, first]] };
    }
  }
  return marked;
}
