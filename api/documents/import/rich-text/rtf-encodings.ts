import iconv from 'iconv-lite';

/** Encodings by the number of a font's character set; others follow the document's code page. */
const CHARSETS: Record<number, string> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'cp949',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};
const SYMBOLS = 2;
const ANSI = 'windows-1252';
/** Symbol fonts have their signs in Unicode's area for private use. */
const PRIVATE = 0xf000;

/** The encoding of a code page that `\ansicpg` names. */
export function encodingOfCodePage(page: number): string {
  const name = page === 10_000 ? 'macintosh' : `cp${page}`;
  return iconv.encodingExists(name) ? name : ANSI;
}

/** Decodes bytes in a font's character set, or by the document's encoding if the set says nothing. */
export function decodeBytes(bytes: string, charset: number | undefined, encoding: string): string {
  if (charset === SYMBOLS)
    return bytes.replace(/[\x21-\xff]/g, (sign) => String.fromCharCode(PRIVATE + sign.charCodeAt(0)));
  return iconv.decode(Buffer.from(bytes, 'latin1'), CHARSETS[charset ?? 0] ?? encoding);
}
