import { findPeriods } from '../fields/dates.ts';
import type { Line } from '../lines/line.ts';
import type { WholeLine } from './entries.ts';

const YEARS = /^\d{4}(?:\s?[–-]\s?\d{4})?$/u;
const yearsOf = (text: string): string[] => text.match(/(?<!\d)\d{4}(?!\d)/gu) ?? [];

/** "2024" above "Moss Care" and "Globex Academy, 03/2024 – 05/2024": years that exact dates below say again begin each entry. */
export function withoutYearsAbove(lines: readonly WholeLine[]): readonly WholeLine[] {
  const isYears = (line: Line | undefined): boolean => line !== undefined && YEARS.test(line.text.trim());
  if (!isYears(lines[0])) return lines;
  const kept: WholeLine[] = [];
  for (const [at, line] of lines.entries()) {
    if (!isYears(line)) {
      const years = isYears(lines[at - 1]) ? lines[at - 1] : undefined;
      kept.push(
        years ? { ...line, gapBefore: true, sourceLines: [...years.sourceLines, ...line.sourceLines] } : line,
      );
      continue;
    }
    const end = lines.findIndex((other, below) => below > at && isYears(other));
    const below = lines.slice(at + 1, end < 0 ? lines.length : end);
    const [dates = [], ...others] = below
      .map(({ text }) => findPeriods(text).map((span) => yearsOf(text.slice(span.start, span.end))))
      .filter((found) => found.length > 0);
    const own = yearsOf(line.text);
    const isSaid = dates[0]?.[0] === own[0] && dates[0]?.at(-1) === own.at(-1);
    if (dates.length !== 1 || others.length > 0 || !isSaid) return lines;
  }
  return kept;
}
