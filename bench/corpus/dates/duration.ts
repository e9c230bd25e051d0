import { LANGUAGES } from '../languages/index.ts';
import type { LanguageCode } from '../languages/index.ts';
import type { Day } from '../people/person.ts';

const NOW: Day = { year: 2025, month: 9, day: 1 };

/** "2 years 3 months" in the words of the language. */
export function durationOf(start: Day, end: Day | null, language: LanguageCode): string {
  const [year, years, month, months] = LANGUAGES[language].durations;
  const last = end ?? NOW;
  const total = (last.year - start.year) * 12 + last.month - start.month + 1;
  const whole = Math.floor(total / 12);
  const rest = total % 12;
  const parts = [
    whole === 0 ? '' : `${whole} ${whole === 1 ? year : years}`,
    rest === 0 ? '' : `${rest} ${rest === 1 ? month : months}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}
