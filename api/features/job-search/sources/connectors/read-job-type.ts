import type { JobType } from '../../job-preferences.schema.ts';

/** The first that fits is taken: a part-time internship is found as an internship. */
const WORDS: readonly [JobType, RegExp][] = [
  ['internship', /\b(?:intern|internship|praktik\w*|working student|werkstudent\w*|stage|stagiaire)\b/],
  ['part-time', /\b(?:part time|parttime|teilzeit|temps partiel)\b/],
  ['temporary', /\b(?:temp|temporary|seasonal|intermittent|fixed term|befristet|aushilfe)\b/],
  ['contract', /\b(?:contract|contractor|freelance\w*|b2b|self employed|independent)\b/],
  ['full-time', /\b(?:full time|fulltime|vollzeit|temps plein|permanent|festanstellung|regular)\b/],
];

/** The type of job that a source's own words state; `null` if none. */
export function readJobType(...words: readonly string[]): JobType | null {
  const plain = words
    .join(' ; ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/[_-]+/g, ' ');
  return WORDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
