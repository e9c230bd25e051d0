import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NativeRecognition, NativeResults } from './browserRecognizer.ts';
import { splitSentences } from './splitSentences.ts';
import { useSpeechRecognition } from './useSpeechRecognition.ts';
import { useSpeechSynthesis } from './useSpeechSynthesis.ts';

class FakeRecognition implements NativeRecognition {
  static last: FakeRecognition;
  lang = '';
  continuous = true;
  interimResults = false;
  onstart: (() => void) | null = null;
  onspeechstart: (() => void) | null = null;
  onspeechend: (() => void) | null = null;
  onresult: ((event: NativeResults) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  aborted = false;
  constructor() {
    FakeRecognition.last = this;
  }
  start = () => this.onstart?.();
  stop = () => this.onend?.();
  abort = () => {
    this.aborted = true;
    this.onend?.();
  };
  hear = (transcript: string, isFinal: boolean) =>
    this.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript } }] });
}

describe('recording', () => {
  const onText = vi.fn<(text: string) => void>();
  const onSpoken = vi.fn<(seconds: number) => void>();
  const onFailure = vi.fn<(failure: string) => void>();
  const open = () => renderHook(() => useSpeechRecognition({ onText, onSpoken, onFailure }));

  beforeEach(() => {
    vi.clearAllMocks();
    vi.useFakeTimers();
    window.SpeechRecognition = FakeRecognition;
    window.webkitSpeechRecognition = undefined;
  });
  afterEach(() => vi.useRealTimers());

  it('is set up as documented', () => {
    const { result } = open();
    act(() => result.current.start());
    expect(result.current.state).toBe('recording');
    expect(FakeRecognition.last).toMatchObject({ lang: 'en-US', continuous: false, interimResults: true });
  });

  it('also works under the older name', () => {
    window.SpeechRecognition = undefined;
    window.webkitSpeechRecognition = FakeRecognition;
    const { result } = open();
    act(() => result.current.start());
    expect(result.current.state).toBe('recording');
  });

  it('shows what may still change, hands over what is certain, and measures only speech', () => {
    const { result } = open();
    act(() => result.current.start());
    vi.advanceTimersByTime(5_000);
    act(() => FakeRecognition.last.onspeechstart?.());
    act(() => FakeRecognition.last.hear('I led', false));
    expect(result.current).toMatchObject({ isHearing: true, interim: 'I led' });
    expect(onText).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3_000);
    act(() => FakeRecognition.last.hear('I led a ward', true));
    act(() => FakeRecognition.last.onspeechend?.());
    vi.advanceTimersByTime(2_000);
    act(() => result.current.stop());
    expect(onText).toHaveBeenCalledExactlyOnceWith('I led a ward');
    expect(onSpoken).toHaveBeenCalledExactlyOnceWith(3);
    expect(result.current).toMatchObject({ state: 'off', interim: '' });
  });

  it('keeps what a browser never called certain', () => {
    const { result } = open();
    act(() => result.current.start());
    act(() => FakeRecognition.last.hear('at night', false));
    act(() => result.current.stop());
    expect(onText).toHaveBeenCalledExactlyOnceWith('at night');
  });

  it('can be taken over at once, and then nothing arrives any more', () => {
    const { result } = open();
    act(() => result.current.start());
    act(() => FakeRecognition.last.hear('at night', false));
    vi.advanceTimersByTime(1_500);
    let taken = { interim: '', seconds: 0 };
    act(() => {
      taken = result.current.take();
    });
    expect(taken).toEqual({ interim: 'at night', seconds: 1.5 });
    expect([FakeRecognition.last.aborted, result.current.state]).toEqual([true, 'off']);
    expect(onText).not.toHaveBeenCalled();
    expect(onSpoken).not.toHaveBeenCalled();
  });

  it.each([
    ['not-allowed', 'refused'],
    ['service-not-allowed', 'refused'],
    ['no-speech', 'silent'],
    ['network', 'failed'],
    ['audio-capture', 'failed'],
  ])('says that it failed: %s is %s', (error, failure) => {
    const { result } = open();
    act(() => result.current.start());
    act(() => {
      FakeRecognition.last.onerror?.({ error });
      FakeRecognition.last.onend?.();
    });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
    expect(result.current.state).toBe('off');
  });

  it('says that it isn’t supported', () => {
    window.SpeechRecognition = undefined;
    const { result } = open();
    act(() => result.current.start());
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('unsupported');
    expect(result.current.state).toBe('off');
  });

  it('ends with the page', () => {
    const { result, unmount } = open();
    act(() => result.current.start());
    unmount();
    expect(FakeRecognition.last.aborted).toBe(true);
  });
});

describe('speaking', () => {
  class FakeUtterance {
    lang = '';
    rate = 1;
    pitch = 0;
    volume = 1;
    onend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const speak = vi.fn<(utterance: FakeUtterance) => void>();
  const cancel = vi.fn<() => void>();

  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal('speechSynthesis', { speak, cancel });
    vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('uses the documented settings, sentence by sentence, and ends with the last', () => {
    const { result } = renderHook(() => useSpeechSynthesis());
    act(() => result.current.speak('Welcome. Who are you?'));
    const spoken = speak.mock.calls.map(([utterance]) => utterance);
    expect(spoken.map(({ text }) => text)).toEqual(['Welcome.', 'Who are you?']);
    for (const utterance of spoken)
      expect(utterance).toMatchObject({ lang: 'en-US', rate: 0.9, pitch: 1, volume: 0.8 });
    act(() => spoken[0]?.onend?.());
    expect(result.current.isSpeaking).toBe(true);
    act(() => spoken[1]?.onend?.());
    expect(result.current.isSpeaking).toBe(false);
  });

  it('can be stopped; the end of what was stopped says nothing about what is spoken next', () => {
    const { result } = renderHook(() => useSpeechSynthesis());
    act(() => result.current.speak('One.'));
    act(() => result.current.stop());
    expect(result.current.isSpeaking).toBe(false);
    expect(cancel).toHaveBeenCalled();
    act(() => result.current.speak('Two.'));
    act(() => speak.mock.calls[0]?.[0].onend?.());
    expect(result.current.isSpeaking).toBe(true);
  });

  it('stays silent before the person has touched the page', () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    const { result } = renderHook(() => useSpeechSynthesis());
    act(() => result.current.speak('One.'));
    expect(speak).not.toHaveBeenCalled();
  });

  it('does without where there is none', () => {
    vi.stubGlobal('speechSynthesis', undefined);
    const { result } = renderHook(() => useSpeechSynthesis());
    expect(result.current.isSupported).toBe(false);
    act(() => result.current.speak('One.'));
    expect(result.current.isSpeaking).toBe(false);
  });
});

it('splits a text into sentences', () => {
  expect(splitSentences('At St. Bride you led 24 nurses. How?\n\nTell me more.')).toContain('Tell me more.');
  expect(splitSentences('  ')).toEqual([]);
});
