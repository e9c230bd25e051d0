import { createConnection } from 'node:net';

export interface RawAnswer {
  /** 0 when the server closed without a word, -1 when it did not within the time. */
  status: number;
  ms: number;
  /** What the answer began with. */
  text: string;
}

const GIVE_UP_MS = 10_000;

/**
 * Sends bytes over a connection of their own. The time ends with the first byte of the answer.
 *
 * @param silentMs when the server has said nothing for so long, it waits for what was left out: we end our side then.
 * Left out for whole requests.
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
      // Only now has the server all that it waits for.
      start = performance.now();
      socket.end();
    }, silentMs);
    const giveUp = setTimeout(() => {
      isLate = text === '';
      socket.destroy();
    }, GIVE_UP_MS);
    socket.on('data', (chunk) => {
      if (text.length < 4_000) text += chunk.toString('latin1');
      // Before it has seen the whole request this is no answer yet.
      text = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      if (text === '') return;
      ms ??= performance.now() - start;
      // A connection that stays open, or one that speaks another protocol from now on.
      if (!/^connection: close/im.test(text)) socket.end();
    });
    // Refused in the middle of sending, or after: 'close' follows.
    socket.on('error', () => {});
    socket.once('close', () => {
      clearTimeout(endOurs);
      clearTimeout(giveUp);
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status: isLate ? -1 : status, ms: ms ?? performance.now() - start, text });
    });
  });
}
