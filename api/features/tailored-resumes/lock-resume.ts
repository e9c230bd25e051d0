import { z } from 'zod';
import { NotFoundError } from '../../core/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

const lockedResume = z.object({
  id: z.string(),
  jobPostingId: z.string(),
  revision: z.number(),
  currentVersionId: z.string().nullable(),
  data: z.unknown(),
});

export type LockedResume = z.output<typeof lockedResume>;

/**
 * Locks a resume until the transaction ends. This serializes changes, so that none is lost and none affects a bullet
 * that has moved.
 *
 * @throws {NotFoundError} also when it belongs to somebody else.
 */
export async function lockResume(
  tx: Prisma.TransactionClient,
  userId: string,
  id: string,
): Promise<LockedResume> {
  const rows = z.array(lockedResume).parse(
    await tx.$queryRaw`
      select id, "jobPostingId", revision, "currentVersionId", data from tailored_resumes
      where id = ${id}::uuid and "userId" = ${userId}::uuid for update`,
  );
  const row = rows[0];
  if (!row) throw new NotFoundError('The resume');
  return row;
}
