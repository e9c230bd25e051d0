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

/** Whether a statement is about the other kind of the work that a requirement asks for: residential for commercial. */
export function isContrary(requirement: string, statement: string): boolean {
  const asked = fold(requirement);
  const said = fold(statement);
  return PATTERNS.some((sides) => {
    const wanted = sides.filter((side) => side.test(asked));
    if (wanted.length !== 1) return false;
    return !wanted[0]?.test(said) && sides.some((side) => side !== wanted[0] && side.test(said));
  });
}
