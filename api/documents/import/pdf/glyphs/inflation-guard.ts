import { inflateSync, constants } from 'node:zlib';
import { RuleError } from '../../../../core/errors.ts';

const BUDGET = 64 * 1024 * 1024;
/** Limit of operators that show text; a resume has at most one for each letter. */
const SHOWS_MAX = 500_000;
const DICTIONARY_REACH = 4_096;

const tooLarge = (): RuleError =>
  new RuleError(
    'file-unsafe',
    'This PDF unpacks to far more than a resume. Save it again, or paste the text instead.',
  );

/** The dictionary in front of a stream, with escapes in names decoded. */
function dictionaryBefore(bytes: Buffer, at: number): string {
  const text = bytes.toString('latin1', Math.max(0, at - DICTIONARY_REACH), at);
  const start = Math.max(text.lastIndexOf(' obj'), text.lastIndexOf('endstream'), 0);
  return text
    .slice(start)
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function showsIn(content: Buffer): number {
  let shows = 0;
  for (const operator of ['Tj', 'TJ'])
    for (let at = content.indexOf(operator); at >= 0; at = content.indexOf(operator, at + 2)) shows++;
  return shows;
}

function inflatedOnce(data: Uint8Array, budget: number): Buffer | null {
  try {
    return inflateSync(data, { maxOutputLength: budget, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    return null;
  }
}

/**
 * The streams of a file except images, inflated layer by layer, within 64 MB in total. Throws `RuleError` `file-unsafe`
 * beyond that. Those of encrypted files can't be inflated.
 */
export function* inflatedStreams(given: Uint8Array): Generator<Buffer> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  let budget = BUDGET;
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.toString('latin1', at - 3, at) === 'end') continue;
    const dictionary = dictionaryBefore(bytes, at);
    const layers = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    if (
      layers === 0 ||
      /\/Subtype\s*\/Image\b|\/(?:DCTDecode|JPXDecode|CCITTFaxDecode|JBIG2Decode)\b/.test(dictionary)
    )
      continue;
    let from = at + 6;
    if (bytes[from] === 13) from++;
    if (bytes[from] === 10) from++;
    const end = bytes.indexOf('endstream', from);
    let data: Uint8Array = bytes.subarray(from, end < 0 ? bytes.length : end);
    for (let layer = 0; layer < Math.min(layers, 8); layer++) {
      const inflated = inflatedOnce(data, budget);
      if (!inflated) break;
      budget -= inflated.length;
      if (budget <= 0) throw tooLarge();
      data = inflated;
      yield inflated;
    }
    if (end < 0) return;
    at = end;
  }
}

/**
 * Inflates every stream before a parser does, within the limits of `inflatedStreams` and 500,000 text operators in total:
 * a file of 2 kB can contain gigabytes. Throws `RuleError` `file-unsafe`. (docs/security.md#uploads)
 */
export function guardInflation(given: Uint8Array): void {
  let shows = 0;
  for (const stream of inflatedStreams(given)) {
    shows += showsIn(stream);
    if (shows > SHOWS_MAX) throw tooLarge();
  }
}
