import { useCallback, useEffect, useRef, useState } from 'react';
import { signInAgain } from '../../../../relay/signInAgain.ts';
import { sendRecording } from './sendRecording.ts';
import {
  startSoundRecorder,
  type MicrophoneFailure,
  type SoundRecorder,
  type SoundRecording,
} from './soundRecorder.ts';

interface RecordingOptions {
  onText: (text: string) => void;
  /** Gets how long the person spoke, in seconds, with the words. */
  onSpoken: (seconds: number) => void;
  /** Nothing came of it. With a message: the server's, about this recording. */
  onFailure: (failure: MicrophoneFailure, message?: string) => void;
}

export interface RecordingControl {
  /**
   * `asking` until the microphone is open; `writing` while the recording is written down; `kept` when that failed and it
   * can be sent again.
   */
  state: 'off' | 'asking' | 'recording' | 'writing' | 'kept';
  /** Why it is kept, in the server's words; `''` if it has none. */
  problem: string;
  /** How long the recording is so far, and how loud it is, 0 to 1. */
  measure: () => { seconds: number; level: number };
  start: () => void;
  /** Ends the recording, and has it written down. */
  stop: () => void;
  /** Gives up the recording, in whatever state it is. */
  cancel: () => void;
  /** Sends a kept recording again. */
  tryAgain: () => void;
}

interface Current {
  /** Aborts when the recording is given up. */
  ending: AbortController;
  recorder: SoundRecorder | null;
  recorded: SoundRecording | null;
}

/** Sent again, these recordings would be refused again: too long, of a wrong type, or without a word. */
const FINAL = new Set([413, 415, 422]);
const NOTHING = { seconds: 0, level: 0 };

/**
 * Speech to text through the server, one recording at a time (docs/product.md#interview-practice). A recording that
 * couldn't be written down is kept as long as the page is open. Leaving the page ends it.
 */
export function useRecording(options: RecordingOptions): RecordingControl {
  const [state, setState] = useState<RecordingControl['state']>('off');
  const [problem, setProblem] = useState('');
  const current = useRef<Current | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const close = useCallback(() => {
    current.current?.ending.abort();
    current.current?.recorder?.cancel();
    current.current = null;
    setState('off');
  }, []);

  const write = useCallback(
    async (running: Current, { sound, spokenSeconds }: SoundRecording) => {
      setState('writing');
      const result = await sendRecording(sound, running.ending.signal);
      if (result === null) return;
      if (!result.ok && !FINAL.has(result.status)) {
        if (result.status === 401) signInAgain();
        setProblem(result.message);
        setState('kept');
        if (result.status !== 401) latest.current.onFailure('failed');
        return;
      }
      close();
      if (!result.ok) return latest.current.onFailure('failed', result.message);
      latest.current.onText(result.text);
      latest.current.onSpoken(spokenSeconds);
    },
    [close],
  );

  const start = useCallback(async () => {
    if (current.current) return;
    const running: Current = { ending: new AbortController(), recorder: null, recorded: null };
    current.current = running;
    setState('asking');
    const recorder = await startSoundRecorder((recorded) => {
      running.recorder = null;
      running.recorded = recorded;
      void write(running, recorded);
    }, running.ending.signal);
    if (recorder === null) return;
    if (typeof recorder === 'string') {
      close();
      return latest.current.onFailure(recorder);
    }
    running.recorder = recorder;
    setState('recording');
  }, [close, write]);

  useEffect(
    () => () => {
      current.current?.ending.abort();
      current.current?.recorder?.cancel();
    },
    [],
  );

  return {
    state,
    problem,
    measure: useCallback(() => current.current?.recorder?.measure() ?? NOTHING, []),
    start: () => void start(),
    stop: () => {
      const running = current.current;
      if (running?.recorder) running.recorder.stop();
      // The browser is still asking for the microphone.
      else if (!running?.recorded) close();
    },
    cancel: close,
    tryAgain: () => {
      const running = current.current;
      if (running?.recorded && state === 'kept') void write(running, running.recorded);
    },
  };
}
