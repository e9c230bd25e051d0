import busboy from 'busboy';
import type { Request } from 'express';
import { TooLargeError, UnsupportedTypeError, ValidationError } from '../core/errors.ts';
import { cleanText } from '../core/input.ts';
import { UPLOAD_MAX_BYTES } from '../limits.ts';

/** A file that was received in a form. */
export interface ReceivedFile {
  bytes: Uint8Array;
  name: string;
}

const tooLarge = (maxBytes: number) =>
  new TooLargeError(`Please upload a file smaller than ${Math.floor(maxBytes / 1024 / 1024)}MB.`);
const NO_FILE = 'Please choose a file to upload.';

/** After this long without a byte, an upload counts as stalled. */
const STALLED_MS = 10_000;

/** The size that a request announces, at most 10 MB; undefined if it announces none. */
export function getAnnouncedSize(req: Request): number | undefined {
  const length = req.headers['content-length'];
  return length === undefined ? undefined : Math.min(Number(length), UPLOAD_MAX_BYTES);
}

/** Joins chunks as they arrive. Keeping them until the end would need twice the memory. */
function createCollector(expected = 64 * 1024) {
  let whole = Buffer.allocUnsafeSlow(expected);
  let length = 0;
  return {
    add: (chunk: Buffer) => {
      if (length + chunk.length > whole.length) {
        const larger = Buffer.allocUnsafeSlow(Math.max(whole.length * 2, length + chunk.length));
        whole.copy(larger, 0, 0, length);
        whole = larger;
      }
      length += chunk.copy(whole, length);
    },
    bytes: () => whole.subarray(0, length),
  };
}

/**
 * Receives the single file of a multipart form, checking its size as it arrives.
 *
 * @param field the form field that must contain it
 * @throws {UnsupportedTypeError} for another content type. {@link TooLargeError} beyond the limit.
 * {@link ValidationError} without a file, with several, or in another field.
 */
export function receiveFile(req: Request, field: string, maxBytes = UPLOAD_MAX_BYTES): Promise<ReceivedFile> {
  if (!req.is('multipart/form-data')) {
    throw new UnsupportedTypeError('Please send the file as multipart/form-data.');
  }
  return new Promise((resolve, reject) => {
    const problem = (message: string) => new ValidationError([{ path: field, message }]);
    const parser = (() => {
      try {
        return busboy({
          headers: req.headers,
          defParamCharset: 'utf8',
          // The parser rejects a file whose size equals its limit, so the limit is one byte more.
          limits: { files: 2, fileSize: maxBytes + 1, fields: 20, fieldSize: 10_000, parts: 30 },
        });
      } catch {
        return null;
      }
    })();
    if (!parser) return reject(problem('The form is not complete.'));
    const files: ReceivedFile[] = [];
    // A stalled upload must free its slot for others.
    const stalled = setTimeout(() => refuse(problem('The upload stopped. Please try again.')), STALLED_MS);
    req.on('data', () => stalled.refresh());
    let isRefused = false;
    const refuse = (error: Error) => {
      if (isRefused) return;
      isRefused = true;
      clearTimeout(stalled);
      req.unpipe(parser);
      // Don't destroy the parser inside one of its own events, because it is still working.
      process.nextTick(() => parser.destroy());
      // Read and discard the rest, so that the answer reaches a client that is still sending.
      req.resume();
      reject(error);
    };
    parser.on('file', (name, stream, info) => {
      const collected = createCollector(getAnnouncedSize(req));
      stream.on('data', (chunk: Buffer) => {
        if (!isRefused) collected.add(chunk);
      });
      // A form that ends in the middle of a file fails twice: here and in the parser.
      stream.on('error', () => refuse(problem('The form is not complete.')));
      stream.on('limit', () => refuse(tooLarge(maxBytes)));
      stream.on('end', () => {
        if (name !== field) return refuse(problem(`Please send the file in the field "${field}".`));
        files.push({ bytes: collected.bytes(), name: cleanText(info.filename ?? '') });
        if (files.length > 1) refuse(problem('Please upload one file at a time.'));
      });
    });
    parser.on('error', () => refuse(problem('The form is not complete.')));
    req.once('aborted', () => refuse(problem('The upload was broken off.')));
    parser.on('close', () => {
      clearTimeout(stalled);
      const [file] = files;
      if (!file) refuse(problem(NO_FILE));
      else if (!isRefused) resolve(file);
    });
    req.pipe(parser);
  });
}
