import { judge } from '../proof/judge.ts';
import type { StatementSource } from '../proof/judge.ts';
import type { RequirementToProve } from '../proof/prepared-requirement.ts';
import type { EvidenceKind, MonthText, ResumeForScoring, Role } from '../types.ts';
import { yearsOfRoles } from './asked-years.ts';
import { isLongCopy } from './copied.ts';
import { STRENGTH, STUFFED, isTitle } from './evidence.ts';
import type { BulletProof } from './evidence.ts';
import { yearsInWords } from './months.ts';
import type { MeasuredLine } from './measured-line.ts';
import type { PreparedPosting } from './prepare.ts';
import { readText } from './reading.ts';

/** What a resume proves of one requirement. `share` is 0 to 1, with 1 for fully met. */
export interface LineProof {
  share: number;
  evidence: EvidenceKind;
  bulletId: string | null;
  roleId: string | null;
  detail: string;
}

/** A resume's roles, bullets and details, prepared for all requirements of a posting. */
export interface Material {
  roles: readonly Role[];
  /** The roles whose titles are plausible titles, rather than rows of the posting's terms. */
  titled: readonly Role[];
  /** Without those that prove nothing because they are copied. */
  bullets: readonly BulletProof[];
  details: readonly { text: string; source: StatementSource }[];
  referenceDate: MonthText;
}

const NOTHING: LineProof = { share: 0, evidence: 'none', bulletId: null, roleId: null, detail: '' };

/** Prepares a resume for proving requirements. */
export function prepareMaterial(
  prepared: PreparedPosting,
  resume: ResumeForScoring,
  proofs: readonly BulletProof[],
  referenceDate: MonthText,
): Material {
  const listed: [StatementSource, readonly string[]][] = [
    ['certificate', resume.certificates],
    ['education', resume.education],
    ['language', resume.languages],
    ['skill', resume.skills],
  ];
  const titled = resume.roles.filter(({ title }) => isTitle(readText(title), prepared));
  return {
    roles: resume.roles,
    titled,
    // A title that isn't one says nothing about the role's bullets either.
    bullets: proofs
      .filter(({ copied }) => !copied)
      .map((proof) =>
        titled.includes(proof.role) ? proof : { ...proof, role: { ...proof.role, title: '' } },
      ),
    details: listed.flatMap(([source, texts]) =>
      texts.filter((text) => !isLongCopy(readText(text), prepared)).map((text) => ({ text, source })),
    ),
    referenceDate,
  };
}

/**
 * What a resume proves of a requirement: of its alternatives the one that is proved best. Several things that an
 * alternative takes together may be proved by different bullets. Where years are asked for, the months of the roles that
 * show that very work are counted once.
 */
export function proveLine(line: MeasuredLine, material: Material): LineProof {
  let best = NOTHING;
  for (const way of line.ways) {
    const proof = proveWay(way, material);
    if (proof.share > best.share) best = proof;
  }
  const { years } = line.requirement;
  return years === null ? best : countYears(line, years, material);
}

const judgeBullet = (part: RequirementToProve, { bullet, role, referenceDate }: BulletProof): number =>
  judge(part, bullet.text, 'bullet', role, referenceDate);

/** How far one bullet proves a requirement, 0 to 1, years aside; 0 for a copy of the posting. */
export function proveByBullet(line: MeasuredLine, proof: BulletProof): number {
  if (proof.copied) return 0;
  const shares = line.ways.map(
    (way) => way.reduce((sum, part) => sum + judgeBullet(part, proof), 0) / Math.max(1, way.length),
  );
  return Math.max(0, ...shares) * (proof.stuffed ? STUFFED : 1);
}

/** All parts of an alternative; the share is the mean, and the proof that of the part proved best by a bullet. */
function proveWay(parts: readonly RequirementToProve[], material: Material): LineProof {
  const proofs = parts.map((part) => provePart(part, material));
  const share = proofs.reduce((sum, proof) => sum + proof.share, 0) / Math.max(1, proofs.length);
  const shown = proofs.reduce((a, b) => (b.share > a.share ? b : a), NOTHING);
  return { ...shown, share };
}

function provePart(
  part: RequirementToProve,
  { titled, bullets, details, referenceDate }: Material,
): LineProof {
  let best = NOTHING;
  const offer = (share: number, evidence: EvidenceKind, bulletId: string | null, roleId: string | null) => {
    if (share > best.share) best = { share, evidence, bulletId, roleId, detail: '' };
  };
  for (const proof of bullets) {
    const { bullet, role, recent, stuffed } = proof;
    if (best.share === 1 && best.evidence === 'recent-bullet') break;
    const value = judgeBullet(part, proof) * (stuffed ? STUFFED : 1);
    // Of two bullets that prove the same the recent one is shown.
    if (value > 0 && value === best.share && recent && best.evidence === 'older-bullet') best = NOTHING;
    offer(value, recent ? 'recent-bullet' : 'older-bullet', bullet.id, role.id);
  }
  for (const role of titled)
    offer(judge(part, role.title, 'title', role, referenceDate), 'title', null, role.id);
  for (const { text, source } of details) {
    const value = judge(part, text, source, null, referenceDate);
    offer(
      value * (source === 'skill' ? STRENGTH.skills : 1),
      source === 'skill' ? 'skills' : 'details',
      null,
      null,
    );
  }
  return best;
}

function countYears(
  line: MeasuredLine,
  asked: number,
  { roles, titled, bullets, referenceDate }: Material,
): LineProof {
  const shows = (role: Role) =>
    line.ways.some((way) =>
      way.every(
        (part) =>
          (titled.includes(role) && judge(part, role.title, 'title', role, referenceDate) === 1) ||
          bullets.some(
            (proof) => proof.role.id === role.id && !proof.stuffed && judgeBullet(part, proof) === 1,
          ),
      ),
    );
  const counted = roles.filter(shows);
  const years = yearsOfRoles(counted, referenceDate);
  if (counted.length === 0) return NOTHING;
  return {
    share: Math.min(1, years / asked),
    evidence: years === 0 ? 'none' : 'dates',
    bulletId: null,
    roleId: counted[0]?.id ?? null,
    detail: describeYears(years, counted.length),
  };
}

/** "3.5 years in roles that fit". */
export const describeYears = (years: number, roles: number): string =>
  `${yearsInWords(years)} in ${roles === 1 ? 'a role that fits' : 'roles that fit'}`;
