import { MONTH_NAMES } from '../words/month-names.ts';
import { PRESENT } from '../words/date-words.ts';
import { DATE_PLACEHOLDERS, MONTH_PLACEHOLDERS, YEAR_PLACEHOLDERS } from '../words/placeholder-words.ts';
import type { Span } from '../../types.ts';

const MONTH = MONTH_PLACEHOLDERS.split(' ').join('|');
const YEAR = YEAR_PLACEHOLDERS.split(' ').join('|');
/** "month year", "mm/yyyy", "20xx.xx", "20xx", "start date" */
const DATE = `(?:(?:${MONTH})[.,]?[ /-]{1,2}(?:${YEAR})|(?:${YEAR})[./-](?:${MONTH}|xx)(?!\\p{L})|${YEAR}|${DATE_PLACEHOLDERS})`;
/** Before a year without its last digits there may be a real month: "jan 20xx". */
const NAMED = `(?:\\p{L}{3,9}\\.? (?=20))?${DATE}`;
const OPENED = '[\\[<{]?';
const CLOSED = '[\\]>}]?';
const RANGE = new RegExp(
  `(?<=^|[\\s([|,])${OPENED}(?<month>\\p{L}{3,9}\\.? (?=20))?${DATE}${CLOSED}\\s{0,2}(?:[-–—]|to|bis|until)\\s{0,2}${OPENED}(?:${NAMED}|${PRESENT})${CLOSED}(?=\\s*(?:$|[)\\]\\t|,]))`,
  'u',
);
/** A lone word in brackets may mean anything: "Analyst (Data)". */
const LONE = new RegExp(`(?<=[([])(?:(?:${MONTH})[.,]?[ /-]{1,2}(?:${YEAR})|20xx|yyyy)(?=[)\\]])`, 'u');

/**
 * Where a folded text has what a template puts in the place of a period: "Month Year – Present", "(start date – end date)"; null
 * without one.
 */
export function placeholderPeriod(folded: string): Span | null {
  const found = RANGE.exec(folded) ?? LONE.exec(folded);
  if (!found) return null;
  const month = found.groups?.month ?? '';
  const isMonth = month === '' || MONTH_NAMES.has(month.replace(/\W+$/u, ''));
  return { start: found.index + (isMonth ? 0 : month.length), end: found.index + found[0].length };
}

const months = new Set(MONTH_PLACEHOLDERS.split(' '));

/** Whether a folded word stands for a month in a template: "Month 2024". */
export const isMonthPlaceholder = (word: string): boolean => months.has(word);
