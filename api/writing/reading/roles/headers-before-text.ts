import { findPeriods, isRangeAlone } from '../fields/dates.ts';
import { companyScore, titleHasHead } from '../fields/field-scores.ts';
import { startsWithAction } from '../headers/header-lines.ts';
import type { Line } from '../lines/line.ts';

/** A header or an employer, and what was done: "Globex University, Department of Physics. Taught three courses." */
const HEADER_AND_TEXT =
  /^(?<header>\p{Lu}.{4,110}?(?:\p{Ll}{2}|\)|\p{Lu}{2}))\.\s+(?<text>\p{Lu}\p{Ll}.{9,})$/u;
/** An employer that is surely one. */
const SURE = 2;
/** So many roles, and this share of those with dates, show how the document writes them. */
const HABIT = { least: 2, share: 0.5 };
/** A header has no more words. */
const HEADER_WORDS = 16;

/** Whether a line has a title and its range of dates, and nothing that could be an employer. */
function hasTitleOnly({ text }: Line): boolean {
  const [period, ...others] = findPeriods(text);
  if (!period?.isRange || others.length > 0) return false;
  const title = text.slice(0, period.start) + text.slice(period.end);
  return titleHasHead(title) && companyScore(title) < SURE;
}

const isEmployer = (text: string): boolean => companyScore(text) >= SURE && !titleHasHead(text);

/** Whether one of several parts is a title, as in "Globex Ltd, baker", and none says what was done. */
function isHeader(text: string): boolean {
  const parts = text.split(/,\s|\s[–—-]\s/u);
  return (
    parts.length > 1 &&
    text.split(/\s+/u).length <= HEADER_WORDS &&
    parts.some(titleHasHead) &&
    !parts.some((part) => startsWithAction(part) && !titleHasHead(part))
  );
}

type Header = [line: Line, parts: { header: string; text: string }];

/** The line below one with dates, if it begins with what that lacks of a header. */
function headerBelow(dated: Line | undefined, below: Line | undefined): Header[] {
  if (!dated || !below || [dated, below].some(({ marker, isHidden }) => marker !== '' || isHidden)) return [];
  const { header = '', text = '' } = HEADER_AND_TEXT.exec(below.text)?.groups ?? {};
  if (findPeriods(header).length > 0) return [];
  const isLacking = isRangeAlone(dated.text) ? isHeader(header) : hasTitleOnly(dated) && isEmployer(header);
  return isLacking ? [[below, { header, text }]] : [];
}

/**
 * Makes two lines of each that begins with a header or the rest of one, up to the first full stop, and goes on with what was done: below
 * a title with its dates an employer, "Lecturer (2019 – 2021)" above "Globex University. Taught three courses.", and below dates alone
 * both, "2019 – 2021" above "Globex Ltd, baker. Baked bread for the town." Both keep the line's number.
 *
 * @returns the same lines unless this is the document's habit
 */
export function partHeadersFromText(lines: Line[]): Line[] {
  const dated = lines.filter((line) => line.marker === '' && (isRangeAlone(line.text) || hasTitleOnly(line)));
  const found = new Map(lines.flatMap((line, index) => headerBelow(line, lines[index + 1])));
  if (found.size < HABIT.least || found.size < dated.length * HABIT.share) return lines;
  return lines.flatMap((line) => {
    const parts = found.get(line);
    if (!parts) return [line];
    return [
      { ...line, text: parts.header, isFull: false },
      { ...line, text: parts.text, gapBefore: false },
    ];
  });
}
