import { findPeriods, isDateAlone } from '../fields/dates.ts';
import { countWords } from '../lines/count-words.ts';
import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import { remember } from '../lines/memo.ts';
import type { ReadEntry, Span } from '../../types.ts';
import {
  CERTIFICATE_NUMBER,
  GIVEN_BY,
  ISSUED,
  LANGUAGE_EXAM,
  NUMBER_WORDS,
  VALID_UNTIL,
} from '../words/certificate-words.ts';
import { nameAtStart } from '../words/language-names.ts';
import { COURSE_PLATFORM, EDUCATION_LABEL, NAMES_COURSE, STUDY_LABEL } from '../words/education-words.ts';
import { hasCertificateWord, isCertificateHeading } from './certificate-headings.ts';
import { withoutYearsAbove } from './years-above.ts';
import { partParagraph, withoutEndSigns } from './running-lists.ts';
import { joinIssuersBelow, partIssuerGroups } from './issuer-groups.ts';
import { linesLikeFirst } from './study-ratings.ts';
import { continuesLine, isColumnHeadings, isItem, joinBroken, lookOf, splitEntries } from './entries.ts';

const list = (words: string): string => words.replace(/\s*\n\s*/g, '').replace(/\|+/g, '|');
const WORD_BEFORE = '(?<![\\p{L}\\p{N}])';
const UNTIL = new RegExp(`${WORD_BEFORE}(?:${list(VALID_UNTIL)})(?![\\p{L}])`, 'gu');
const NUMBER = new RegExp(
  `${WORD_BEFORE}(?:${NUMBER_WORDS}) {0,1}[.:]* {0,2}#? {0,1}(?=[\\p{L}\\p{N}-]*\\d)[\\p{L}\\p{N}./-]{4,}`,
  'gu',
);
const AT_START = new RegExp(`^(?:${list(VALID_UNTIL)}|(?:${NUMBER_WORDS})[.:#]|${ISSUED})(?![\\p{L}])`, 'u');
const ENDS_WAITING = new RegExp(`(?:${list(VALID_UNTIL)}|${WORD_BEFORE}(?:${NUMBER_WORDS})\\.)$`, 'u');
const ISSUED_ONLY = new RegExp(`^(?:${ISSUED})[:.]?$`, 'u');
const COMMA = /\t+|\s+[|·•⋅∙]\s+|;\s+|,\s+(?![^(]*\))/gu;

/** Dates with two digits of the year, which only a list of dated things makes likely: "07/23", "’16". */
const SHORT_DATE =
  /(?<![\p{L}\p{N}./’'-])(?:\d{1,2}[./]|\p{L}{3,9}\.?\s?[’']|[’'])\d\d(?![\p{L}\p{N}./’'-])/gu;

/** The places of the dates in a text, in order. */
const findDates = remember((text: string): Span[] => {
  const periods: Span[] = findPeriods(text);
  const short = [...text.matchAll(SHORT_DATE)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter((one) => !periods.some(({ start, end }) => one.start < end && start < one.end));
  return [...periods, ...short].sort((a, b) => a.start - b.start);
});

interface Facts {
  /** Dates of issue. */
  issued: Span[];
  until: Span[];
  numbers: number;
  /** Whether it has words beside dates and numbers. */
  hasName: boolean;
}

const readFacts = remember((text: string): Facts => {
  const folded = fold(text);
  const periods = findDates(text);
  const marks = [...folded.matchAll(UNTIL)].map((match) => match.index);
  const isUntil = (period: Span, index: number): boolean => {
    const from = periods[index - 1]?.end ?? 0;
    return marks.some((mark) => mark >= from && mark < period.end && period.start - mark < 40);
  };
  let rest = folded;
  for (const { start, end } of periods)
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  const undated = rest;
  rest = rest.replace(UNTIL, ' ').replace(NUMBER, ' ').trim();
  return {
    issued: periods.filter((period, index) => !isUntil(period, index)),
    until: periods.filter(isUntil),
    numbers: [...undated.matchAll(NUMBER)].length,
    hasName: /\p{L}{2}/u.test(rest) && !ISSUED_ONLY.test(rest),
  };
});

const isNumbered = ({ marker }: Line): boolean => /\d/.test(marker);

/** How much space within an entry costs where other lines have none between them. */
const GAP_WITHIN = 0.7;

/** So many lines that look as the first one does, and unlike those above them, show where entries begin. */
const HEADS_MIN = 3;
/** What an entry costs that begins otherwise, and such a line within one. */
const HEADLESS = 1.5;
const HEAD_WITHIN = 1;

/** One certificate has one date of issue, one end and one number, and starts with neither end nor number. */
function rateEntry(
  entry: readonly Line[],
  hasDates: boolean,
  hasGaps: boolean,
  heads: ReadonlySet<Line>,
): number {
  const text = entry.map((line) => line.text).join('\t');
  const { issued, until, numbers, hasName } = readFacts(text);
  const first = entry[0];
  const startsLate =
    first !== undefined && (AT_START.test(fold(first.text)) || continuesLine(first, undefined));
  // A list has one item for each, and a numbered one no more for what is listed below a number.
  const items =
    first?.marker === ''
      ? []
      : entry.filter(
          (line) => isItem(line) && line.indent === first?.indent && isNumbered(line) === isNumbered(first),
        );
  const more = items.slice(1).filter(({ text }) => readFacts(text).hasName);
  return (
    (issued.length === 0 ? (hasDates ? -0.6 : 0.3) : 3 - 3.5 * (issued.length - 1)) -
    (hasGaps ? GAP_WITHIN * entry.slice(1).filter((line) => line.gapBefore).length : 0) -
    3 * Math.max(0, until.length - 1) -
    2 * Math.max(0, numbers - 1) -
    more.length -
    (first && heads.size >= HEADS_MIN && !heads.has(first) ? HEADLESS : 0) -
    (heads.size >= HEADS_MIN ? HEAD_WITHIN * entry.slice(1).filter((line) => heads.has(line)).length : 0) -
    (startsLate ? 3 : 0) -
    (hasName ? 0 : 3)
  );
}

/** A full stop behind a word that is no abbreviation. */
const STOPPED = /\p{L}{4}[.!]$/u;

/** Whether most lines of a list end in full stops, each of which is the end of an entry then. */
const endInStops = (lines: readonly Line[]): boolean =>
  lines.length > 2 && lines.filter(({ text }) => STOPPED.test(text)).length * 2 > lines.length;

const firstWord = (text: string): string => fold(text.trim().split(/\s+/)[0] ?? '');

const NARROW = 42;
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
  countWords(line.text) > 1 &&
  before.marker === '' &&
  !before.text.includes(',') &&
  !ENDS_OPEN.test(before.text.trim());

/** Whether a line is the rest of a sentence: the date after "valid until", or what a full line had no room for. */
function carriesOn(line: Line, before: Line): boolean {
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
function* tellingLines<L extends Line>(entry: readonly L[]): Generator<L[]> {
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

const columnsOf = ({ text }: Line): number => text.split('\t').length;

/** Whether lines are the rows of a table, of which each has all that there is to say of a certificate. */
const areRows = (lines: readonly Line[]): boolean =>
  lines.length > 1 &&
  lines.every((line) => columnsOf(line) > 2 && columnsOf(line) === columnsOf(lines[0] ?? line));

const joined = (entry: readonly Line[]): string => entry.map(({ text }) => text).join('\t');

const ENTRY_MAX_LENGTH = 2_000;

/** Cuts at commas and columns outside brackets and dates. */
function cells(text: string): string[] {
  if (text.length > ENTRY_MAX_LENGTH) return [text];
  const periods = findDates(text);
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(COMMA)) {
    if (periods.some(({ start, end }) => match.index >= start && match.index < end)) continue;
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)]
    .map((part) => part.replace(/^[\s,;•·*–—-]+|[\s,;:|–—-]+$/g, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** A number with the letters in front of it. */
const CODE = /^\p{Lu}{0,4}[ .#-]{0,2}\d{4,}$/u;

/** A name before a colon and what it was about. */
const CONTENTS = /\p{L}{2}:\s+\p{L}/u;

/** "Full stack: Node, Go (Globex Academy)" */
const BRACKET_END = /\([^()]{2,60}\)$/u;

/** How the certificates of a section are written. */
interface Habits {
  hasDates: boolean;
  /** Most have no comma. */
  areWhole: boolean;
  /** All stand behind a label, which says what kind they are. */
  areLabelled: boolean;
  /** Several are items that end in who issued them in brackets. */
  areBracketed: boolean;
  /** Each ends in a full stop, or is the row of a table, so that a comma ends none. */
  areApart: boolean;
  /** What stands at the end of several. */
  repeated: ReadonlySet<string>;
}

function repeatedIn(texts: readonly string[]): Set<string> {
  const seen = new Set<string>();
  return new Set(texts.filter((text) => text !== '' && (seen.has(text) || !seen.add(text))));
}

/** "Driving licence A, B, D": a name and the classes for which it is valid. */
const areClasses = ([, ...others]: readonly string[]): boolean =>
  others.length > 0 && others.every((part) => /^\p{Lu}{1,2}\d?\.?$/u.test(part));

/** How many parts a name has at most that stands among names of one part. */
const NAME_MAX_PARTS = 3;

/**
 * Splits the certificates that share a line: each with its own date, or a mere list of names. If most entries have no
 * comma, that of another belongs to its name.
 */
function splitShared(text: string, habits: Habits): string[][] {
  const { hasDates, areWhole, areLabelled, areBracketed, areApart, repeated } = habits;
  const columns = text.split('\t');
  // Certificates in the columns of a line, where most have a date of their own, or in the lines of a table's cell.
  const dated = columns.filter((column) => {
    const { issued, hasName } = readFacts(column);
    return issued.length === 1 && hasName;
  });
  if (dated.length > 1 && columns.length > 2 && dated.length * 2 >= columns.length)
    return columns.flatMap((column) => splitShared(column, habits));
  const parts = cells(text);
  const { issued, until, numbers } = readFacts(text);
  if (issued.length > 1) {
    const groups: string[][] = [[]];
    let dated = false;
    for (const part of parts) {
      const facts = readFacts(part);
      if (dated && (facts.issued.length > 0 || (facts.hasName && facts.until.length + facts.numbers === 0))) {
        groups.push([]);
        dated = false;
      }
      groups.at(-1)?.push(part);
      dated ||= facts.issued.length > 0;
    }
    const isComplete = groups.every(
      (group) =>
        readFacts(group.join('\t')).issued.length === 1 && group.some((part) => readFacts(part).hasName),
    );
    return isComplete ? groups : [parts];
  }
  const isList =
    issued.length + until.length + numbers === 0 &&
    parts.every((part) => part.split(/\s+/).length <= 7 && !CODE.test(part));
  // "Dough, Heat, and Flour"
  const isSentence = parts.some((part) => /^(?:and|und|et|y|e|en|och|og|i|a|ve|dan)\s/u.test(part));
  if (isList && isSentence) return text.split('\t').map((line) => [line.trim()]);
  // "Oven Operation: dough, heat, flour, ovens" says what the course was about.
  const hasContents =
    (!areLabelled && CONTENTS.test(parts[0] ?? '')) ||
    (areWhole && /[\p{L}»”“")]\s[–-]\s+\p{L}/u.test(parts[0] ?? ''));
  // "Rye Baker, Mill Inn, Leeds", "Oven Keeper, Mill Inn, Leeds": who issued them.
  const isIssued = parts.length > 1 && repeated.has(parts.at(-1) ?? '');
  const isName =
    areClasses(parts) ||
    hasContents ||
    areApart ||
    isIssued ||
    (areBracketed && BRACKET_END.test(text)) ||
    (areWhole && parts.length <= NAME_MAX_PARTS);
  return isList && !isName && (parts.length > 2 || !hasDates) ? parts.map((part) => [part]) : [parts];
}

/** Whether a text says until when something is valid, or has the number of a certificate. */
export const hasValidity = (text: string): boolean =>
  readFacts(text).until.length > 0 || CERTIFICATE_NUMBER.test(fold(text));

const ORDER = ['name', 'number', 'date', 'until'] as const;

function partKind(part: string): (typeof ORDER)[number] {
  const { issued, until, numbers, hasName } = readFacts(part);
  if (until.length > 0 && (AT_START.test(fold(part)) || !hasName)) return 'until';
  if (hasName || !/\d/.test(part)) return 'name';
  return issued.length > 0 && numbers === 0 ? 'date' : 'number';
}

/** "06/2023 Food Hygiene", "[ 2023 – 2023 ] Food Hygiene": a date in front is a part of its own. */
function splitLeadingDate(part: string): string[] {
  const [period] = findDates(part);
  if (!period || !/^[[(\s]*$/u.test(part.slice(0, period.start))) return [part];
  const rest = part.slice(period.end).replace(/^[\s,:–—\])-]+/, '');
  return /\p{L}{2}/u.test(rest) ? [part.slice(period.start, period.end), rest] : [part];
}

/** "Cursando - Food Hygiene", "In progress – Food Hygiene": how far a course is, in front of its name. */
const STATUS =
  /^(?:cursando|em andamento|en curso|en cours|in corso|in progress|ongoing|completed|conclu[ií]d[oa]|finalizad[oa]|terminad[oa]|termin[eé]e?|abgeschlossen|laufend)\s?[-–—:]\s(?=\p{L})/iu;

/** No name is longer, and looking for what ends one stays quick in any text. */
const NAME_MAX = 300;

/** "Jira from the beginning 04.2021": a date behind a name of several words is a part of its own. */
function splitTrailingDate(part: string): string[] {
  if (part.length > NAME_MAX) return [part];
  const [period, ...others] = findPeriods(part);
  const isBehind =
    period !== undefined &&
    others.length === 0 &&
    period.start > 0 &&
    period.startDate.length > 4 &&
    part.slice(period.end).trim() === '' &&
    /\p{L}{2,}\)?\s+$/u.test(part.slice(0, period.start)) &&
    countWords(part.slice(0, period.start)) > 1;
  return isBehind ? [part.slice(0, period.start).trim(), part.slice(period.start)] : [part];
}

function printed(parts: readonly string[]): string {
  const all = parts
    .flatMap(splitLeadingDate)
    .flatMap(splitTrailingDate)
    .map((part) => part.replace(STATUS, ''))
    .map((part) => {
      const label = /^([^:]{3,40}):\s*(\S.*)$/.exec(part);
      return label?.[1] && label[2] && EDUCATION_LABEL.test(fold(label[1])) ? label[2] : part;
    })
    .map((text) => ({ text, kind: partKind(text) }));
  return ORDER.flatMap((kind) => all.filter((part) => part.kind === kind))
    .map(({ text }) => text)
    .join(', ');
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
function namingLines<L extends Line>(lines: readonly L[], areStopped: boolean): L[] {
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

const EXAM_MAX_WORDS = 8;
const SUBJECTS = { least: 3, share: 0.7 };

/** Whether a list names subjects of one's studies: nearly all begin with a small letter, as no certificate does. */
const areSubjects = (entries: readonly ReadEntry[]): boolean =>
  entries.length >= SUBJECTS.least &&
  entries.filter(({ text }) => /^\p{Ll}/u.test(text)).length >= entries.length * SUBJECTS.share;

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

const LINK = /^(?:https?:\/\/|www\.)\S+$/u;
/** Whether an entry names no certificate but only where one finds it, or a platform above its courses. */
const isBare = (text: string): boolean =>
  LINK.test(text) || COURSE_PLATFORM.exec(fold(text))?.[0].length === text.length;

/** The items of a list without those within them, which tell what was learned. */
function outerItems(lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  if (!first || first.marker === '') return lines;
  return lines.filter((line) => line.marker === '' || line.indent <= first.indent);
}

/** How many lines an entry with a date has at most: name, issuer, number, date and end. */
const DATED_LINES = 5;

/** Whether no line of a list stands out by its look, as the beginning of an entry does. */
const isPlainList = (lines: readonly Line[]): boolean =>
  lines.every(
    (line) =>
      line.marker === '' && line.indent === lines[0]?.indent && lookOf(line) === lookOf(lines[0] ?? line),
  );

/**
 * The certificates of a section, each as one line "name, issuer, No. number, date, valid until date" in the file's own
 * words, whether it is written in one line, several or a table. Names that share a line are entries of their own.
 */
export function readCertificateEntries(lines: readonly Line[]): ReadEntry[] {
  const { groups, others } = partIssuerGroups(lines);
  const ofGroups = groups.flatMap(({ issuer, items }) =>
    items
      .filter(({ text }) => readFacts(text).hasName)
      .map((item) => ({
        text: printed([
          ...cells(item.text),
          ...(isDateAlone(issuer.text) && readFacts(item.text).issued.length > 0
            ? []
            : cells(issuer.text).flatMap(splitDate)),
        ]),
        sourceLines: [issuer.lineNumber, item.lineNumber],
      })),
  );
  return [...readListed(others), ...ofGroups].toSorted(byFirstLine);
}

const byFirstLine = (a: ReadEntry, b: ReadEntry): number => (a.sourceLines[0] ?? 0) - (b.sourceLines[0] ?? 0);

/** "Harbour College 2019" as a name and a date. */
function splitDate(part: string): string[] {
  const [period] = findDates(part);
  if (!period || period.start === 0 || period.end < part.trimEnd().length - 1) return [part];
  return [part.slice(0, period.start).replace(/[\s(,;:–—-]+$/u, ''), part.slice(period.start, period.end)];
}

/** Whether a line has a name, and neither an end nor a number of what stands above it. */
const mayBeWhole = ({ text }: Line): boolean => {
  const { until, numbers, hasName } = readFacts(text);
  return hasName && until.length + numbers === 0;
};

/** Whether a line is a name of one part, without a date. */
const isPlainName = ({ text }: Line): boolean =>
  readFacts(text).issued.length === 0 && cells(text).length === 1;

/** The certificates of lines that stand below none who issued them. */
function readListed(lines: readonly Line[]): ReadEntry[] {
  const own = outerItems(aboveHeading(withoutLinks(lines).map(withGiver))).filter(
    (line) =>
      /[\p{L}\p{N}]/u.test(line.text) &&
      !isColumnHeadings(line) &&
      !isSubheading(line) &&
      !ASIDE.test(line.text),
  );
  const whole = partParagraph(own) ?? joinBroken(withoutEndSigns(own, mayBeWhole), carriesOn);
  const areStopped = endInStops(whole);
  const kept = joinIssuersBelow(withoutYearsAbove(namingLines(whole, areStopped)), isPlainName);
  const dated = kept.map(({ text }) => readFacts(text).issued.length > 0);
  // "Oven Operation 10.10" among names without dates is a version.
  const isVersion =
    kept.length > 2 &&
    dated.filter(Boolean).length === 1 &&
    kept.every(({ text }) => findPeriods(text).length === 0);
  // Few dates say nothing of where the other entries begin.
  const isRarelyDated = isPlainList(kept) && dated.filter(Boolean).length * DATED_LINES < kept.length;
  const hasDate = isVersion || isRarelyDated ? kept.map(() => false) : dated;
  const hasDates = hasDate.includes(true);
  // Only what a narrow column broke stands without space above it.
  const hasGaps =
    kept.slice(1).every((line) => line.gapBefore) && lines.slice(1).some((line) => !line.gapBefore);
  const heads = linesLikeFirst(kept);
  const isTable = areRows(kept);
  const entries = isTable
    ? kept.map((line) => [line])
    : splitEntries(kept, hasDate, (entry) => rateEntry(entry, hasDates, hasGaps, heads));
  const telling = entries.flatMap((whole) => [...tellingLines(whole)]);
  const plain = telling.filter((entry) => cells(joined(entry)).length === 1).length;
  const habits: Habits = {
    hasDates,
    areWhole: plain > 1 && plain * 2 > telling.length,
    areLabelled: telling.every((entry) => CONTENTS.test(joined(entry))),
    areBracketed:
      telling.filter((entry) => entry[0]?.marker !== '' && BRACKET_END.test(joined(entry))).length > 1,
    areApart: areStopped || isTable,
    repeated: repeatedIn(telling.map((entry) => cells(joined(entry)).slice(1).at(-1) ?? '')),
  };
  const read = telling.flatMap((entry) => {
    const sourceLines = entry.flatMap((line) => line.sourceLines);
    return splitShared(joined(entry), habits)
      .map(printed)
      .filter((text) => text !== '' && !isBare(text))
      .map((text) => ({ text, sourceLines }));
  });
  return !hasDates && areSubjects(read) ? [] : read;
}

/**
 * The exams in a language that stand on lines of their own among languages or skills with who issued them, and not as
 * evidence of a level as in "Danish: C1 (TOEFL)" and "Danish, TOEFL".
 */
export const findExams = (lines: readonly Line[]): ReadEntry[] =>
  lines
    .filter(
      ({ text }) =>
        countWords(text) <= EXAM_MAX_WORDS &&
        !text.includes(':') &&
        cells(text).length === 2 &&
        nameAtStart(text.trim()) === '' &&
        LANGUAGE_EXAM.test(fold(text.replace(/\([^()]*\)/g, ' '))),
    )
    .map(({ text, lineNumber }) => ({ text: printed(cells(text)), sourceLines: [lineNumber] }));
