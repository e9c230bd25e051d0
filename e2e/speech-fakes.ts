import type { Page } from '@playwright/test';

/** What a page has spoken, rounded: the browser keeps 32-bit floats. */
export interface Spoken {
  text: string;
  lang: string;
  rate: number;
  pitch: number;
  volume: number;
}

export interface SpeechFake {
  recognizer: {
    lang: string;
    continuous: boolean;
    interimResults: boolean;
    state: 'new' | 'recording' | 'ended';
    hear: (text: string, isFinal: boolean) => void;
    fail: (error: string) => void;
    end: () => void;
  } | null;
  spoken: Spoken[];
  /** Ends what is being spoken. */
  finishSpeaking: () => void;
  canceled: number;
}

declare global {
  interface Window {
    speechFake: SpeechFake;
  }
}

/** Replaces the browser's speech recognition and synthesis, which need a microphone and voices, for pages to come. */
export async function fakeSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fake: SpeechFake = { recognizer: null, spoken: [], finishSpeaking: () => {}, canceled: 0 };
    window.speechFake = fake;
    class Recognition {
      lang = '';
      continuous = true;
      interimResults = false;
      state: 'new' | 'recording' | 'ended' = 'new';
      onstart: (() => void) | null = null;
      onend: (() => void) | null = null;
      onspeechstart: (() => void) | null = null;
      onspeechend: (() => void) | null = null;
      onresult: ((event: object) => void) | null = null;
      onerror: ((event: { error: string }) => void) | null = null;
      constructor() {
        fake.recognizer = this;
      }
      start() {
        this.state = 'recording';
        this.onstart?.();
      }
      stop() {
        this.end();
      }
      abort() {
        this.end();
      }
      hear(text: string, isFinal: boolean) {
        this.onspeechstart?.();
        this.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript: text } }] });
      }
      fail(error: string) {
        this.onerror?.({ error });
        this.end();
      }
      end() {
        if (this.state === 'ended') return;
        this.state = 'ended';
        this.onspeechend?.();
        this.onend?.();
      }
    }
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      Object.defineProperty(window, name, { value: Recognition, configurable: true });
    let waiting: SpeechSynthesisUtterance[] = [];
    fake.finishSpeaking = () => {
      const ended = waiting;
      waiting = [];
      for (const utterance of ended) utterance.dispatchEvent(new Event('end'));
    };
    const round = (value: number) => Math.round(value * 100) / 100;
    Object.defineProperty(window, 'speechSynthesis', {
      configurable: true,
      value: {
        speak(utterance: SpeechSynthesisUtterance) {
          const { text, lang, rate, pitch, volume } = utterance;
          waiting.push(utterance);
          fake.spoken.push({ text, lang, rate: round(rate), pitch: round(pitch), volume: round(volume) });
        },
        cancel() {
          waiting = [];
          fake.canceled += 1;
        },
      },
    });
  });
}

/** A browser without speech recognition. */
export async function withoutRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      Object.defineProperty(window, name, { value: undefined, configurable: true });
  });
}
