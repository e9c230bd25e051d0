import { UPLOAD_MAX_BYTES } from '../limits.ts';
import { createUploadPlaces, type UploadPlaces } from './upload-places.ts';

/**
 * The places for recordings. They are not those of files: a slow AI service would otherwise keep people from uploading
 * their resumes.
 */
export function createRecordingPlaces(): UploadPlaces {
  return createUploadPlaces({
    ofOwner: 2,
    inAll: 32,
    // A recording of five minutes has about one MB.
    bytes: 4 * UPLOAD_MAX_BYTES,
    ownBusy: 'Your last recordings are still being written down. Please wait until they are done.',
    busy: 'Too many recordings are being written down right now. Please try again in a moment.',
  });
}
