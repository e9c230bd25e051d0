import type { Prisma } from '../../generated/prisma/client.ts';

/** Finds the user's experience of this id, or the one that it was merged into. */
export function heldAs(userId: string, id: string): Prisma.ExperienceWhereInput {
  return { userId, OR: [{ id }, { absorbedIds: { has: id } }] };
}

/** Finds where the bullets of an experience are now: with what it was merged into and what was split off it. */
export function holdingBulletsOf(userId: string, id: string): Prisma.ExperienceWhereInput {
  return { userId, OR: [{ id }, { absorbedIds: { has: id } }, { splitFromId: id }] };
}
