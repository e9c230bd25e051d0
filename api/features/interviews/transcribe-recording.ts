import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotReadyError, TooLargeError, UpstreamError } from '../../core/errors.ts';
import { cleanText } from '../../core/input.ts';
import type { RecordingType } from '../../documents/import/recording/recording-facts.ts';
import { RECORDING_MAX_SECONDS } from '../../limits.ts';
import type { UploadPlace } from '../../platform/upload-places.ts';

const MEDIA_TYPES: Record<RecordingType, string> = {
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  mp4: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  flac: 'audio/flac',
};

/** Browsers stop a recording a moment after they are told to. */
const TOLERANCE_SECONDS = 5;
/** Three times what can be said in the longest recording. */
const TRANSCRIPT_MAX_LENGTH = 20_000;

/**
 * Reserves a place before a recording is received, so that one over the limits is refused before its bytes are read.
 *
 * @param size its size in bytes, if known
 * @throws {NotReadyError} where no engine can write down speech, and while too many recordings are under way.
 * {@link RateLimitedError} after 120 recordings of this user in an hour, or while two of them are under way.
 */
export async function reserveRecording(
  deps: Deps,
  actor: Actor | null,
  size: number | undefined,
): Promise<UploadPlace> {
  const { userId } = requireUser(actor);
  if (!deps.assistant.transcribe)
    throw new NotReadyError('This installation can’t write down speech. Please type your response.');
  await deps.rateLimits.consume({ transcribeByUser: userId });
  return deps.recordingPlaces.reserve(userId, size);
}

/**
 * Has a recording written down (docs/product.md#interview-practice). Neither it nor its words are stored or logged, and
 * nothing but the sound is passed on.
 *
 * @throws {UnsupportedTypeError} {@link TooLargeError} over five minutes. {@link RuleError} with the reasons
 * `recording-empty`, `recording-damaged` and `recording-silent`. {@link UpstreamError} {@link RateLimitedError} {@link NotReadyError}
 */
export async function transcribeRecording(
  deps: Deps,
  actor: Actor | null,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<string> {
  const { userId } = requireUser(actor);
  const { transcribe } = deps.assistant;
  if (!transcribe) throw new NotReadyError('This installation can’t write down speech.');
  const { type, seconds } = await deps.documents.readRecording(bytes, signal);
  if (seconds > RECORDING_MAX_SECONDS + TOLERANCE_SECONDS)
    throw new TooLargeError('A recording can have at most 5 minutes.');
  const recording = { bytes, type: MEDIA_TYPES[type], fileName: `recording.${type}` };
  const text = cleanText(await transcribe({ userId, signal }, recording));
  if (text === '' || text.length > TRANSCRIPT_MAX_LENGTH)
    throw new UpstreamError('Failed to recognize speech. Please try again.');
  return text;
}
