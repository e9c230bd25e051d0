import { findPeriods } from '../fields/dates.ts';
import type { WholeLine } from './entries.ts';

const YEARS = /^\d{4}(?:\s?[–-]\s?\d{4})?$/u;
const yearsOf = (text: string): string[] => text.match(/(?<!\d)\d{4}(?!\d)/gu) ?? [];

/** Whether of the lines of an entry one has dates, and these are in the years above it. */
function sayAgain(years: WholeLine, entry: readonly WholeLine[]): boolean {
  const own = yearsOf(years.text);
  const [dates, ...others] = entry
    .map(({ text }) => findPeriods(text).map(({ start, end }) => yearsOf(text.slice(start, end))))
    .filter((found) => found.length > 0);
  const [period, ...more] = dates ?? [];
  return (
    period !== undefined &&
    more.length + others.length === 0 &&
    period[0] === own[0] &&
    period.at(-1) === own.at(-1)
  );
}

/**
 * The lines of a section without the years above its entries, if the exact dates of each entry say them again: "2024" above "Moss
 * Care" and "Globex Academy, 03/2024 – 05/2024". Each entry is set apart then, and keeps the number of the line with the years.
 */
export function withoutYearsAbove(lines: readonly WholeLine[]): readonly WholeLine[] {
  const starts = lines.flatMap(({ text }, at) => (YEARS.test(text.trim()) ? [at] : []));
  if (starts[0] !== 0) return lines;
  const kept: WholeLine[] = [];
  for (const [order, at] of starts.entries()) {
    const [years, ...entry] = lines.slice(at, starts[order + 1]);
    if (!years || !sayAgain(years, entry)) return lines;
    kept.push(
      ...entry.map((line, below) =>
        below === 0
          ? { ...line, gapBefore: true, sourceLines: [...years.sourceLines, ...line.sourceLines] }
          : line,
      ),
    );
  }
  return kept;
}
