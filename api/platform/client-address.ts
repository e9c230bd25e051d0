import type { IncomingMessage } from 'node:http';
import { addressKey } from './rate-limits.ts';

/**
 * The client's address for rate limits, where Express isn't available: the address seen by the outermost of
 * `trustProxy` proxies, counted as Express does.
 */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  trustProxy: number,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const hops = [socket.remoteAddress ?? '', ...forwarded.reverse()];
  return addressKey(hops[Math.min(trustProxy, hops.length - 1)] ?? '');
}
