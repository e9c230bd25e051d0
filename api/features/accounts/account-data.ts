import { requireSession, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { ForbiddenError, UnauthenticatedError } from '../../core/errors.ts';
import { parseInput } from '../../core/input.ts';
import type { SessionState } from '../../core/session-control.ts';
import { deleteAccountSchema } from './account.schema.ts';
import { isFresh, requireFreshProof } from './fresh-proof.ts';

/**
 * Exports all of a user's data as one object (docs/security.md#personal-data), without secrets such as hashes, tokens
 * and session ids.
 *
 * @throws {ForbiddenError} when the person has not proved their identity in the last ten minutes.
 * {@link RateLimitedError}
 */
export async function exportAccount(deps: Deps, actor: Actor | null, session: SessionState) {
  const { userId, sessionId } = requireSession(actor);
  if (!isFresh(session.provedAt, deps.now())) {
    throw new ForbiddenError('Please confirm your password, or sign in again, to download your data.');
  }
  const user = await deps.prisma.user.findUnique({
    where: { id: userId },
    omit: { password: true },
    include: {
      identities: true,
      experiences: { include: { bulletPoints: true }, orderBy: { position: 'asc' } },
      jobPostings: true,
      tailoredResumes: {
        include: { bulletPointLocks: true, versions: true, optimizationRuns: { include: { steps: true } } },
      },
      jobPreferences: true,
      likes: true,
      jobEvents: true,
      resumeTemplates: true,
      resumeImports: true,
      experienceChanges: true,
      interviews: { include: { messages: true } },
      activeDays: true,
      aiUsage: true,
      adminActions: true,
    },
  });
  if (!user) throw new UnauthenticatedError();
  await deps.rateLimits.consume({ exportByUser: userId });
  const { identities, experiences, jobPostings, tailoredResumes, ...rest } = user;
  const {
    jobPreferences,
    likes,
    jobEvents,
    resumeTemplates,
    resumeImports,
    experienceChanges,
    interviews,
    activeDays,
    aiUsage,
    adminActions,
    ...account
  } = rest;
  deps.log.info({ event: 'data-export', userId }, 'an account was downloaded');
  return {
    exportedAt: deps.now(),
    account: { ...account, hasGoogle: identities.length > 0 },
    identities,
    devices: await deps.sessions.devices(userId, sessionId),
    experiences,
    jobPostings,
    tailoredResumes,
    resumeTemplates,
    resumeImports,
    experienceChanges,
    jobPreferences,
    likes,
    jobEvents,
    interviews,
    activeDays,
    // JSON has no bigint.
    aiUsage: aiUsage.map((day) => ({ ...day, milliseconds: Number(day.milliseconds) })),
    adminActions,
  };
}

/**
 * Deletes an account and everything in it in one transaction. Requires the password or, if the account has none, a
 * fresh sign-in with Google.
 *
 * @throws {ValidationError} for a wrong password. {@link ForbiddenError} without a fresh proof.
 * {@link RateLimitedError}
 */
export async function deleteAccount(
  deps: Deps,
  actor: Actor | null,
  session: SessionState,
  input: unknown,
): Promise<void> {
  const { userId } = requireSession(actor);
  const { password } = parseInput(deleteAccountSchema, input);
  const user = await deps.prisma.user.findUnique({ where: { id: userId } });
  if (!user) throw new UnauthenticatedError();
  await requireFreshProof(deps, user, session, password, 'delete your account');
  await deps.prisma.$transaction(async (tx) => {
    // A concurrent deletion waits here and then finds no account.
    const held = await tx.$queryRaw<unknown[]>`select id from users where id = ${userId}::uuid for update`;
    if (held.length === 0) throw new UnauthenticatedError();
    await tx.passwordResetToken.deleteMany({ where: { email: user.email } });
    await tx.session.deleteMany({ where: { userId } });
    // The foreign keys cascade to everything else.
    const { count } = await tx.user.deleteMany({ where: { id: userId } });
    // A concurrent request has already deleted it.
    if (count === 0) throw new UnauthenticatedError();
  });
  deps.log.info({ event: 'account-deleted' }, 'an account was deleted');
}
