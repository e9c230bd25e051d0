import type { MonthText } from '../types.ts';

/** Months since year 0; `null` for an unknown date. A bare year counts as its middle, so as not to overstate. */
export function monthNumber(date: MonthText): number | null {
  const found = /^(\d{4})(?:-(\d{2}))?/.exec(date);
  if (!found?.[1]) return null;
  return Number(found[1]) * 12 + (found[2] ? Number(found[2]) - 1 : 6);
}

export interface Stretch {
  from: number;
  /** Exclusive. */
  to: number;
}

/** The months that a role lasted, up to the reference date if it is current. `null` without a start. */
export function roleSpan(
  role: { startDate: MonthText; endDate: MonthText },
  referenceDate: MonthText,
): Stretch | null {
  const from = monthNumber(role.startDate);
  const now = monthNumber(referenceDate);
  const end = role.endDate === '' ? now : monthNumber(role.endDate);
  if (from === null || end === null) return null;
  // The end month counts as worked; two bare years give their difference, the same bare year twice half a year.
  const bare = role.startDate.length === 4 && role.endDate.length === 4;
  const to = bare ? Math.max(end, from + 6) : end + 1;
  return to > from ? { from, to } : null;
}

/** The years that the time spans cover together; overlapping months count once. */
export function yearsCovered(stretches: readonly Stretch[]): number {
  let months = 0;
  let reached = -Infinity;
  for (const { from, to } of [...stretches].sort((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months / 12;
}

/** Years since the role ended; 0 if it is current or its end is unknown. */
export function yearsSince(role: { endDate: MonthText }, referenceDate: MonthText): number {
  const now = monthNumber(referenceDate);
  const end = monthNumber(role.endDate);
  return now === null || end === null ? 0 : Math.max(0, (now - end) / 12);
}

/** As in "3.5 years": rounded down to half a year, so as not to overstate. */
export function yearsInWords(years: number): string {
  const halves = Math.floor(years * 2 + 1e-9) / 2;
  if (halves === 0) return years === 0 ? 'No years' : 'Less than half a year';
  return halves === 1 ? '1 year' : `${halves} years`;
}
