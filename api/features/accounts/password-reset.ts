import type { ClientInfo } from '../../core/client-info.ts';
import type { Deps } from '../../core/deps.ts';
import { RuleError } from '../../core/errors.ts';
import { parseInput } from '../../core/input.ts';
import { startEvenTimer } from '../../platform/even-time.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { addressKey } from '../../platform/rate-limits.ts';
import { resetRequestSchema, resetSchema } from './account.schema.ts';
import { passwordChangedMail, resetMail } from './account-mails.ts';
import { consumeToken, issueToken, invalidateLinks } from './one-time-tokens.ts';

/** The same message whether or not the account exists. */
export const RESET_ANSWER = 'If an account exists for that email, a reset link is on its way.';
const INVALID_LINK = 'This password reset link is invalid or expired.';

/** The address of the documented reset page. Uses the configured host, never the request's. */
export const resetLink = (deps: Deps, token: string) =>
  `${deps.config.publicUrl}/reset-password?token=${encodeURIComponent(token)}`;

/**
 * Sends a reset link to the owner of an address. Neither the answer's text nor its status or timing reveals whether
 * the account exists: the mail is sent after answering.
 *
 * @returns `resetLink` only if mail is not set up, the installation is not exposed and the request comes directly
 * from this machine: the documented convenience for trying the product out. The last check matters because an
 * installation behind an unconfigured proxy or tunnel looks as if it were not exposed.
 * @throws {ValidationError} {@link RateLimitedError}
 */
export async function requestPasswordReset(
  deps: Deps,
  client: ClientInfo,
  input: unknown,
): Promise<{ message: string; resetLink?: string }> {
  const { email } = parseInput(resetRequestSchema, input);
  const sameTimeForAll = startEvenTimer();
  await deps.rateLimits.consume({ resetByAddress: addressKey(client.address), resetByEmail: email });
  const { mailer } = deps;
  if (mailer) {
    void sendLink().catch((error: unknown) => deps.log.error({ err: error }, 'a reset link was not sent'));
    await sameTimeForAll;
    return { message: RESET_ANSWER };
  }
  if (deps.config.exposed || !client.isLocal) {
    deps.log.warn('a password reset was asked for, but mail is not set up (SMTP_URL)');
    await sameTimeForAll;
    return { message: RESET_ANSWER };
  }
  const user = await deps.prisma.user.findUnique({ where: { email }, select: { id: true } });
  if (!user) return { message: RESET_ANSWER };
  return { message: RESET_ANSWER, resetLink: resetLink(deps, await issueToken(deps, email, 'reset')) };

  async function sendLink(): Promise<void> {
    const owner = await deps.prisma.user.findUnique({ where: { email }, select: { id: true } });
    if (owner) mailer?.send(resetMail(email, resetLink(deps, await issueToken(deps, email, 'reset'))));
  }
}

/**
 * Sets a new password with a token, which must be the newest one, unused and at most an hour old. Ends all sessions
 * of the account, marks its address as verified and notifies its owner.
 *
 * @throws {ValidationError} {@link RuleError} for an invalid link. {@link RateLimitedError}
 */
export async function resetPassword(deps: Deps, client: ClientInfo, input: unknown): Promise<void> {
  const { token, newPassword } = parseInput(resetSchema(deps.config.passwordMinLength), input);
  await deps.rateLimits.consume({ useTokenByAddress: addressKey(client.address), useToken: token });
  const password = await hashPassword(newPassword);
  const owner = await deps.prisma.$transaction(async (tx) => {
    const email = await consumeToken(tx, token, 'reset', deps.now());
    const user = email === null ? null : await tx.user.findUnique({ where: { email } });
    if (!user) return null;
    const emailVerifiedAt = user.emailVerifiedAt ?? deps.now();
    await tx.user.update({ where: { id: user.id }, data: { password, emailVerifiedAt } });
    await tx.session.deleteMany({ where: { userId: user.id } });
    await invalidateLinks(tx, user);
    return user;
  });
  if (!owner) throw new RuleError('dead-link', INVALID_LINK);
  deps.log.info({ event: 'password-reset', userId: owner.id }, 'a password was reset');
  deps.mailer?.send(passwordChangedMail(owner.email));
}
