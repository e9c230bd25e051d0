import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type QueryConfig } from 'pg';
import type { Logger } from 'pino';

const CONNECT_LIMIT_MS = 5_000;
// A connection that only reads doesn't notice that the network between has gone.
const CHECK_EVERY_MS = 30_000;
const CHECK_LIMIT_MS = 5_000;
const RETRY_AFTER_MS = 250;
const RETRY_AFTER_AT_MOST_MS = 10_000;

/** A notification from any process. */
export interface Notification {
  channel: string;
  payload: string;
  /** Whether it was sent over the very connection on which it arrives. */
  isOwn: boolean;
}

/** Runs a statement on the connection, after those before it. When one fails, the connection is given up. */
export type RunStatement = (statement: QueryConfig) => Promise<void>;

export interface ListenOptions {
  /** A direct connection to the server: a pooler in transaction mode delivers no notifications. */
  connectionString: string;
  /** Names of the program's own: they are not quoted. */
  channels: readonly string[];
  log: Logger;
  /** Ends it. */
  signal: AbortSignal;
  onNotification: (notification: Notification) => void;
  /** From now on no notification is missed, until the connection is lost. */
  onConnected: (run: RunStatement) => void;
  onLost: () => void;
}

/** Listens until the signal aborts, over as many connections as it takes. Never rejects. */
export async function keepListening(options: ListenOptions): Promise<void> {
  const { log, signal } = options;
  let failures = 0;
  while (!signal.aborted) {
    const error = await listenOnce({
      ...options,
      onConnected: (run) => {
        if (failures > 0) log.info('hints arrive again');
        failures = 0;
        options.onConnected(run);
      },
    });
    options.onLost();
    if (signal.aborted) return;
    if (failures === 0) log.warn({ err: error }, 'the connection for hints was lost');
    const pause = Math.min(RETRY_AFTER_MS * 2 ** failures, RETRY_AFTER_AT_MOST_MS);
    failures += 1;
    // Spread, so that many nodes don't all come back at once.
    await sleep(pause * (0.5 + Math.random() / 2), undefined, { signal, ref: false }).catch(() => {});
  }
}

/** Listens on one connection, and resolves to the reason when it has ended. */
async function listenOnce(options: ListenOptions): Promise<unknown> {
  const { connectionString, channels, signal, onNotification, onConnected } = options;
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
  let ownProcess: number | undefined;
  client.on('notification', ({ channel, payload = '', processId }) => {
    onNotification({ channel, payload, isOwn: processId === ownProcess });
  });
  const run: RunStatement = async (statement) => {
    try {
      await client.query(statement);
    } catch (error) {
      end(error);
      throw error;
    }
  };
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    ownProcess = rows[0]?.pid;
    await client.query(channels.map((channel) => `listen ${channel}`).join('; '));
    if (!ended.signal.aborted) onConnected(run);
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
