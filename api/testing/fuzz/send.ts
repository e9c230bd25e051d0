import { createConnection } from 'node:net';

export interface RawAnswer {
  /** 0 when the server closed the connection without an answer, -1 when it did not close it in time. */
  status: number;
  ms: number;
  /** The beginning of the answer. */
  text: string;
}

const GIVE_UP_MS = 10_000;

/**
 * Sends bytes over a new connection. Times the answer until its first byte.
 *
 * @param silentMs after this long without an answer the server must be waiting for the rest of the request, so our side
 * is ended. Omit it for complete requests.
 */
export function sendBytes(port: number, bytes: Uint8Array, silentMs = GIVE_UP_MS): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let start = performance.now();
    let ms: number | undefined;
    let text = '';
    let isLate = false;
    const socket = createConnection(port, '127.0.0.1', () => socket.write(bytes));
    const endOurs = setTimeout(() => {
      if (ms !== undefined) return;
      // Only now does the server have everything that it was waiting for.
      start = performance.now();
      socket.end();
    }, silentMs);
    const giveUp = setTimeout(() => {
      isLate = text === '';
      socket.destroy();
    }, GIVE_UP_MS);
    socket.on('data', (chunk) => {
      if (text.length < 4_000) text += chunk.toString('latin1');
      // An interim response, not the answer.
      text = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      if (text === '') return;
      ms ??= performance.now() - start;
      // The connection stays open, or switches to another protocol.
      if (!/^connection: close/im.test(text)) socket.end();
    });
    // Refused during or after sending: 'close' follows.
    socket.on('error', () => {});
    socket.once('close', () => {
      clearTimeout(endOurs);
      clearTimeout(giveUp);
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status: isLate ? -1 : status, ms: ms ?? performance.now() - start, text });
    });
  });
}
