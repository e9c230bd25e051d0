import { MONTH_NAMES } from '../words/month-names.ts';
import { JOINERS, PRESENT, SEASONS, YEAR_MARK } from '../words/date-words.ts';
import type { MonthText, Span } from '../../types.ts';
import { misspeltAs } from '../lines/misspellings.ts';
import { dateHabits } from './date-order.ts';
import { isMonthPlaceholder } from './placeholder-dates.ts';

/** One date in a text; offsets refer to the folded text. */
export interface Point extends Span {
  /** '' for a month without a year. */
  year: string;
  /** From 1; 0 if there is none. */
  month: number;
  /** What its case says: "szeptembertől" (from September), "joulukuuhun" (until December). */
  case?: 'from' | 'to';
  /** A year of two digits without a month's name: as likely a score or a size, unless it is part of a range. */
  isTwoDigit: boolean;
}

type Fields = Omit<Point, 'start' | 'end'>;
type Groups = Partial<Record<string, string>>;

/** A way to write a date. */
interface Form {
  /** What must not come right before it. */
  notAfter: RegExp;
  /** Sticky: tried where a word or a number begins. Quantifiers are bounded, so that a scan is linear. */
  pattern: RegExp;
  /** The date that was written; null if the words or numbers make none. */
  read: (groups: Groups) => Fields | null;
}

/** From 1500 to 2059; those before 1940 only in a document that has several such ranges. */
const YEAR = '(?:1[5-9]\\d|20[0-5])\\d';
/** "1922 Lounge" is a name, and nobody who applies worked then; but samples tell of people from history. */
const FIRST_YEAR = 1940;
const SEASON = SEASONS.split(' ')
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const MONTH = '(?:0[1-9]|1[0-2])';
const SHORT_MONTH = '(?:1[0-2]|0?[1-9])';
const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const ROMAN = `(?:${ROMANS.toSorted((a, b) => b.length - a.length).join('|')})`;
const DASH = '[-–—]';
const MARK = `(?:\\s?(?:${YEAR_MARK})(?![\\p{L}\\p{N}]))?`;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]$/u;
/** A dash may come right before, if it is that of a range: "03/13-07/16". */
const IN_NUMBER = /(?:[\p{N}./]|(?:^|[^\p{N}\s.-])-)$/u;
const IN_WORD_OR_NUMBER = /(?:[\p{L}\p{N}./]|(?:^|[^\p{N}\p{L}\s’'-])-)$/u;

const sticky = (source: string): RegExp => new RegExp(source, 'uy');

/** 60 to 99 belong to the last century. */
export function fullYear(twoDigits: string): string {
  return (Number(twoDigits) >= 60 ? '19' : '20') + twoDigits;
}

const monthNamed = (word: string): number | undefined =>
  dateHabits().months.get(word) ?? MONTH_NAMES.get(word) ?? misspeltMonth(word);

/** Shorter words are too close to others: "Augusta", "Marcel". */
const LONG_NAME = 7;
const LONG_MONTHS = [...MONTH_NAMES.keys()].filter((name) => name.length >= LONG_NAME - 1);

/** "Kwieczeń", "Sepember 2019": the month whose long name a word has but for a slip; undefined without one. */
function misspeltMonth(word: string): number | undefined {
  if (word.length < LONG_NAME) return undefined;
  const name = misspeltAs(word, LONG_MONTHS);
  return name === null ? undefined : MONTH_NAMES.get(name);
}

const asMonth = (text: string | undefined): number => {
  const month = Number(text);
  return month >= 1 && month <= 12 ? month : 0;
};

/** "2010/11" is a school year, unless the document writes its months that way. */
const isSchoolYear = (year: string, twoDigits = ''): boolean =>
  !dateHabits().hasYearMonths && fullYear(twoDigits) === String(Number(year) + 1);

const ESTONIAN = '(?:jaanuar|veebruar|marts|aprill|juun|juul|august|septembr|oktoobr|novembr|detsembr)i|mai';
/** Finnish, Estonian and Hungarian say "from" and "until" by a month's ending. */
const FROM_CASE = new RegExp(`^(?:\\p{L}+kuusta|(?:${ESTONIAN})st|\\p{L}+[rs]j?[ae]?tol)$`, 'u');
const TO_CASE = new RegExp(`^(?:\\p{L}+kuuhun|(?:${ESTONIAN})ni|\\p{L}+[rs]j?[ae]?ig)$`, 'u');
const caseOf = (word = ''): Point['case'] =>
  FROM_CASE.test(word) ? 'from' : TO_CASE.test(word) ? 'to' : undefined;

/** The month of a date with a day: by its numbers if they tell, otherwise by the document's order. */
function monthOfDay(first: string, second: string, separator: string): number {
  const [a, b] = [Number(first), Number(second)];
  if (a < 1 || b < 1 || Math.max(a, b) > 31 || Math.min(a, b) > 12) return 0;
  if (a > 12) return b;
  if (b > 12) return a;
  return separator === '/' && dateHabits().order === 'month-first' ? a : b;
}

const DAY = '[0-3]?\\d(?:st|nd|rd|th)?';
const TO = `(?:\\s{0,2}${DASH}\\s{0,2}|\\s(?:${JOINERS})\\s)`;

const FORMS: Form[] = [
  {
    // "June 12 – August 30, 2018": the year comes once, at the end of the range
    notAfter: LETTER_OR_DIGIT,
    pattern: sticky(
      `(?<word>\\p{L}{3,13})\\.?\\s${DAY}(?=${TO}\\p{L}{3,13}\\.?\\s${DAY}(?:,\\s?|\\s)${YEAR}(?!\\p{N}))`,
    ),
    read: ({ word = '' }) => {
      const month = monthNamed(word);
      return month ? { month, year: '', isTwoDigit: false } : null;
    },
  },
  {
    // "06/06 au 06/07/2016", "01.06. – 31.08.2019"
    notAfter: IN_NUMBER,
    pattern: sticky(
      `(?<first>[0-3]?\\d)(?<separator>[./-])(?<second>[0-3]?\\d)\\.?(?=${TO}[0-3]?\\d\\k<separator>[0-3]?\\d\\k<separator>${YEAR}(?!\\p{N}))`,
    ),
    read: ({ first = '', second = '', separator = '' }) => {
      const month = monthOfDay(first, second, separator);
      return month > 0 ? { month, year: '', isTwoDigit: false } : null;
    },
  },
  {
    // The start of "6 – 17 December 2021": a number that the day of the same month follows
    notAfter: IN_NUMBER,
    pattern: sticky(
      `[0-3]?\\d\\.?(?=(?:\\s{1,2}${DASH}\\s{1,2}|${DASH}|\\s(?:${JOINERS})\\s)[0-3]?\\d\\.?\\s(?<word>\\p{L}{3,13})\\.?\\s${YEAR}(?!\\p{N}))`,
    ),
    read: ({ word = '' }) => {
      const month = monthNamed(word);
      return month ? { month, year: '', isTwoDigit: false } : null;
    },
  },
  {
    // "1 Jan 2016", "1, January 2016", "01-Jan-2016", "January 5, 2014", "July 1-31, 2014", "enero de 2011", "Jun '16", "Mar-19"
    notAfter: LETTER_OR_DIGIT,
    pattern: sticky(
      `(?:[0-3]?\\d(?:(?:st|nd|rd|th|er|\\.|º|,)?[ ]{1,2}(?:de |of )?|[-/](?=\\p{L}{3,9}\\.?[-/](?:${YEAR}|\\d\\d(?!\\d)))))?(?<word>\\p{L}{3,13})(?:\\.|(?=[\\s,'’/-]|${YEAR}))\\s{0,2}(?:[0-3]?\\d(?:st|nd|rd|th)?(?:\\s?${DASH}\\s?[0-3]?\\d(?:st|nd|rd|th)?)?(?:,\\s?|\\s))?(?:,\\s?|/|-|de\\s|del\\s|of\\s|του\\s)?(?:(?<year>${YEAR})${MARK}|['’](?<short>\\d\\d)|(?<=[\\p{L}.]-)(?<dashed>\\d\\d)|(?<=\\s)(?<bare>\\d\\d)(?=\\s*(?:[-–—)]|to\\s|$)|\\t|(?<=\\p{L}\\.?\\s\\d\\d\\s{0,2}${DASH}\\s{0,2}\\p{L}{3,13}\\.?\\s\\d\\d)\\s))(?!\\p{N})`,
    ),
    read: ({ word = '', year, short, dashed, bare }) => {
      const month = monthNamed(word);
      const two = short ?? dashed ?? bare;
      if (!month) return null;
      const isTwoDigit = bare !== undefined || dashed !== undefined;
      return { month, year: year ?? (two ? fullYear(two) : ''), isTwoDigit };
    },
  },
  {
    // "Month 2024" in a template
    notAfter: LETTER_OR_DIGIT,
    pattern: sticky(`(?<word>\\p{L}{2,8})[.,]?[\\s/-]{1,2}(?<year>${YEAR})(?!\\p{N})`),
    read: ({ word = '', year = '' }) =>
      isMonthPlaceholder(word) ? { month: 0, year, isTwoDigit: false } : null,
  },
  {
    // "2019/Mar"
    notAfter: LETTER_OR_DIGIT,
    pattern: sticky(`(?<year>${YEAR})/(?<word>\\p{L}{3,9})(?!\\p{L})`),
    read: ({ year = '', word = '' }) => {
      const month = monthNamed(word);
      return month ? { month, year, isTwoDigit: false } : null;
    },
  },
  {
    // "2019年4月", "2019 年 4 月 1 日", "2019년 4월", "2019年"; words are written without spaces around it
    notAfter: /[\p{N}\p{Script=Latin}\p{Script=Cyrillic}]$/u,
    pattern: sticky(
      `(?<year>${YEAR})\\s?[年년](?:\\s?(?<month>${SHORT_MONTH})\\s?[月월](?:\\s?[0-3]?\\d\\s?[日일])?|(?!\\s?\\d{1,2}\\s?[月월]))`,
    ),
    read: ({ year = '', month }) => ({ year, month: asMonth(month), isTwoDigit: false }),
  },
  {
    // "2019. március", "2019 m. kovo", "2019 March", "2019 - March"
    notAfter: /(?:[\p{L}\p{N}./,]|(?:^|\S)-)$/u,
    pattern: sticky(
      `(?<year>${YEAR})(?:\\.?${MARK}[ ]|[.,][ ]?|[ ](?:[-–][ ])?)(?<word>\\p{L}{4,13})(?![\\p{L}])(?: men(?:uo|\\.|(?![\\p{L}])))?(?!\\.?\\s{0,2}['’]?\\d{2})`,
    ),
    read: ({ year = '', word = '' }) => {
      const month = monthNamed(word);
      return month ? { month, year, isTwoDigit: false } : null;
    },
  },
  {
    // "2019 Jan - 2020 Mar", "2007, oct. - 2010, feb.", "2019 szept - 2020 jún": short names only in ranges
    notAfter: /[\p{L}\p{N}./,-]$/u,
    pattern: sticky(
      `(?<year>${YEAR})[.,]? (?<word>\\p{L}{3,4})\\.?(?:(?=\\s{0,2}${DASH}\\s{0,2}(?:${YEAR}[.,]? \\p{L}{3,13}|${PRESENT})(?![\\p{L}\\p{N}]))|(?<=${YEAR}[.,]? \\p{L}{3,13}\\.?\\s{0,2}${DASH}\\s{0,2}${YEAR}[.,]? \\p{L}{3,4}\\.?)(?![\\p{L}\\p{N}]))`,
    ),
    read: ({ year = '', word = '' }) => {
      const month = monthNamed(word);
      return month ? { month, year, isTwoDigit: false } : null;
    },
  },
  {
    // "2019/1 - 2020/3": months of one digit only in ranges
    notAfter: IN_WORD_OR_NUMBER,
    pattern: sticky(
      `(?<year>${YEAR})/(?<month>${SHORT_MONTH})(?:(?=\\s{0,2}${DASH}\\s{0,2}(?:${YEAR}/\\d|${PRESENT}))|(?<=${YEAR}/${SHORT_MONTH}\\s{0,2}${DASH}\\s{0,2}${YEAR}/${SHORT_MONTH})(?![\\p{N}/]))`,
    ),
    read: ({ year = '', month }) => ({ year, month: asMonth(month), isTwoDigit: false }),
  },
  {
    // "IX 2019 – II 2021", "IX.2019 – II.2021": as Poles and Hungarians write months, only in ranges
    notAfter: LETTER_OR_DIGIT,
    pattern: sticky(
      `(?<roman>${ROMAN})[ ./]{1,2}(?<year>${YEAR})(?:(?=${MARK}${TO}(?:${ROMAN}[ ./]{1,2}${YEAR}|${PRESENT})(?![\\p{L}\\p{N}]))|(?<=(?<!\\p{L})${ROMAN}[ ./]{1,2}${YEAR}${MARK}${TO}${ROMAN}[ ./]{1,2}${YEAR})(?!\\p{N}))${MARK}`,
    ),
    read: ({ roman = '', year = '' }) => ({ year, month: ROMANS.indexOf(roman) + 1, isTwoDigit: false }),
  },
  {
    // "VI–VIII 2019": the year comes once, at the end of the range
    notAfter: LETTER_OR_DIGIT,
    pattern: sticky(`(?<roman>${ROMAN})(?=\\s{0,2}${DASH}\\s{0,2}${ROMAN}[ ./]{1,2}${YEAR}(?!\\p{N}))`),
    read: ({ roman = '' }) => ({ year: '', month: ROMANS.indexOf(roman) + 1, isTwoDigit: false }),
  },
  {
    notAfter: LETTER_OR_DIGIT,
    pattern: sticky(
      `(?<=(?<!\\p{L})${ROMAN}\\s{0,2}${DASH}\\s{0,2})(?<roman>${ROMAN})[ ./]{1,2}(?<year>${YEAR})(?!\\p{N})`,
    ),
    read: ({ roman = '', year = '' }) => ({ year, month: ROMANS.indexOf(roman) + 1, isTwoDigit: false }),
  },
  {
    // "3 - 4/2014", "03. – 04.2014", "08–09 2012": the year comes once, at the end of the range
    notAfter: IN_NUMBER,
    pattern: sticky(
      `(?<month>1[0-2]|0?[1-9])(?=\\.?\\s{0,2}${DASH}\\s{0,2}(?:(?:1[0-2]|0?[1-9])[/.]|(?<=${MONTH}\\s{0,2}${DASH}\\s{0,2})${MONTH} )${YEAR}(?!\\p{N}))`,
    ),
    read: ({ month }) => ({ year: '', month: asMonth(month), isTwoDigit: false }),
  },
  {
    // "01.04.2013", "4/1/2013", "03/2018"; "06/15 - 2020" is a range
    notAfter: IN_NUMBER,
    pattern: sticky(
      `(?<first>\\d{1,2})\\s?(?<separator>[./-])\\s?(?:(?<second>\\d{1,2})(?:(?!\\s-\\s)\\s?[./-]\\s?|[ ]))?(?<year>${YEAR})${MARK}(?!\\p{N})`,
    ),
    read: ({ first = '', second, separator = '', year = '' }) => {
      const month = second === undefined ? asMonth(first) : monthOfDay(first, second, separator);
      return month > 0 ? { month, year, isTwoDigit: false } : null;
    },
  },
  {
    // "07 2022 – 09 2022", the end of "08–09 2012"
    notAfter: IN_WORD_OR_NUMBER,
    pattern: sticky(
      `(?<month>${MONTH}) (?<year>${YEAR})(?=\\s{0,2}(?:[-–—‑]|\\t|[|]|$)|(?<=(?<!\\p{N})${MONTH}\\s{0,2}${DASH}\\s{0,2}${MONTH} ${YEAR})(?!\\p{N}))`,
    ),
    read: ({ month, year = '' }) => ({ year, month: asMonth(month), isTwoDigit: false }),
  },
  {
    // "2019-03", "2019.03.15", "2019. 03.", "2019. 03 – 2020. 04", "2019-03/2020-04"
    notAfter: /(?:[\p{L}\p{N}.]|(?:^|[^\p{N}\p{L}\s’'-])-)$/u,
    pattern: sticky(
      `(?:(?<!/)|(?<=${YEAR}-${MONTH}/))(?<year>${YEAR})(?:(?<separator>[-/.])(?<month>0[1-9]|1[0-2])(?<day>(?:[-/]|\\s?\\.\\s?)[0-3]\\d(?![\\p{L}\\p{N}]))?|\\.\\s(?<apart>0[1-9]|1[0-2])(?:\\.\\s[0-3]\\d\\.?|\\.|(?=\\s{0,2}(?:${DASH}|[\\t)]|$))))(?![\\p{L}\\p{N}]|/\\d(?!\\d{3}-)|-(?!${MONTH}\\.?\\s*(?:$|[\\t)]))\\d{1,3}(?!\\d))`,
    ),
    read: ({ year = '', separator, month, day, apart }) =>
      day === undefined && separator !== '.' && isSchoolYear(year, month)
        ? null
        : { year, month: asMonth(month ?? apart), isTwoDigit: false },
  },
  {
    // The end of "2019. 03-06.", "2019/03 – 06"
    notAfter: /[\p{L}\p{N}.]$/u,
    pattern: sticky(
      `(?<=(?<!\\p{N})${YEAR}[./]\\s?${MONTH}\\.?\\s?${DASH}\\s?)(?<month>${MONTH})(?:\\.(?!\\d)|(?![\\p{L}\\p{N}./-]))`,
    ),
    read: ({ month }) => ({ year: '', month: asMonth(month), isTwoDigit: false }),
  },
  {
    notAfter: LETTER_OR_DIGIT,
    pattern: sticky(
      `(?:${SEASON}|q[1-4]|[1-4]q|h[12])(?:\\s(?:de|of|term|semester))?[\\s,/-]{1,2}(?:(?<year>${YEAR})(?:/\\d\\d(?!\\d))?|['’](?<short>\\d\\d))(?!\\p{N})`,
    ),
    read: ({ year, short = '' }) => ({ year: year ?? fullYear(short), month: 0, isTwoDigit: false }),
  },
  {
    // "2023 Summer", "(2023 Yaz)", "2013 (Été)"
    notAfter: IN_WORD_OR_NUMBER,
    pattern: sticky(
      `(?<year>${YEAR})\\s(?:(?:${SEASON})(?=\\s{0,2}(?:[)\\],;|\\t–—-]|$))|\\((?:${SEASON})\\))`,
    ),
    read: ({ year = '' }) => ({ year, month: 0, isTwoDigit: false }),
  },
  {
    // "1989 - ,2022" has lost a month, "1,2022" is a number.
    notAfter: /(?:[\p{L}\p{N}.$€£#]|(?<!\s),)$/u,
    pattern: sticky(`(?<year>${YEAR})${MARK}(?![\\p{L}\\p{N}]|[.,]\\d)`),
    read: ({ year = '' }) => ({ year, month: 0, isTwoDigit: false }),
  },
  {
    // "15.03.19": only ever part of a range
    notAfter: IN_WORD_OR_NUMBER,
    pattern: sticky(
      `(?<first>[0-3]?\\d)(?<separator>[./])(?<second>[0-3]?\\d)\\k<separator>(?<short>\\d\\d)(?![\\p{N}/.]|\\s?%)`,
    ),
    read: ({ first = '', second = '', separator = '', short = '' }) => {
      const month = monthOfDay(first, second, separator);
      return month > 0 ? { month, year: fullYear(short), isTwoDigit: true } : null;
    },
  },
  {
    // "03/13", "3/13": only ever part of a range
    notAfter: IN_WORD_OR_NUMBER,
    pattern: sticky(
      `(?:(?<month>0[1-9]|1[0-2])[/.]|(?<single>[1-9])/)['’]?(?<short>\\d\\d)(?![\\p{N}/.]|\\s?%)`,
    ),
    read: ({ month, single, short = '' }) => ({
      month: asMonth(month ?? single),
      year: fullYear(short),
      isTwoDigit: true,
    }),
  },
  {
    // "09-18 - now", "03-17 - 08-18"
    notAfter: IN_WORD_OR_NUMBER,
    pattern: sticky(
      `(?<month>${MONTH})-(?<short>\\d\\d)(?!\\p{N})(?=\\s{1,2}${DASH}\\s{1,2}(?:${MONTH}-\\d\\d|${PRESENT})(?![\\p{L}\\p{N}])|(?<=(?<![\\p{L}\\p{N}])${MONTH}-\\d\\d\\s{1,2}${DASH}\\s{1,2}\\d\\d-\\d\\d))`,
    ),
    read: ({ month, short = '' }) => ({ month: asMonth(month), year: fullYear(short), isTwoDigit: true }),
  },
  {
    notAfter: LETTER_OR_DIGIT,
    pattern: sticky(`['’](?<short>\\d\\d)(?![\\p{L}\\p{N}])`),
    read: ({ short = '' }) => ({ year: fullYear(short), month: 0, isTwoDigit: true }),
  },
  {
    // The start of "May - August 2014", "3 March to 5 April 2019"
    notAfter: LETTER_OR_DIGIT,
    pattern: sticky(
      `(?:[0-3]?\\d(?:st|nd|rd|th|er|\\.|º)? (?:de )?)?(?<word>\\p{L}{3,13})(?:\\.|(?![\\p{L}\\p{N}]))`,
    ),
    read: ({ word = '' }) => {
      const month = monthNamed(word);
      return month ? { month, year: '', isTwoDigit: false } : null;
    },
  },
];

/** Where a date may begin: a word, a number, or the apostrophe of a short year. */
const BEGINNING = /(?<!\p{L})\p{L}|(?<!\p{N})\p{N}|['’](?=\d\d)/gu;

/** The dates in a folded text, in order, without overlap. */
export function findPoints(folded: string): Point[] {
  const points: Point[] = [];
  BEGINNING.lastIndex = 0;
  for (let begin = BEGINNING.exec(folded); begin; begin = BEGINNING.exec(folded)) {
    const point = readPoint(folded, begin.index);
    if (!point) continue;
    points.push(point);
    BEGINNING.lastIndex = point.end;
  }
  return points;
}

/** What comes before the year of an edition: "ISO 9001:2015", "Windows 2000". */
const EDITION =
  /(?<!\p{L})(?:(?:iso|iec|en|din|ohsas|bs)[\s/-]?\d{3,6}(?:-\d{1,2})?:|(?:windows(?: server)?|sql server|ms office|soft office|visual studio|autocad|exchange server|sharepoint|ms project|ms access|excel) )$/u;
const BEGINS_RANGE = /^\d{4}\s?[-–—/]/u;

function readPoint(folded: string, start: number): Point | null {
  const before = folded.slice(Math.max(0, start - 2), start);
  if (
    EDITION.test(folded.slice(Math.max(0, start - 16), start)) &&
    !BEGINS_RANGE.test(folded.slice(start, start + 10))
  )
    return null;
  for (const { notAfter, pattern, read } of FORMS) {
    if (notAfter.test(before)) continue;
    pattern.lastIndex = start;
    const match = pattern.exec(folded);
    const fields = match && read(match.groups ?? {});
    if (!match || !fields) continue;
    if (fields.year !== '' && Number(fields.year) < FIRST_YEAR && !dateHabits().hasOldYears) continue;
    const asCase = caseOf(match.groups?.['word']);
    return { ...fields, ...(asCase && { case: asCase }), start, end: start + match[0].length };
  }
  return null;
}

/** A date as text; `otherYear` for a month without one. */
export function monthText({ year, month }: Point, otherYear = ''): MonthText {
  const known = year || otherYear;
  if (known === '' || month === 0) return known;
  return `${known}-${String(month).padStart(2, '0')}`;
}
