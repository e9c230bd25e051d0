import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import type { Logger } from 'pino';
import { createLocalPubSub } from './local-pubsub.ts';
import { checkTopic, type PubSub } from './pubsub.ts';

/**
 * The one channel of all topics, which are the payloads: `listen` takes no parameters, so that a channel for each topic
 * would mean building statements from data.
 */
const CHANNEL = 'tailorbird_hints';

const CONNECT_LIMIT_MS = 5_000;
// A connection that only reads doesn't notice that the network between has gone.
const CHECK_EVERY_MS = 30_000;
const CHECK_LIMIT_MS = 5_000;
const RETRY_AFTER_MS = 250;
const RETRY_AFTER_AT_MOST_MS = 10_000;
/** Topics in one statement. */
const BATCH = 500;

export interface PostgresPubSubOptions {
  /** A direct connection to the server: a pooler in transaction mode delivers no notifications. */
  connectionString: string;
  /** For sending: any connection will do. */
  pool: Pool;
  log: Logger;
}

/**
 * Publish and subscribe across nodes, by LISTEN and NOTIFY. Listens on one connection of its own, outside the pool, and
 * opens it again when it is lost; every subscriber is woken then, since hints may have been lost meanwhile. While there
 * is no connection, `publish` still reaches the other nodes, and subscribers here wait for their next look.
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
  async function send(): Promise<void> {
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

  const listening = keepListening({
    connectionString,
    log,
    signal: closing.signal,
    onTopic: local.wake,
    onConnected: local.wakeAll,
  });

  return {
    publish: (topic) => {
      checkTopic(topic);
      if (closing.signal.aborted) return;
      unsent.add(topic);
      sending ??= send();
    },
    subscribe: local.subscribe,
    close: async () => {
      closing.abort();
      await Promise.all([local.close(), listening, sending]);
    },
  };
}

interface ListenOptions {
  connectionString: string;
  log: Logger;
  /** Ends it. */
  signal: AbortSignal;
  onTopic: (topic: string) => void;
  /** From now on no hint is missed, until the connection is lost. */
  onConnected: () => void;
}

/** Listens until the signal aborts, over as many connections as it takes. Never rejects. */
async function keepListening(options: ListenOptions): Promise<void> {
  const { log, signal } = options;
  let failures = 0;
  while (!signal.aborted) {
    const error = await listenOnce({
      ...options,
      onConnected: () => {
        if (failures > 0) log.info('hints arrive again');
        failures = 0;
        options.onConnected();
      },
    });
    if (signal.aborted) return;
    if (failures === 0) log.warn({ err: error }, 'the connection for hints was lost');
    const pause = Math.min(RETRY_AFTER_MS * 2 ** failures, RETRY_AFTER_AT_MOST_MS);
    failures += 1;
    // Spread, so that many nodes don't all come back at once.
    await sleep(pause * (0.5 + Math.random() / 2), undefined, { signal, ref: false }).catch(() => {});
  }
}

/** Listens on one connection, and resolves to the reason when it has ended. */
async function listenOnce({
  connectionString,
  signal,
  onTopic,
  onConnected,
}: ListenOptions): Promise<unknown> {
  const client = new Client({
    connectionString,
    application_name: 'tailorbird-listen',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: CHECK_LIMIT_MS,
    keepAlive: true,
  });
  const ended = new AbortController();
  let reason: unknown = new Error('The connection has ended.');
  const end = (error?: unknown) => {
    if (ended.signal.aborted) return;
    if (error !== undefined) reason = error;
    ended.abort();
  };
  const onAbort = () => end();
  signal.addEventListener('abort', onAbort, { once: true });
  // Stays for as long as the client exists: `pg` may report more than one error, and one without a listener would end
  // this process.
  client.on('error', end);
  client.once('end', () => end());
  client.on('notification', ({ channel, payload }) => {
    if (channel === CHANNEL && payload) onTopic(payload);
  });
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    if (!ended.signal.aborted) onConnected();
    while (!ended.signal.aborted) {
      await sleep(CHECK_EVERY_MS, undefined, { signal: ended.signal, ref: false }).catch(() => {});
      if (!ended.signal.aborted) await client.query('select 1');
    }
  } catch (error) {
    end(error);
  } finally {
    signal.removeEventListener('abort', onAbort);
    // A goodbye can take as long as the network likes.
    void client.end().catch(() => {});
  }
  return reason;
}
