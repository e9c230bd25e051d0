import { NotFoundError } from '../../core/errors.ts';
import type { Interview, Prisma } from '../../generated/prisma/client.ts';

export const INTERVIEW = 'The interview';

/** @throws {NotFoundError} also when it belongs to somebody else. */
export async function findInterview(
  prisma: Pick<Prisma.TransactionClient, 'interview'>,
  userId: string,
  id: string,
): Promise<Interview> {
  const interview = await prisma.interview.findUnique({ where: { id, userId } });
  if (!interview) throw new NotFoundError(INTERVIEW);
  return interview;
}

/**
 * Locks an interview until the transaction ends, so that its messages get their numbers one after the other, and notes
 * when it was used.
 *
 * @throws {NotFoundError}
 */
export async function lockInterview(
  tx: Prisma.TransactionClient,
  userId: string,
  id: string,
  now: Date,
): Promise<Interview> {
  const [interview] = await tx.interview.updateManyAndReturn({
    where: { id, userId },
    data: { updatedAt: now },
  });
  if (!interview) throw new NotFoundError(INTERVIEW);
  return interview;
}
