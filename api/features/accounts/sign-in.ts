import type { ClientInfo } from '../../core/client-info.ts';
import type { Deps } from '../../core/deps.ts';
import { RuleError } from '../../core/errors.ts';
import { parseInput } from '../../core/input.ts';
import { startEvenTimer } from '../../platform/even-time.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from '../../platform/passwords.ts';
import { addressKey } from '../../platform/rate-limits.ts';
import { accountByEmail, type Account } from './account-by-email.ts';
import { signInSchema } from './account.schema.ts';

/** The sign-in was refused. The message is one of docs/product.md#messages. */
export class SignInError extends RuleError {
  /** The account, if it has no password yet: this browser may set one after proving ownership. */
  readonly accountWithoutPassword: string | null;
  constructor(reason: string, message: string, accountWithoutPassword: string | null = null) {
    super(reason, message);
    this.accountWithoutPassword = accountWithoutPassword;
  }
}

const GENERIC = 'Invalid email or password';

/** The token that a browser keeps after a sign-in, so that strangers' attempts can't lock its owner out. */
export const createDeviceToken = (deps: Deps, email: string) => deps.signer.sign('known-device', email);

/**
 * Checks an e-mail address and a password. Attempts are counted per IP address, and per account or, where the owner
 * has signed in before, per browser. The documented messages reveal whether an account exists until the IP address
 * has used up its limit (docs/security.md#who-has-an-account). Both answers take the same time.
 *
 * @returns the user.
 * @throws {ValidationError} {@link SignInError} {@link RateLimitedError}
 */
export async function signIn(deps: Deps, client: ClientInfo, input: unknown): Promise<Account> {
  const { email, password } = parseInput(signInSchema, input);
  const sameTimeForAll = startEvenTimer();
  const address = addressKey(client.address);
  const isKnownDevice = deps.signer.isSigned('known-device', email, client.deviceToken);
  const counted = isKnownDevice ? { signInByDevice: client.deviceToken } : { signInByEmail: email };
  const user = await deps.rateLimits.consumeAndRead(
    { signInByAddress: address, ...counted },
    accountByEmail(email),
  );

  const matches = await verifyPassword(user?.password ?? null, password);
  if (user && matches) {
    await upgradeHash(deps, user, password);
    return user;
  }
  const refusal = await createRefusal(deps, address, user);
  await sameTimeForAll;
  throw refusal;
}

/**
 * Replaces a hash that has weaker parameters, now that the password is known, unless it has been changed in the
 * meantime.
 */
async function upgradeHash(deps: Deps, { id, password: stored }: Account, password: string): Promise<void> {
  if (stored === null || !isOutdatedHash(stored)) return;
  const renewed = await hashPassword(password);
  await deps.prisma.user.updateMany({ where: { id, password: stored }, data: { password: renewed } });
}

async function createRefusal(deps: Deps, address: string, user: Account | null): Promise<SignInError> {
  if (user?.password) {
    await simulateReveal(deps, address);
    return new SignInError('wrong-password', GENERIC);
  }
  if (!(await mayRevealAccount(deps, address))) return new SignInError('refused', GENERIC);
  if (!user) return new SignInError('no-account', 'No account found with this email address');
  return new SignInError('no-password', 'Account exists without password', user.id);
}

/** Costs as much as {@link mayRevealAccount}, so that a known address is not answered sooner than an unknown one. */
async function simulateReveal(deps: Deps, address: string): Promise<void> {
  if (deps.config.authStrict) return;
  await deps.rateLimits.simulate({ tellByAddressHour: address, tellByAddressDay: address });
}

/** Whether an IP address may still learn whether an account exists. */
export async function mayRevealAccount(deps: Deps, address: string): Promise<boolean> {
  if (deps.config.authStrict) return false;
  return deps.rateLimits.take({ tellByAddressHour: address, tellByAddressDay: address });
}
