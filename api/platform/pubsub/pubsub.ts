/**
 * Publish and subscribe, without content: a message on a topic is a hint that something was stored and that a look into
 * the database is worth while (docs/decisions/0049-hints-over-notify.md). Hints may be lost, come late, or come without
 * a reason; whoever needs every record uses `streamRecords` (`platform/stream-records.ts`).
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
   * Yields once for each time that there may be something new. The subscription is active from the call on, not only
   * from the first `next`. Hints that arrive while the last one is being handled count as one, so nothing piles up.
   * Checks no access: the caller has made sure that the actor may read the record.
   *
   * @param signal ends the iteration, without an error, also one that is waiting
   * @throws {TypeError} when the topic is not of the form that {@link publish} takes
   */
  subscribe: (topic: string, signal: AbortSignal) => AsyncIterable<void>;
  /** Ends every subscription and frees the connection, if there is one. Hints published later are dropped. */
  close: () => Promise<void>;
}

/** NOTIFY takes 8,000 bytes. */
const TOPIC = /^[\w:-]{1,200}$/;

/** @throws {TypeError} when the topic is not of the form that {@link PubSub.publish} takes. */
export function checkTopic(topic: string): void {
  if (!TOPIC.test(topic)) throw new TypeError('A topic has at most 200 letters, digits, ":", "_" and "-".');
}
