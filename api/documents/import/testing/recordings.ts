import { readFileSync } from 'node:fs';
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/**
 * Real recordings of about half a second, made by what their names say: Chromium's MediaRecorder (`in-pieces` with a
 * time slice), opusenc, lame and flac.
 */
export const RECORDINGS = [
  ['chromium.webm', 'audio/webm', 0.42],
  ['chromium-in-pieces.webm', 'audio/webm', 0.42],
  ['chromium.mp4', 'audio/mp4', 0.441],
  ['opusenc.ogg', 'audio/ogg', 0.5],
  ['lame.mp3', 'audio/mpeg', 0.576],
  ['flac.flac', 'audio/flac', 0.5],
] as const;

/** A recording with a picture, made by Chromium. */
export const FILM = 'film.webm';

/** The bytes of a recording in the folder beside. */
export function readRecordingFile(name: (typeof RECORDINGS)[number][0] | typeof FILM): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`./recordings/${name}`, import.meta.url)));
}

/** Silence as a WAV file of 8,000 bytes a second. */
export function silentWav(seconds: number): Uint8Array {
  const [rate, size] = [8_000, Math.round(seconds * 8_000)];
  const bytes = Buffer.alloc(44 + size, 128);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + size, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(size, 40);
  return new Uint8Array(bytes);
}

/** A recording as browsers make them, of this length, in which hardly anything is heard; it names no length. */
export async function longWebm(seconds: number): Promise<Uint8Array> {
  const input = new Input({
    source: new BufferSource(readRecordingFile('chromium.webm')),
    formats: ALL_FORMATS,
  });
  const track = await input.getPrimaryAudioTrack();
  const packet = track && (await new EncodedPacketSink(track).getFirstPacket());
  const decoderConfig = await track?.getDecoderConfig();
  if (!packet || !decoderConfig) throw new Error('chromium.webm has no sound.');
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  // A browser begins a new cluster every few seconds.
  for (let at = 0; at < seconds; at += 5)
    await source.add(packet.clone({ timestamp: Math.min(at, seconds - packet.duration) }), { decoderConfig });
  await source.add(packet.clone({ timestamp: seconds - packet.duration }));
  await output.finalize();
  if (!target.buffer) throw new Error('Nothing was written.');
  return new Uint8Array(target.buffer);
}
