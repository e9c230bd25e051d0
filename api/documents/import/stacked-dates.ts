import { findPeriods, isPresent, isReversed } from '../../writing/reading/fields/dates.ts';

const isLink = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

/** "Nov 2017" and "Oct 2021" or "to date" as the two ends of a range, in the order of time; null if the text isn't two such dates alone. */
function readEnds(text: string): [string, string] | null {
  const periods = findPeriods(text);
  const [first, second] = periods;
  if (!first || first.isRange || periods.length > 2) return null;
  if (second) {
    const others = text.slice(0, first.start) + text.slice(first.end, second.start) + text.slice(second.end);
    if (second.isRange || !isLink(others)) return null;
    const ends: [string, string] = [text.slice(first.start, first.end), text.slice(second.start, second.end)];
    return isReversed(first.startDate, second.startDate) ? [ends[1], ends[0]] : ends;
  }
  const [lead, date, rest] = [
    text.slice(0, first.start).trim(),
    text.slice(first.start, first.end),
    text.slice(first.end).trim(),
  ];
  if (isPresent(lead) && isLink(rest)) return [lead, date];
  return isPresent(rest) && isLink(lead) ? [date, rest] : null;
}

/** The lines of a stack as one range; null if they aren't one. */
export function readRange(texts: string[]): string | null {
  const ends = readEnds(texts.filter((text) => !isLink(text)).join(' '));
  return ends && texts.length > 1 ? ends.join(' – ') : null;
}
