import { findPeriods } from '../fields/dates.ts';
import { endsWithHead, titleHasHead } from '../fields/field-scores.ts';
import { placeScore } from '../fields/places.ts';
import { removePeriod } from '../headers/remove-period.ts';
import { endsAsSentence, startsWithAction } from '../headers/header-lines.ts';
import { labelField } from '../headers/header-pieces.ts';
import type { Line } from '../lines/line.ts';

/** A title, and what was done in it: "Catering Manager: Wrote recipes for courses.", "Contractor - Install cables." */
const TITLE_AND_TEXT = /^(?<title>\p{Lu}[^:]{2,79}?)\s?(?::|\s[-–—])\s+(?<text>\p{Lu}.{9,})$/u;
/** "Research assistant for the Orion project: handling data of ovens": a colon may stand before a small letter. */
const TITLE_AND_NOTE = /^(?<title>\p{Lu}[^:]{2,79}?)\s?:\s+(?<text>\p{Ll}.{9,})$/u;
const TITLE_WORDS = 10;
/** What has so many words is no name of a person or a department. */
const TEXT_WORDS = 6;
/** The same in the line below an employer, which it can't be then. */
const TEXT_WORDS_BELOW_EMPLOYER = 2;
/** The same without a verb at its beginning or a full stop at its end. */
const LONG_TEXT_WORDS = 12;

const wordCount = (text: string): number => text.split(/\s+/u).length;

const hasRange = (line: Line | undefined): line is Line =>
  line !== undefined &&
  line.marker === '' &&
  !line.isHidden &&
  findPeriods(line.text).some(({ isRange }) => isRange);

/** Whether a line names somebody beside its dates. */
function namesEmployer({ text }: Line): boolean {
  const period = findPeriods(text).find(({ isRange }) => isRange);
  const rest = period ? removePeriod(text, period) : '';
  return /^\p{Lu}/u.test(rest) && wordCount(rest) <= NAME_WORDS && placeScore(rest) < 2;
}
const NAME_WORDS = 6;
/** Behind a colon there is more than names. */
const SMALL_WORD_BEHIND = /:.*\s\p{Ll}{4}/u;

/**
 * The title at the beginning of a text and the rest of it; null if it begins with none.
 *
 * @param least how many words the rest has, if nothing else tells that it is a text
 */
function parted(text: string, least: number): { title: string; rest: string } | null {
  const noted = TITLE_AND_NOTE.exec(text);
  const { title = '', text: rest = '' } = (noted ?? TITLE_AND_TEXT.exec(text))?.groups ?? {};
  const isBelowEmployer = least < TEXT_WORDS;
  const hasHead = noted || isBelowEmployer ? titleHasHead(title) : endsWithHead(title);
  const isTitle = wordCount(title) <= TITLE_WORDS && hasHead && labelField(title) === undefined;
  const words = wordCount(rest);
  const isText =
    words >= least ||
    (words >= TEXT_WORDS && (noted !== null || startsWithAction(rest) || endsAsSentence(rest)));
  return isTitle && isText ? { title, rest } : null;
}

/** Whether one of the parts of a line names a job: "2019 – 2021  Baker, Mill & Oven". */
const namesJob = ({ text }: Line): boolean => text.split(/\t|,\s|\s[|–—-]\s/u).some(titleHasHead);

/** The share of the lines with dates that have a title in the item below, for it to be the document's habit. */
const MOST = 0.6;

/**
 * The items right below a line with dates that begin with a title, if most such lines have one below them and hardly any a title of
 * its own: "Globex, Bremen, 2019 – 2021" above "• Shift Lead: Oversees the deliveries."
 */
function itemsWithTitles(lines: readonly Line[]): Map<Line, { title: string; rest: string }> {
  const dated = lines.flatMap((line, index) => (hasRange(line) ? [{ line, below: lines[index + 1] }] : []));
  const found = dated.flatMap(({ line, below }) => {
    if (!below || below.marker === '' || below.isHidden || findPeriods(below.text).length > 0) return [];
    const parts = parted(below.text, TEXT_WORDS_BELOW_EMPLOYER);
    return parts ? [{ line, below, parts }] : [];
  });
  const untitled = found.filter(({ line }) => !namesJob(line));
  const isHabit =
    found.length > 1 && found.length >= dated.length * MOST && untitled.length >= found.length * MOST;
  return new Map(isHabit ? found.map(({ below, parts }) => [below, parts]) : []);
}

/**
 * Makes two lines of each that begins with a title and goes on with what was done, right below a line with dates and without a
 * title: "Globex (2019 – 2021)" above "Catering Manager: Wrote recipes for courses." Both keep the line's number.
 */
export function partTitlesFromText(lines: Line[]): Line[] {
  const items = itemsWithTitles(lines);
  return lines.flatMap((line, index) => {
    const item = items.get(line);
    if (item)
      return [
        { ...line, text: item.title, marker: '', isFull: false },
        { ...line, text: item.rest },
      ];
    const above = lines[index - 1];
    if (line.marker !== '' || line.isHidden || !hasRange(above) || titleHasHead(above.text)) return [line];
    const isSaid = SMALL_WORD_BEHIND.test(line.text) && namesEmployer(above);
    const least = isSaid ? TEXT_WORDS_BELOW_EMPLOYER : LONG_TEXT_WORDS;
    const parts = findPeriods(line.text).length === 0 ? parted(line.text, least) : null;
    if (!parts) return [line];
    return [
      { ...line, text: parts.title, isFull: false },
      { ...line, text: parts.rest, gapBefore: false },
    ];
  });
}
