import { brotliDecompress, gunzip, inflate, inflateRaw, constants } from 'node:zlib';

type Decoder = (bytes: Uint8Array, max: number) => Promise<Uint8Array>;
/** What zlib's functions have in common. */
type Decode = (
  bytes: Uint8Array,
  options: { maxOutputLength: number; finishFlush: number },
  callback: (error: Error | null, out: Uint8Array) => void,
) => void;

const decoder =
  (decode: Decode, finishFlush: number): Decoder =>
  (bytes, max) =>
    new Promise((resolve, reject) => {
      // Stops as soon as more than `max` bytes have come out. What was cut off at its end still gives what is there.
      decode(bytes, { maxOutputLength: max, finishFlush }, (error, out) =>
        error ? reject(error) : resolve(out),
      );
    });

const zlib = (decode: Decode) => decoder(decode, constants.Z_SYNC_FLUSH);

/** Half of the servers that say "deflate" send it without the header that belongs to it. */
const deflate: Decoder = (bytes, max) =>
  zlib(((bytes[0] ?? 0) & 0x0f) === 8 ? inflate : inflateRaw)(bytes, max);

const DECODERS: Record<string, Decoder> = {
  identity: async (bytes) => bytes,
  gzip: zlib(gunzip),
  'x-gzip': zlib(gunzip),
  deflate,
  br: decoder(brotliDecompress, constants.BROTLI_OPERATION_FLUSH),
};

export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

/** The expanded body is larger than it may be. */
export class TooManyBytes extends Error {
  override name = 'TooManyBytes';
}

/**
 * Undoes a `Content-Encoding`: one, since nothing honest is packed twice. Rejects with {@link TooManyBytes} when more
 * than `max` bytes come out, having expanded no more than those.
 */
export async function decompressed(bytes: Uint8Array, encoding: string, max: number): Promise<Uint8Array> {
  const decode = DECODERS[encoding.trim().toLowerCase() || 'identity'];
  if (!decode) throw new Error('The encoding is not known.');
  try {
    return await decode(bytes, max);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new TooManyBytes();
    throw error;
  }
}
