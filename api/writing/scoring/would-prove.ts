import type { MonthText, ReceiptLine, Role } from '../types.ts';
import { proveBullet } from './evidence.ts';
import type { BulletProof } from './evidence.ts';
import { prepare } from './prepare.ts';
import type { MeasuredLine } from './measured-line.ts';
import type { PostingToScore } from './prepare.ts';
import { prepareMaterial, proveByBullet, proveLine } from './prove-line.ts';

/** The share of a requirement that must be proved to count as proved. */
const MIN_SHARE = 0.5;

/**
 * Finds what unused bullets of the bank would prove: for each bullet by its id, the names of the requirements on the
 * receipt that aren't fully met yet and that it proves further, in the receipt's order with the main ones first.
 * Bullets that would prove nothing have no entry. Text that is copied from the posting, or lists its terms, proves
 * nothing.
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
    .toSorted((a, b) => Number(b.main) - Number(a.main))
    .flatMap((shown) => {
      const line = prepared.lines.find(({ text }) => text === shown.label);
      return line ? [{ line, shown }] : [];
    });
  const found = new Map<string, string[]>();
  for (const role of roles) {
    for (const bullet of role.bullets) {
      const proof = proveBullet(prepared, bullet, role, referenceDate);
      const names = open
        .filter(({ line, shown }) => provesFurther(proof, line, shown))
        .map(({ shown }) => shown.name);
      if (names.length > 0) found.set(bullet.id, [...new Set(names)]);
    }
  }
  return found;
}

function provesFurther(proof: BulletProof, line: MeasuredLine, shown: ReceiptLine): boolean {
  if (proof.copied || proof.stuffed) return false;
  const share = proveByBullet(line, proof);
  // A role counts for the years as a whole, once one of its bullets fully shows the work.
  if (line.requirement.years !== null) return shown.evidence === 'none' && share === 1;
  return share >= MIN_SHARE && (shown.evidence === 'none' || share * shown.possible > shown.points);
}

/** How many of the posting's main requirements a role proves. */
export interface RoleProof {
  roleId: string;
  proved: number;
  /** The main requirements that a resume can prove; all of them if none stands out. */
  total: number;
}

/** Counts for each role how many of the posting's main requirements it proves on its own, without any details. */
export function countProved(
  posting: PostingToScore,
  roles: readonly Role[],
  referenceDate: MonthText,
): RoleProof[] {
  const prepared = prepare(posting);
  const main = prepared.lines.filter(({ requirement }) => requirement.main);
  const asked = main.length > 0 ? main : prepared.lines;
  return roles.map((role) => {
    const proofs = role.bullets
      .map((bullet) => proveBullet(prepared, bullet, role, referenceDate))
      .filter(({ stuffed }) => !stuffed);
    const alone = { roles: [role], skills: [], certificates: [], languages: [], education: [] };
    const material = prepareMaterial(prepared, alone, proofs, referenceDate);
    const proved = asked.filter((line) => proveLine(line, material).share >= MIN_SHARE).length;
    return { roleId: role.id, proved, total: asked.length };
  });
}
