import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { keepListening } from './kept-connection.ts';
import { createLocalPubSub } from './local-pubsub.ts';
import { checkTopic, type PubSub } from './pubsub.ts';
import { createTextSender, readPayload, TEXT_CHANNEL } from './text-sender.ts';

/**
 * The one channel of all topics, which are the payloads: `listen` takes no parameters, so that a channel for each topic
 * would mean building statements from data.
 */
const CHANNEL = 'tailorbird_hints';

/** Topics in one statement. */
const BATCH = 500;

export interface PostgresPubSubOptions {
  /** A direct connection to the server: a pooler in transaction mode delivers no notifications. */
  connectionString: string;
  /** For sending hints: any connection will do. */
  pool: Pool;
  log: Logger;
}

/**
 * Publish and subscribe across nodes, by LISTEN and NOTIFY. Listens on one connection of its own, outside the pool, and
 * opens it again when it is lost; every subscriber is woken then, since hints may have been lost meanwhile. While there
 * is no connection, `publish` still reaches the other nodes, and subscribers here wait for their next look. Texts are
 * sent over that same connection, which keeps their order; subscribers of this process get them directly.
 *
 * A transaction can send a hint of its own with `select pg_notify('tailorbird_hints', topic)`, which the server
 * delivers at the commit; {@link PubSub.publish} after the commit does the same for most.
 */
export function createPostgresPubSub({ connectionString, pool, log }: PostgresPubSubOptions): PubSub {
  const local = createLocalPubSub();
  const closing = new AbortController();
  const unsent = new Set<string>();
  let sending: Promise<void> | null = null;

  /** Sends what has been published since the last statement: each topic once, however often it was published. */
  async function sendHints(): Promise<void> {
    while (unsent.size > 0) {
      const topics = [...unsent].slice(0, BATCH);
      for (const topic of topics) unsent.delete(topic);
      await pool
        .query({
          name: 'publish-hints',
          text: 'select pg_notify($1, topic) from unnest($2::text[]) as topic',
          values: [CHANNEL, topics],
        })
        .catch((error: unknown) => log.warn({ err: error, topics: topics.length }, 'hints were not sent'));
    }
    sending = null;
  }
  function publish(topic: string): void {
    if (closing.signal.aborted) return;
    unsent.add(topic);
    sending ??= sendHints();
  }

  const texts = createTextSender(publish);
  const listening = keepListening({
    connectionString,
    channels: [CHANNEL, TEXT_CHANNEL],
    log,
    signal: closing.signal,
    onNotification: ({ channel, payload, isOwn }) => {
      if (channel === CHANNEL && payload) local.wake(payload);
      const sent = channel === TEXT_CHANNEL && !isOwn ? readPayload(payload) : null;
      if (sent) local.deliver(sent.topic, sent.text);
    },
    onConnected: (run) => {
      texts.use(run);
      local.wakeAll();
    },
    onLost: () => texts.use(null),
  });

  return {
    publish: (topic) => {
      checkTopic(topic);
      publish(topic);
    },
    send: (topic, text) => {
      checkTopic(topic);
      if (closing.signal.aborted) return;
      local.deliver(topic, text);
      texts.send(topic, text);
    },
    subscribe: local.subscribe,
    close: async () => {
      closing.abort();
      await Promise.all([local.close(), listening, sending]);
    },
  };
}
