/** The encoding that an XML file names in its first line. */
const declared = (bytes: Uint8Array) =>
  /^\s*<\?xml[^>]{0,100}encoding=["']([\w.:-]{1,40})["']/i.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, 300)),
  )?.[1];

function decode(bytes: Uint8Array, encoding: string, fatal: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Text from bytes: UTF-8 if they are that, else in the named encoding, else in the one of Windows in the west, which
 * spreadsheets use for CSV.
 *
 * @param charset as in a `Content-Type` header; may be empty or unknown
 */
export function decodeText(bytes: Uint8Array, charset = ''): string {
  return (
    decode(bytes, 'utf-8', true) ??
    decode(bytes, charset || (declared(bytes) ?? ''), false) ??
    new TextDecoder('windows-1252').decode(bytes)
  );
}
