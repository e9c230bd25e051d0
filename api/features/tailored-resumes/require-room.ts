import { RuleError } from '../../core/errors.ts';
import { MAX_BULLETS_PER_EXPERIENCE } from '../../limits.ts';

/** @throws {RuleError} when an experience has no room for more bullets. */
export function requireRoom(bullets: readonly unknown[], more: number): void {
  if (bullets.length + more <= MAX_BULLETS_PER_EXPERIENCE) return;
  throw new RuleError(
    'experience-full',
    `An experience can have at most ${MAX_BULLETS_PER_EXPERIENCE} bullet points.`,
  );
}
