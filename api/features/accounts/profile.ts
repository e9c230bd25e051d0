import { requireSession, requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError, RuleError, UnauthenticatedError, ValidationError } from '../../core/errors.ts';
import { parseInput } from '../../core/input.ts';
import type { User } from '../../generated/prisma/client.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords.ts';
import type { Device } from '../../platform/session-store.ts';
import { changePasswordSchema, profileSchema } from './account.schema.ts';
import { passwordChangedMail } from './account-mails.ts';
import { invalidateLinks } from './one-time-tokens.ts';

/** Changes the user's names and picture. @throws {ValidationError} */
export async function updateProfile(deps: Deps, actor: Actor | null, input: unknown): Promise<User> {
  const { userId } = requireUser(actor);
  const fields = parseInput(profileSchema, input);
  const { count } = await deps.prisma.user.updateMany({ where: { id: userId }, data: fields });
  if (count === 0) throw new UnauthenticatedError();
  return deps.prisma.user.findUniqueOrThrow({ where: { id: userId } });
}

/**
 * Changes the password, signs out all other devices, invalidates links that were mailed before, and notifies the
 * owner.
 *
 * @throws {ValidationError} also when the current password is wrong. {@link RuleError} for an account without one.
 * {@link RateLimitedError}
 */
export async function changePassword(deps: Deps, actor: Actor | null, input: unknown): Promise<User> {
  const { userId, sessionId } = requireSession(actor);
  const { currentPassword, newPassword } = parseInput(
    changePasswordSchema(deps.config.passwordMinLength),
    input,
  );
  const user = await requireCurrentPassword(deps, userId, currentPassword, 'currentPassword');
  const password = await hashPassword(newPassword);
  const [changed] = await deps.prisma.$transaction([
    deps.prisma.user.update({ where: { id: user.id }, data: { password } }),
    invalidateLinks(deps.prisma, user),
  ]);
  await deps.sessions.endAll(userId, sessionId);
  deps.log.info({ event: 'password-changed', userId }, 'a password was changed');
  deps.mailer?.send(passwordChangedMail(user.email));
  return changed;
}

/**
 * Returns the user if the password is correct.
 *
 * @param field the field to report a wrong password for
 */
export async function requireCurrentPassword(
  deps: Deps,
  userId: string,
  password: string,
  field: string,
): Promise<User> {
  await deps.rateLimits.consume({ confirmByUser: userId });
  const user = await deps.prisma.user.findUnique({ where: { id: userId } });
  if (!user) throw new UnauthenticatedError();
  if (user.password === null) {
    throw new RuleError('no-password', 'This account has no password. Please continue with Google first.');
  }
  if (!(await verifyPassword(user.password, password))) {
    throw new ValidationError([{ path: field, message: 'This is not your current password.' }]);
  }
  return user;
}

/** Where the user is signed in. */
export async function listDevices(deps: Deps, actor: Actor | null): Promise<Device[]> {
  const { userId, sessionId } = requireSession(actor);
  return deps.sessions.devices(userId, sessionId);
}

/** Signs out one of the user's devices. @throws {NotFoundError} */
export async function endDevice(deps: Deps, actor: Actor | null, deviceId: string): Promise<void> {
  const { userId } = requireSession(actor);
  if (!(await deps.sessions.endDevice(userId, deviceId))) throw new NotFoundError('The device');
}
