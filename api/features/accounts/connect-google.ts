import type { ClientInfo } from '../../core/client-info.ts';
import type { Deps } from '../../core/deps.ts';
import { RuleError } from '../../core/errors.ts';
import { parseInput } from '../../core/input.ts';
import type { SessionState } from '../../core/session-control.ts';
import { addressKey } from '../../platform/rate-limits.ts';
import { verifySchema } from './account.schema.ts';
import { connectGoogleMail } from './account-mails.ts';
import { linkIdentity } from './google-sign-in.ts';
import { consumeToken, issueToken, TOKEN_LIFE_MS } from './one-time-tokens.ts';

/** Google's claims about somebody who must also prove that they own the mailbox. */
interface UnverifiedGoogleUser {
  subject: string;
  email: string;
}

const INVALID_LINK = 'This link is invalid or expired. Please continue with Google again to get a new one.';
const ANOTHER_BROWSER =
  'Please open this link in the browser in which you continued with Google, or continue with Google again to get a new one.';

/**
 * Mails a link that connects Google to an account whose address Google does not host (docs/security.md#google).
 *
 * @returns what this browser's session must store for the link to work, or null if mail is not set up.
 * @throws {RateLimitedError}
 */
export async function mailConnectLink(
  deps: Deps,
  { subject, email }: UnverifiedGoogleUser,
): Promise<SessionState['googleToConnect'] | null> {
  if (!deps.mailer) return null;
  await deps.rateLimits.consume({ connectByEmail: email });
  const token = await issueToken(deps, email, 'connect');
  const url = `${deps.config.publicUrl}/connect-google?token=${encodeURIComponent(token)}`;
  deps.mailer.send(connectGoogleMail(email, url));
  return { subject, email, until: deps.now().getTime() + TOKEN_LIFE_MS.connect };
}

/**
 * Connects Google to an account. This needs two proofs: the mailed link, which only the owner of the mailbox has, and
 * this browser's session, which returned from Google. One alone is not enough, so nobody can trick an owner into
 * connecting a stranger's Google account. Opening the link in another browser does not use it up.
 *
 * @returns the user's id.
 * @throws {ValidationError} {@link RuleError} for an invalid link or another browser. {@link RateLimitedError}
 */
export async function connectGoogle(
  deps: Deps,
  client: ClientInfo,
  session: SessionState,
  input: unknown,
): Promise<string> {
  const { token } = parseInput(verifySchema, input);
  await deps.rateLimits.consume({ useTokenByAddress: addressKey(client.address) });
  const pending = session.googleToConnect;
  if (!pending || pending.until <= deps.now().getTime())
    throw new RuleError('another-browser', ANOTHER_BROWSER);
  return deps.prisma.$transaction(async (tx) => {
    const email = await consumeToken(tx, token, 'connect', deps.now());
    // Rolls back the transaction, so that another account's link is not used up.
    if (email !== pending.email) throw new RuleError('dead-link', INVALID_LINK);
    const user = await tx.user.findUnique({ where: { email } });
    if (!user) throw new RuleError('dead-link', INVALID_LINK);
    await linkIdentity(deps, tx, user, pending.subject);
    return user.id;
  });
}
