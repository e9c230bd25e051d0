import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { Place } from '../../documents/import/child/document-reader.ts';

/**
 * Keeps a place for a file that is about to come in: refused before ten megabytes are taken in for nothing.
 *
 * @param size its bytes, as far as they are known
 * @throws {RateLimitedError} after 20 files of this user in an hour, or while two of them are still being read.
 * {@link NotReadyError} when too many files of everybody are.
 */
export async function reserveUpload(
  deps: Deps,
  actor: Actor | null,
  size: number | undefined,
): Promise<Place> {
  const { userId } = requireUser(actor);
  await deps.rateLimits.consume({ uploadByUser: userId });
  return deps.documents.reserve(userId, size);
}
