import type { Bullet, MonthText, ReceiptLine, Role } from '../types.ts';
import { proveBullet } from './evidence.ts';
import { prepare } from './prepare.ts';
import type { MeasuredLine, PostingToScore, PreparedPosting } from './prepare.ts';
import { proveByBullet } from './prove-line.ts';

/** The share of a requirement that a bullet must prove to be worth offering. */
const MIN_SHARE = 0.5;

/**
 * Finds what unused bullets of the bank would prove: for each bullet by its id, the names of the requirements on the
 * receipt that aren't fully met yet and that it proves, in the receipt's order with the main ones first. Bullets that
 * would prove nothing have no entry. Text that is copied from the posting, or lists its terms, proves nothing.
 *
 * @param roles the roles of the bank, each with only the bullets that are not on the resume.
 */
export function listWouldProve(
  posting: PostingToScore,
  receipt: readonly ReceiptLine[],
  roles: readonly Role[],
  referenceDate: MonthText,
): Map<string, string[]> {
  const prepared = prepare(posting);
  const open = receipt
    .filter(
      ({ part, points, possible, evidence }) =>
        part === 'experience' && (evidence === 'none' || points < possible),
    )
    .toSorted((a, b) => Number(b.main) - Number(a.main));
  const found = new Map<string, string[]>();
  for (const role of roles) {
    for (const bullet of role.bullets) {
      const proved = new Set(provedLines(prepared, bullet, role, referenceDate).map(({ text }) => text));
      const names = open.filter(({ label }) => proved.has(label)).map(({ name }) => name);
      if (names.length > 0) found.set(bullet.id, [...new Set(names)]);
    }
  }
  return found;
}

/** How many of the posting's main requirements a role proves. */
export interface RoleProof {
  roleId: string;
  proved: number;
  /** The main requirements that a resume can prove; all of them if none stands out. */
  total: number;
}

/** Counts for each role how many of the posting's main requirements its bullets prove, each on its own. */
export function countProved(
  posting: PostingToScore,
  roles: readonly Role[],
  referenceDate: MonthText,
): RoleProof[] {
  const prepared = prepare(posting);
  const main = prepared.lines.filter(({ requirement }) => requirement.main);
  const asked = main.length > 0 ? main : prepared.lines;
  return roles.map((role) => {
    const proved = new Set(
      role.bullets.flatMap((bullet) => provedLines(prepared, bullet, role, referenceDate)),
    );
    return { roleId: role.id, proved: asked.filter((line) => proved.has(line)).length, total: asked.length };
  });
}

function provedLines(
  prepared: PreparedPosting,
  bullet: Bullet,
  role: Role,
  referenceDate: MonthText,
): MeasuredLine[] {
  const proof = proveBullet(prepared, bullet, role, referenceDate);
  if (proof.copied || proof.stuffed) return [];
  return prepared.lines.filter((line) => proveByBullet(line, proof) >= MIN_SHARE);
}
