import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { UploadPlace } from '../../platform/upload-places.ts';

/**
 * Reserves a slot before a file is received, so that an upload over the limits is rejected before its bytes are read.
 *
 * @param size the file's size in bytes, if known
 * @throws {RateLimitedError} after 20 files of this user in an hour, or while two of them are still being read.
 * {@link NotReadyError} while too many files of all users are being read.
 */
export async function reserveUpload(
  deps: Deps,
  actor: Actor | null,
  size: number | undefined,
): Promise<UploadPlace> {
  const { userId } = requireUser(actor);
  await deps.rateLimits.consume({ uploadByUser: userId });
  return deps.documents.reserve(userId, size);
}
