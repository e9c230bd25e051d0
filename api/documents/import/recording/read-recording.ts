import {
  BufferSource,
  FLAC,
  Input,
  MP3,
  MP4,
  OGG,
  UnsupportedInputFormatError,
  WAVE,
  WEBM,
  type InputFormat,
} from 'mediabunny';
import { DomainError, UnsupportedTypeError } from '../../../core/errors.ts';
import {
  recordingDamaged,
  recordingEmpty,
  type RecordingFacts,
  type RecordingType,
} from './recording-facts.ts';

const FORMATS = new Map<InputFormat, RecordingType>([
  [WEBM, 'webm'],
  [OGG, 'ogg'],
  [MP4, 'mp4'],
  [MP3, 'mp3'],
  [WAVE, 'wav'],
  [FLAC, 'flac'],
]);

const unsupported = () => new UnsupportedTypeError('Please send sound as WebM, Ogg, MP4, MP3, WAV or FLAC.');

/**
 * Reads what a recording is, by its content, and how long. Browsers write no length into what they record, so the end of
 * the last piece of sound counts. Nothing is decoded.
 *
 * @throws {UnsupportedTypeError} for anything else, and for film. {@link RuleError} with the reasons `recording-empty`
 * and `recording-damaged`.
 */
export async function readRecording(bytes: Uint8Array): Promise<RecordingFacts> {
  if (bytes.length === 0) throw recordingEmpty();
  const input = new Input({ source: new BufferSource(bytes), formats: [...FORMATS.keys()] });
  try {
    const type = FORMATS.get(await input.getFormat());
    const tracks = await input.getTracks();
    if (!type || tracks.some((track) => !track.isAudioTrack())) throw unsupported();
    const seconds = tracks.length === 0 ? 0 : await input.computeDuration();
    if (seconds === 0) throw recordingEmpty();
    if (!Number.isFinite(seconds) || seconds < 0) throw recordingDamaged();
    return { type, seconds };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if (error instanceof UnsupportedInputFormatError) throw unsupported();
    throw recordingDamaged();
  } finally {
    input.dispose();
  }
}
