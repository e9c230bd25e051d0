import { fold } from '../text/tokens.ts';
import type { Bullet, MonthText, Role } from '../types.ts';
import { proveBullet } from './evidence.ts';
import type { BulletProof } from './evidence.ts';
import { prepare } from './prepare.ts';
import type { PostingToScore, PreparedPosting } from './prepare.ts';
import { proveByBullet } from './prove-line.ts';
import { weighRequirement } from './weigh-requirement.ts';

export interface ChooseOptions {
  max: number;
  /** Always kept, even if there are more than `max`. */
  lockedIds?: readonly string[];
  /** Bullets of other roles already on the resume: what they prove needn't be proved again. */
  alreadyChosen?: readonly Bullet[];
  referenceDate: MonthText;
}

const QUALITY = 0.15;
const OVERLAP = 0.2;
const NEAR_DUPLICATE = 0.8;

/**
 * Chooses the `max` bullets of a role that together prove the most (docs/algorithms.md#choosing-bullets), in their
 * given order. Returns all if there are `max` or fewer, but only one wording of a bullet. The result never proves less
 * than the first `max` bullets; of two near-duplicates the second is chosen only if it proves something more. Ties go
 * to the earlier bullet.
 */
export function chooseBullets(posting: PostingToScore, role: Role, options: ChooseOptions): Bullet[] {
  const max = Math.max(0, options.max);
  const wordings = role.bullets.map(wordingKey);
  if (role.bullets.length <= max && new Set(wordings).size === wordings.length) return [...role.bullets];
  const prepared = prepare(posting);
  const proofs = role.bullets.map((bullet) => proveBullet(prepared, bullet, role, options.referenceDate));
  const start = cover(
    prepared,
    (options.alreadyChosen ?? []).map((bullet) => proveBullet(prepared, bullet, role, options.referenceDate)),
  );
  const locked = proofs
    .map((_, index) => index)
    .filter((index) => options.lockedIds?.includes(role.bullets[index]?.id ?? '') ?? false);
  const count = Math.max(max, locked.length);
  const first = pickFirst(wordings, locked, count);
  const worth = (chosen: readonly number[]) =>
    totalWorth(prepared, cover(prepared, pick(proofs, chosen), start));
  const candidates = [
    chooseGreedily(prepared, proofs, locked, count, start, QUALITY),
    chooseGreedily(prepared, proofs, locked, count, start, 0),
    first,
  ];
  const enough = worth(first) - 1e-9;
  const chosen = candidates.find((one) => worth(one) >= enough) ?? first;
  return [...chosen].sort((a, b) => a - b).flatMap((index) => role.bullets[index] ?? []);
}

/** {@link chooseBullets} for several roles, each on its own, in their order. */
export function chooseForRoles(
  posting: PostingToScore,
  asked: readonly { role: Role; max: number }[],
  referenceDate: MonthText,
): Bullet[][] {
  return asked.map(({ role, max }) => chooseBullets(posting, role, { max, referenceDate }));
}

/** How much a set of bullets proves together, on the scale that `chooseBullets` maximises. */
export function coverageWorth(
  posting: PostingToScore,
  role: Role,
  bullets: readonly Bullet[],
  referenceDate: MonthText,
): number {
  const prepared = prepare(posting);
  return totalWorth(
    prepared,
    cover(
      prepared,
      bullets.map((bullet) => proveBullet(prepared, bullet, role, referenceDate)),
    ),
  );
}

interface Covered {
  terms: number[];
  lines: number[];
}

function cover(prepared: PreparedPosting, proofs: readonly BulletProof[], start?: Covered): Covered {
  const covered: Covered = {
    terms: start ? [...start.terms] : prepared.terms.map(() => 0),
    lines: start ? [...start.lines] : prepared.lines.map(() => 0),
  };
  for (const proof of proofs) {
    proof.strengths.forEach(
      (strength, index) => (covered.terms[index] = Math.max(covered.terms[index] ?? 0, strength)),
    );
    if (!proof.copied)
      prepared.lines.forEach(
        (line, index) =>
          (covered.lines[index] = Math.max(covered.lines[index] ?? 0, proveByBullet(line, proof))),
      );
  }
  return covered;
}

function totalWorth(prepared: PreparedPosting, covered: Covered): number {
  const terms = prepared.terms.reduce(
    (sum, { weight }, index) => sum + weight * (covered.terms[index] ?? 0),
    0,
  );
  const lines = prepared.lines.reduce(
    (sum, { requirement }, index) => sum + weighRequirement(requirement) * (covered.lines[index] ?? 0),
    0,
  );
  return terms + lines;
}

function pick(proofs: readonly BulletProof[], indices: readonly number[]): BulletProof[] {
  return indices.flatMap((index) => proofs[index] ?? []);
}

const wordingKey = ({ id, firstWording }: Bullet): string => firstWording ?? id;

function pickFirst(wordings: readonly string[], locked: readonly number[], count: number): number[] {
  const chosen = [...locked];
  wordings.forEach((wording, index) => {
    if (chosen.length < count && !chosen.some((other) => wordings[other] === wording)) chosen.push(index);
  });
  return chosen;
}

function chooseGreedily(
  prepared: PreparedPosting,
  proofs: readonly BulletProof[],
  locked: readonly number[],
  count: number,
  start: Covered,
  qualityShare: number,
): number[] {
  const chosen = [...locked];
  let have = cover(prepared, pick(proofs, chosen), start);
  while (chosen.length < count) {
    const now = totalWorth(prepared, have);
    let best = -1;
    let bestValue = -Infinity;
    proofs.forEach((proof, index) => {
      const wording = wordingKey(proof.bullet);
      if (pick(proofs, chosen).some((other) => wordingKey(other.bullet) === wording)) return;
      const gain = totalWorth(prepared, cover(prepared, [proof], have)) - now;
      const overlap = Math.max(0, ...pick(proofs, chosen).map((other) => similarity(proof, other)));
      // Near-duplicates come last, after all other bullets.
      const repeats = overlap >= NEAR_DUPLICATE && gain < 1e-9 ? -1000 : 0;
      const value =
        gain + qualityShare * rateQuality(proof) - (qualityShare > 0 ? OVERLAP * overlap : 0) + repeats;
      if (value > bestValue + 1e-12) {
        bestValue = value;
        best = index;
      }
    });
    if (best < 0) break;
    // Only near-duplicates are left: fewer bullets are better than repetition.
    if (bestValue < -500) break;
    chosen.push(best);
    have = cover(prepared, pick(proofs, [best]), have);
  }
  return chosen;
}

/** The share of words that two bullets have in common, 0 to 1. */
function similarity(a: BulletProof, b: BulletProof): number {
  const first = new Set(a.reading.stems);
  const second = new Set(b.reading.stems);
  if (first.size === 0 || second.size === 0) return 0;
  let shared = 0;
  for (const stem of first) if (second.has(stem)) shared += 1;
  return shared / (first.size + second.size - shared);
}

const STRONG_VERB =
  /^(?:led|built|created|designed|developed|launched|managed|increased|reduced|improved|delivered|trained|negotiated|implemented|introduced|organi[sz]ed|saved|cut|grew|won|wrote|ran|founded|started|directed|coordinated|resolved|automated|streamlined|supervised|planned|produced|achieved|taught|treated|installed|repaired|analy[sz]ed|prepared|administered|assessed|handled|processed|maintained|restored|doubled|tripled|secured|sold|opened|established)$/;

/** Number .4, strong verb .3, 8 to 30 words .3. */
export function rateQuality({ reading }: Pick<BulletProof, 'reading'>): number {
  const words = reading.tokens.length;
  const first = fold(reading.tokens[0]?.raw ?? '');
  return (
    (/\d/.test(reading.text) ? 0.4 : 0) +
    (STRONG_VERB.test(first) ? 0.3 : 0) +
    (words >= 8 && words <= 30 ? 0.3 : 0)
  );
}
