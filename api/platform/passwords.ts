import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { NotReadyError } from '../core/errors.ts';

// OWASP's first recommendation; argon2id is the library's default.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;
const MAX_WAITING = 64;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Computes only as many hashes at once as there are cores: more would delay all other work (docs/security.md#accounts).
 */
async function withHashSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= availableParallelism()) {
    if (waiting.length >= MAX_WAITING)
      throw new NotReadyError('Too many sign-ins right now. Please try again.');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** @returns an argon2id hash in PHC string format. */
export function hashPassword(password: string): Promise<string> {
  return withHashSlot(() => hash(password, PARAMETERS));
}

/** Whether a hash was made with outdated parameters and has to be replaced at the next sign-in. */
export const isOutdatedHash = (stored: string): boolean => !stored.startsWith(CURRENT);

let dummyHash: Promise<string> | undefined;

/**
 * Takes equally long with and without a hash, so that timing doesn't reveal who has an account.
 *
 * @param stored the hash of the account, or null when there is no account or no password.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this password');
  const against = stored ?? (await dummyHash);
  const matches = await withHashSlot(() => verify(against, password).catch(() => false));
  return stored !== null && matches;
}
