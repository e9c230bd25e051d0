import type { Prisma } from '../../../generated/prisma/client.ts';
import { isLocked } from '../bullet-locks.ts';
import type { TailoredExperience } from '../resume-data.schema.ts';
import type { VersionContent } from './version-content.ts';

/**
 * Stores the locks of a resume that goes to another version. Locking is no change of the content, so bullets that are there
 * before and after keep what they have now; those that come back have the lock that they had.
 */
export async function restoreLocks(
  tx: Prisma.TransactionClient,
  tailoredResumeId: string,
  before: readonly TailoredExperience[],
  { experiences, locks }: Pick<VersionContent, 'experiences' | 'locks'>,
): Promise<void> {
  const now = await tx.bulletPointLock.findMany({ where: { tailoredResumeId } });
  const present = new Map(
    before.flatMap(({ experienceId, bullets }) =>
      bullets.map(({ id, content }) => [id, isLocked(now, experienceId, content)] as const),
    ),
  );
  const restored = experiences.flatMap(({ experienceId, bullets }) =>
    bullets.flatMap(({ id, content }, position) =>
      (present.get(id) ?? isLocked(locks, experienceId, content))
        ? [{ tailoredResumeId, experienceId, bulletPointContent: content, isLocked: true, position }]
        : [],
    ),
  );
  await tx.bulletPointLock.deleteMany({ where: { tailoredResumeId } });
  await tx.bulletPointLock.createMany({ data: restored });
}
