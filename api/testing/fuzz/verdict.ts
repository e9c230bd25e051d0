import type { RawAnswer } from './send.ts';

/** What no request may bring about. A 501 names what is not built; a 503 says when to come back. */
export function isFault({ status, text }: RawAnswer): boolean {
  if (status === -1) return true;
  if (text.includes('INTERNAL_SERVER_ERROR')) return true;
  if (status < 500 || status === 501) return false;
  if (status === 505) return false;
  return !(status === 503 && /^retry-after:/im.test(text));
}

/** One line to find a fault again by. */
export const asLine = (bytes: Uint8Array): string =>
  JSON.stringify(Buffer.from(bytes).toString('latin1').slice(0, 600));
