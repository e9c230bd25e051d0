import { NotFoundError } from '../../core/errors.ts';
import { parseId } from '../../core/input.ts';
import type { TailoredExperience } from './resume-data.schema.ts';

export const BULLET = 'The bullet point';
export const EXPERIENCE = 'The experience';

/** @throws {NotFoundError} */
export function findBullet(experiences: TailoredExperience[], bulletId: string) {
  for (const experience of experiences) {
    const index = experience.bullets.findIndex((bullet) => bullet.id === bulletId);
    const bullet = experience.bullets[index];
    if (bullet) return { experience, index, bullet };
  }
  throw new NotFoundError(BULLET);
}

/** @throws {NotFoundError} */
export function findExperience(experiences: TailoredExperience[], rawId: string): TailoredExperience {
  const id = parseId(rawId, EXPERIENCE);
  const found = experiences.find((experience) => experience.experienceId === id);
  if (!found) throw new NotFoundError(EXPERIENCE);
  return found;
}
