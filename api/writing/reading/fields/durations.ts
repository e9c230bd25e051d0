import { fold } from '../lines/fold.ts';
import { MONTH_WORDS, NUMBER_WORDS, WEEK_WORDS, YEAR_WORDS } from '../words/duration-words.ts';

const anyOf = (words: string): string => `(?:${words.split(/\s+/).join('|')})(?![\\p{L}\\p{N}])\\.?`;
const YEARS = `(\\d{1,2})\\+?\\s?${anyOf(YEAR_WORDS)}`;
const MONTHS = `(\\d{1,2})\\s?${anyOf(MONTH_WORDS)}`;
const AND = '(?:\\s|,|&|\\+|\\b(?:and|und|et|y|e|i|en|och|og|ja|a|ve|dan|si|es|и)\\s){0,4}';
const BEFORE = '(?<![\\p{L}\\p{N}])';

const WHOLE = new RegExp(`^[([]?(?:${YEARS}(?:${AND}${MONTHS})?|${MONTHS})[)\\]]?$`, 'u');
/** Months alone count beside a separator only: "6 months" may be part of what was done. */
const WITHIN = new RegExp(
  `[([·,|–—-]?\\s{0,3}${BEFORE}${YEARS}(?:${AND}${MONTHS})?\\s?[)\\]]?|[([·|]\\s{0,3}${MONTHS}\\s?[)\\]]?`,
  'gu',
);
/** "(6 weeks)", ", Drei Wochen": less than a month, which counts for nothing. */
const WEEKS = new RegExp(
  `[([·,|–—-]\\s{0,3}(?:\\d{1,2}|${anyOf(NUMBER_WORDS)})\\s?${anyOf(WEEK_WORDS)}\\s?[)\\]]?`,
  'gu',
);

/** "2 weeks", "(drei Monate)": a length of time in days or weeks, or with its number in words. */
const SHORT = new RegExp(
  `^[([]?(?:\\d{1,2}|${anyOf(NUMBER_WORDS)})\\s?(?:${anyOf(WEEK_WORDS)}|${anyOf(MONTH_WORDS)}|${anyOf(YEAR_WORDS)})[)\\]]?$`,
  'u',
);

const toMonths = (years: string | undefined, months: string | undefined): number =>
  Number(years ?? 0) * 12 + Number(months ?? 0);

/** The months of a text that is a length of time and nothing else: 62 of "5 yrs 2 mos"; null of any other. */
export function readDuration(text: string): number | null {
  const found = WHOLE.exec(fold(text).trim());
  return found && toMonths(found[1], found[2] ?? found[3]);
}

/** Whether a text is a length of time and nothing else, also one of days or weeks: "5 yrs 2 mos", "(3 weeks)". */
export const isDuration = (text: string): boolean =>
  readDuration(text) !== null || SHORT.test(fold(text).trim());

/** The months of the first length of time in a text, null if there is none. */
export function findDuration(text: string): number | null {
  const [found] = fold(text).matchAll(WITHIN);
  return found ? toMonths(found[1], found[2] ?? found[3]) : null;
}

/** A text with a space in place of each length of time and its brackets. */
export function removeDurations(text: string): string {
  let rest = '';
  let end = 0;
  const folded = fold(text);
  const all = [...folded.matchAll(WITHIN), ...folded.matchAll(WEEKS)].sort((a, b) => a.index - b.index);
  for (const found of all) {
    if (found.index < end) continue;
    rest += `${text.slice(end, found.index)} `;
    end = found.index + found[0].length;
  }
  return rest + text.slice(end);
}
