import { findPeriods } from '../fields/dates.ts';
import { isLegalForm } from '../fields/field-scores.ts';
import { isKnownPlace } from '../fields/places.ts';
import { joinTexts } from '../lines/join-texts.ts';
import type { Line } from '../lines/line.ts';
import { endsWithSmallWord, findWrappedHeaders } from './wrapped-headers.ts';
import { headingKind } from '../sections/headings.ts';

const SAME_SIZE = 0.3;
/** What is left of a header for its second line is short. */
const MAX_REST = 60;
/** No header is longer, and joining stays quick for any text. */
const MAX_HEADER = 500;
const SEPARATOR = /\s[|·•]\s/u;

/** At the end of a line or of one of its cells. */
const BROKEN_WORD = /(?<=\p{Ll}[-‐])(?=\t|$)/u;

/** What a line begins with before a separator, which may be a legal form; "Company" begins names and labels. */
const LEGAL_OPENING = /^(?!compan)(\S+(?:\s\S+){0,2}?)(?:\s[-–—|•·]\s|,\s)/iu;

/** "Agnes-" above "Neuhaus-Schule" */
const BROKEN_NAME = /\p{Lu}\p{Ll}+[-‐]$/u;

/** "Globex, Bratislava, Slovenská" above "republika": a known place that two lines have between them. */
function isPlaceOverTwoLines(above: string, below: string): boolean {
  const [begun = ''] = above.split(/,\s|\s[-–—|·]\s|\t/u).slice(-1);
  return below.length <= PLACE_REST && /^\p{L}[\p{L} ]+$/u.test(below) && isKnownPlace(`${begun} ${below}`);
}
/** The end of a country's name is short. */
const PLACE_REST = 20;

const hasDates = (text: string): boolean => findPeriods(text).some(({ isRange }) => isRange);

/** Whether a line could go on in the next one: neither is an item of a list or a heading, and nothing parts them. */
function areAdjacent(line: Line, next: Line): boolean {
  return (
    line.marker === '' &&
    next.marker === '' &&
    !line.isHidden &&
    !next.isHidden &&
    !next.gapBefore &&
    line.headingLevel === 0 &&
    next.headingLevel === 0 &&
    Math.abs((line.size ?? 0) - (next.size ?? 0)) <= SAME_SIZE &&
    headingKind(next.text) === null
  );
}

/** Whether a list item with dates ends in a dash, behind which a field is missing: "• 2019 – 2021: Cook -" above "Hotel Azul". */
const isOpenItem = (line: Line, next: Line): boolean =>
  line.marker !== '' &&
  next.marker === '' &&
  !next.gapBefore &&
  /\s[–—-]$/u.test(line.text) &&
  next.text.length <= MAX_REST &&
  hasDates(line.text) &&
  !hasDates(next.text);

/**
 * Whether a header goes on in the next line: it was broken within a word ("Emergency De-" "partment"), before a legal form
 * ("Kestrel Freight" "Ltd"), or a full line with
 * dates and separators goes on with a separator or in lower case ("2019 – 2021 | Digital Marketing" "Specialist | Leeds").
 */
function isBroken(line: Line, next: Line): boolean {
  if (isOpenItem(line, next)) return true;
  if (!areAdjacent(line, next)) return false;
  if (BROKEN_NAME.test(line.text) && /^\p{Lu}\p{Ll}/u.test(next.text)) return true;
  // "Nurse | Hospital of the" above "holy Ghost | 08/2021 – 08/2023".
  if (hasDates(next.text))
    return (
      line.isFull === true &&
      !hasDates(line.text) &&
      /^\p{Ll}/u.test(next.text) &&
      [line.text, next.text].every((text) => SEPARATOR.test(text)) &&
      findPeriods(next.text)[0]?.start !== 0
    );
  // "Kestrel Freight" above "Ltd – Driver"
  const opening = LEGAL_OPENING.exec(next.text)?.[1] ?? next.text;
  if (isLegalForm(opening)) return !isLegalForm(line.text);
  if (isPlaceOverTwoLines(line.text, next.text)) return true;
  const goesOnLow = /^\p{Ll}/u.test(next.text);
  const isBesideDates = hasDates(line.text) && line.text.includes('\t') && next.text.length <= MAX_REST;
  // Below its cell beside the dates: "Mar 2020 – now  Nurse, Hospital of" "the Holy Ghost".
  const isLong = (line.text.split(COLUMN).at(-1) ?? '').length >= LONG_CELL;
  if (isBesideDates && isLong && goesOnLow && next.indent > line.indent) return true;
  if (isBesideDates && endsWithSmallWord(line.text)) return true;
  if (BROKEN_WORD.test(line.text) && goesOnLow) return true;
  if (next.text.length > MAX_REST || line.isFull !== true || !hasDates(line.text)) return false;
  return line.text.endsWith(',')
    ? /^\p{L}/u.test(next.text)
    : SEPARATOR.test(line.text) && (goesOnLow || SEPARATOR.test(` ${next.text}`));
}

/** A column break, or signs that lead to the next column: "Globex ........ Leeds". */
const COLUMN = /\t|[-–—_.·]{4,}/u;
/** A cell with so many letters may be too narrow for its text. */
const LONG_CELL = 45;

/** Two lines as one: the second goes on where the first is broken, which may be in a cell that isn't its last. */
function joinPair(above: string, below: string, words: Set<string>): string {
  const column = isLegalForm(below) ? above.search(/\t/u) : -1;
  const at = BROKEN_WORD.exec(above)?.index ?? (column > 0 ? column : above.length);
  return joinTexts([above.slice(0, at), below], words) + above.slice(at);
}

/** Joins the lines of headers that were broken between or within words. */
export function joinBrokenHeaders(lines: Line[], words: Set<string>): Line[] {
  const whole: Line[] = [];
  const wrapped = findWrappedHeaders(lines);
  for (const [index, line] of lines.entries()) {
    const [above, before] = [whole.at(-1), lines[index - 1]];
    const goesOn = before !== undefined && (wrapped.has(index) || isBroken(before, line));
    if (above && goesOn && above.text.length < MAX_HEADER)
      whole[whole.length - 1] = {
        ...above,
        text: joinPair(above.text, line.text, words),
        links: [...above.links, ...line.links],
        styleBreaks: [...(above.styleBreaks ?? []), ...(line.styleBreaks ?? [])],
        joined: [...(above.joined ?? [above]), line],
        ...(line.isFull === undefined ? {} : { isFull: line.isFull }),
      };
    else whole.push(line);
  }
  return whole;
}
