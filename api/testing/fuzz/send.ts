import { createConnection } from 'node:net';

export interface RawAnswer {
  /** 0 when the server closed without a word, -1 when it did not within the time. */
  status: number;
  ms: number;
  /** What the answer began with. */
  text: string;
}

/** Node's own time for headers that never end; whatever comes, comes far earlier. */
const GIVE_UP_MS = 10_000;

/**
 * Sends bytes over a connection of their own and closes our side, so that the server does not wait for what is missing.
 * The time ends with the first byte of the answer.
 */
export function sendBytes(port: number, bytes: Uint8Array): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const start = performance.now();
    let ms: number | undefined;
    let text = '';
    let isLate = false;
    const socket = createConnection(port, '127.0.0.1', () => socket.write(bytes, () => socket.end()));
    const giveUp = setTimeout(() => {
      isLate = text === '';
      socket.destroy();
    }, GIVE_UP_MS);
    socket.on('data', (chunk) => {
      ms ??= performance.now() - start;
      if (text.length < 2_000) text += chunk.toString('latin1');
      // An upgrade that worked would stay open.
      if (text.startsWith('HTTP/1.1 101')) socket.destroy();
    });
    // Refused in the middle of sending, or after: 'close' follows.
    socket.on('error', () => {});
    socket.once('close', () => {
      clearTimeout(giveUp);
      // What Node sends before it has seen the whole request is no answer yet.
      const final = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(final)?.[1] ?? 0);
      resolve({ status: isLate ? -1 : status, ms: ms ?? performance.now() - start, text: final });
    });
  });
}
