import { requireSession, type Actor } from '../../core/actor.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import type { Deps } from '../../core/deps.ts';
import { ConflictError, RuleError, UnauthenticatedError, ValidationError } from '../../core/errors.ts';
import { parseInput } from '../../core/input.ts';
import type { SessionState } from '../../core/session-control.ts';
import type { Prisma, User } from '../../generated/prisma/client.ts';
import { isUniqueViolation } from '../../platform/database-errors.ts';
import type { Mailer } from '../../platform/mail.ts';
import { addressKey } from '../../platform/rate-limits.ts';
import { changeEmailSchema } from './account.schema.ts';
import {
  addressInUseMail,
  changeEmailMail,
  emailChangeRequestedMail,
  emailChangedMail,
} from './account-mails.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { consumeEmailChange, issueEmailChange, invalidateLinksForAddresses } from './one-time-tokens.ts';
import { mayRevealAccount } from './sign-in.ts';

/** `isChanged` is false until the link that was mailed to the new address is followed. */
export interface EmailChange {
  isChanged: boolean;
  message: string;
}

/**
 * Moves an account to another address (docs/decisions/0030). Requires a fresh proof of identity. With mail, the
 * account moves when the link that is mailed to the new address is followed. If another account has that address, the
 * answer is the same, and its owner is notified by mail. Without mail, the account moves at once, and the address
 * counts as unverified.
 *
 * @throws {ValidationError} {@link ForbiddenError} without a fresh proof. {@link ConflictError} {@link RuleError}
 * {@link RateLimitedError}
 */
export async function changeEmail(
  deps: Deps,
  client: ClientInfo,
  actor: Actor | null,
  session: SessionState,
  input: unknown,
): Promise<EmailChange> {
  const { userId } = requireSession(actor);
  const { email, password } = parseInput(changeEmailSchema, input);
  const user = await deps.prisma.user.findUnique({ where: { id: userId } });
  if (!user) throw new UnauthenticatedError();
  await requireFreshProof(deps, user, session, password, 'change your email address');
  if (email === user.email) {
    throw new ValidationError([{ path: 'email', message: 'This is your email address already.' }]);
  }
  await deps.rateLimits.consume({ changeEmailByUser: userId, changeEmailByEmail: email });
  deps.log.info({ event: 'email-change-asked', userId }, 'an address is to be changed');
  if (deps.mailer) return sendChangeLink(deps, deps.mailer, user, email);
  try {
    await deps.prisma.$transaction((tx) => moveAccount(tx, user, email, null));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Reveals the same as registration does, with the same limits.
    if (await mayRevealAccount(deps, addressKey(client.address))) {
      throw new ConflictError('An account with this email already exists.');
    }
    throw new RuleError('refused', 'This email address could not be used.');
  }
  deps.log.info({ event: 'email-changed', userId }, 'an address was changed');
  return { isChanged: true, message: `You sign in with ${email} from now on.` };
}

async function sendChangeLink(deps: Deps, mailer: Mailer, user: User, email: string): Promise<EmailChange> {
  // Do the same work for every address, so that timing reveals nothing either.
  const token = await issueEmailChange(deps, user.id, email);
  const isTaken = (await deps.prisma.user.count({ where: { email } })) > 0;
  const url = `${deps.config.publicUrl}/verify-email?token=${encodeURIComponent(token)}`;
  mailer.send(isTaken ? addressInUseMail(email) : changeEmailMail(email, url));
  // An unverified address may be mistyped and belong to a stranger.
  if (user.emailVerifiedAt) mailer.send(emailChangeRequestedMail(user.email));
  return {
    isChanged: false,
    message: `If ${email} can be used, a link is on its way there. Your address changes when you follow it.`,
  };
}

/**
 * Moves an account to a new address after its mailed link was followed, which also verifies the address. The
 * account's sessions and its Google sign-in stay.
 *
 * @returns false when the token is of another kind, or invalid.
 * @throws {RuleError} when another account has taken the address in the meantime.
 */
export async function followEmailChange(deps: Deps, token: string): Promise<boolean> {
  const moved = await deps.prisma
    .$transaction(async (tx) => {
      const change = await consumeEmailChange(tx, token, deps.now());
      const user = change && (await tx.user.findUnique({ where: { id: change.userId } }));
      if (user) await moveAccount(tx, user, change.email, deps.now());
      return user;
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw new RuleError('address-taken', 'Another account has this email address. Nothing was changed.');
    });
  if (!moved) return false;
  deps.log.info({ event: 'email-changed', userId: moved.id }, 'an address was changed');
  deps.mailer?.send(emailChangedMail(moved.email));
  return true;
}

async function moveAccount(
  tx: Prisma.TransactionClient,
  { id, email: earlier }: Pick<User, 'id' | 'email'>,
  email: string,
  emailVerifiedAt: Date | null,
): Promise<void> {
  await tx.user.update({ where: { id }, data: { email, emailVerifiedAt } });
  await invalidateLinksForAddresses(tx, id, [earlier, email]);
  // A mistyped address must not stay on a resume. A different address on it was entered on purpose, so keep that.
  await tx.resumeTemplate.updateMany({ where: { userId: id, email: earlier }, data: { email } });
}
