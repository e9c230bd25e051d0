import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Deps } from '../../core/deps.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/** `reset` sets a password, `verify` verifies an address, `connect` connects Google. */
export type TokenPurpose = 'reset' | 'verify' | 'connect';
const CHANGE_EMAIL = 'change-email';

const HOUR_MS = 60 * 60 * 1000;
export const TOKEN_LIFE_MS: Record<TokenPurpose | typeof CHANGE_EMAIL, number> = {
  reset: HOUR_MS,
  verify: 24 * HOUR_MS,
  connect: HOUR_MS,
  [CHANGE_EMAIL]: HOUR_MS,
};

const digest = (token: string) => createHash('sha256').update(token).digest('base64url');
const rows = z.array(z.object({ email: z.string(), userId: z.string().nullable() }));

/**
 * Creates a token for an address and invalidates earlier ones. Only its digest is stored
 * (docs/security.md#mailed-links).
 *
 * @returns the token: 32 random bytes, base64url.
 */
export function issueToken(deps: Deps, email: string, purpose: TokenPurpose): Promise<string> {
  return replaceTokens(deps, { email, purpose }, { email, purpose });
}

/** Creates a token that moves a user to an address and invalidates the user's earlier ones. @returns the token. */
export function issueEmailChange(deps: Deps, userId: string, email: string): Promise<string> {
  const purpose = CHANGE_EMAIL;
  return replaceTokens(deps, { userId, purpose }, { userId, email, purpose });
}

async function replaceTokens(
  deps: Deps,
  earlier: Prisma.PasswordResetTokenWhereInput,
  kept: { email: string; userId?: string; purpose: TokenPurpose | typeof CHANGE_EMAIL },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(deps.now().getTime() + TOKEN_LIFE_MS[kept.purpose]);
  await deps.prisma.$transaction([
    deps.prisma.passwordResetToken.deleteMany({ where: earlier }),
    deps.prisma.passwordResetToken.create({ data: { ...kept, token: digest(token), expiresAt } }),
  ]);
  return token;
}

/**
 * Uses up a token. If it is used twice at the same time, only one call succeeds.
 *
 * @returns the address that it was issued for, or null.
 */
export async function consumeToken(
  tx: Prisma.TransactionClient,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<string | null> {
  return (await takeToken(tx, token, purpose, now))?.email ?? null;
}

/** Uses up a token that changes an address. @returns the user and their new address, or null. */
export async function consumeEmailChange(
  tx: Prisma.TransactionClient,
  token: string,
  now: Date,
): Promise<{ userId: string; email: string } | null> {
  const taken = await takeToken(tx, token, CHANGE_EMAIL, now);
  return taken?.userId ? { userId: taken.userId, email: taken.email } : null;
}

async function takeToken(
  tx: Prisma.TransactionClient,
  token: string,
  purpose: string,
  now: Date,
): Promise<z.infer<typeof rows>[number] | undefined> {
  const taken = await tx.$queryRaw`
    delete from password_reset_tokens
    where token = ${digest(token)} and purpose = ${purpose} and "expiresAt" > ${now}
    returning email, "userId"`;
  return rows.parse(taken)[0];
}

/**
 * Invalidates all links that were mailed before a password change: those that set a password and those that move the
 * account to another address.
 */
export function invalidateLinks(
  prisma: Pick<Prisma.TransactionClient, 'passwordResetToken'>,
  { id, email }: { id: string; email: string },
): Prisma.PrismaPromise<Prisma.BatchPayload> {
  return prisma.passwordResetToken.deleteMany({
    where: {
      OR: [
        { email, purpose: 'reset' },
        { userId: id, purpose: CHANGE_EMAIL },
      ],
    },
  });
}

/** Invalidates all links for the old and the new address when an account moves. */
export async function invalidateLinksForAddresses(
  tx: Prisma.TransactionClient,
  userId: string,
  emails: string[],
): Promise<void> {
  // Leave other users' requests to move to one of these addresses: they will find it taken.
  const purpose = { in: ['reset', 'verify', 'connect'] satisfies TokenPurpose[] };
  await tx.passwordResetToken.deleteMany({
    where: { OR: [{ email: { in: emails }, purpose }, { userId }] },
  });
}

/** Marks a signed link as used. @returns false if it was used before. */
export async function useOnce(deps: Deps, link: string, email: string, until: Date): Promise<boolean> {
  const { count } = await deps.prisma.passwordResetToken.createMany({
    data: [{ email, purpose: 'used', token: digest(link), expiresAt: until }],
    skipDuplicates: true,
  });
  return count === 1;
}

/** Deletes expired tokens. */
export async function removeExpiredTokens(deps: Pick<Deps, 'prisma' | 'now'>): Promise<void> {
  await deps.prisma.passwordResetToken.deleteMany({ where: { expiresAt: { lt: deps.now() } } });
}
