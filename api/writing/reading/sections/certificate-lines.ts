import { countWords } from '../lines/count-words.ts';
import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import { GIVEN_BY } from '../words/certificate-words.ts';
import { EDUCATION_LABEL, NAMES_COURSE, STUDY_LABEL } from '../words/education-words.ts';
import { hasCertificateWord, isCertificateHeading } from './certificate-headings.ts';
import { AT_START, ENDS_WAITING, readFacts } from './certificate-facts.ts';
import { ENTRY_MAX_LENGTH, splitTrailingDate } from './certificate-parts.ts';
import { continuesLine, isColumnHeadings, isItem, lookOf } from './entries.ts';

/** A full stop behind a word that is no abbreviation. */
const STOPPED = /\p{L}{4}[.!]$/u;

/** Whether most lines of a list end in full stops, each of which is the end of an entry then. */
export const endInStops = (lines: readonly Line[]): boolean =>
  lines.length > 2 && lines.filter(({ text }) => STOPPED.test(text)).length * 2 > lines.length;

const firstWord = (text: string): string => fold(text.trim().split(/\s+/)[0] ?? '');

const NARROW = 42;
/** A shorter name above is likely to go on. */
const WHOLE_MIN_WORDS = 3;
/** A sign or a small short word after which something must come, or hardly more than one name: "Moss Care: Advanced". */
const ENDS_OPEN = /(?:[:,(&/|–—-]|\s\p{Ll}{1,3}|(?:[:–—-]|\s\p{Ll}{2,3})\s\p{Lu}\S*)$/u;

/**
 * Whether a line is a name of its own below a full one. In a narrow column many lines are full by chance; a name that goes on there
 * has a word left, or begins with a small letter.
 */
const isNameInNarrowColumn = (line: Line, before: Line): boolean =>
  line.text.length <= NARROW &&
  before.text.length <= 2 * NARROW &&
  /^\p{Lu}/u.test(line.text) &&
  /\p{Ll}/u.test(before.text) &&
  countWords(line.text) > 1 &&
  before.marker === '' &&
  countWords(before.text) >= WHOLE_MIN_WORDS &&
  !before.text.includes(',') &&
  !ENDS_OPEN.test(before.text.trim());

/** Whether a line is the rest of a sentence: the date after "valid until", or what a full line had no room for. */
export function carriesOn(line: Line, before: Line): boolean {
  const folded = fold(before.text.trim());
  const isWaiting = ENDS_WAITING.test(folded) && line.marker === '';
  const { hasName } = readFacts(line.text);
  const isWrapped =
    before.isFull === true &&
    !STOPPED.test(before.text) &&
    line.marker === '' &&
    !line.gapBefore &&
    line.size === before.size &&
    line.isBold === before.isBold &&
    !/\t/.test(line.text);
  // The names of a list without dates are told apart by the space between them.
  // "Moss Care Basic" above "Moss Care Advanced": two of one kind.
  const beginsAlike = firstWord(line.text) === firstWord(before.text);
  const areWords = countWords(line.text) === 1 && countWords(before.text) === 1;
  const isRest =
    isWrapped &&
    !beginsAlike &&
    !areWords &&
    !isNameInNarrowColumn(line, before) &&
    (!hasName || readFacts(before.text).issued.length === 0);
  const isLate = AT_START.test(fold(line.text)) && !folded.endsWith(',');
  // "Certificates in:", and which.
  const isOpen =
    folded.endsWith(':') &&
    line.marker === '' &&
    !line.gapBefore &&
    line.isBold === before.isBold &&
    readFacts(before.text).issued.length === 0;
  // "Jira from the beginning 04.2021" above "courses.example"
  const isBelowDate = splitTrailingDate(before.text.trim()).length > 1 && !/^\p{Ll}+\s/u.test(line.text);
  return isWaiting || isRest || isOpen || (continuesLine(line, before) && !isLate && !isBelowDate);
}

/** "Content: ...", and neither what a form asks for nor a provider's initials. */
function opensContents({ text }: Line): boolean {
  const label = /^(\p{Lu}\p{Ll}[\p{L} ]{1,24}?)\s?:(?:\s|$)/u.exec(text)?.[1];
  if (label === undefined || label.split(' ').length > 2) return false;
  return ![EDUCATION_LABEL, STUDY_LABEL].some((one) => one.test(fold(label))) && !AT_START.test(fold(text));
}

/**
 * The lines of an entry that say which certificate it is: its name, who issued it, dates and numbers. What follows tells
 * what was learned, unless it looks like the entry's first line.
 */
export function* tellingLines<L extends Line>(entry: readonly L[]): Generator<L[]> {
  const [first] = entry;
  let own: L[] = [];
  let names = 0;
  let isDated = false;
  let isOver = false;
  for (const line of entry) {
    const { issued, until, numbers, hasName } = readFacts(line.text);
    const isFact = issued.length + until.length + numbers > 0;
    isOver ||= isDated && names > 0 && opensContents(line);
    if (isFact || !(isDated && names > 1) || line === first) {
      if (isFact || !isOver) own.push(line);
    } else if (!isOver && first && line.gapBefore && lookOf(line) === lookOf(first)) {
      yield own;
      [own, names, isDated] = [[line], 0, false];
    }
    names += Number(hasName && !isOver);
    isDated ||= issued.length > 0;
  }
  yield own;
}

const REMARK_MIN_WORDS = 8;

/** Whether most words of a text are small, as in a sentence and unlike a name. */
function isToldInWords(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  return (
    words.length >= REMARK_MIN_WORDS &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length
  );
}

/** A line without what is told about a certificate behind a colon: "Rye Baker (2019): passed the exam in ...". */
function withoutRemark<L extends Line>(line: L): L {
  const [, name, remark] = /^([^\t]{4,90}?)\s?:\s+([^\t\s][^\t]*)$/u.exec(line.text) ?? [];
  const isTitle = /^["“„«‘]/u.test(remark ?? '');
  return name !== undefined &&
    remark !== undefined &&
    !isTitle &&
    isToldInWords(remark) &&
    // A name without its date goes on behind the colon: "Games: your first one in Lua (May 2023)".
    readFacts(remark).issued.length === 0 &&
    readFacts(name).hasName
    ? { ...line, text: name }
    : line;
}

/** The lines that name certificates: no sentence about one, and no list of what was learned below one with a date. */
export function namingLines<L extends Line>(lines: readonly L[], areStopped: boolean): L[] {
  const [first] = lines;
  const dated = lines.filter(({ text }) => readFacts(text).issued.length > 0);
  const areMarksContents =
    first?.marker === '' && dated.length > 0 && dated.every(({ marker }) => marker === '');
  // Where names end in full stops, only a longer one is a sentence.
  const remarkWords = areStopped ? 2 * REMARK_MIN_WORDS : REMARK_MIN_WORDS;
  return lines
    .filter((line, index) => {
      const isSentence =
        (index > 0 || isToldInWords(line.text)) &&
        /[\p{Ll})][.!]$/u.test(line.text) &&
        countWords(line.text) >= (isToldInWords(line.text) ? REMARK_MIN_WORDS : remarkWords) &&
        !dated.includes(line) &&
        (isToldInWords(line.text) || !NAMES_COURSE.test(fold(line.text)));
      return !isSentence && !(areMarksContents && line.marker !== '');
    })
    .map((line) => withoutRemark(line));
}

/** The items above a line in bold that names another list. */
function aboveHeading(lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  if (!first || !isItem(first) || first.isBold) return lines;
  const end = lines.findIndex(
    ({ text, marker, isBold, gapBefore }) =>
      marker === '' && isBold && gapBefore && !/\d|[.,;]$/.test(text) && countWords(text) < REMARK_MIN_WORDS,
  );
  return end < 0 ? lines : lines.slice(0, end);
}
/** "Exam result: 92.5 %", "(Full list on request)": what says something of one or all of them. */
const ASIDE =
  /^(?:(?:exam )?(?:result|score|grade|mark|note|nota|punteggio|ergebnis|wynik)s?\s?:\s?[\d.,]+\s?(?:%|\/|$)|\([^()]*(?:on request|sur demande|auf anfrage|a petici[oó]n|sob consulta|op aanvraag|na [zż][aą]danie)[^()]*\)$|(?:in progress|ongoing|en cours|en curso|em andamento|laufend|in corso)$)/iu;

/** "Courses and certifications" within a section. */
const isSubheading = ({ text }: Line): boolean => hasCertificateWord(text) && isCertificateHeading(text);

/** The first page of a site, which says nothing of a certificate, and a link that is too long to be read in a resume. */
const BRACKETED_LINK = /\s*\(\s*(?:https?:\/\/|www\.)[^\s()]{1,300}\s*\)/giu;
const HOME_PAGE =
  /\s?(?:(?:link|url|website)\s?:\s?)?(?:https?:\/\/|www\.)[^\s/]+(?:\/(?:[a-z]{2}\/?)?)?(?=\s|$)/giu;
const LONG_LINK = /\s?(?:(?:link|url|website)\s?:\s?)?(?:https?:\/\/|www\.)\S{50,}$/iu;
/** The rest of a link that was broken at the end of a line. */
const LINK_REST = /^[\w./%=&?-]*\d[\w./%=&?-]*$/u;

/** Puts "Taught at Harwood College, by Prof. Ada Brandt" in brackets, so that it is read as more of the certificate above. */
const withGiver = (line: Line): Line =>
  line.marker === '' && GIVEN_BY.test(fold(line.text))
    ? { ...line, text: `(${line.text.replace(/\.$/u, '')})` }
    : line;

/** The lines without such links; what is left empty goes. */
function withoutLinks(lines: readonly Line[]): Line[] {
  let isBroken = false;
  return lines.flatMap((line) => {
    // Looking for links in a longer line could take long.
    if (line.text.length > ENTRY_MAX_LENGTH) return [line];
    if (isBroken && line.marker === '' && LINK_REST.test(line.text)) return [];
    isBroken = LONG_LINK.test(line.text) || /https?:\/\/\S{20,}-$/u.test(line.text);
    const text = line.text.replace(BRACKETED_LINK, '').replace(LONG_LINK, '').replace(HOME_PAGE, '').trim();
    return text === line.text.trim() ? [line] : /\p{L}/u.test(text) ? [{ ...line, text }] : [];
  });
}

/** The items of a list without those within them, which tell what was learned. */
function outerItems(lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  if (!first || first.marker === '') return lines;
  return lines.filter((line) => line.marker === '' || line.indent <= first.indent);
}

/** The lines of a section of certificates that may name one, without links, headings and what is listed within items. */
export const certificateLines = (lines: readonly Line[]): Line[] =>
  outerItems(aboveHeading(withoutLinks(lines).map(withGiver))).filter(
    (line) =>
      /[\p{L}\p{N}]/u.test(line.text) &&
      !isColumnHeadings(line) &&
      !isSubheading(line) &&
      !ASIDE.test(line.text),
  );
