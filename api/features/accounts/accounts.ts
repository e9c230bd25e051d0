import { requireUser, getUserId, type Actor, type UserActor } from '../../core/actor.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import type { Deps } from '../../core/deps.ts';
import { ConflictError, ForbiddenError, RuleError, UnauthenticatedError } from '../../core/errors.ts';
import { parseInput } from '../../core/input.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { isUniqueViolation } from '../../platform/database-errors.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { addressKey } from '../../platform/rate-limits.ts';
import type { Account } from './account-by-email.ts';
import { registrationSchema } from './account.schema.ts';
import { mayRevealAccount } from './sign-in.ts';

/** The signed-in user as the web client sees it (docs/product.md#rest-accounts). */
export interface CurrentUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  isAdmin: boolean;
  hasPassword: boolean;
}

/** The columns of a new account. Its default resume template starts with the person's name and address. */
export function newAccount(person: {
  email: string;
  firstName: string;
  lastName: string;
}): Prisma.UserCreateInput {
  const fullName = `${person.firstName} ${person.lastName}`.trim();
  return { ...person, resumeTemplates: { create: { isDefault: true, email: person.email, fullName } } };
}

/**
 * Creates an account.
 *
 * @returns the new user's id.
 * @throws {ValidationError} {@link ConflictError} when the address is taken. {@link RateLimitedError}
 */
export async function register(deps: Deps, client: ClientInfo, input: unknown): Promise<string> {
  const { password, ...person } = parseInput(registrationSchema(deps.config.passwordMinLength), input);
  const address = addressKey(client.address);
  await deps.rateLimits.consume(
    deps.config.exposed ? { registerByAddress: address } : { registerOnLoopback: address },
  );
  const hashed = await hashPassword(password);
  try {
    const data = { ...newAccount(person), password: hashed };
    return (await deps.prisma.user.create({ data, select: { id: true } })).id;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (await mayRevealAccount(deps, address))
      throw new ConflictError('An account with this email already exists.');
    throw new RuleError(
      'refused',
      'This account could not be created. If you have one already, please sign in.',
    );
  }
}

/** @throws {UnauthenticatedError} without a session, or when its account no longer exists. */
export async function getCurrentUser(deps: Deps, actor: Actor | null): Promise<CurrentUser> {
  return getCurrentUserById(deps, requireUser(actor).userId);
}

/** The user whose session has just started. @throws {UnauthenticatedError} when the account no longer exists. */
export async function getCurrentUserById(deps: Deps, userId: string): Promise<CurrentUser> {
  const user = await deps.prisma.user.findUnique({ where: { id: userId } });
  if (!user) throw new UnauthenticatedError();
  return presentUser(deps, user);
}

/** Maps a user's row to what the web client sees. */
export function presentUser(deps: Deps, user: Account): CurrentUser {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    isAdmin: isAdmin(deps, user),
    hasPassword: user.password !== null,
  };
}

/** Whether somebody is signed in and their account still exists. */
export async function isKnownUser(deps: Deps, actor: Actor | null): Promise<boolean> {
  const id = getUserId(actor);
  return id !== null && (await deps.prisma.user.count({ where: { id } })) > 0;
}

/** Whether a user has verified `ADMIN_EMAIL` as their address. Never cached. */
export function isAdmin(deps: Deps, user: { email: string; emailVerifiedAt: Date | null }): boolean {
  const { adminEmail } = deps.config;
  return adminEmail !== undefined && user.email === adminEmail && user.emailVerifiedAt !== null;
}

/** Whether the actor is the administrator. Tokens never have the administrator's rights. */
export async function isAdminActor(deps: Deps, actor: Actor | null): Promise<boolean> {
  if (actor?.kind !== 'session') return false;
  const user = await deps.prisma.user.findUnique({ where: { id: actor.userId } });
  return user !== null && isAdmin(deps, user);
}

/**
 * Rejects everybody but the administrator. Call it first in every use case that is only for them.
 *
 * @throws {UnauthenticatedError} {@link ForbiddenError}
 */
export async function requireAdmin(deps: Deps, actor: Actor | null): Promise<UserActor> {
  const user = requireUser(actor);
  if (!(await isAdminActor(deps, user)))
    throw new ForbiddenError('This page is only available to administrators.');
  return user;
}
