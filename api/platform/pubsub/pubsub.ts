/** What has reached a subscriber since it last asked. */
export interface News {
  /** Something may have been stored: a look into the database is worth while. */
  isHinted: boolean;
  /** What was sent on the topic, in order. */
  texts: readonly string[];
}

/**
 * Publish and subscribe. What is published has no content: a message on a topic is a hint that something was stored and
 * that a look into the database is worth while (docs/decisions/0049-hints-over-notify.md). Hints may be lost, come
 * late, or come without a reason; whoever needs every record uses `streamRecords` (`platform/stream-records.ts`).
 * Besides, short texts can be sent ahead of what will be stored (docs/decisions/0061-pieces-ahead-of-the-database.md).
 */
export interface PubSub {
  /**
   * Wakes the topic's subscribers on all nodes. Call it after the commit: before it, subscribers would look and find
   * nothing. Returns at once and never fails because of the database; a hint that can't be sent is dropped and logged.
   *
   * @param topic names a record, such as `optimization:<id>`: at most 200 letters, digits, `:`, `_` and `-`
   * @throws {TypeError} when the topic is not of that form
   */
  publish: (topic: string) => void;
  /**
   * Sends a text to the topic's subscribers on all nodes, sooner than they could read it from the database. Texts from
   * one node arrive in the order in which they were sent. One may be lost, or turned into a hint when it is too long
   * (about 7,700 bytes), when the connection is gone, or when too many wait: so whatever matters is stored as well, and
   * each text says what it follows. Returns at once and never fails because of the database.
   *
   * @throws {TypeError} when the topic is not of the form that {@link publish} takes
   */
  send: (topic: string, text: string) => void;
  /**
   * Yields each time that there is news. The subscription is active from the call on, not only from the first `next`.
   * News that arrives while the last is being handled is joined; of texts that nobody takes only a limited amount is
   * kept, and a hint takes their place. Checks no access: the caller has made sure that the actor may read the record.
   *
   * @param signal ends the iteration, without an error, also one that is waiting
   * @throws {TypeError} when the topic is not of the form that {@link publish} takes
   */
  subscribe: (topic: string, signal: AbortSignal) => AsyncIterable<News>;
  /** Ends every subscription and frees the connection, if there is one. What is published later is dropped. */
  close: () => Promise<void>;
}

/** NOTIFY takes 8,000 bytes. */
const TOPIC = /^[\w:-]{1,200}$/;

/** @throws {TypeError} when the topic is not of the form that {@link PubSub.publish} takes. */
export function checkTopic(topic: string): void {
  if (!TOPIC.test(topic)) throw new TypeError('A topic has at most 200 letters, digits, ":", "_" and "-".');
}
