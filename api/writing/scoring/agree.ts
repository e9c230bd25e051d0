import type { EvidenceKind } from '../types.ts';
import type { Evidence } from './evidence.ts';
import type { ExperiencePart } from './experience-match.ts';
import { namesTerm } from './prepare.ts';
import type { MeasuredLine } from './measured-line.ts';
import type { MeasuredTerm } from './prepare.ts';

type Measured = ExperiencePart & { line: MeasuredLine };

const isMeasured = (part: ExperiencePart): part is Measured => part.line !== null;
/** Held rather than done: a requirement for them is checked with its place, level and date, a mere name is not. */
const HELD = new Set(['certificate', 'degree', 'language']);

/**
 * Makes the evidence of the terms agree with the requirements that name them, so that no two lines of a receipt
 * contradict each other: what proves a whole requirement proves the terms in it, and a license, degree or language
 * counts only as far as a requirement that names it is met.
 */
export function agreeWithRequirements(
  terms: readonly MeasuredTerm[],
  evidence: readonly Evidence[],
  parts: readonly ExperiencePart[],
): Evidence[] {
  const measured = parts.filter(isMeasured);
  return terms.map((term, index) => {
    const own = evidence[index] ?? NOTHING;
    const naming = measured.filter(({ line }) => namesTerm(line, term));
    if (naming.length === 0) return own;
    const met = naming.find(({ share, line }) => share === 1 && line.requirement.anyOf.length === 1);
    if (met && own.strength === 0) return proofBy(met, 1);
    if (!HELD.has(term.term.kind)) return own;
    const only = naming.filter(
      ({ kind }) => kind === 'license' || kind === 'education' || kind === 'language',
    );
    if (only.length === 0) return own;
    const best = only.reduce((a, b) => (b.share > a.share ? b : a));
    return best.share === 0 ? NOTHING : proofBy(best, best.share);
  });
}

const NOTHING: Evidence = { kind: 'none', strength: 0, bulletId: null, roleId: null };

function proofBy({ evidence, bulletId, roleId }: Measured, strength: number): Evidence {
  const kind: EvidenceKind = evidence === 'dates' ? 'title' : evidence;
  return { kind, strength, bulletId, roleId };
}
