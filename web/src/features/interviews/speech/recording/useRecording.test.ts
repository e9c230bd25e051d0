import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  FakeMediaRecorder,
  fakeMicrophone,
  type FakeMicrophone,
} from '../../../../testing/fakeMicrophone.ts';
import { toLevel } from './soundMeter.ts';
import { useRecording } from './useRecording.ts';

const onText = vi.fn<(text: string) => void>();
const onSpoken = vi.fn<(seconds: number) => void>();
const onFailure = vi.fn<(failure: string, message?: string) => void>();
const open = () => renderHook(() => useRecording({ onText, onSpoken, onFailure }));

/** Answers each upload in turn; without an answer it stays on its way. */
const upload = vi.fn<typeof fetch>();
const answer = (status: number, body: object) =>
  upload.mockImplementationOnce(async () => Response.json(body, { status }));
const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

let microphone: FakeMicrophone;
beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  microphone = fakeMicrophone();
  vi.stubGlobal('fetch', upload);
  upload.mockImplementation(
    (_path, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts, speaks as long as given after a second of silence, and stops. */
async function speak(result: { current: ReturnType<typeof useRecording> }, milliseconds = 3_000) {
  act(() => result.current.start());
  await pass(1_000);
  microphone.loudness = 0.2;
  await pass(milliseconds);
  microphone.loudness = 0;
  await pass(2_000);
  act(() => result.current.stop());
  await pass();
}

describe('a recording', () => {
  it('is sent as it was recorded, and its words arrive with how long the person spoke', async () => {
    answer(200, { text: 'I led a ward.' });
    const { result } = open();
    act(() => result.current.start());
    expect(result.current.state).toBe('asking');
    await pass();
    expect([result.current.state, microphone.isOpen]).toEqual(['recording', true]);
    await pass(500);
    act(() => result.current.cancel());
    await speak(result);
    expect(onText).toHaveBeenCalledExactlyOnceWith('I led a ward.');
    expect(onSpoken.mock.calls[0]?.[0]).toBeCloseTo(3, 0);
    expect(onFailure).not.toHaveBeenCalled();
    expect([result.current.state, microphone.isOpen]).toEqual(['off', false]);
    expect(upload).toHaveBeenCalledTimes(1);
    const [path, init] = upload.mock.calls[0] ?? [];
    expect([path, init?.method]).toEqual(['/api/interview/transcribe', 'POST']);
    const sent = init?.body instanceof FormData ? init.body.get('recording') : null;
    expect(sent).toBeInstanceOf(File);
    expect(sent instanceof File && [sent.type, await sent.text()]).toEqual([
      'audio/webm;codecs=opus',
      'sound',
    ]);
  });

  it('is MP4 where the browser records nothing else', async () => {
    const { types } = FakeMediaRecorder;
    FakeMediaRecorder.types = ['audio/mp4'];
    const { result } = open();
    await speak(result);
    expect(FakeMediaRecorder.last.mimeType).toBe('audio/mp4');
    FakeMediaRecorder.types = types;
  });

  it('shows its length and its level', async () => {
    const { result } = open();
    act(() => result.current.start());
    await pass(2_000);
    expect(result.current.measure()).toEqual({ seconds: 2, level: 0 });
    microphone.loudness = 0.2;
    expect(result.current.measure().level).toBeGreaterThan(0.5);
  });

  it('ends by itself after five minutes and is written down', async () => {
    answer(200, { text: 'A long story.' });
    const { result } = open();
    act(() => result.current.start());
    await pass(299_000);
    expect(result.current.state).toBe('recording');
    await pass(1_500);
    expect(onText).toHaveBeenCalledExactlyOnceWith('A long story.');
  });

  it('can be given up while it is recorded and while it is written down', async () => {
    const { result } = open();
    act(() => result.current.start());
    await pass(1_000);
    act(() => result.current.cancel());
    expect([result.current.state, microphone.isOpen]).toEqual(['off', false]);
    expect(upload).not.toHaveBeenCalled();
    await speak(result);
    expect(result.current.state).toBe('writing');
    act(() => result.current.cancel());
    await pass();
    expect(upload.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(result.current.state).toBe('off');
    expect([onText.mock.calls, onFailure.mock.calls]).toEqual([[], []]);
  });

  it('ends with the page', async () => {
    const { result, unmount } = open();
    act(() => result.current.start());
    await pass();
    unmount();
    expect(microphone.isOpen).toBe(false);
    await pass(1_000);
    expect(upload).not.toHaveBeenCalled();
  });
});

describe('a recording that can’t be written down', () => {
  it.each([
    [502, 'Failed to recognize speech. Please try again.'],
    [504, 'Failed to recognize speech. Please try again.'],
    [503, 'Too many recordings are being written down right now. Please try again in a moment.'],
    [429, 'You have used up today’s share of the AI service.'],
  ])('by a %i is kept, and sent again as it is', async (status, message) => {
    answer(status, { message });
    const { result } = open();
    await speak(result);
    expect(result.current).toMatchObject({ state: 'kept', problem: message });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('failed');
    // Nothing else can begin: it would take its place.
    act(() => result.current.start());
    expect(result.current.state).toBe('kept');
    answer(200, { text: 'I led a ward.' });
    act(() => result.current.tryAgain());
    await pass();
    expect(onText).toHaveBeenCalledExactlyOnceWith('I led a ward.');
    expect(onSpoken.mock.calls[0]?.[0]).toBeCloseTo(3, 0);
    expect(result.current.state).toBe('off');
  });

  it('by a cut connection or a broken answer is kept, too', async () => {
    upload.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer(200, { words: 1 });
    const { result } = open();
    await speak(result);
    expect(result.current).toMatchObject({ state: 'kept', problem: '' });
    act(() => result.current.tryAgain());
    await pass();
    expect(result.current.state).toBe('kept');
    act(() => result.current.cancel());
    expect(result.current.state).toBe('off');
  });

  it('because nothing was said is told so and not kept', async () => {
    answer(422, { message: 'Nothing was heard.' });
    const { result } = open();
    await speak(result);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('failed', 'Nothing was heard.');
    expect(result.current.state).toBe('off');
  });
});

describe('the microphone', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'failed'],
  ])('that gives a %s is %s', async (name, failure) => {
    microphone.ask.mockRejectedValueOnce(new DOMException('', name));
    const { result } = open();
    act(() => result.current.start());
    await pass();
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
    expect(result.current.state).toBe('off');
  });

  it.each(['MediaRecorder', 'navigator'])('can’t be used without %s', async (name) => {
    vi.stubGlobal(name, name === 'navigator' ? {} : undefined);
    const { result } = open();
    act(() => result.current.start());
    await pass();
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('unsupported');
  });

  it('is closed again if it opens after the person gave up', async () => {
    let allow = () => {};
    microphone.ask.mockReturnValueOnce(new Promise((resolve) => (allow = () => resolve())));
    const { result } = open();
    act(() => result.current.start());
    act(() => result.current.stop());
    expect(result.current.state).toBe('off');
    allow();
    await pass();
    expect([microphone.isOpen, result.current.state]).toEqual([false, 'off']);
  });

  it('may go away in the middle: what was recorded is written down', async () => {
    answer(200, { text: 'Half an answer.' });
    const { result } = open();
    act(() => result.current.start());
    await pass(1_000);
    act(() => FakeMediaRecorder.last.stop());
    await pass();
    expect(onText).toHaveBeenCalledExactlyOnceWith('Half an answer.');
  });
});

it('levels are those of ears: silence is 0, a loud voice 1, half of it lies high between', () => {
  const of = (value: number) => toLevel(new Float32Array(64).fill(value));
  expect([of(0), of(0.5)]).toEqual([0, 1]);
  expect(of(0.1)).toBeGreaterThan(0.5);
  expect(of(0.1)).toBeLessThan(1);
});
