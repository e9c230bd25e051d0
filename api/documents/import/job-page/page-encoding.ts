import iconv from 'iconv-lite';

function byteOrderMark(bytes: Uint8Array): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : '';
}

function declaredEncoding(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4_096)).toString('latin1');
  return /<meta\b[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]{2,40})/i.exec(head)?.[1] ?? '';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * A page's text. Its encoding is, in this order: what its first bytes mark, what the response's header said, what a
 * `meta` says, UTF-8 if it is that, Windows-1252. A named encoding that nobody knows counts as unnamed.
 */
export function pageText(bytes: Uint8Array, charset: string): string {
  const named = [byteOrderMark(bytes), charset, declaredEncoding(bytes)].find(
    (name) => name !== '' && iconv.encodingExists(name),
  );
  return iconv.decode(Buffer.from(bytes), named ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252'));
}
