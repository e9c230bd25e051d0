import type { Prisma } from '../../generated/prisma/client.ts';

/** Filter for the user's experience with this id, or the one that it was merged into. */
export function createExperienceFilter(userId: string, id: string): Prisma.ExperienceWhereInput {
  return { userId, OR: [{ id }, { absorbedIds: { has: id } }] };
}

/**
 * Filter for all experiences that may now have the bullets of an experience: itself, the one that it was merged into,
 * and those that were split off it.
 */
export function createBulletHoldersFilter(userId: string, id: string): Prisma.ExperienceWhereInput {
  return { userId, OR: [{ id }, { absorbedIds: { has: id } }, { splitFromId: id }] };
}
