import { z } from 'zod';
import { getUserId, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { requireAdmin } from '../accounts/accounts.ts';
import type { Place } from './newest-first.ts';

/** What an action was: a sentence for people, and the figures that it is about. Nothing about other persons. */
export type ActionDetails = { words: string } & Prisma.InputJsonObject;

/**
 * Records what an administrator did, in the transaction that does it. Nothing changes or removes these records; with an
 * account that is deleted they lose the name.
 *
 * @param action a short name that stays the same, for programs: `users-viewed`
 */
export async function recordAdminAction(
  tx: Pick<Prisma.TransactionClient, 'adminAction'>,
  actor: Actor,
  action: string,
  details: ActionDetails,
): Promise<void> {
  await tx.adminAction.create({ data: { userId: getUserId(actor), action, details } });
}

/** A recorded action as the administrator sees it. */
export interface ShownAction extends Place {
  action: string;
  /** In words. */
  details: string;
  /** Null once the account is deleted. */
  by: { email: string; firstName: string; lastName: string } | null;
}

const detailsShape = z.object({ words: z.string() });

/**
 * What administrators did, the newest first.
 *
 * @param page `after` is the place of the last one that is known already
 * @throws {UnauthenticatedError} {@link ForbiddenError}
 */
export async function listAdminActions(
  deps: Deps,
  actor: Actor | null,
  { after, limit }: { after: Place | null; limit: number },
): Promise<ShownAction[]> {
  await requireAdmin(deps, actor);
  const rows = await deps.prisma.adminAction.findMany({
    where: after
      ? {
          createdAt: { lte: after.createdAt },
          OR: [{ createdAt: { lt: after.createdAt } }, { id: { lt: after.id } }],
        }
      : {},
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    include: { user: { select: { email: true, firstName: true, lastName: true } } },
  });
  return rows.map(({ id, createdAt, action, details, user }) => ({
    id,
    createdAt,
    action,
    details: detailsShape.safeParse(details).data?.words ?? '',
    by: user,
  }));
}

/** @throws {UnauthenticatedError} {@link ForbiddenError} */
export async function countAdminActions(deps: Deps, actor: Actor | null): Promise<number> {
  await requireAdmin(deps, actor);
  return deps.prisma.adminAction.count();
}
