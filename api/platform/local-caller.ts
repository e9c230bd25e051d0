import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../config.ts';

/** What proxies and tunnels add: a request that carries one of them came from somewhere else. */
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
 * Whether somebody at this very machine asks: over a loopback socket, passed on by nobody, for a loopback host. A proxy
 * that the configuration does not know connects from loopback too, but it forwards the host or says that it forwards.
 */
export function isLocalCaller(request: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const address = request.socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  if (!isLoopback(address)) return false;
  if (FORWARDING_HEADERS.some((name) => request.headers[name] !== undefined)) return false;
  const host = request.headers.host ?? '';
  return URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname);
}
