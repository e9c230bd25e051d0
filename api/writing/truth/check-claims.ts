import { readStatement } from '../proof/statement.ts';
import { checkAgency } from './check-agency.ts';
import { checkNames } from './check-names.ts';
import { checkOutcomes } from './check-outcomes.ts';
import { checkParts } from './check-parts.ts';
import { checkQuantities } from './check-quantities.ts';
import { checkScope } from './check-scope.ts';
import { checkPlans, checkTimes } from './check-times.ts';
import { checkWords } from './check-words.ts';
import type { Claim, SourceMaterial } from './claim.ts';
import { narrowTo, readMaterial } from './material.ts';

/**
 * Finds every claim of a rewritten bullet and the words of the person that it rests on (docs/algorithms.md#the-truth-gate).
 * A claim without a source is one that nobody made: such a text must not reach a resume. Deterministic; depends on nothing but
 * its arguments. The posting is no source, and neither is derived text.
 */
export function checkClaims(rewritten: string, given: SourceMaterial): Claim[] {
  const material = readMaterial(given);
  const statement = readStatement(rewritten);
  const about = narrowTo(statement, material);
  const claims = [
    ...checkQuantities(statement, material),
    ...checkParts(statement, material),
    ...checkNames(statement, material, given),
    ...checkAgency(statement, material, given.role.title),
    ...checkScope(statement, about),
    ...checkOutcomes(statement, about),
    ...checkTimes(statement, about),
    ...checkPlans(statement, material),
  ];
  claims.push(...checkWords(statement, material, claims));
  return claims.toSorted((a, b) => a.start - b.start);
}

/** Whether a rewritten bullet says nothing that the person didn't say. */
export const isFaithful = (rewritten: string, given: SourceMaterial): boolean =>
  checkClaims(rewritten, given).every(({ source }) => source !== null);
