/** How loud it is right now, 0 (silence) to 1. */
export interface SoundMeter {
  level: () => number;
  close: () => void;
}

/** A quiet room and a loud voice, in decibels below the loudest that can be recorded. */
const QUIET_DB = -60;
const LOUD_DB = -12;

/** Measures what a microphone hears; null where the browser can't. */
export function openSoundMeter(stream: MediaStream): SoundMeter | null {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1_024;
    context.createMediaStreamSource(stream).connect(analyser);
    // Some browsers begin with a pause.
    void context.resume().catch(() => {});
    const samples = new Float32Array(analyser.fftSize);
    return {
      level: () => {
        analyser.getFloatTimeDomainData(samples);
        return toLevel(samples);
      },
      close: () => void context.close().catch(() => {}),
    };
  } catch {
    return null;
  }
}

/** The loudness of samples between -1 and 1, on a scale that ears agree with. */
export function toLevel(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const decibels = 10 * Math.log10(power);
  return Math.min(Math.max((decibels - QUIET_DB) / (LOUD_DB - QUIET_DB), 0), 1);
}
