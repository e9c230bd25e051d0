import { setTimeout as sleep } from 'node:timers/promises';
import type { PubSub } from './pubsub/pubsub.ts';

/** About how late a record can be when its hint was lost. */
const LOOK_EVERY_MS = 5_000;

/** What is stored of a stream. */
export interface StoredRecords<R> {
  /** All records after the given number, in ascending order. */
  records: R[];
  /** Whether nothing will be stored after them. */
  isFinished: boolean;
}

export interface StreamOptions<R extends { sequence: number }> {
  pubsub: PubSub;
  /** Published after each commit that stores a record or finishes the stream. */
  topic: string;
  /** Ends the stream: `signal` of the GraphQL context, or of a REST request. */
  signal: AbortSignal;
  /** The sequence number of the last record that the client has; 0 for none. */
  after: number;
  /**
   * Reads what is stored after a sequence number. Numbers may have gaps, but must become visible in ascending order: one
   * writer at a time, or numbers that are given under a lock on the stream's record.
   */
  read: (after: number) => Promise<StoredRecords<R>>;
  /** In milliseconds; for tests. */
  lookEveryMs?: number;
}

/**
 * Streams the records that are stored already and then those that are stored while it runs: each exactly once and in
 * ascending order, from whatever node and whether hints arrive or not. It subscribes before it reads, so that nothing
 * falls in between. Ends when the stream is finished or `signal` aborts, in both cases without an error.
 *
 * @throws what `read` throws; the client goes on after the last record that it got
 */
export async function* streamRecords<R extends { sequence: number }>({
  pubsub,
  topic,
  signal,
  after,
  read,
  lookEveryMs = LOOK_EVERY_MS,
}: StreamOptions<R>): AsyncGenerator<R, void, undefined> {
  const hints = pubsub.subscribe(topic, signal)[Symbol.asyncIterator]();
  let last = after;
  let wasFinished = false;
  try {
    let hint = hints.next();
    while (!signal.aborted) {
      const { records, isFinished } = await read(last);
      for (const record of records) {
        if (signal.aborted) return;
        if (record.sequence <= last) continue;
        last = record.sequence;
        yield record;
      }
      // A record may have been stored while `read` was between the records and the state, so there is one more look.
      if (wasFinished) return;
      wasFinished = isFinished;
      if (isFinished) continue;
      // Spread, so that streams that began together don't always look together.
      const woken = await waitAtMost(lookEveryMs * (0.75 + Math.random() / 2), hint);
      // The subscription has ended: `signal` has aborted, or the server stops.
      if (woken?.done) return;
      if (woken) hint = hints.next();
    }
  } finally {
    await hints.return?.();
  }
}

/** Waits for the promise, but no longer than `ms` milliseconds; null when it took longer. */
async function waitAtMost<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  const timer = new AbortController();
  const tooLong = sleep(ms, null, { signal: timer.signal }).catch(() => null);
  try {
    return await Promise.race([promise, tooLong]);
  } finally {
    timer.abort();
  }
}
