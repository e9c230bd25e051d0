import { useCallback, useEffect, useRef, useState } from 'react';
import { findBrowserRecognizer } from './browserRecognizer.ts';
import type { RecognitionFailure, Recognizer } from './recognizer.ts';

interface SpeechRecognitionOptions {
  /** Gets the words of each stretch of speech once they are certain. */
  onText: (text: string) => void;
  /** Gets how long the person spoke, in seconds, when a recording ends. */
  onSpoken: (seconds: number) => void;
  /** `unsupported`: the browser can't do it at all. */
  onFailure: (failure: RecognitionFailure | 'unsupported') => void;
}

export interface SpeechRecognitionControl {
  /** `starting` until the microphone is open; the browser may be asking for permission. */
  state: 'off' | 'starting' | 'recording';
  /** Somebody is speaking right now. */
  isHearing: boolean;
  /** What is heard so far and may still change. */
  interim: string;
  start: () => void;
  /** Ends the recording; what was heard still arrives. */
  stop: () => void;
  /** Ends the recording at once. Returns what it had heard that was not certain yet, and how long the person spoke. */
  take: () => { interim: string; seconds: number };
}

interface Recording {
  recognizer: Recognizer;
  interim: string;
  /** When the speech that is being heard began. */
  since: number | null;
  spokenMs: number;
}

/** Speech to text, one recording at a time (docs/product.md#interview-practice). Leaving the page ends it. */
export function useSpeechRecognition(options: SpeechRecognitionOptions): SpeechRecognitionControl {
  const [state, setState] = useState<SpeechRecognitionControl['state']>('off');
  const [isHearing, setHearing] = useState(false);
  const [interim, setInterim] = useState('');
  const current = useRef<Recording | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  /** Forgets the recording. Returns how long the person spoke. */
  const close = useCallback((): number => {
    const recording = current.current;
    current.current = null;
    setState('off');
    setHearing(false);
    setInterim('');
    return recording ? measure(recording) : 0;
  }, []);

  const start = useCallback(() => {
    if (current.current) return;
    const createRecognizer = findBrowserRecognizer();
    if (!createRecognizer) return latest.current.onFailure('unsupported');
    const recognizer = createRecognizer({
      onStart: () => setState('recording'),
      onSpeech: (isHeard) => {
        recording.spokenMs = measure(recording) * 1_000;
        recording.since = isHeard ? performance.now() : null;
        setHearing(isHeard);
      },
      onInterim: (text) => {
        // Not every browser says when speech begins.
        recording.since ??= text ? performance.now() : null;
        recording.interim = text;
        setInterim(text);
      },
      onText: (text) => latest.current.onText(text),
      onFailure: (failure) => latest.current.onFailure(failure),
      onEnd: () => {
        if (current.current === recording) latest.current.onSpoken(close());
      },
    });
    const recording: Recording = { recognizer, interim: '', since: null, spokenMs: 0 };
    current.current = recording;
    setState('starting');
    try {
      recognizer.start();
    } catch {
      close();
      latest.current.onFailure('failed');
    }
  }, [close]);

  const take = useCallback(() => {
    const recording = current.current;
    if (!recording) return { interim: '', seconds: 0 };
    recording.recognizer.cancel();
    return { interim: recording.interim, seconds: close() };
  }, [close]);

  useEffect(() => () => current.current?.recognizer.cancel(), []);
  const stop = useCallback(() => current.current?.recognizer.stop(), []);
  return { state, isHearing, interim, start, stop, take };
}

/** How long a recording has held speech so far, in seconds. */
function measure({ spokenMs, since }: Recording): number {
  return (spokenMs + (since === null ? 0 : performance.now() - since)) / 1_000;
}
