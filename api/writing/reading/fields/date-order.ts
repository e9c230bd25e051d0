import { AMBIGUOUS_MONTH_NAMES } from '../words/month-names.ts';

/** Whether "3/4/2019" is the 3rd of April or the 4th of March. */
export type DateOrder = 'day-first' | 'month-first';

const FULL = /(?<![\p{N}/])(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})(?![\p{N}/])/gu;
/** A telephone number or an address as they are written in the United States. */
const AMERICAN =
  /\(\d{3}\)\s?\d{3}-\d{4}|(?<!\d)\+1[\s.(-]|(?<!\d)\d{3}[.-]\d{3}[.-]\d{4}(?!\d)|,\s?[A-Z]{2}\s\d{5}(?!\d)/;

/** How a document writes its dates. */
export interface DateHabits {
  order: DateOrder;
  /** Whether ranges are written with the end first. */
  isEndFirst: boolean;
  /** Whether its years have two digits: "03/19". */
  hasShortYears: boolean;
  /** Whether it writes "2014/03" or "2014-03" for a month, so that "2010/11" is one, too, and no school year. */
  hasYearMonths: boolean;
  /** Whether it tells of times before 1940, which are no dates elsewhere. */
  hasOldYears: boolean;
  /** Month names of its language that are words of others. */
  months: ReadonlyMap<string, number>;
}

const USUAL: DateHabits = {
  order: 'day-first',
  isEndFirst: false,
  hasShortYears: false,
  hasYearMonths: false,
  hasOldYears: false,
  months: new Map(),
};

let current = USUAL;

/** The habits of the document that is being read. */
export const dateHabits = (): DateHabits => current;

/** Reads a document with habits that were decided for all of it. */
export function withDateHabits<Result>(habits: DateHabits, read: () => Result): Result {
  current = habits;
  try {
    return read();
  } finally {
    current = USUAL;
  }
}

const YEAR_MONTH = /(?<![\p{N}/-])((?:19|20)\d{2})[/-](0[1-9]|1[0-2])(?![\p{N}/])/gu;

/** Whether a document writes months as "2014/03": a month that isn't the number of the next year shows it. */
export const decideYearMonths = (texts: string[]): boolean =>
  texts.some((text) =>
    [...text.matchAll(YEAR_MONTH)].some(([, year, month]) => (Number(year) + 1) % 100 !== Number(month)),
  );

/**
 * "1914 – 1933", "Jun 1920 -" at the end of a line or cell, "06/1902 – 05/1909", "1902-06-01 – 1909-05-31"; a year of birth stands
 * alone.
 */
const OLD_RANGE =
  /(?<!\d)(?:1[5-8]\d\d|19[0-3]\d)(?:[-/.]\d\d){0,2}\s?[-–—](?:\s?(?:\p{L}+\.?\s|(?:\d\d?[-/.]){1,2})?1[5-9]\d\d(?!\d)|\s*(?:\t|$))/u;
const OLD_RANGES = 2;

/** Whether a document tells of what was done before 1940, as samples about people from history do. */
export const decideOldYears = (texts: string[]): boolean =>
  texts.filter((text) => OLD_RANGE.test(text)).length >= OLD_RANGES;

const LETTERS_OF_A_LANGUAGE = 5;

/** The ambiguous month names that a document's letters allow. */
export function decideMonthNames(texts: string[]): ReadonlyMap<string, number> {
  const own = AMBIGUOUS_MONTH_NAMES.find(({ letters }) => {
    let count = 0;
    return texts.some((text) => (count += text.match(letters)?.length ?? 0) >= LETTERS_OF_A_LANGUAGE);
  });
  return own?.names ?? USUAL.months;
}

/**
 * One date with a number over 12 settles the order for all of them, and so do two with the first of a month. Without any,
 * a document with an American telephone number or address has the month first.
 */
export function decideDateOrder(texts: string[]): DateOrder {
  let votes = 0;
  /** Most jobs begin on the first day of a month. */
  let firsts = 0;
  for (const text of texts)
    for (const [, first, second] of text.matchAll(FULL)) {
      if (Number(first) > 12 && Number(second) <= 12) votes -= 1;
      if (Number(second) > 12 && Number(first) <= 12) votes += 1;
      if (Number(first) === 1 && Number(second) !== 1) firsts -= 1;
      if (Number(second) === 1 && Number(first) !== 1) firsts += 1;
    }
  if (votes !== 0) return votes > 0 ? 'month-first' : 'day-first';
  if (Math.abs(firsts) > 1) return firsts > 0 ? 'month-first' : 'day-first';
  return texts.some((text) => AMERICAN.test(text)) ? 'month-first' : 'day-first';
}
