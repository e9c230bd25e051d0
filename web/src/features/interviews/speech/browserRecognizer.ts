import type { CreateRecognizer, RecognitionFailure } from './recognizer.ts';
import { IS_CONTINUOUS, SPEECH_LANGUAGE } from './speechSettings.ts';

/** What is used of the Web Speech API, which TypeScript doesn't describe. */
export interface NativeRecognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onspeechstart: (() => void) | null;
  onspeechend: (() => void) | null;
  onresult: ((event: NativeResults) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

export interface NativeResults {
  resultIndex: number;
  results: ArrayLike<{ isFinal: boolean; 0?: { transcript: string } }>;
}

declare global {
  interface Window {
    SpeechRecognition?: (new () => NativeRecognition) | undefined;
    webkitSpeechRecognition?: (new () => NativeRecognition) | undefined;
  }
}

const FAILURES: Record<string, RecognitionFailure> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'no-speech': 'silent',
};

/** The browser's own speech recognition; null where there is none. */
export function findBrowserRecognizer(): CreateRecognizer | null {
  const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  if (!Recognition) return null;
  return (events) => {
    const native = new Recognition();
    native.lang = SPEECH_LANGUAGE;
    native.continuous = IS_CONTINUOUS;
    native.interimResults = true;
    // Some browsers end without ever calling what they heard final.
    let interim = '';
    let isOver = false;
    native.onstart = () => events.onStart();
    native.onspeechstart = () => events.onSpeech(true);
    native.onspeechend = () => events.onSpeech(false);
    native.onresult = ({ resultIndex, results }) => {
      const fresh = Array.from(results).slice(resultIndex);
      const join = (isFinal: boolean) =>
        fresh
          .filter((result) => result.isFinal === isFinal)
          .map((result) => result[0]?.transcript ?? '')
          .join('')
          .trim();
      interim = join(false);
      const text = join(true);
      if (text) events.onText(text);
      events.onInterim(interim);
    };
    native.onerror = ({ error }) => {
      if (error !== 'aborted') events.onFailure(FAILURES[error] ?? 'failed');
    };
    native.onend = () => {
      if (isOver) return;
      isOver = true;
      if (interim) events.onText(interim);
      events.onEnd();
    };
    return {
      start: () => native.start(),
      stop: () => native.stop(),
      cancel: () => {
        isOver = true;
        native.onstart = native.onspeechstart = native.onspeechend = native.onresult = native.onerror = null;
        native.abort();
      },
    };
  };
}
