import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../config.ts';

/** Headers added by proxies and tunnels: a request with any of them came from elsewhere. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-original-host',
  'x-real-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fly-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
];

/**
 * Whether a request comes from this machine: over a loopback socket, not forwarded, to a loopback host. A proxy missing
 * from the configuration connects from loopback too, but it passes on the public host or adds a forwarding header.
 */
export function isLocalCaller(request: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const address = request.socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  if (!isLoopback(address)) return false;
  if (FORWARDING_HEADERS.some((name) => request.headers[name] !== undefined)) return false;
  const host = request.headers.host ?? '';
  return URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname);
}
