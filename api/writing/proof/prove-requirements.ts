import { roleSpan, yearsCovered, yearsInWords, yearsSince } from '../scoring/months.ts';
import type { Stretch } from '../scoring/months.ts';
import type { EvidenceKind, MonthText, ResumeForScoring, Role } from '../types.ts';
import { judge } from './judge.ts';
import type { StatementSource } from './judge.ts';
import type { RequirementToProve } from './prepared-requirement.ts';

/** How far a resume proves a requirement, and by what. */
export interface RequirementProof {
  /** 0 to 1; less than 1 where the years fall short or only a part of what it takes is proved. */
  share: number;
  evidence: EvidenceKind;
  bulletId: string | null;
  roleId: string | null;
  /** The proving detail in the resume's words, or the years counted, as in "3.5 years"; otherwise empty. */
  detail: string;
}

const NOTHING: RequirementProof = { share: 0, evidence: 'none', bulletId: null, roleId: null, detail: '' };
/** A role that ended longer ago proves as an older one. */
const RECENT_YEARS = 5;
const LIST_SHARE = 0.6;

/**
 * What a resume proves of each requirement, in their order: by the best single statement; where years are asked for, by
 * the months of all roles that prove the thing itself, overlaps counted once; where several things are asked for
 * together, by one statement for each. Conditions and traits stay unproved. Adding a statement never lowers a share, and
 * the order of statements doesn't matter except between equal proofs. Deterministic; `referenceDate` counts as now.
 */
export function proveRequirements(
  requirements: readonly RequirementToProve[],
  resume: ResumeForScoring,
  referenceDate: MonthText,
): RequirementProof[] {
  return requirements.map((requirement) => {
    const { kind, years, anyOf } = requirement.facts;
    if (kind === 'condition' || kind === 'trait') return NOTHING;
    if (years !== null && kind !== 'license' && kind !== 'education' && kind !== 'language')
      return proveYears(requirement, years, resume.roles, referenceDate);
    const whole = proveOne(requirement, resume, referenceDate);
    if (whole.share >= 1 || anyOf.every((way) => way.length === 1)) return whole;
    return best([whole, ...partsOf(requirement).map((parts) => proveTogether(parts, resume, referenceDate))]);
  });
}

const best = (proofs: readonly RequirementProof[]): RequirementProof =>
  proofs.reduce((one, other) => (other.share > one.share ? other : one), NOTHING);

const parts = new WeakMap<RequirementToProve['facts'], RequirementToProve[][]>();

/** Each alternative that takes several things, as one requirement for each of them. */
function partsOf({ facts, postingTitle }: RequirementToProve): RequirementToProve[][] {
  const known = parts.get(facts);
  if (known) return known;
  const made = facts.anyOf
    .filter((way) => way.length > 1)
    .map((way) =>
      way.map((text) => ({ text, facts: { kind: facts.kind, anyOf: [[text]], years: null }, postingTitle })),
    );
  parts.set(facts, made);
  return made;
}

function proveTogether(
  together: readonly RequirementToProve[],
  resume: ResumeForScoring,
  referenceDate: MonthText,
): RequirementProof {
  const proofs = together.map((part) => proveOne(part, resume, referenceDate));
  const share = proofs.reduce((sum, proof) => sum + proof.share, 0) / Math.max(1, proofs.length);
  return share === 0 ? NOTHING : { ...best(proofs), share };
}

function proveOne(
  requirement: RequirementToProve,
  resume: ResumeForScoring,
  referenceDate: MonthText,
): RequirementProof {
  const details: [StatementSource, readonly string[]][] = [
    ['certificate', resume.certificates],
    ['education', resume.education],
    ['language', resume.languages],
  ];
  for (const [source, texts] of details)
    for (const text of texts)
      if (judge(requirement, text, source, null, referenceDate) >= 1)
        return { ...NOTHING, share: 1, evidence: 'details', detail: text };
  let found = NOTHING;
  const offer = (proof: RequirementProof) => {
    if (rank(proof) > rank(found)) found = proof;
  };
  for (const role of resume.roles) {
    const recent = yearsSince(role, referenceDate) <= RECENT_YEARS;
    for (const { id, text } of role.bullets) {
      const share = judge(requirement, text, 'bullet', role, referenceDate);
      if (share > 0)
        offer({
          share,
          evidence: recent ? 'recent-bullet' : 'older-bullet',
          bulletId: id,
          roleId: role.id,
          detail: '',
        });
    }
    const share = judge(requirement, role.title, 'title', role, referenceDate);
    if (share > 0) offer({ share, evidence: 'title', bulletId: null, roleId: role.id, detail: '' });
  }
  if (found.share > 0) return found;
  const listed = resume.skills.find((skill) => judge(requirement, skill, 'skill', null, referenceDate) >= 1);
  return listed === undefined
    ? NOTHING
    : { ...NOTHING, share: LIST_SHARE, evidence: 'skills', detail: listed };
}

const ORDER: EvidenceKind[] = ['none', 'skills', 'title', 'older-bullet', 'recent-bullet'];
/** The share decides; among equals a recent bullet comes before an older one, and that before a title. */
const rank = ({ share, evidence }: RequirementProof): number => share * 10 + ORDER.indexOf(evidence);

function proveYears(
  requirement: RequirementToProve,
  years: number,
  roles: readonly Role[],
  referenceDate: MonthText,
): RequirementProof {
  const stretches: Stretch[] = [];
  let first = NOTHING;
  for (const role of roles) {
    const span = roleSpan(role, referenceDate);
    if (!span) continue;
    const bullet = role.bullets.find(
      ({ text }) => judge(requirement, text, 'bullet', role, referenceDate) > 0,
    );
    if (!bullet && judge(requirement, role.title, 'title', role, referenceDate) === 0) continue;
    stretches.push(span);
    if (first.share === 0)
      first = { share: 1, evidence: 'dates', bulletId: bullet?.id ?? null, roleId: role.id, detail: '' };
  }
  if (stretches.length === 0) return NOTHING;
  const covered = yearsCovered(stretches);
  return { ...first, share: Math.min(1, covered / years), detail: yearsInWords(covered) };
}
