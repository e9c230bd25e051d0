/** How pictures begin: PNG, JPEG, GIF, TIFF in both byte orders. */
const BEGINNINGS = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a', 'II*\0', 'MM\0*'];
/** WebP, and the HEIC and AVIF of phones, have their name behind a length. */
const BEHIND_A_LENGTH = /^(?:RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1|avif))/;

/** Whether a file is a picture, by its first bytes. */
export function isPicture(head: Buffer): boolean {
  const start = head.toString('latin1', 0, 16);
  return BEGINNINGS.some((beginning) => start.startsWith(beginning)) || BEHIND_A_LENGTH.test(start);
}
