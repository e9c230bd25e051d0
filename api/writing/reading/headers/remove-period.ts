import { DATE_LABEL } from './header-pieces.ts';
import { readDuration, removeDurations } from '../fields/durations.ts';
import type { Period } from '../fields/dates.ts';

/** What follows dates, without a length of time: ", 6 months", "(2 years)". */
export const textBehind = (text: string): string =>
  readDuration(text.replace(/^[\s,;–—-]+/u, '')) === null ? removeDurations(text) : '';

/** "Cook, Globex (Leeds" of "Cook, Globex (Leeds, 2019 – 2021)": what stood in brackets beside the dates is a part of its own. */
function withoutOpenBracket(text: string): string {
  const open: number[] = [];
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    if (bracket === '(') open.push(index);
    else open.pop();
  }
  const [first] = open;
  if (first === undefined || first === 0) return text;
  return `${text.slice(0, first).trimEnd()} | ${text.slice(first + 1)}`;
}

/** "Globex Inn Period" of "Globex Inn Period (2019 – 2021)" without the dates' label, which begins with a capital. */
function withoutDateLabel(text: string): string {
  const [, before = '', label = ''] = /^(.*\S)\s+(\p{Lu}\p{L}{3,})$/u.exec(text) ?? [];
  return DATE_LABEL.test(label) ? before.replace(/[\s,;:|│·•–—-]+$/u, '') : text;
}

/** The text around a date, without the brackets, separators and durations that belonged to the date. */
export function removePeriod(text: string, period: Period): string {
  const before = withoutDateLabel(text.slice(0, period.start).replace(/[\s,;:|│·•–—―@([\-/~_]+$/u, ''));
  const after = textBehind(text.slice(period.end).replace(/^\s?[)\]]|^\.(?=\s|$)/, '')).replace(
    /^[\s,;:|│·•–—―\-/~_]+/u,
    '',
  );
  const hasBreak = text.slice(period.end).startsWith('\t') || text.slice(0, period.start).endsWith('\t');
  const joined =
    before !== '' && after !== ''
      ? `${before}${hasBreak || /[|·\t]/.test(text) ? '\t' : ' | '}${after}`
      : before + after;
  const isInBrackets = /^\s?\)/u.test(text.slice(period.end));
  return (
    removeDurations(isInBrackets ? withoutOpenBracket(joined) : joined)
      .replace(/\(\s*\)|\[\s*\]/g, '')
      // ",,Globex''": two commas are a quotation mark.
      .replace(/^(?!,,\p{L})[\s,;|·–—-]+|[\s,;|·–—:-]+$/gu, '')
  );
}
