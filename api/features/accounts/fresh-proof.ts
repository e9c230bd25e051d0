import type { Deps } from '../../core/deps.ts';
import { ForbiddenError } from '../../core/errors.ts';
import type { SessionState } from '../../core/session-control.ts';
import type { User } from '../../generated/prisma/client.ts';
import { PROOF_LIFE_MS } from './password-setup.ts';
import { requireCurrentPassword } from './profile.ts';

/** Whether a proof of identity is at most ten minutes old. */
export const isFresh = (at: number | undefined, now: Date) => (at ?? 0) > now.getTime() - PROOF_LIFE_MS;

/**
 * Requires the password or a fresh sign-in with Google before an action that must not be possible from an unattended
 * session.
 *
 * @param act the action that needs the proof, for the message
 * @throws {ValidationError} for a wrong password. {@link ForbiddenError} without a fresh proof. {@link RateLimitedError}
 */
export async function requireFreshProof(
  deps: Deps,
  user: User,
  session: SessionState,
  password: string | undefined,
  act: string,
): Promise<void> {
  if (user.password !== null && password !== undefined) {
    await requireCurrentPassword(deps, user.id, password, 'password');
    return;
  }
  if (session.signedInWith === 'google' && isFresh(session.signedInAt, deps.now())) return;
  throw new ForbiddenError(
    user.password === null
      ? `Please sign in with Google again to ${act}.`
      : `Please enter your password to ${act}.`,
  );
}
