import type { MonthText, ReceiptLine, Role } from '../types.ts';
import { proveBullet } from './evidence.ts';
import type { BulletProof } from './evidence.ts';
import { prepare } from './prepare.ts';
import type { PostingToScore } from './prepare.ts';
import { proveByBullet } from './prove-line.ts';

export interface BankProof {
  bulletId: string;
  roleId: string;
}

/** The share of a requirement that a bullet must prove to be offered for it. */
const MIN_SHARE = 0.5;

/** Whether a bullet could still gain points for a line. */
const isOpen = ({ evidence, points, possible }: ReceiptLine) =>
  evidence === 'none' || evidence === 'implied' || evidence === 'skills' || points * 2 < possible;

/**
 * Finds unused bullets in the bank that prove what the receipt lists as missing: the user's own words, so nothing
 * has to be made up. Returns the best bullet for each line, ties going to the earlier one; `null` if none proves it, if
 * the line is proved already, and for lines that no bullet can prove (title, years, degree).
 *
 * @param roles the roles of the bank, each with only the bullets that are not on the resume.
 */
export function bankProofs(
  posting: PostingToScore,
  receipt: readonly ReceiptLine[],
  roles: readonly Role[],
  referenceDate: MonthText,
): (BankProof | null)[] {
  const prepared = prepare(posting);
  const proofs = roles.flatMap((role) =>
    role.bullets.map((bullet) => proveBullet(prepared, bullet, role, referenceDate)),
  );
  const usable = proofs.filter(({ copied, stuffed }) => !copied && !stuffed);
  const best = (strength: (proof: BulletProof) => number): BankProof | null => {
    let found: BulletProof | null = null;
    let most = 0;
    for (const proof of usable) {
      const value = strength(proof);
      if (value > most) [found, most] = [proof, value];
    }
    return found && { bulletId: found.bullet.id, roleId: found.role.id };
  };
  return receipt.map((line) => {
    if (!isOpen(line)) return null;
    if (line.part === 'word') {
      const index = prepared.terms.findIndex(({ label }) => label === line.label);
      return best(({ kinds, strengths }) => (kinds[index] === 'implied' ? 0 : (strengths[index] ?? 0)));
    }
    const asked = prepared.lines.find(({ text }) => text === line.label);
    if (!asked) return null;
    return best((proof) => {
      const share = proveByBullet(asked, proof);
      return share >= MIN_SHARE ? share : 0;
    });
  });
}
