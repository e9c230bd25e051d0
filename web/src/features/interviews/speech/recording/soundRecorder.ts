import { RECORDING_MAX_SECONDS } from '../../../../../../api/limits.ts';
import { openSoundMeter } from './soundMeter.ts';

/** Why there is no recording: the browser can't, the microphone was refused, there is none, or anything else. */
export type MicrophoneFailure = 'unsupported' | 'refused' | 'missing' | 'failed';

export interface SoundRecording {
  sound: Blob;
  /** How long the person spoke, pauses included. */
  spokenSeconds: number;
}

export interface SoundRecorder {
  /** Ends the recording, which then arrives. */
  stop: () => void;
  /** Ends it; nothing arrives. */
  cancel: () => void;
  measure: () => { seconds: number; level: number };
}

/** Chromium and Firefox make the first, Safari the second. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** Enough for speech: five minutes have about one MB. */
const BITS_PER_SECOND = 32_000;
const PIECE_MS = 1_000;
const LISTEN_MS = 100;
/** Above this somebody speaks. */
const SPEECH_LEVEL = 0.25;

const FAILURES: Record<string, MicrophoneFailure> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/**
 * Opens the microphone, for which the browser may have to ask, and records. The recording ends by itself after five
 * minutes, or when the microphone goes away; what was recorded arrives.
 *
 * @param onEnd gets the recording, once
 * @param signal gives up before the microphone is open
 * @returns null if the signal has aborted
 */
export async function startSoundRecorder(
  onEnd: (recording: SoundRecording) => void,
  signal: AbortSignal,
): Promise<SoundRecorder | MicrophoneFailure | null> {
  // Both are missing on a page without https.
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices) return 'unsupported';
  let stream: MediaStream | null = null;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
    if (!signal.aborted) return record(stream, onEnd);
    release(stream);
    return null;
  } catch (error) {
    if (stream) release(stream);
    if (signal.aborted) return null;
    return (error instanceof Error && FAILURES[error.name]) || 'failed';
  }
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function record(stream: MediaStream, onEnd: (recording: SoundRecording) => void): SoundRecorder {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType && { mimeType }),
  });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) pieces.push(data);
  };
  recorder.start(PIECE_MS);
  const meter = openSoundMeter(stream);
  const begun = performance.now();
  let firstHeard: number | null = null;
  let lastHeard = begun;
  const listening = setInterval(() => {
    if (meter && meter.level() < SPEECH_LEVEL) return;
    lastHeard = performance.now();
    firstHeard ??= lastHeard;
  }, LISTEN_MS);
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const limit = setTimeout(stop, RECORDING_MAX_SECONDS * 1_000);
  const close = () => {
    clearInterval(listening);
    clearTimeout(limit);
    meter?.close();
    release(stream);
  };
  recorder.onstop = () => {
    close();
    // A voice that the meter found too low was there all the same.
    const since = firstHeard ?? begun;
    const until = firstHeard === null ? performance.now() : lastHeard;
    onEnd({
      sound: new Blob(pieces, { type: recorder.mimeType }),
      spokenSeconds: (until - since) / 1_000,
    });
  };
  return {
    stop,
    cancel: () => {
      recorder.onstop = null;
      stop();
      close();
    },
    measure: () => ({
      seconds: Math.min((performance.now() - begun) / 1_000, RECORDING_MAX_SECONDS),
      level: meter?.level() ?? 0,
    }),
  };
}
