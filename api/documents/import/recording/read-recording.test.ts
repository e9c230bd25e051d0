import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DomainError, RuleError } from '../../../core/errors.ts';
import { builtEntry } from '../../../testing/built-entry.ts';
import { createDocumentReader, type DocumentReader } from '../child/document-reader.ts';
import { goodPdf } from '../testing/hostile-files.ts';
import { FILM, longWebm, readRecordingFile, RECORDINGS, silentWav } from '../testing/recordings.ts';
import { readRecording } from './read-recording.ts';

/** The reason or kind of the refusal; `read` if there was none. */
async function outcomeOf(bytes: Uint8Array, read: typeof readRecording = readRecording): Promise<string> {
  try {
    await read(bytes);
    return 'read';
  } catch (error) {
    if (error instanceof RuleError) return error.reason;
    if (error instanceof DomainError) return error.kind;
    return String(error);
  }
}

describe('a recording', () => {
  it.each(RECORDINGS)('%s is told by its content, with its length', async (name, type, seconds) => {
    const facts = await readRecording(readRecordingFile(name));
    expect(type.replace('audio/mpeg', 'audio/mp3')).toBe(`audio/${facts.type}`);
    expect(facts.seconds).toBeCloseTo(seconds, 2);
  });

  it('of WAV has a length, too', async () => {
    expect(await readRecording(silentWav(2.5))).toEqual({ type: 'wav', seconds: 2.5 });
  });

  it('that names no length is as long as its last sound says', async () => {
    const { type, seconds } = await readRecording(await longWebm(306));
    expect(type).toBe('webm');
    expect(seconds).toBeCloseTo(306, 0);
  });

  it.each([
    ['no bytes', new Uint8Array()],
    ['a header and no sound', silentWav(0)],
  ])('of %s is empty', async (_what, bytes) => {
    expect(await outcomeOf(bytes)).toBe('recording-empty');
  });

  it.each([
    ['a film', readRecordingFile(FILM)],
    ['a PDF', goodPdf()],
    ['a text', new TextEncoder().encode('Recording '.repeat(200))],
    ['noise', Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7_919 + (at >> 3) * 31) % 251)],
  ])('is not %s', async (_what, bytes) => {
    expect(await outcomeOf(bytes)).toBe('unsupported-type');
  });
});

// Some of these would be read forever; a child process ends that.
describe('a damaged recording is read or refused in words', () => {
  let reader: DocumentReader;
  beforeAll(() => {
    reader = createDocumentReader({
      processes: 2,
      waitMs: 60_000,
      entry: builtEntry('reader-child'),
    });
  });
  afterAll(() => reader.close());
  const ALLOWED = /^(read|recording-empty|recording-damaged|unsupported-type)$/;
  const readIt = (bytes: Uint8Array) =>
    outcomeOf(bytes, (whole) => reader.readRecording(whole, AbortSignal.timeout(60_000)));

  it.each([
    ['chromium.webm', 271],
    ['flac.flac', 108],
  ] as const)('%s, of which only %i bytes are there', async (name, length) => {
    expect(await readIt(readRecordingFile(name).subarray(0, length))).toBe('recording-damaged');
  });

  it.each(RECORDINGS)('%s, cut off', async (name) => {
    const whole = readRecordingFile(name);
    for (const part of [0.05, 0.3, 0.6, 0.9])
      expect(await readIt(whole.subarray(0, Math.floor(part * whole.length)))).toMatch(ALLOWED);
  });

  it.each(RECORDINGS)('%s with changed bytes', async (name) => {
    const whole = readRecordingFile(name);
    for (const round of [0, 40, 87, 95, 112]) {
      const bytes = whole.slice();
      for (let change = 0; change < 4; change += 1)
        bytes[(round * 131 + change * 977) % bytes.length] = (round * 37 + change * 101) % 256;
      expect(await readIt(bytes)).toMatch(ALLOWED);
    }
  });
});
