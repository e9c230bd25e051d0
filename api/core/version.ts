import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ConflictError } from './errors.ts';

/**
 * Names a state of something by what it says: the same content has the same version, whoever wrote it and
 * when. Clients send it back with a change, so that nobody writes over what they have not seen.
 */
export function contentVersion(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}

/** The optional precondition of a change. */
export const preconditionSchema = z.object({
  version: z
    .string('Please send the version as text.')
    .nullish()
    .transform((version) => version ?? null),
});

/**
 * Checks the precondition of a change, inside its transaction and after its lock.
 *
 * @param expected what the caller believes the state to be; null: any
 * @throws {ConflictError} when something else is there.
 */
export function requireVersion(expected: string | null, now: string, message: string): void {
  if (expected !== null && expected !== now) throw new ConflictError(message);
}
