import type { Bullet, Role } from '../../writing/types.ts';
import type { TailoredBullet } from './resume-data.schema.ts';

/** The bullets of a role that are not on the resume in any wording. */
export function findBulletsNotOnResume(role: Role, onResume: readonly TailoredBullet[]): Bullet[] {
  const ids = new Set(onResume.map(({ sourceBulletPointId }) => sourceBulletPointId));
  const texts = new Set(onResume.map(({ content }) => content));
  const used = new Set(
    role.bullets
      .filter(({ id, text }) => ids.has(id) || texts.has(text))
      .map(({ firstWording }) => firstWording),
  );
  return role.bullets.filter(({ firstWording }) => !used.has(firstWording));
}
