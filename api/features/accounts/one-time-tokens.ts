import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Deps } from '../../core/deps.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/** `reset` sets a password, `verify` proves an address, `connect` connects Google. */
export type TokenPurpose = 'reset' | 'verify' | 'connect';

const HOUR_MS = 60 * 60 * 1000;
export const TOKEN_LIFE_MS: Record<TokenPurpose, number> = {
  reset: HOUR_MS,
  verify: 24 * HOUR_MS,
  connect: HOUR_MS,
};

const digest = (token: string) => createHash('sha256').update(token).digest('base64url');
const rows = z.array(z.object({ email: z.string() }));

/**
 * A new token for an address; the ones before it are dead. Only its digest is stored (security.md 6.5).
 *
 * @returns the token: 32 random bytes, base64url.
 */
export async function issueToken(deps: Deps, email: string, purpose: TokenPurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(deps.now().getTime() + TOKEN_LIFE_MS[purpose]);
  await deps.prisma.$transaction([
    deps.prisma.passwordResetToken.deleteMany({ where: { email, purpose } }),
    deps.prisma.passwordResetToken.create({ data: { email, purpose, token: digest(token), expiresAt } }),
  ]);
  return token;
}

/**
 * Takes a token for good: of two who use it at once, one gets it.
 *
 * @returns the address it was made for, or null.
 */
export async function consumeToken(
  tx: Prisma.TransactionClient,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<string | null> {
  const taken = rows.parse(
    await tx.$queryRaw`
      delete from password_reset_tokens
      where token = ${digest(token)} and purpose = ${purpose} and "expiresAt" > ${now}
      returning email`,
  );
  return taken[0]?.email ?? null;
}

/** Remembers a signed link as used. @returns false when it had been used before. */
export async function useOnce(deps: Deps, link: string, email: string, until: Date): Promise<boolean> {
  const { count } = await deps.prisma.passwordResetToken.createMany({
    data: [{ email, purpose: 'used', token: digest(link), expiresAt: until }],
    skipDuplicates: true,
  });
  return count === 1;
}

/** Removes what can't be used any more. */
export async function removeExpiredTokens(deps: Pick<Deps, 'prisma' | 'now'>): Promise<void> {
  await deps.prisma.passwordResetToken.deleteMany({ where: { expiresAt: { lt: deps.now() } } });
}
