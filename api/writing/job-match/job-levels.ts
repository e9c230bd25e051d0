import type { JobLevel } from './job-match.ts';

const STATED: readonly [JobLevel, RegExp][] = [
  [
    'lead',
    /\b(?:lead|head|principal|director|chief|vp|manager|supervisor|foreman|leiter(?:in)?|leitung|chef)\b/iu,
  ],
  ['senior', /\b(?:senior|sr|staff|expert|erfahrene[rn]?|confirmé)\b/iu],
  [
    'entry',
    /\b(?:junior|jr|entry|graduate|trainee|apprentice|intern(?:ship)?|assistant|azubi|praktikant(?:in)?|débutant|stagiaire)\b/iu,
  ],
];

/** The level that a title or a source's own word states; `null` if none. */
export function readLevel(text: string): JobLevel | null {
  return (
    STATED.find(([, pattern]) => pattern.test(text))?.[0] ??
    (/\b(?:mid|intermediate)\b/i.test(text) ? 'mid' : null)
  );
}

const STEPS: Record<JobLevel, number> = { entry: 0, mid: 2, senior: 3, lead: 4 };

/** How near two levels are, 0 to 1. */
export const compareLevels = (a: JobLevel, b: JobLevel): number => 1 - Math.abs(STEPS[a] - STEPS[b]) / 5;
