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
 * Decodes a page's text. The encoding comes from, in this order: the byte order mark, the response's header, a `meta`
 * element, UTF-8 if valid, otherwise Windows-1252. An unknown encoding name is ignored.
 */
export function decodePage(bytes: Uint8Array, charset: string): string {
  const named = [byteOrderMark(bytes), charset, declaredEncoding(bytes)].find(
    (name) => name !== '' && iconv.encodingExists(name),
  );
  return iconv.decode(Buffer.from(bytes), named ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252'));
}
