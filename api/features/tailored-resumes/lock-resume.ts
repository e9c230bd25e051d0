import { z } from 'zod';
import { NotFoundError } from '../../core/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

const rowsSchema = z.array(z.object({ jobPostingId: z.string(), data: z.unknown() }));

/**
 * Holds a resume until the transaction ends: two changes of one resume wait for each other, so that none is
 * lost and no bullet is changed that has moved.
 *
 * @throws {NotFoundError} also when it is somebody else's.
 */
export async function lockResume(tx: Prisma.TransactionClient, userId: string, id: string) {
  const rows = rowsSchema.parse(
    await tx.$queryRaw`
      select "jobPostingId", data from tailored_resumes
      where id = ${id}::uuid and "userId" = ${userId}::uuid for update`,
  );
  const row = rows[0];
  if (!row) throw new NotFoundError('The resume');
  return row;
}
