import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ConflictError } from './errors.ts';

/**
 * A version derived from the content alone: the same content has the same version, whoever wrote it and when. Clients
 * send it back with a change, so that nobody overwrites a change that they have not seen.
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
 * Checks the precondition of a change; to be called inside the transaction, after locking the record.
 *
 * @param expected the version that the caller has seen; null accepts any
 * @throws {ConflictError} when the current version is another.
 */
export function requireVersion(expected: string | null, now: string, message: string): void {
  if (expected !== null && expected !== now) throw new ConflictError(message);
}
