import type { ServerResponse } from 'node:http';

/** An answer of 12 MB is taken in that time by whoever reads 100 kB a second. */
const TAKE_WITHIN_MS = 120_000;

/**
 * Waits until an answer that was sent has left this process, or its connection has ended. Until then it is in memory:
 * who waits for this before letting a user's next request begin holds no more than a few unread answers for anybody.
 * A client that takes longer than two minutes is cut off.
 */
export function answerTaken(res: ServerResponse): Promise<void> {
  if (res.closed) return Promise.resolve();
  return new Promise((resolve) => {
    const limit = setTimeout(() => res.destroy(), TAKE_WITHIN_MS).unref();
    res.once('close', () => {
      clearTimeout(limit);
      resolve();
    });
  });
}
