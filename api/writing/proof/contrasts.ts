import { fold } from '../text/tokens.ts';

/** Kinds of the same work that don't prove each other, each as beginnings of words. */
const CONTRASTS: string[][] = [
  ['commercial', 'residential|domestic|single-family|private homes|houses|homes'],
  ['adult|geriatric|elderly|erwachsene', 'pediatric|paediatric|neonatal|newborn|children|infant'],
  ['digital', 'analog|paper'],
  ['inbound', 'outbound'],
  ['front-?end', 'back-?end'],
  ['payable|purchase ledger', 'receivable|sales ledger'],
  ['heavy goods|hgv|lgv|heavy vehicle|trucks?|lorr', 'passenger cars?|light vehicles?|motorcycle|bicycle'],
  ['milling|fras', 'turning|dreh'],
  ['inpatient', 'outpatient'],
  ['b2b', 'b2c'],
  ['civil', 'criminal'],
  ['corporate|business', 'personal|individual'],
  ['long-?haul|otr|over-the-road', 'local|home every'],
];
const PATTERNS = CONTRASTS.map((sides) => sides.map((side) => new RegExp(String.raw`\b(?:${side})`, 'u')));

/** For each kind of work that a requirement names, the other kinds that don't prove it. */
export interface Contrast {
  wanted: RegExp;
  others: RegExp[];
}

/** The kinds of work that a requirement names and that have a counterpart. */
export function findContrasts(requirement: string): Contrast[] {
  const asked = fold(requirement);
  return PATTERNS.flatMap((sides) => {
    const [wanted, ...more] = sides.filter((side) => side.test(asked));
    return wanted && more.length === 0 ? [{ wanted, others: sides.filter((side) => side !== wanted) }] : [];
  });
}

/** Whether a statement is about the other kind of the work: residential for commercial. */
export function isContrary(contrasts: readonly Contrast[], statement: string): boolean {
  if (contrasts.length === 0) return false;
  const said = fold(statement);
  return contrasts.some(({ wanted, others }) => !wanted.test(said) && others.some((side) => side.test(said)));
}
