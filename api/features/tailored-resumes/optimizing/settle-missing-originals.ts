import type { TailoredBullet } from '../resume-data.schema.ts';

/** A reworded bullet asks nothing about an original that is no longer in its experience. */
export function settleMissingOriginals(bullets: readonly TailoredBullet[]): void {
  const present = new Set(bullets.map(({ id }) => id));
  for (const { rewording } of bullets) {
    if (rewording?.originalId && !present.has(rewording.originalId)) rewording.originalId = null;
  }
}
