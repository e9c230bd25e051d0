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

/** What texts on the topic say. */
export interface HeardRecords<R> {
  /** Records to yield at once, in ascending order, though they may not be stored yet. */
  records: R[];
  /** Whether only a look at what is stored can tell the rest. */
  mustLook: boolean;
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
  /** Makes records of texts that were sent ahead of what is stored; without it, a text is as good as a hint. */
  hear?: (texts: readonly string[]) => HeardRecords<R>;
  /** In milliseconds; for tests. */
  lookEveryMs?: number;
}

/**
 * Streams the records that are stored already and then those that are stored while it runs: each exactly once and in
 * ascending order, from whatever node and whether hints arrive or not. It subscribes before it reads, so that nothing falls
 * in between. A text may bring a record before it is stored. Ends when the stream is finished or `signal` aborts, in both
 * cases without an error.
 *
 * @throws what `read` throws; the client goes on after the last record that it got
 */
export async function* streamRecords<R extends { sequence: number }>({
  pubsub,
  topic,
  signal,
  after,
  read,
  hear = () => ({ records: [], mustLook: true }),
  lookEveryMs = LOOK_EVERY_MS,
}: StreamOptions<R>): AsyncGenerator<R, void, undefined> {
  const news = pubsub.subscribe(topic, signal)[Symbol.asyncIterator]();
  let last = after;
  let wasFinished = false;
  function* takeNew(records: R[]) {
    for (const record of records) {
      if (signal.aborted) return;
      if (record.sequence <= last) continue;
      last = record.sequence;
      yield record;
    }
  }
  try {
    let next = news.next();
    while (!signal.aborted) {
      const { records, isFinished } = await read(last);
      yield* takeNew(records);
      // A record may have been stored while `read` was between the records and the state, so there is one more look.
      if (wasFinished) return;
      wasFinished = isFinished;
      if (isFinished) continue;
      // Spread, so that streams that began together don't always look together.
      const lookAt = performance.now() + lookEveryMs * (0.75 + Math.random() / 2);
      let mustLook = false;
      while (!mustLook) {
        const woken = await waitAtMost(lookAt - performance.now(), next);
        if (woken === null) break;
        // The subscription has ended: `signal` has aborted, or the server stops.
        if (woken.done) return;
        next = news.next();
        const { isHinted, texts } = woken.value;
        const heard = texts.length > 0 ? hear(texts) : { records: [], mustLook: false };
        yield* takeNew(heard.records);
        // Texts that come without a pause don't put off the look.
        mustLook = isHinted || heard.mustLook || performance.now() > lookAt;
      }
    }
  } finally {
    await news.return?.();
  }
}

/** Waits for the promise, but no longer than `ms` milliseconds; null when it took longer. */
async function waitAtMost<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  // A plain timer: an aborted one makes an error with a stack trace, for each word of a reply.
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([promise, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
