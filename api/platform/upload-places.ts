import { NotReadyError, RateLimitedError } from '../core/errors.ts';
import { UPLOAD_MAX_BYTES } from '../limits.ts';

/** The place of one upload, from its first byte until its work is done. */
export interface UploadPlace {
  /** May be called twice. */
  release(): void;
}

/** Places for uploads, reserved before their bytes are received. */
export interface UploadPlaces {
  /**
   * Reserves a place.
   *
   * @param owner the sender's user id: one slow sender must not occupy all places.
   * @param size its size in bytes, as far as known.
   * @throws {RateLimitedError} when this owner has as many as one can have. {@link NotReadyError} when all places are
   * taken or the total size would be too large.
   */
  reserve(owner: string, size?: number): UploadPlace;
}

export interface UploadPlacesOptions {
  /** Of one owner at the same time. */
  ofOwner: number;
  /** Of all owners at the same time. */
  inAll: number;
  /** The total size of all uploads that are in memory. */
  bytes: number;
  /** The message for users when their own uploads take all their places. */
  ownBusy: string;
  /** The message for users when everybody's do. */
  busy: string;
}

const RETRY_AFTER_SECONDS = 5;

/** Limits how many uploads are in memory at the same time, of one person and in all. */
export function createUploadPlaces({
  ofOwner,
  inAll,
  bytes,
  ownBusy,
  busy,
}: UploadPlacesOptions): UploadPlaces {
  const owners = new Map<UploadPlace, string>();
  let bytesHeld = 0;
  return {
    reserve: (owner, size = UPLOAD_MAX_BYTES) => {
      const held = Math.min(size, UPLOAD_MAX_BYTES);
      const own = [...owners.values()].filter((other) => other === owner).length;
      if (own >= ofOwner) throw new RateLimitedError(ownBusy, RETRY_AFTER_SECONDS);
      if (owners.size >= inAll || bytesHeld + held > bytes) throw new NotReadyError(busy);
      const place: UploadPlace = {
        release: () => {
          if (owners.delete(place)) bytesHeld -= held;
        },
      };
      owners.set(place, owner);
      bytesHeld += held;
      return place;
    },
  };
}
