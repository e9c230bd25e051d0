import { useCallback, useEffect, useRef, useState } from 'react';
import { splitSentences } from './splitSentences.ts';
import { SPEECH_LANGUAGE, SPEECH_PITCH, SPEECH_RATE, SPEECH_VOLUME } from './speechSettings.ts';

export interface SpeechSynthesisControl {
  isSupported: boolean;
  isSpeaking: boolean;
  /** Speaks a text in place of what is being spoken. Does nothing before the person has touched the page. */
  speak: (text: string) => void;
  stop: () => void;
}

/** Text to speech by the browser (docs/product.md#interview-practice). Leaving the page ends it. */
export function useSpeechSynthesis(): SpeechSynthesisControl {
  const isSupported = 'speechSynthesis' in window && window.speechSynthesis !== undefined;
  const [isSpeaking, setSpeaking] = useState(false);
  // Chromium drops an utterance that nobody holds, and with it the event that says it has ended.
  const speaking = useRef<SpeechSynthesisUtterance[]>([]);

  const stop = useCallback(() => {
    speaking.current = [];
    setSpeaking(false);
    if (isSupported) window.speechSynthesis.cancel();
  }, [isSupported]);

  const speak = useCallback(
    (text: string) => {
      stop();
      if (!isSupported || navigator.userActivation?.hasBeenActive === false) return;
      // Sentence by sentence: some voices break off after a quarter of a minute.
      const utterances = splitSentences(text).map((sentence) => createUtterance(sentence));
      speaking.current = utterances;
      for (const utterance of utterances) {
        utterance.onend = utterance.onerror = () => {
          // What was stopped may report its end later.
          if (speaking.current !== utterances) return;
          if (utterance === utterances.at(-1)) setSpeaking(false);
        };
        window.speechSynthesis.speak(utterance);
      }
      setSpeaking(utterances.length > 0);
    },
    [isSupported, stop],
  );

  useEffect(() => {
    if (!isSupported) return undefined;
    const { speechSynthesis } = window;
    const cancel = () => speechSynthesis.cancel();
    // A reload doesn't end it by itself.
    window.addEventListener('pagehide', cancel);
    return () => {
      window.removeEventListener('pagehide', cancel);
      cancel();
    };
  }, [isSupported]);

  return { isSupported, isSpeaking, speak, stop };
}

function createUtterance(text: string): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = SPEECH_LANGUAGE;
  utterance.rate = SPEECH_RATE;
  utterance.pitch = SPEECH_PITCH;
  utterance.volume = SPEECH_VOLUME;
  return utterance;
}
