import type { Deps } from '../../core/deps.ts';
import { RuleError } from '../../core/errors.ts';
import type { Prisma, User } from '../../generated/prisma/client.ts';
import type { OpenIdIdentity } from '../../platform/openid.ts';
import { newAccount } from './accounts.ts';
import { emailSchema } from './account.schema.ts';

const PROVIDER = 'google';

/** Sign-in with Google was refused, and nothing was changed. */
export class GoogleSignInError extends RuleError {}

/**
 * Google does not host the address of an existing account, so its owner must also prove that they own the mailbox.
 */
export class MailboxProofRequired extends GoogleSignInError {
  readonly subject: string;
  readonly email: string;
  constructor(subject: string, email: string) {
    super('not-the-host', 'Google does not host this email address.');
    this.subject = subject;
    this.email = email;
  }
}

/**
 * Finds or creates the account of a person who signed in with the provider (docs/security.md#google). Accounts are
 * found by the provider's id for the person, never by e-mail. An existing account with the same address is linked
 * only if the provider has verified the address and hosts it, or by a mailed link. If that account's address was
 * never verified, its password, sessions and links are removed first, which locks out whoever created it.
 *
 * @returns the user's id.
 * @throws {GoogleSignInError} {@link MailboxProofRequired}
 */
export async function findOrCreateGoogleUser(
  deps: Deps,
  identity: OpenIdIdentity,
): Promise<Pick<User, 'id' | 'email'>> {
  const known = await deps.prisma.identity.findUnique({
    where: { provider_subject: { provider: PROVIDER, subject: identity.subject } },
    select: { user: { select: { id: true, email: true } } },
  });
  if (known) return known.user;
  const parsed = emailSchema.safeParse(identity.email);
  if (!parsed.success || !identity.emailVerified) {
    throw new GoogleSignInError('unverified', 'Google has not verified this email address.');
  }
  const email = parsed.data;
  return deps.prisma.$transaction(async (tx) => {
    const existing = await tx.user.findUnique({ where: { email } });
    if (!existing) {
      const created = await tx.user.create({
        data: {
          ...newAccount({ email, firstName: identity.firstName, lastName: identity.lastName }),
          profileImageUrl: identity.pictureUrl,
          emailVerifiedAt: deps.now(),
          identities: { create: { provider: PROVIDER, subject: identity.subject } },
        },
      });
      return created;
    }
    if (!identity.isAuthoritative) throw new MailboxProofRequired(identity.subject, email);
    await linkIdentity(deps, tx, existing, identity.subject);
    return existing;
  });
}

/** Links an account to Google. If its address was never verified, whoever created it is locked out first. */
export async function linkIdentity(
  deps: Deps,
  tx: Prisma.TransactionClient,
  { id, email, emailVerifiedAt }: Pick<User, 'id' | 'email' | 'emailVerifiedAt'>,
  subject: string,
): Promise<void> {
  if (emailVerifiedAt === null) {
    await tx.session.deleteMany({ where: { userId: id } });
    // Includes links that would move the account to another address.
    await tx.passwordResetToken.deleteMany({ where: { OR: [{ email }, { userId: id }] } });
    await tx.user.update({ where: { id }, data: { password: null, emailVerifiedAt: deps.now() } });
  }
  await tx.identity.create({ data: { provider: PROVIDER, subject, userId: id } });
  deps.log.info({ event: 'google-linked', userId: id }, 'an account was linked with Google');
}

/**
 * Restricts the target of the redirect after a sign-in to our own paths.
 *
 * @returns `/` for anything else: other sites, `//host`, backslashes, control characters.
 */
export function toOwnPath(path: unknown): string {
  if (typeof path !== 'string' || path.length > 500) return '/';
  if (!/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(path)) return '/';
  const base = 'http://own.invalid';
  if (!URL.canParse(path, base)) return '/';
  const url = new URL(path, base);
  return url.origin === base && !url.pathname.startsWith('/api')
    ? `${url.pathname}${url.search}${url.hash}`
    : '/';
}
