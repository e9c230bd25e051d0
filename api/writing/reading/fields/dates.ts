import { fold } from '../lines/fold.ts';
import { clearCaches, remember } from '../lines/memo.ts';
import {
  ABOUT,
  AND,
  BETWEEN,
  BETWEEN_AFTER,
  FROM,
  JOINERS,
  PRESENT,
  SINCE,
  SINCE_AFTER,
  UNTIL,
  UNTIL_AFTER,
} from '../words/date-words.ts';
import type { MonthText, Span } from '../../types.ts';
import { placeholderPeriod } from './placeholder-dates.ts';
import {
  dateHabits,
  decideDateOrder,
  decideMonthNames,
  decideOldYears,
  decideYearMonths,
  withDateHabits,
  type DateHabits,
} from './date-order.ts';
import { findPoints, fullYear, monthText, type Point } from './date-points.ts';

/** A period stated in a text. Offsets refer to the given text. */
export interface Period extends Span {
  startDate: MonthText;
  endDate: MonthText;
  /** "Present", "since" or an open dash: the empty end means "ongoing". */
  isCurrent: boolean;
  /** Two ends or an open end were written; false for a lone date. */
  isRange: boolean;
}

const DASH = '(?:[-–—−‒―‐‑~〜～→⇒➔>/÷]{1,3}|(?<=\\s)•(?=\\s))';
const ARTICLE = '(?:(?:the|la|el|le|il|de|alla)\\s)?';
/** "2019 – late 2020", "– expected May 2021" */
const ROUGHLY = `(?:(?:${ABOUT})[\\s-])?`;
/** "Start: 03/2015 – End: 04/2018" in one line. */
const END_LABEL =
  "to|end|until|bis|ende|fin|jusqu[’']au|salida|termino|saida|demissao|fine|al|tot|einde|do|koniec|konec|slut|sluttet|bitis|pana la";
const JOIN = new RegExp(
  `^\\.?(?:\\)?[\\s,;]{0,3}(?:${DASH}\\s{0,3})?(?:${END_LABEL})(?:\\sdate)?\\s?:\\s{0,2}|\\s?[)\\]]\\s?${DASH}\\s?[(\\[]\\s?|\\s{0,3}${DASH}[\\s,]{0,3}(?:(?:${JOINERS})\\s)?${ROUGHLY}|[\\s,]{1,3}(?:${JOINERS})\\s{1,2}${ARTICLE}${ROUGHLY}|\\s?(?:から|至|到|부터)\\s?)$`,
  'u',
);
/** "June, July 2020", "June & July 2020" */
const MONTH_JOIN = new RegExp(`^\\.?(?:,|\\s?&|\\s(?:${AND}))\\s$`, 'u');
/** "2012’den 2014’e kadar", "2010-től 2014-ig" */
const FROM_CASE = /^(?:['’]?[dt][ae]n|-?tol)\s$/u;
const AND_JOIN = new RegExp(`^\\.?\\s(?:${AND})\\s$`, 'u');
const BETWEEN_BEFORE = new RegExp(`(?<!\\p{L})(?:${BETWEEN}) {1,2}$`, 'u');
const BETWEEN_BEHIND = new RegExp(`^\\s(?:${BETWEEN_AFTER})(?!\\p{L})`, 'u');
const OPEN_END = new RegExp(
  `^\\.?(?:(?:\\s?\\((?=(?:${PRESENT})\\s?\\))|(?:\\s?[)\\]])?\\s{0,3}(?:${DASH}|:)\\s{0,3}[(\\[]?\\s?(?:(?:${JOINERS})\\s)?|,\\s(?=\\p{L}+\\s*(?:$|[()[\\]|\\t]))|[\\s,]{1,3}(?:${JOINERS})\\s{1,2})${ARTICLE}(?:${PRESENT})|\\s{1,3}(?:bis heute|do chwili obecnej|ad oggi|till date|to date|do dzis|do danas|tot heden))(?![\\p{L}\\p{N}])`,
  'u',
);
/** Newest first: "heute – 03/2015". */
const OPEN_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${PRESENT})\\s{0,3}[-–—−‒―~/]{1,2}\\s{0,3}$`, 'u');
/** Two columns, of beginnings and of ends. */
const OPEN_CELL = new RegExp(
  `^\\t(?:(?:${JOINERS})\\s)?${ARTICLE}(?:${PRESENT}|date|heden|oggi|heute)(?=\\t|\\s\\(|$)`,
  'u',
);
/** "2019 –", "2019 – ...", "2019 – **" */
const OPEN_DASH = /^\s{0,3}(?:[-–—−‒―~〜～]{1,2}>?|[→⇒➔])\s*(?:…|\.{2,4}|\*{1,3})?\s*(?=$|[)\]\t|,:])/;
/** Not across columns: "Volvo AB" may stand left of a date, and "ab" is German for "since". */
const before = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}.])(?:${words}) {1,2}(?:(?:the|dem|la|el|le|il|o) )?(?:(?:${ABOUT})[ -])?$`,
    'u',
  );
const SINCE_BEFORE = before(SINCE);
const UNTIL_BEFORE = before(UNTIL);
/** "D’octobre 2023 à décembre 2023", "early 2019 – ...", "from early 2019" */
const FROM_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:(?:${FROM}) {1,2}(?:(?:the|dem|la|el|le|il|o) )?(?:(?:${ABOUT})[ -])?|(?:${ABOUT})[ -]{1,2}|d['’])$`,
  'u',
);
const SINCE_BEHIND = new RegExp(
  `^\\.?(?:[\\s'’-]{1,2}(?:${SINCE_AFTER})(?![\\p{L}\\p{N}])|\\+(?=\\s*(?:$|[)\\]\\t|,])))`,
  'u',
);
const UNTIL_BEHIND = new RegExp(`^[\\s'’-]{1,2}(?:${UNTIL_AFTER})(?![\\p{L}\\p{N}])`, 'u');
const SHORT_END = /^\s?[-–—/]\s?['’]?(\d\d)(?![\p{L}\p{N}./-])/u;
const UNKNOWN_START = new RegExp(
  `(?:\\?{2,4}|unknown)\\s{0,2}[-–—]\\s{0,2}(?:${PRESENT})(?![\\p{L}\\p{N}])`,
  'u',
);
/** Longer than any joiner with its article. */
const GAP_MAX = 20;

/** What is written around a date. */
interface Surroundings {
  before: string;
  tail: string;
  /** The text up to the next date, if that is near. */
  gap: string | null;
}

/**
 * The periods in a text, in order, without overlap: month names of the languages of Europe, Turkish and Indonesian,
 * numeric dates, `'YY`, seasons and quarters (kept as their year), years alone (kept as `YYYY`: a month is never
 * invented). A document's habits decide what can be read in two ways (docs/algorithms.md#reading-histories).
 */
export const findPeriods = remember((text: string): Period[] => {
  if (!/\d\d/.test(text)) return /\p{L}{2}/u.test(text) ? placeholders(fold(text)) : [];
  const folded = fold(text)
    .replace(/[‐‑]/g, '-')
    .replace(/[`´‘]/g, '’')
    // What some writers of PDF make of a dash.
    .replace(/(?<=\d\s?)±(?=\s?[\p{L}\d])/gu, '-');
  const points = withLeadingYears(findPoints(folded), folded);
  const periods: Period[] = [];
  for (let index = 0; index < points.length; index += 1) {
    const point = points[index];
    if (!point) continue;
    const next = points[index + 1];
    const around: Surroundings = {
      before: wordsBefore(text, folded, { from: periods.at(-1)?.end ?? 0, to: point.start }),
      tail: folded.slice(point.end, point.end + 44),
      gap: next && next.start - point.end <= GAP_MAX ? folded.slice(point.end, next.start) : null,
    };
    const range = next && readRange(point, next, around);
    if (range) index += 1;
    const period = range ?? readOpen(point, around) ?? readLone(point, around);
    if (period) periods.push(period);
  }
  return periods.length > 0
    ? joinLists(withYearsBehind(periods, folded), folded)
    : [...unknownStart(folded), ...placeholders(folded)].slice(0, 1);
});

/** What a template has in the place of a period, without dates. */
function placeholders(folded: string): Period[] {
  const span = placeholderPeriod(folded);
  return span ? [{ ...span, startDate: '', endDate: '', isCurrent: false, isRange: true }] : [];
}

/** "May – Aug 2020 & 2021": the same months of the next year, as a range of their own. */
function withYearsBehind(periods: Period[], folded: string): Period[] {
  const read: Period[] = [];
  for (const period of periods) {
    const last = read.at(-1);
    const year = Number(period.startDate);
    const isSame =
      last?.isRange === true &&
      isLoneYear(period) &&
      [last.startDate, last.endDate].every((date) => date.length > 4) &&
      last.endDate.startsWith(String(year - 1)) &&
      LIST_SEPARATOR.test(folded.slice(last.end, period.start));
    const inYear = (date: MonthText): MonthText => String(Number(date.slice(0, 4)) + 1) + date.slice(4);
    read.push(
      isSame
        ? { ...period, startDate: inYear(last.startDate), endDate: inYear(last.endDate), isRange: true }
        : period,
    );
  }
  return read;
}

/** No date is further from its cell's edge, and looking further would take long in a hostile text. */
const EDGE_MAX = 8;
const LIST_OPENS = /[\t|(:] *$/u;
const LIST_CLOSES = /^ *(?:$|[\t|)])/u;
const LIST_SEPARATOR = new RegExp(`^(?:\\s?[,;&/+]\\s?|,?\\s(?:${AND})\\s)$`, 'u');

const isLoneYear = (period: Period | undefined): boolean =>
  period?.isRange === false && period.startDate.length === 4;

/** A time may have breaks, in months: somebody was there every summer. */
const BREAK_MAX = 12;
const monthsOf = (date: MonthText): number =>
  Number(date.slice(0, 4)) * 12 + (date.length > 4 ? Number(date.slice(5)) : 6);

/** Whether two periods beside each other may be parts of one time: two years, or two ranges with no long break between. */
const areListed = (one: Period | undefined, next: Period | undefined): boolean =>
  isLoneYear(one)
    ? isLoneYear(next)
    : one?.isRange === true &&
      next?.isRange === true &&
      ![one.startDate, one.endDate, next.startDate].includes('') &&
      !isReversed(one.endDate, next.startDate) &&
      monthsOf(next.startDate) - monthsOf(one.endDate) <= BREAK_MAX;

/**
 * "Summer 2019, 2020", "2016, 2017 & 2018", "May – July 2019, May – July 2020": several years or ranges that have a cell to
 * themselves are one time.
 */
function joinLists(periods: Period[], folded: string): Period[] {
  const joined: Period[] = [];
  let from = 0;
  while (from < periods.length) {
    let to = from;
    while (
      to + 1 < periods.length &&
      areListed(periods[to], periods[to + 1]) &&
      LIST_SEPARATOR.test(folded.slice(periods[to]?.end, periods[to + 1]?.start))
    )
      to += 1;
    const [first, last] = [periods[from], periods[to]];
    const isList =
      to > from &&
      first !== undefined &&
      last !== undefined &&
      !(last.endDate !== '' && isReversed(first.startDate, last.endDate)) &&
      (first.start === 0 ||
        LIST_OPENS.test(folded.slice(Math.max(0, first.start - EDGE_MAX), first.start))) &&
      LIST_CLOSES.test(folded.slice(last.end, last.end + EDGE_MAX));
    if (isList)
      joined.push({
        ...first,
        end: last.end,
        endDate: last.endDate,
        isCurrent: last.isCurrent,
        isRange: true,
      });
    else joined.push(...periods.slice(from, to + 1));
    from = to + 1;
  }
  return joined;
}

/** Gives the months of "2018, Aug – Sep" the year before them. */
function withLeadingYears(points: Point[], folded: string): Point[] {
  const read: Point[] = [];
  let year = '';
  for (const [index, point] of points.entries()) {
    if (year !== '') {
      read.push({ ...point, year });
      year = '';
      continue;
    }
    const next = points[index + 1];
    const last = read.at(-1);
    const isLeading =
      point.year === '' &&
      next?.year === '' &&
      next.month > 0 &&
      /^\.?\s?[-–—]\s?$/u.test(folded.slice(point.end, next.start)) &&
      last?.month === 0 &&
      last.year !== '' &&
      !last.isTwoDigit &&
      /^,?\s{1,2}$/u.test(folded.slice(last.end, point.start));
    if (!isLeading) {
      read.push(point);
      continue;
    }
    year = last.year;
    read[read.length - 1] = { ...point, start: last.start, year };
  }
  return read;
}

/** The periods of a whole line: two dates that are alone in it, "03/2018 08/2018", are the ends of one. */
export function findPeriodsOfLine(text: string): Period[] {
  const periods = findPeriods(text);
  const [first, second, ...others] = periods;
  if (!first || !second || others.length > 0 || first.isRange || second.isRange) return periods;
  const gap = text.slice(first.end, second.start);
  // Alone in their line, or as the first column of a table.
  const areAlone = !/[\p{L}\p{N}]/u.test(text.slice(0, first.start) + text.slice(second.end));
  const areFirst = first.start === 0 && /^\s\p{Lu}/u.test(text.slice(second.end));
  const haveMonths = [first, second].every(({ startDate }) => startDate.length > 4);
  return (areAlone || areFirst) &&
    haveMonths &&
    /^\s{1,3}$/u.test(gap) &&
    !isReversed(first.startDate, second.endDate)
    ? [{ ...first, end: second.end, endDate: second.endDate, isRange: true }]
    : periods;
}

/**
 * The folded text before a date, and behind the period before it: "to present" ends that one, and begins no other. "AB"
 * in capitals is a company's, and not German for "since".
 */
function wordsBefore(text: string, folded: string, { from, to }: { from: number; to: number }): string {
  const start = Math.max(from, to - 24);
  const isFirm = /(?<!\p{L})AB {1,2}$/u.test(text.slice(start, to)) && /\p{Ll}/u.test(text);
  return isFirm ? '' : folded.slice(start, to);
}

/** Whether a text has a range of dates. */
export const hasRange = (text: string): boolean => findPeriods(text).some(({ isRange }) => isRange);

/** Whether a text is a date or a range of dates and hardly a sign more: "2019", "Mar 2019:". */
export function isDateAlone(text: string): boolean {
  const [period] = findPeriods(text);
  return period !== undefined && text.trim().length - (period.end - period.start) < 2;
}

/** Whether a text is one range of dates and no other word: "2019 – 2021", "(Mar 2019 – Present)". */
export function isRangeAlone(text: string): boolean {
  const [period, ...others] = findPeriods(text);
  return (
    period?.isRange === true &&
    others.length === 0 &&
    !/[\p{L}\p{N}]/u.test(text.slice(0, period.start) + text.slice(period.end))
  );
}

function readRange(point: Point, next: Point, around: Surroundings): Period | null {
  const { before: lead, gap } = around;
  if (gap === null) return null;
  if (next.year === '') {
    if (point.month === 0 || point.year === '' || next.month === point.month || !JOIN.test(gap)) return null;
    // "April 2009 to December"
    if (next.month > point.month) return readRange(point, { ...next, year: point.year }, around);
    // "(October 2009 – March)" ends in the next year. Without the bracket "May" may be a name, and its year in the next line.
    const isClosed = next.month > 0 && /^ ?[)\]]/u.test(around.tail.slice(next.end - point.end));
    return isClosed ? readRange(point, { ...next, year: String(Number(point.year) + 1) }, around) : null;
  }
  // Two columns, of beginnings and of ends.
  const isMonths = point.year === '' && point.month > 0 && next.month > 0 && MONTH_JOIN.test(gap);
  const isTable =
    gap === '\t' && point.year !== '' && ((point.month > 0 && next.month > 0) || point.start === 0);
  const endTail = around.tail.slice(next.end - point.end);
  const untilBehind = UNTIL_BEHIND.exec(endTail) ?? BETWEEN_BEHIND.exec(endTail);
  const isWorded =
    (point.case === 'from' && next.case === 'to' && gap === ' ') ||
    (untilBehind !== null && FROM_CASE.test(gap)) ||
    (AND_JOIN.test(gap) && (BETWEEN_BEFORE.test(lead) || BETWEEN_BEHIND.test(endTail)));
  if (!isTable && !isMonths && !isWorded && !JOIN.test(gap)) return null;
  // "November – January 2023" began in the year before.
  const isYearBefore = point.year === '' && point.month > next.month;
  const startDate = monthText(point, isYearBefore ? String(Number(next.year) - 1) : next.year);
  const endDate = monthText(next);
  if (isTable && isReversed(startDate, endDate)) return null;
  const isNewestFirst = dateHabits().isEndFirst && isReversed(startDate, endDate);
  return {
    start:
      point.start -
      (FROM_BEFORE.exec(lead) ?? SINCE_BEFORE.exec(lead) ?? BETWEEN_BEFORE.exec(lead) ?? [''])[0].length,
    end: next.end + (untilBehind?.[0].length ?? 0),
    startDate: isNewestFirst ? endDate : startDate,
    endDate: isNewestFirst ? startDate : endDate,
    isCurrent: false,
    isRange: true,
  };
}

/** A range whose end is not a date, or is only two digits: "Mar 2019 – Present", "2014-18". */
function readOpen(point: Point, { before: lead, tail }: Surroundings): Period | null {
  if (point.year === '') return null;
  const beginsCell = point.start === 0 || (point.month > 0 && lead.endsWith('\t'));
  const open = OPEN_END.exec(tail) ?? OPEN_DASH.exec(tail) ?? (beginsCell ? OPEN_CELL.exec(tail) : null);
  const startDate = monthText(point);
  const current = { startDate, endDate: '', isCurrent: true, isRange: true };
  if (open) {
    const from = (FROM_BEFORE.exec(lead) ?? SINCE_BEFORE.exec(lead) ?? [''])[0].length;
    return { ...current, start: point.start - from, end: point.end + open[0].trimEnd().length };
  }
  const newest = OPEN_BEFORE.exec(lead);
  if (newest) return { ...current, start: point.start - newest[0].length, end: point.end };
  const behind = SINCE_BEHIND.exec(tail);
  if (behind) return { ...current, start: point.start, end: point.end + behind[0].length };
  const short = point.month === 0 && !point.isTwoDigit ? SHORT_END.exec(tail) : null;
  if (!short?.[1]) return null;
  const endDate = fullYear(short[1]);
  return {
    start: point.start,
    end: point.end + short[0].length,
    startDate,
    endDate,
    isCurrent: false,
    isRange: true,
  };
}

/** Whether a year of two digits on its own is one: after "since", or where the document writes its ranges that way. */
function isYear({ isTwoDigit }: Point, isBesideWord: boolean): boolean {
  return !isTwoDigit || isBesideWord || dateHabits().hasShortYears;
}

function readLone(point: Point, { before: lead, tail }: Surroundings): Period | null {
  const behind = UNTIL_BEHIND.exec(tail);
  const sinceBefore = behind ? null : SINCE_BEFORE.exec(lead);
  const untilBefore = behind ? null : UNTIL_BEFORE.exec(lead);
  const since = sinceBefore !== null || point.case === 'from';
  const until = !since && (behind !== null || untilBefore !== null || point.case === 'to');
  if (point.year === '' || !isYear(point, since || until)) return null;
  return {
    start: point.start - ((sinceBefore ?? untilBefore)?.[0].length ?? 0),
    end: point.end + (behind?.[0].length ?? 0),
    startDate: until ? '' : monthText(point),
    endDate: since ? '' : monthText(point),
    isCurrent: since,
    isRange: since || until,
  };
}

function unknownStart(folded: string): Period[] {
  const match = UNKNOWN_START.exec(folded);
  if (!match) return [];
  const start = match.index;
  return [
    { start, end: start + match[0].length, startDate: '', endDate: '', isCurrent: true, isRange: true },
  ];
}

/**
 * The habits of a document: its ranges have the end first if more than one has, and more than have not; its years have two
 * digits if more than one range is written that way, and none with four.
 */
export function decideDateHabits(texts: string[]): DateHabits {
  const habits = {
    order: decideDateOrder(texts),
    months: decideMonthNames(texts),
    hasYearMonths: decideYearMonths(texts),
    hasOldYears: decideOldYears(texts),
  };
  clearCaches();
  const undecided = { ...habits, isEndFirst: false, hasShortYears: false };
  const ranges = withDateHabits(undecided, () =>
    texts.flatMap((text) =>
      findPeriods(text).map((period) => ({ ...period, text: text.slice(period.start, period.end) })),
    ),
  ).filter(({ isRange }) => isRange);
  const closed = ranges.filter(({ startDate, endDate }) => startDate !== '' && endDate !== '');
  const reversed = closed.filter(({ startDate, endDate }) => isReversed(startDate, endDate)).length;
  const isShort = ({ text }: { text: string }): boolean => !/\d{4}/u.test(text);
  clearCaches();
  return {
    ...habits,
    isEndFirst: reversed > 1 && reversed * 2 > closed.length,
    hasShortYears: ranges.length > 1 && ranges.every(isShort),
  };
}

const PRESENT_ALONE = new RegExp(
  `^(?:(?:${JOINERS}|bis|ad|tot|to|till) )?${ARTICLE}(?:${PRESENT}|date|heden|oggi|heute)$`,
  'u',
);

/** Whether a text is only a word for the present: "heute", "to date". */
export const isPresent = (text: string): boolean => PRESENT_ALONE.test(fold(text).trim());

/** Whether the start is later than the end, as far as both are precise; never with an empty date. */
export function isReversed(startDate: MonthText, endDate: MonthText): boolean {
  if (startDate === '' || endDate === '') return false;
  const precision = Math.min(startDate.length, endDate.length);
  return startDate.slice(0, precision) > endDate.slice(0, precision);
}
