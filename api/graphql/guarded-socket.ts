import type { WebSocket } from 'ws';

/** What a client that does not read may make us keep for it. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** Messages, pings and pongs; the web client sends one at a time. */
const MAX_MESSAGES_PER_SECOND = 50;
const PING_EVERY_MS = 15_000;
/** For the close frame to arrive before the connection goes. */
const CLOSE_WITHIN_MS = 1_000;

const POLICY_VIOLATION = 1008;

/** A websocket that nobody can make expensive. */
export interface GuardedSocket {
  /** Sends, or ends the connection when the other side does not read what it is sent. */
  send: (data: string) => void;
  /** @param listener whose failure ends this socket and is told to `onFailure`. */
  onMessage: (listener: (text: string) => Promise<void>) => void;
  close: (code: number, reason: string) => void;
}

/**
 * Puts limits around a websocket (docs/security.md#graphql): bytes that wait for a client that does not read,
 * messages a second, silence. Pings are answered here: by itself `ws` queues an answer to each.
 *
 * @param onFailure is told what went wrong inside a listener; the socket is closed already.
 * @param onLimit is told which limit was hit, once.
 */
export function guardSocket(
  webSocket: WebSocket,
  { onFailure, onLimit }: { onFailure: (error: unknown) => void; onLimit: (limit: string) => void },
): GuardedSocket {
  let windowStart = 0;
  let inWindow = 0;
  let isEnding = false;
  let isAlive = true;

  function end(code: number, reason: string): void {
    if (isEnding) return;
    isEnding = true;
    webSocket.close(code, reason);
    // What else it sends is not even taken in.
    webSocket.pause();
    setTimeout(() => webSocket.terminate(), CLOSE_WITHIN_MS).unref();
  }
  function refuse(limit: string): void {
    if (isEnding) return;
    onLimit(limit);
    end(POLICY_VIOLATION, 'Too much');
  }
  function isTooOften(): boolean {
    const now = performance.now();
    if (now - windowStart > 1_000) {
      windowStart = now;
      inWindow = 0;
    }
    inWindow += 1;
    if (inWindow > MAX_MESSAGES_PER_SECOND) refuse('messages');
    return isEnding;
  }
  function mayWrite(): boolean {
    if (isEnding || webSocket.readyState !== webSocket.OPEN) return false;
    if (webSocket.bufferedAmount <= MAX_BUFFERED_BYTES) return true;
    isEnding = true;
    onLimit('buffered bytes');
    // It would not read a close frame either.
    webSocket.terminate();
    return false;
  }

  webSocket.on('ping', (data) => {
    if (!isTooOften() && mayWrite()) webSocket.pong(data, false, ignoreClosed);
  });
  webSocket.on('pong', () => {
    isAlive = true;
    isTooOften();
  });
  const pinging = setInterval(() => {
    if (!isAlive) return webSocket.terminate();
    isAlive = false;
    if (mayWrite()) webSocket.ping(undefined, false, ignoreClosed);
  }, PING_EVERY_MS);
  pinging.unref();
  webSocket.once('close', () => clearInterval(pinging));

  return {
    send: (data) => {
      if (!mayWrite()) return;
      webSocket.send(data, ignoreClosed);
      mayWrite();
    },
    onMessage: (listener) => {
      webSocket.on('message', (data) => {
        if (isTooOften()) return;
        // `ws` gives one Buffer as long as its binaryType is not changed.
        listener(Buffer.isBuffer(data) ? data.toString('utf8') : '').catch((error: unknown) => {
          end(1011, 'Internal server error');
          onFailure(error);
        });
      });
    },
    close: (code, reason) => webSocket.close(code, reason),
  };
}

/** A write to a connection that has just ended: its 'close' event says so. */
function ignoreClosed(): void {}
