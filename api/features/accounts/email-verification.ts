import { randomBytes } from 'node:crypto';
import { requireUser, type Actor } from '../../core/actor.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import type { Config } from '../../config.ts';
import type { Deps } from '../../core/deps.ts';
import { RuleError, UnauthenticatedError } from '../../core/errors.ts';
import { parseInput } from '../../core/input.ts';
import { addressKey } from '../../platform/rate-limits.ts';
import type { Signer } from '../../platform/signer.ts';
import { verifySchema } from './account.schema.ts';
import { verifyMail } from './account-mails.ts';
import { followEmailChange } from './change-email.ts';
import { consumeToken, issueToken, useOnce } from './one-time-tokens.ts';

const PURPOSE = 'admin-verify';
const ADMIN_LINK_LIFE_MS = 60 * 60 * 1000;

const verifyLink = (publicUrl: string, token: string) =>
  `${publicUrl}/verify-email?token=${encodeURIComponent(token)}`;

/** Mails a link that verifies the address. @throws {RuleError} without mail. {@link RateLimitedError} */
export async function requestVerification(deps: Deps, actor: Actor | null): Promise<void> {
  const { userId } = requireUser(actor);
  const user = await deps.prisma.user.findUnique({ where: { id: userId } });
  if (!user) throw new UnauthenticatedError();
  if (!deps.mailer) throw new RuleError('no-mail', 'Mail is not set up here, so no link can be sent.');
  await deps.rateLimits.consume({ verifyByUser: userId });
  const token = await issueToken(deps, user.email, 'verify');
  deps.mailer.send(verifyMail(user.email, verifyLink(deps.config.publicUrl, token)));
}

/**
 * Verifies an address by a mailed link, including one that moves an account to the address, or by the operator's
 * signed link. Each link works once.
 *
 * @throws {ValidationError} {@link RuleError} for an invalid link. {@link RateLimitedError}
 */
export async function verifyEmail(deps: Deps, client: ClientInfo, input: unknown): Promise<void> {
  const { token } = parseInput(verifySchema, input);
  await deps.rateLimits.consume({ useTokenByAddress: addressKey(client.address) });
  if (await followEmailChange(deps, token)) return;
  const now = deps.now();
  const email =
    (await deps.prisma.$transaction((tx) => consumeToken(tx, token, 'verify', now))) ??
    (await parseAdminToken(deps, token));
  const { count } =
    email === null
      ? { count: 0 }
      : await deps.prisma.user.updateMany({ where: { email }, data: { emailVerifiedAt: now } });
  if (count === 0) {
    throw new RuleError(
      'dead-link',
      'This link is invalid or expired, or there is no account with its address yet.',
    );
  }
  deps.log.info({ event: 'email-verified' }, 'an address was proved');
}

/**
 * The link that `npm run admin:verify` prints. It is signed rather than stored, because the running server has
 * exclusive access to the embedded database.
 */
export function adminVerifyLink(config: Config, signer: Signer, email: string, now: Date): string {
  const until = now.getTime() + ADMIN_LINK_LIFE_MS;
  const content = Buffer.from(JSON.stringify({ email, until, nonce: randomBytes(12).toString('base64url') }));
  const text = content.toString('base64url');
  return verifyLink(config.publicUrl, `${text}.${signer.sign(PURPOSE, text)}`);
}

async function parseAdminToken(deps: Deps, token: string): Promise<string | null> {
  const [text = '', mark = ''] = token.split('.');
  if (!deps.signer.isSigned(PURPOSE, text, mark)) return null;
  const { email, until } = JSON.parse(Buffer.from(text, 'base64url').toString()) as {
    email: string;
    until: number;
  };
  if (until < deps.now().getTime() || email !== deps.config.adminEmail) return null;
  const exists = (await deps.prisma.user.count({ where: { email } })) > 0;
  return exists && (await useOnce(deps, token, email, new Date(until))) ? email : null;
}
