import type { ServerResponse } from 'node:http';

/** Enough for an answer of 12 MB at 100 kB per second. */
const SEND_LIMIT_MS = 120_000;

/**
 * Waits until a sent answer has left this process or its connection has ended. Until then the answer is in memory, so
 * waiting for this before a user's next request limits the number of unread answers per user. A client that takes
 * longer than two minutes is cut off.
 */
export function waitUntilSent(res: ServerResponse): Promise<void> {
  if (res.closed) return Promise.resolve();
  return new Promise((resolve) => {
    const limit = setTimeout(() => res.destroy(), SEND_LIMIT_MS).unref();
    res.once('close', () => {
      clearTimeout(limit);
      resolve();
    });
  });
}
