/** A piece of rich text: the beginning or end of a group, a control word with its number, or characters. */
export type RtfToken =
  | { kind: 'begin' }
  | { kind: 'end' }
  | { kind: 'control'; word: string; value: number | null }
  /** Characters as bytes of the document's encoding, one code unit each. */
  | { kind: 'bytes'; bytes: string };

const TOKEN =
  /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n\0]{1,4096})|[\r\n\0]+/giy;

/**
 * The tokens of rich text. Never fails: what isn't a token is left out. Data after `\bin` is skipped.
 *
 * @param text the file's bytes as Latin-1
 */
export function* rtfTokens(text: string): Generator<RtfToken> {
  let at = 0;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) {
      at++;
      continue;
    }
    at = TOKEN.lastIndex;
    const [, word, number, hex, symbol, brace, plain] = match;
    if (word !== undefined) {
      const value = number === undefined ? null : Number(number);
      if (word === 'bin') at += Math.max(0, value ?? 0);
      else yield { kind: 'control', word, value };
    } else if (hex !== undefined) {
      yield { kind: 'bytes', bytes: String.fromCharCode(Number.parseInt(hex, 16)) };
    } else if (symbol !== undefined) {
      yield { kind: 'control', word: symbol, value: null };
    } else if (brace !== undefined) {
      yield { kind: brace === '{' ? 'begin' : 'end' };
    } else if (plain !== undefined) {
      yield { kind: 'bytes', bytes: plain };
    }
  }
}
