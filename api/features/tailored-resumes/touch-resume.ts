import type { Prisma } from '../../generated/prisma/client.ts';

/** Counts a change of a locked resume that isn't one of its content, so that open windows look at it again. */
export async function touchResume(tx: Prisma.TransactionClient, id: string): Promise<void> {
  await tx.tailoredResume.update({
    where: { id },
    data: { revision: { increment: 1 } },
    select: { id: true },
  });
}
