import { getUserId, type Actor } from '../../core/actor.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/** Records what an administrator did, in the transaction that does it. */
export async function recordAdminAction(
  tx: Pick<Prisma.TransactionClient, 'adminAction'>,
  actor: Actor | null,
  action: string,
  details: Prisma.InputJsonObject,
): Promise<void> {
  await tx.adminAction.create({ data: { userId: getUserId(actor), action, details } });
}
