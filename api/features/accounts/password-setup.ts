import type { ClientInfo } from '../../core/client-info.ts';
import type { Deps } from '../../core/deps.ts';
import { ForbiddenError } from '../../core/errors.ts';
import { parseInput } from '../../core/input.ts';
import type { SessionState } from '../../core/session-control.ts';
import { startEvenTimer } from '../../platform/even-time.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { addressKey } from '../../platform/rate-limits.ts';
import { setupSchema } from './account.schema.ts';
import { passwordChangedMail, setupMail } from './account-mails.ts';
import { issueToken, invalidateLinks } from './one-time-tokens.ts';
import { resetLink } from './password-reset.ts';

/** How long a browser's proof of account ownership is valid. */
export const PROOF_LIFE_MS = 10 * 60 * 1000;

/** The same message for everybody without proof, whether or not the account exists or has a password. */
const NO_PROOF = 'Check your email to confirm this is your account, or continue with Google.';

/**
 * Sets the first password of an account that was created with Google. Requires a fresh proof in the same browser
 * session (docs/security.md#first-passwords): within the last ten minutes it must have returned from Google, or
 * signed in through Google, as that account. Without proof nothing changes, the password is discarded, and the owner
 * gets a link by mail.
 *
 * @param session the contents and the user of this browser's session
 * @returns the user's id.
 * @throws {ValidationError} {@link ForbiddenError} {@link RateLimitedError}
 */
export async function setupPassword(
  deps: Deps,
  client: ClientInfo,
  session: SessionState & { userId: string | null },
  input: unknown,
): Promise<string> {
  const { email, password } = parseInput(setupSchema(deps.config.passwordMinLength), input);
  await deps.rateLimits.consume({ useTokenByAddress: addressKey(client.address), setupByEmail: email });
  const sameTimeForAll = startEvenTimer();
  // Always compute the hash, so that timing reveals nothing.
  const hashed = await hashPassword(password);
  const proved = findProvedUser(session, deps.now().getTime());
  const { count } = await deps.prisma.user.updateMany({
    where: { id: proved ?? NOBODY, email, password: null },
    data: { password: hashed },
  });
  if (proved === null || count === 0) {
    void sendLink(deps, email).catch((error: unknown) =>
      deps.log.error({ err: error }, 'a setup link was not sent'),
    );
    await sameTimeForAll;
    throw new ForbiddenError(NO_PROOF);
  }
  await invalidateLinks(deps.prisma, { id: proved, email });
  await deps.sessions.endAll(proved, null);
  deps.log.info({ event: 'password-setup', userId: proved }, 'a first password was set');
  deps.mailer?.send(passwordChangedMail(email));
  return proved;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

function findProvedUser(session: SessionState & { userId: string | null }, now: number): string | null {
  if (session.passwordProof && session.passwordProof.until > now) return session.passwordProof.userId;
  const isFresh = (session.signedInAt ?? 0) > now - PROOF_LIFE_MS;
  return session.signedInWith === 'google' && isFresh ? session.userId : null;
}

async function sendLink(deps: Deps, email: string): Promise<void> {
  if (!deps.mailer) return;
  const user = await deps.prisma.user.findUnique({ where: { email }, select: { password: true } });
  if (user?.password === null) {
    deps.mailer.send(setupMail(email, resetLink(deps, await issueToken(deps, email, 'reset'))));
  }
}
