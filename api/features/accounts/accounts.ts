import { requireActor, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { ConflictError, ForbiddenError, RuleError, UnauthenticatedError } from '../../core/errors.ts';
import { parseInput } from '../../core/input.ts';
import { isUniqueViolation } from '../../platform/database-errors.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords.ts';
import { registrationSchema, signInSchema } from './account.schema.ts';

/** What the interface reads of the signed-in person (section 3, "Current user fields"). */
export interface CurrentUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  isAdmin: boolean;
  hasPassword: boolean;
}

/** The sign-in was refused; the message is one of section 8's. */
export class SignInError extends RuleError {}

/**
 * Makes an account with its default resume template, which starts with the person's name and address.
 *
 * @returns the new user's id.
 * @throws {ValidationError} {@link ConflictError} when the address is taken.
 */
export async function register(deps: Deps, input: unknown): Promise<string> {
  const { email, password, firstName, lastName } = parseInput(
    registrationSchema(deps.config.passwordMinLength),
    input,
  );
  const hashed = await hashPassword(password);
  try {
    const user = await deps.prisma.user.create({
      data: {
        email,
        password: hashed,
        firstName,
        lastName,
        resumeTemplates: { create: { isDefault: true, email, fullName: `${firstName} ${lastName}`.trim() } },
      },
      select: { id: true },
    });
    return user.id;
  } catch (error) {
    if (isUniqueViolation(error)) throw new ConflictError('An account with this email already exists.');
    throw error;
  }
}

/**
 * @returns the user's id.
 * @throws {ValidationError} {@link SignInError} with section 8's messages.
 */
export async function signIn(deps: Deps, input: unknown): Promise<string> {
  const { email, password } = parseInput(signInSchema, input);
  const user = await deps.prisma.user.findUnique({ where: { email }, select: { id: true, password: true } });
  const matches = await verifyPassword(user?.password ?? null, password);
  if (!user) throw new SignInError('no-account', 'No account found with this email address');
  if (!user.password) throw new SignInError('no-password', 'Account exists without password');
  if (!matches) throw new SignInError('wrong-password', 'Invalid email or password');
  return user.id;
}

/** @throws {UnauthenticatedError} without a session, or when its account is gone. */
export async function currentUser(deps: Deps, actor: Actor | null): Promise<CurrentUser> {
  const { userId } = requireActor(actor);
  const user = await deps.prisma.user.findUnique({ where: { id: userId } });
  if (!user) throw new UnauthenticatedError();
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

/** Whether the session's account is still there. */
export async function isKnownUser(deps: Deps, { userId }: Actor): Promise<boolean> {
  return (await deps.prisma.user.count({ where: { id: userId } })) > 0;
}

/** The administrator is whoever has proved that `ADMIN_EMAIL` is theirs; read afresh each time. */
export function isAdmin(deps: Deps, user: { email: string; emailVerifiedAt: Date | null }): boolean {
  return (
    deps.config.adminEmail !== undefined &&
    user.email === deps.config.adminEmail &&
    user.emailVerifiedAt !== null
  );
}

/** @throws {UnauthenticatedError} {@link ForbiddenError} */
export async function requireAdmin(deps: Deps, actor: Actor | null): Promise<Actor> {
  const known = requireActor(actor);
  const user = await deps.prisma.user.findUnique({ where: { id: known.userId } });
  if (!user || !isAdmin(deps, user))
    throw new ForbiddenError('This page is only available to administrators.');
  return known;
}
