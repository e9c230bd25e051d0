import type { RawAnswer } from './send.ts';

/**
 * Whether an answer is one that no request may cause. A 503 with Retry-After is fine.
 */
export function isFault({ status, text }: RawAnswer): boolean {
  if (status === -1) return true;
  if (text.includes('INTERNAL_SERVER_ERROR')) return true;
  if (status < 500) return false;
  if (status === 505) return false;
  return !(status === 503 && /^retry-after:/im.test(text));
}

/** One line from which a fault can be reproduced. */
export const describeBytes = (bytes: Uint8Array): string =>
  JSON.stringify(Buffer.from(bytes).toString('latin1').slice(0, 600));
