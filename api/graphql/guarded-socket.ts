import type { WebSocket } from 'ws';

/** How much is buffered for a client that does not read. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** Messages, pings and pongs; the web client sends one at a time. */
const MAX_MESSAGES_PER_SECOND = 50;
const PING_EVERY_MS = 15_000;
/** Leaves time for the close frame to arrive before the connection is terminated. */
const CLOSE_WITHIN_MS = 1_000;

const POLICY_VIOLATION = 1008;

/** A websocket with limits on what a client can make it cost. */
export interface GuardedSocket {
  /** Sends a message, or ends the connection if the client does not read what it is sent. */
  send: (data: string) => void;
  /** @param listener if it fails, the socket is closed and `onFailure` is called. */
  onMessage: (listener: (text: string) => Promise<void>) => void;
  /** Closes the socket, within a second even if the client does not answer. */
  close: (code: number, reason: string) => void;
}

/**
 * Limits a websocket (docs/security.md#graphql): bytes buffered for a client that does not read, messages per second,
 * and silence. Pings are answered here because `ws` on its own would queue an answer to each.
 *
 * @param onFailure called with the error when a listener fails; the socket is already closed.
 * @param onLimit called once with the limit that was reached.
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
    // Stop reading what the client sends.
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
  function canWrite(): boolean {
    if (isEnding || webSocket.readyState !== webSocket.OPEN) return false;
    if (webSocket.bufferedAmount <= MAX_BUFFERED_BYTES) return true;
    isEnding = true;
    onLimit('buffered bytes');
    // The client would not read a close frame either.
    webSocket.terminate();
    return false;
  }

  webSocket.on('ping', (data) => {
    if (!isTooOften() && canWrite()) webSocket.pong(data, false, ignoreClosed);
  });
  webSocket.on('pong', () => {
    isAlive = true;
    isTooOften();
  });
  const pinging = setInterval(() => {
    if (!isAlive) return webSocket.terminate();
    isAlive = false;
    if (canWrite()) webSocket.ping(undefined, false, ignoreClosed);
  }, PING_EVERY_MS);
  pinging.unref();
  webSocket.once('close', () => clearInterval(pinging));

  return {
    send: (data) => {
      if (!canWrite()) return;
      webSocket.send(data, ignoreClosed);
      canWrite();
    },
    onMessage: (listener) => {
      webSocket.on('message', (data) => {
        if (isTooOften()) return;
        // `ws` passes a single Buffer unless its binaryType is changed.
        listener(Buffer.isBuffer(data) ? data.toString('utf8') : '').catch((error: unknown) => {
          end(1011, 'Internal server error');
          onFailure(error);
        });
      });
    },
    close: (code, reason) => {
      webSocket.close(code, reason);
      // `ws` would wait half a minute for a client that doesn't answer.
      setTimeout(() => webSocket.terminate(), CLOSE_WITHIN_MS).unref();
    },
  };
}

/** Ignores errors of writing to a connection that has just ended. Its 'close' event handles that. */
function ignoreClosed(): void {}
