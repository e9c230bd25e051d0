import iconv from 'iconv-lite';

/** The encodings tried for a text file, in this order. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

/** The share of control characters, which text doesn't contain. */
const ODD_MAX = 0.005;

/** Half of all bytes are zero, on one side of each pair: 16 bits a letter without a byte order mark. */
function pairedZeros(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, 4_000) & ~1;
  if (length < 8) return null;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  if (odd > length * 0.35 && even === 0) return 'utf-16le';
  if (even > length * 0.35 && odd === 0) return 'utf-16be';
  return null;
}

function detectEncoding(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const paired = pairedZeros(bytes);
  if (paired) return paired;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The text in bytes of any common encoding, null if they aren't text. */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const encoding = detectEncoding(bytes);
  const text = iconv.decode(Buffer.from(bytes), encoding);
  const odd = text.match(/[^\P{Cc}\t\n\v\f\r\u0085]|\ufffd/gu)?.length ?? 0;
  if (odd > Math.max(2, text.length * ODD_MAX) || text.includes('\u0000')) return null;
  return { text, encoding };
}
