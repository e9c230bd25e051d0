import type { Prisma } from '../../generated/prisma/client.ts';
import { createExperienceFilter } from './experience-filters.ts';
import { withBullets, type ExperienceWithBullets } from './experiences.ts';

/** A user's experience with its active bullets, or the one that it was merged into; null if there is none any more. */
export function findInBank(
  prisma: Pick<Prisma.TransactionClient, 'experience'>,
  userId: string,
  id: string,
): Promise<ExperienceWithBullets | null> {
  return prisma.experience.findFirst({ where: createExperienceFilter(userId, id), include: withBullets });
}
