import { setTimeout as sleep } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { PrismaClient } from '../generated/prisma/client.ts';
import { DatabaseBusyError } from './database-errors.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database/embedded-database.ts';
import { committedMigrations } from './migrations-folder.ts';

/** A connected, fully migrated database. To the rest of the code it is always PostgreSQL: see docs/decisions/0002. */
export interface Database {
  kind: 'embedded' | 'server';
  prisma: ReturnType<typeof createPrisma>;
  /** For the few statements that don't use Prisma: sessions, rate limits and the readiness check. */
  pool: Pool;
  /** Settles when the embedded database has failed; never for a server. */
  failed: Promise<Error>;
  /** Announces {@link close}, so that another process that wants the embedded database's folder waits for it. */
  announceStop: () => void;
  close: () => Promise<void>;
}

// An arbitrary number, the same in every version, so that one node migrates at a time.
const MIGRATION_LOCK = 7_305_114;

// Transactions make no network calls, so a long statement is a mistake or waits for a lock.
const STATEMENT_TIMEOUT_MS = 5_000;
// Short, because work that waits for a lock occupies a connection that other work could use.
const LOCK_TIMEOUT_MS = 750;
// How long a node that was cut off during a transaction can keep its locks.
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;

// Statements with long lists rarely repeat, so naming them would gain nothing.
const MAX_NAMED_PARAMETERS = 16;
const MAX_NAMES = 200;

/** Names statements by their text, so that each connection parses and plans one only once. */
function createStatementNames(): (query: { sql: string; args: unknown[] }) => string {
  const names = new Map<string, string>();
  return ({ sql, args }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (args.length > MAX_NAMED_PARAMETERS || names.size >= MAX_NAMES) return '';
    const name = `prisma-${names.size}`;
    names.set(sql, name);
    return name;
  };
}

function createPrisma(pool: Pool) {
  return new PrismaClient({
    adapter: new PrismaPg(pool, { schema: 'public', statementNameGenerator: createStatementNames() }),
    transactionOptions: { maxWait: 5_000, timeout: 10_000 },
  });
}

const CLOSE_LIMIT_MS = 2_000;

// A client further back in the queue would have given up before being served.
const MAX_WAITING = 200;

/** Refuses at once when too many requests wait for a connection, so that trouble doesn't make the queue grow. */
class BoundedPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(done: ConnectCallback): void;
  override connect(done?: ConnectCallback): Promise<PoolClient> | void {
    if (this.waitingCount < MAX_WAITING) return done ? super.connect(done) : super.connect();
    const error = new DatabaseBusyError(`${MAX_WAITING} requests are waiting for a database connection`);
    if (!done) return Promise.reject(error);
    process.nextTick(done, error, undefined, () => {});
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (broken?: boolean | Error) => void,
) => void;

function createPool(config: PoolConfig, log: Logger): Pool {
  const pool = new BoundedPool({ connectionTimeoutMillis: 5_000, keepAlive: true, ...config });
  // Without a listener, a connection closed by the server would crash this process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  return pool;
}

/**
 * Opens PostgreSQL when `DATABASE_URL` is set, otherwise the embedded database, and migrates it to the newest schema.
 *
 * @param starting an embedded database that is already starting
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Logger,
  starting?: Promise<EmbeddedDatabase>,
): Promise<Database> {
  if (config.databaseUrl) return openServer(config.databaseUrl, log);
  return openEmbedded(await (starting ?? startEmbeddedDatabase(config.dataDir)), log);
}

async function openEmbedded(embedded: EmbeddedDatabase, log: Logger): Promise<Database> {
  embedded.onDiskSpace((isFull) => {
    if (isFull) log.error('DATA_DIR has too little room: nothing is written until there is more');
    else log.info('DATA_DIR has room again: writing goes on');
  });
  const pool = createPool({ ...embedded.connection, max: 5 }, log);
  try {
    await migrateIfBehind(pool, log);
  } catch (error) {
    await pool.end();
    await embedded.stop();
    throw error;
  }
  const prisma = createPrisma(pool);
  return {
    kind: 'embedded',
    prisma,
    pool,
    failed: embedded.failed,
    announceStop: embedded.announceStop,
    close: async () => {
      await prisma.$disconnect();
      // Closing a connection ends its open transaction.
      await Promise.race([pool.end(), sleep(CLOSE_LIMIT_MS)]);
      await embedded.stop();
    },
  };
}

async function openServer(connectionString: string, log: Logger): Promise<Database> {
  await migrateServer(connectionString, log);
  const pool = createPool(
    {
      connectionString,
      max: 10,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
      application_name: 'tailorbird',
    },
    log,
  );
  const prisma = createPrisma(pool);
  return {
    kind: 'server',
    prisma,
    pool,
    failed: new Promise(() => {}),
    announceStop: () => {},
    close: async () => {
      await prisma.$disconnect();
      await Promise.race([pool.end(), sleep(CLOSE_LIMIT_MS)]);
    },
  };
}

/** If several nodes start together, one migrates and the others wait. */
async function migrateServer(connectionString: string, log: Logger): Promise<void> {
  const pool = createPool({ connectionString, max: 2 }, log);
  try {
    const holder = await pool.connect();
    try {
      await compareClocks(holder, log);
      await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrateIfBehind(pool, log);
    } finally {
      await holder.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
      holder.release();
    }
  } finally {
    await pool.end();
  }
}

const CLOCKS_WARN_MS = 30_000;
const CLOCKS_REFUSE_MS = 60 * 60 * 1_000;

/** This machine's clock and the database's differ so much that sessions and links would expire at the wrong time. */
export class ClockError extends Error {
  override name = 'ClockError';
}

async function compareClocks(client: PoolClient, log: Logger): Promise<void> {
  const before = Date.now();
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  const theirs = rows[0]?.now ?? new Date();
  // Allows for the time that the query took.
  const [early, late] = [before - theirs.getTime(), theirs.getTime() - Date.now()];
  const apart = Math.max(early, late, 0);
  const line = `The clocks differ: here it is ${new Date().toISOString()}, in the database ${theirs.toISOString()}. Set the wrong one`;
  if (apart > CLOCKS_REFUSE_MS) throw new ClockError(line);
  if (apart > CLOCKS_WARN_MS) log.warn(line);
}

/** The database was migrated by a newer version of the product, or one of its migrations failed half-way. */
export class SchemaMismatchError extends Error {
  override name = 'SchemaMismatchError';
}

async function migrateIfBehind(pool: Pool, log: Logger): Promise<void> {
  const committed = committedMigrations();
  const applied = await appliedMigrations(pool);
  const failed = applied.find((migration) => migration.finished_at === null);
  if (failed) {
    throw new SchemaMismatchError(
      `Migration ${failed.migration_name} failed half-way before. Restore a backup, or repair it and mark it as done.`,
    );
  }
  const unknown = applied.find((migration) => !committed.includes(migration.migration_name));
  if (unknown) {
    throw new SchemaMismatchError(
      `The database is newer than this version: it has migration ${unknown.migration_name}. Start the newer version.`,
    );
  }
  if (applied.length === committed.length) return;
  // Loaded only when needed: Prisma's engine is large, and most starts find no new migration.
  const { applyMigrations } = await import('./schema-engine.ts');
  const names = await applyMigrations(pool);
  if (names.length > 0) log.info({ migrations: names }, 'database brought to the newest schema');
}

interface AppliedMigration {
  migration_name: string;
  finished_at: Date | null;
}

async function appliedMigrations(pool: Pool): Promise<AppliedMigration[]> {
  const exists = await pool.query<{ found: boolean }>(
    `select to_regclass('public._prisma_migrations') is not null as found`,
  );
  if (!exists.rows[0]?.found) return [];
  const { rows } = await pool.query<AppliedMigration>(
    'select migration_name, finished_at from _prisma_migrations where rolled_back_at is null order by started_at',
  );
  return rows;
}
