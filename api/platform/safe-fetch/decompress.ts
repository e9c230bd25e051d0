import { brotliDecompress, gunzip, inflate, inflateRaw, constants } from 'node:zlib';

type Decoder = (bytes: Uint8Array, max: number) => Promise<Uint8Array>;
/** The common signature of zlib's functions. */
type Decode = (
  bytes: Uint8Array,
  options: { maxOutputLength: number; finishFlush: number },
  callback: (error: Error | null, out: Uint8Array) => void,
) => void;

const decoder =
  (decode: Decode, finishFlush: number): Decoder =>
  (bytes, max) =>
    new Promise((resolve, reject) => {
      // Stops as soon as there are more than `max` bytes of output. Truncated input is decoded as far as possible.
      decode(bytes, { maxOutputLength: max, finishFlush }, (error, out) =>
        error ? reject(error) : resolve(out),
      );
    });

const zlib = (decode: Decode) => decoder(decode, constants.Z_SYNC_FLUSH);

/** Half of the servers that say "deflate" send raw deflate data without the zlib header. */
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

/** The decompressed body is too large. */
export class TooManyBytesError extends Error {
  override name = 'TooManyBytesError';
}

/**
 * Decodes a `Content-Encoding`; only a single one, since no honest server compresses twice. Rejects with
 * {@link TooManyBytesError} when the output exceeds `max` bytes, without producing more than that.
 */
export async function decompress(bytes: Uint8Array, encoding: string, max: number): Promise<Uint8Array> {
  const decode = DECODERS[encoding.trim().toLowerCase() || 'identity'];
  if (!decode) throw new Error('The encoding is unknown.');
  try {
    return await decode(bytes, max);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new TooManyBytesError();
    throw error;
  }
}
