import { remember } from '../lines/memo.ts';
import { fold } from '../lines/fold.ts';
import { JOINERS, MONTHS, PRESENT, SEASONS, SINCE, UNTIL } from '../words/date-words.ts';
import type { MonthText, Span } from '../../types.ts';

/** A period stated in a text. Offsets refer to the given text. */
export interface Period extends Span {
  startDate: MonthText;
  endDate: MonthText;
  /** "Present", "since" or an open dash: the empty end means "ongoing". */
  isCurrent: boolean;
  /** Two ends or an open end were written; false for a lone date. */
  isRange: boolean;
}

const monthNumbers = new Map<string, number>();
for (const [index, names] of MONTHS.entries())
  for (const name of names.split(' ')) monthNumbers.set(name, index + 1);

const byLength = (words: string[]): string => [...words].sort((a, b) => b.length - a.length).join('|');
const MONTH = byLength([...monthNumbers.keys()]);
const SEASON = byLength(SEASONS.split(' '));
const YEAR = '(?:19|20)\\d\\d';

/** One date. The groups tell its form; quantifiers are bounded, so that a scan is linear. */
const POINT = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(?:(?:[0-3]?\\d)(?:st|nd|rd|th|er|\\.|º)? {1,2}(?:de )?)?(?<month>${MONTH})(?:\\.|(?=[\\s,'’/-]))\\s{0,2}(?:[0-3]?\\d(?:st|nd|rd|th)?,\\s)?(?:,\\s?|/|-|de\\s|del\\s|of\\s)?(?:(?<monthYear>${YEAR})|['’](?<monthShort>\\d\\d)|(?<=\\s)(?<monthBare>\\d\\d)(?=\\s*(?:[-–—)]|to\\s|$)))(?!\\p{N})`,
    `(?<![\\p{N}./-])(?:[0-3]?\\d[./-])?(?<number>0?[1-9]|1[0-2])\\s?[./-]\\s?(?<numberYear>${YEAR})(?![\\p{N}])`,
    `(?<![\\p{L}\\p{N}./-])(?<isoYear>${YEAR})[-/.](?<isoMonth>0[1-9]|1[0-2])(?:[-/.][0-3]\\d)?(?![\\p{L}\\p{N}])`,
    `(?<![\\p{L}\\p{N}])(?:${SEASON}|q[1-4]|[1-4]q|h[12])(?:\\s(?:de|of|term|semester))?[\\s,/-]{1,2}(?:(?<seasonYear>${YEAR})|['’](?<seasonShort>\\d\\d))(?!\\p{N})`,
    `(?<![\\p{L}\\p{N}.,$€£#])(?<year>${YEAR})(?![\\p{L}\\p{N}]|[.,]\\d)`,
    `(?<![\\p{L}\\p{N}./-])(?<twoMonth>0[1-9]|1[0-2])[/.](?<twoYear>\\d\\d)(?![\\p{N}/.]|\\s?%)`,
    `(?<![\\p{L}\\p{N}])['’](?<apostrophe>\\d\\d)(?![\\p{L}\\p{N}])`,
    `(?<![\\p{L}\\p{N}])(?<monthOnly>${MONTH})(?:\\.|(?![\\p{L}\\p{N}]))`,
  ].join('|'),
  'gu',
);
const JOIN = new RegExp(
  `^(?:\\s{0,3}[-–—−‒―~→/]{1,3}\\s{0,3}(?:(?:${JOINERS})\\s)?|[\\s,]{1,3}(?:${JOINERS})\\s{1,2}(?:the\\s|le\\s|el\\s|il\\s)?)$`,
);
const OPEN_END = new RegExp(
  `^(?:(?:\\s{0,3}[-–—−‒―~→/]{1,3}\\s{0,3}(?:(?:${JOINERS})\\s)?|[\\s,]{1,3}(?:${JOINERS})\\s{1,2})(?:(?:the|la|el|le|il)\\s)?(?:${PRESENT})|\\s{1,3}(?:bis heute|do chwili obecnej|ad oggi|till date|to date))(?![\\p{L}\\p{N}])`,
  'u',
);
const OPEN_DASH = /^\s{0,3}[-–—−‒―]{1,2}\s*(?=$|[)\]\t|,])/;
const SINCE_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}.])(?:${SINCE})\\s{1,2}$`, 'u');
const UNTIL_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}.])(?:${UNTIL})\\s{1,2}$`, 'u');
const FROM_BEFORE = /(?<![\p{L}\p{N}.])(?:from|between|von|zwischen|de|du|entre|desde|dal|da|od)\s{1,2}$/u;
const SHORT_END = /^\s?[-–—/]\s?['’]?(\d\d)(?![\p{L}\p{N}./-])/u;
const UNKNOWN_START = new RegExp(
  `(?:\\?{2,4}|unknown)\\s{0,2}[-–—]\\s{0,2}(?:${PRESENT})(?![\\p{L}\\p{N}])`,
  'u',
);

interface Point extends Span {
  year: string;
  month: number;
  isSeason: boolean;
  isTwoDigit: boolean;
}

/** 70 to 99 belong to the last century, as nobody has worked decades in the future. */
function fullYear(twoDigits: string): string {
  return (Number(twoDigits) >= 60 ? '19' : '20') + twoDigits;
}

function findPoints(folded: string): Point[] {
  const points: Point[] = [];
  for (const match of folded.matchAll(POINT)) {
    const g = match.groups ?? {};
    const short = g.monthShort ?? g.monthBare ?? g.seasonShort ?? g.twoYear ?? g.apostrophe;
    const year =
      g.monthYear ?? g.numberYear ?? g.isoYear ?? g.seasonYear ?? g.year ?? (short ? fullYear(short) : '');
    const name = g.month ?? g.monthOnly;
    const month = name ? (monthNumbers.get(name) ?? 0) : Number(g.number ?? g.isoMonth ?? g.twoMonth ?? 0);
    points.push({
      start: match.index,
      end: match.index + match[0].length,
      year,
      month,
      isSeason: g.seasonYear !== undefined || g.seasonShort !== undefined,
      isTwoDigit: g.twoYear !== undefined || g.apostrophe !== undefined || g.monthBare !== undefined,
    });
  }
  return points;
}

function monthText(point: Point, otherYear = ''): MonthText {
  const year = point.year || otherYear;
  if (year === '') return '';
  return point.month > 0 ? `${year}-${String(point.month).padStart(2, '0')}` : year;
}

/**
 * The periods in a text, in order, without overlap: month names of seven languages, `MM/YYYY`, `YYYY-MM`, `'YY`,
 * seasons and quarters (kept as their year), years alone (kept as `YYYY`: a month is never invented).
 */
export const findPeriods = remember((text: string): Period[] => {
  if (!/\d\d/.test(text)) return [];
  const folded = fold(text);
  const points = findPoints(folded);
  const periods: Period[] = [];
  for (let index = 0; index < points.length; index++) {
    const point = points[index];
    if (!point) continue;
    const next = points[index + 1];
    const gap = next && next.start - point.end <= 14 ? folded.slice(point.end, next.start) : null;
    const before = folded.slice(Math.max(0, point.start - 12), point.start);
    const tail = folded.slice(point.end, point.end + 40);
    const lead = (FROM_BEFORE.exec(before) ?? SINCE_BEFORE.exec(before))?.[0].length ?? 0;
    if (next && gap !== null && next.year !== '' && JOIN.test(gap)) {
      const isElided = point.year === '' && point.month > next.month;
      periods.push({
        start: point.start - lead,
        end: next.end,
        startDate: isElided ? '' : monthText(point, next.year),
        endDate: monthText(next),
        isCurrent: false,
        isRange: true,
      });
      index++;
      continue;
    }
    if (point.year === '') continue;
    const open = OPEN_END.exec(tail) ?? OPEN_DASH.exec(tail);
    if (open) {
      periods.push({
        start: point.start - lead,
        end: point.end + open[0].trimEnd().length,
        startDate: monthText(point),
        endDate: '',
        isCurrent: true,
        isRange: true,
      });
      continue;
    }
    const shortEnd = point.month === 0 && !point.isTwoDigit ? SHORT_END.exec(tail) : null;
    if (shortEnd?.[1]) {
      const endDate = fullYear(shortEnd[1]);
      periods.push({
        start: point.start,
        end: point.end + shortEnd[0].length,
        startDate: point.year,
        endDate,
        isCurrent: false,
        isRange: true,
      });
      continue;
    }
    // "03/19" or "'19" alone is as likely a score or a size as a date.
    if (point.isTwoDigit) continue;
    const since = SINCE_BEFORE.exec(before);
    const until = UNTIL_BEFORE.exec(before);
    periods.push({
      start: point.start - ((since ?? until)?.[0].length ?? 0),
      end: point.end,
      startDate: until && !since ? '' : monthText(point),
      endDate: since ? '' : monthText(point),
      isCurrent: since !== null,
      isRange: since !== null || until !== null,
    });
  }
  if (periods.length === 0) return unknownStart(folded);
  return periods;
});

function unknownStart(folded: string): Period[] {
  const match = UNKNOWN_START.exec(folded);
  if (!match) return [];
  return [
    {
      start: match.index,
      end: match.index + match[0].length,
      startDate: '',
      endDate: '',
      isCurrent: true,
      isRange: true,
    },
  ];
}

/** Whether the start is later than the end, as far as both are precise; never with an empty date. */
export function isReversed(startDate: MonthText, endDate: MonthText): boolean {
  if (startDate === '' || endDate === '') return false;
  const precision = Math.min(startDate.length, endDate.length);
  return startDate.slice(0, precision) > endDate.slice(0, precision);
}
