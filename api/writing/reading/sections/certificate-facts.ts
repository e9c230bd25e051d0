import { findPeriods } from '../fields/dates.ts';
import { fold } from '../lines/fold.ts';
import { remember } from '../lines/memo.ts';
import type { Span } from '../../types.ts';
import { CERTIFICATE_NUMBER, ISSUED, NUMBER_WORDS, VALID_UNTIL } from '../words/certificate-words.ts';

const list = (words: string): string => words.replace(/\s*\n\s*/g, '').replace(/\|+/g, '|');
const WORD_BEFORE = '(?<![\\p{L}\\p{N}])';
const UNTIL = new RegExp(`${WORD_BEFORE}(?:${list(VALID_UNTIL)})(?![\\p{L}])`, 'gu');
const NUMBER = new RegExp(
  `${WORD_BEFORE}(?:${NUMBER_WORDS}) {0,1}[.:]* {0,2}#? {0,1}(?=[\\p{L}\\p{N}-]*\\d)[\\p{L}\\p{N}./-]{4,}`,
  'gu',
);
/** What begins with a number, or with when a certificate was issued or ends, folded. */
export const AT_START = new RegExp(
  `^(?:${list(VALID_UNTIL)}|(?:${NUMBER_WORDS})[.:#]|${ISSUED})(?![\\p{L}])`,
  'u',
);
/** Before the number or the date that is still to come, folded. */
export const ENDS_WAITING = new RegExp(`(?:${list(VALID_UNTIL)}|${WORD_BEFORE}(?:${NUMBER_WORDS})\\.)$`, 'u');
const ISSUED_ONLY = new RegExp(`^(?:${ISSUED})[:.]?$`, 'u');

/** Dates with two digits of the year, which only a list of dated things makes likely: "07/23", "’16". */
const SHORT_DATE =
  /(?<![\p{L}\p{N}./’'-])(?:\d{1,2}[./]|\p{L}{3,9}\.?\s?[’']|[’'])\d\d(?![\p{L}\p{N}./’'-])/gu;

/** The places of the dates in a text, in order. */
export const findDates = remember((text: string): Span[] => {
  const periods: Span[] = findPeriods(text);
  const short = [...text.matchAll(SHORT_DATE)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter((one) => !periods.some(({ start, end }) => one.start < end && start < one.end));
  return [...periods, ...short].sort((a, b) => a.start - b.start);
});
/** What a text says of a certificate beside its name. */
export interface Facts {
  /** Dates of issue. */
  issued: Span[];
  until: Span[];
  numbers: number;
  /** Whether it has words beside dates and numbers. */
  hasName: boolean;
}

export const readFacts = remember((text: string): Facts => {
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

/** Whether a text says until when something is valid, or has the number of a certificate. */
export const hasValidity = (text: string): boolean =>
  readFacts(text).until.length > 0 || CERTIFICATE_NUMBER.test(fold(text));
