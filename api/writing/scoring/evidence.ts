import type { Bullet, EvidenceKind, MonthText, ResumeForScoring, Role } from '../types.ts';
import { MIN_STUFFED, isCopied, isLongCopy, isStuffed } from './copied.ts';
import { yearsSince } from './months.ts';
import type { MeasuredTerm, PreparedPosting } from './prepare.ts';
import { hasTogether, readText } from './reading.ts';
import type { ReadText } from './reading.ts';

/** How strongly something proves a term (docs/algorithms.md#proof). */
export const STRENGTH: Record<EvidenceKind, number> = {
  'recent-bullet': 1,
  'older-bullet': 0.9,
  title: 0.8,
  dates: 1,
  details: 1,
  skills: 0.6,
  implied: 0.5,
  none: 0,
};
/** A role that ended longer ago than this proves a little less. */
export const RECENT_YEARS = 5;
/**
 * The maximum strength of a stuffed bullet: stuffing all terms of a posting adds at most 5 points to the overall score.
 */
export const STUFFED = 0.1;

/** Maximum number of terms in a title: "Registered Nurse, Intensive Care, Night Shift" has three. */
const TITLE_TERMS = 3;

export interface Evidence {
  kind: EvidenceKind;
  strength: number;
  bulletId: string | null;
  roleId: string | null;
}

export const NO_EVIDENCE: Evidence = { kind: 'none', strength: 0, bulletId: null, roleId: null };

/** How a text proves a term: by name or in other words, by something narrower, or by something that implies it. */
type Proof = 'named' | 'narrower' | 'implied' | 'no';

const isShown = (proof: Proof) => proof === 'named' || proof === 'narrower';

/** Determines whether and how a text proves a term. */
export function proves(reading: ReadText, measured: MeasuredTerm): Proof {
  const ways = new Set([measured, ...measured.alternatives].map((one) => provesTerm(reading, one)));
  return PROOFS.find((proof) => ways.has(proof)) ?? 'no';
}

/** From the best to the least. */
const PROOFS: readonly Proof[] = ['named', 'narrower', 'implied'];

function provesTerm(reading: ReadText, { term, stems, others }: MeasuredTerm): Proof {
  if (reading.skills.has(term.canonical)) return 'named';
  if (stems.length > 0 && hasTogether(reading, stems)) return 'named';
  if (others.some((other) => hasTogether(reading, other))) return 'named';
  if (reading.broader.has(term.canonical)) return 'narrower';
  return reading.implied.has(term.canonical) ? 'implied' : 'no';
}

/** Certificates and languages, which are proved by lists: nobody writes a bullet about holding a licence. */
const isProvedByList = ({ term }: MeasuredTerm) => term.kind === 'certificate' || term.kind === 'language';

/** Whether a text is a plausible job title, short and with few terms, rather than a row of the posting's terms. */
export function isTitle(reading: ReadText, prepared: PreparedPosting): boolean {
  if (reading.tokens.length === 0 || isLongCopy(reading, prepared)) return false;
  return prepared.terms.filter((term) => proves(reading, term) === 'named').length <= TITLE_TERMS;
}

/** The skills listed on a resume, and whether the list is copied from the posting. */
function listedSkills(
  prepared: PreparedPosting,
  skills: readonly string[],
): { reading: ReadText; copied: boolean } {
  const own = [...new Set(skills)].filter((skill) => !isLongCopy(readText(skill), prepared)).sort();
  const reading = readText(own.join(' ; '));
  const named = prepared.terms.filter((term) => !isProvedByList(term) && proves(reading, term) === 'named');
  return { reading, copied: named.length >= MIN_STUFFED && isCopied(reading, prepared) };
}

export interface BulletProof {
  bullet: Bullet;
  role: Role;
  reading: ReadText;
  recent: boolean;
  /** The month that counts as now. */
  referenceDate: MonthText;
  copied: boolean;
  stuffed: boolean;
  /** The strength of proof for each measured term, in order. */
  strengths: number[];
  kinds: EvidenceKind[];
}

interface Checked {
  copied: boolean;
  stuffed: boolean;
  how: ReturnType<typeof proves>[];
}

const known = new WeakMap<PreparedPosting, WeakMap<ReadText, Checked>>();

/** What a text proves of a posting, cached for each pair, because an edit changes only one of many bullets. */
function checkText(prepared: PreparedPosting, reading: ReadText): Checked {
  const ofPosting = known.get(prepared) ?? new WeakMap<ReadText, Checked>();
  known.set(prepared, ofPosting);
  const before = ofPosting.get(reading);
  if (before) return before;
  const copied = isCopied(reading, prepared);
  const how = prepared.terms.map((term) => (copied ? 'no' : proves(reading, term)));
  const named = prepared.terms.filter((_, index) => how[index] === 'named');
  const made: Checked = { copied, stuffed: isStuffed(reading, named), how };
  ofPosting.set(reading, made);
  return made;
}

/** Determines what a bullet proves of each measured term. */
export function proveBullet(
  prepared: PreparedPosting,
  bullet: Bullet,
  role: Role,
  referenceDate: string,
): BulletProof {
  const reading = readText(bullet.text);
  const recent = yearsSince(role, referenceDate) <= RECENT_YEARS;
  const { copied, stuffed, how } = checkText(prepared, reading);
  const kinds = how.map((one): EvidenceKind =>
    isShown(one) ? (recent ? 'recent-bullet' : 'older-bullet') : one === 'implied' ? 'implied' : 'none',
  );
  const strengths = kinds.map((kind) => Math.min(STRENGTH[kind], stuffed ? STUFFED : 1));
  return { bullet, role, reading, recent, referenceDate, copied, stuffed, strengths, kinds };
}

/** The proofs of all bullets of a resume, in an order independent of the input order. */
export function proveBullets(
  prepared: PreparedPosting,
  roles: readonly Role[],
  referenceDate: string,
): BulletProof[] {
  return roles
    .flatMap((role) => role.bullets.map((bullet) => proveBullet(prepared, bullet, role, referenceDate)))
    .sort((a, b) => compare(a.bullet.text, b.bullet.text) || compare(a.bullet.id, b.bullet.id));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The best evidence for each measured term; licences and languages can be proved by a list as well as by a bullet. */
export function bestEvidence(
  prepared: PreparedPosting,
  resume: ResumeForScoring,
  proofs: readonly BulletProof[],
): Evidence[] {
  const titles = resume.roles
    .map((role) => ({ role, reading: readText(role.title) }))
    .filter(({ reading }) => isTitle(reading, prepared));
  const skills = listedSkills(prepared, resume.skills);
  const held = listedSkills(prepared, [
    ...resume.certificates,
    ...resume.languages,
    ...resume.education,
  ]).reading;
  return prepared.terms.map((measured, index) => {
    let best = NO_EVIDENCE;
    const offer = (kind: EvidenceKind, strength: number, bulletId: string | null, roleId: string | null) => {
      if (strength > best.strength) best = { kind, strength, bulletId, roleId };
    };
    for (const { strengths, kinds, bullet, role } of proofs)
      offer(kinds[index] ?? 'none', strengths[index] ?? 0, bullet.id, role.id);
    for (const { role, reading } of titles)
      if (isShown(proves(reading, measured))) offer('title', STRENGTH.title, null, role.id);
    const isList = isProvedByList(measured);
    if (isList && isShown(proves(held, measured))) offer('details', STRENGTH.details, null, null);
    const listed = skills.copied && !isList ? 'no' : proves(skills.reading, measured);
    const inList: EvidenceKind = isList ? 'details' : 'skills';
    const kind = isShown(listed) ? inList : 'implied';
    if (listed !== 'no') offer(kind, STRENGTH[kind], null, null);
    return best;
  });
}
