import type { IncomingMessage } from 'node:http';
import { addressKey } from './rate-limits.ts';

/**
 * What a request's sender is counted by, where there is no Express to tell: the address that the outermost of
 * `trustProxy` proxies saw, as Express counts them.
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
