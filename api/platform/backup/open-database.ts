import { constants, existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '../../config.ts';
import { findServedDatabase } from '../embedded-database/data-folder-lock.js';
import { DataFolderError, startEmbeddedDatabase } from '../embedded-database/embedded-database.ts';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'>;

async function connected<T>(
  connection: ConstructorParameters<typeof Client>[0],
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(connection);
  // Without a listener a connection that breaks would end the process with a stack; whoever asked next gets the error.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

const served = (host: string) => ({ host, port: 5432, user: 'postgres', database: 'postgres' });

async function withEmbedded<T>(folder: string, work: (client: Client) => Promise<T>): Promise<T> {
  const database = await startEmbeddedDatabase(folder);
  try {
    return await connected(database.connection, work);
  } finally {
    await database.stop();
  }
}

/** The database of the configuration, also while a server works on it. For what reads and writes in one transaction. */
export async function withDatabase<T>(
  config: DatabaseConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl) return connected({ connectionString: config.databaseUrl }, work);
  const owner = await findServedDatabase(config.dataDir);
  if (!owner) return withEmbedded(config.dataDir, work);
  try {
    return await connected(served(owner.host), work);
  } finally {
    owner.close();
  }
}

/**
 * What the database holds at one moment, without keeping a running server waiting while it is read. A PostgreSQL server
 * gives every transaction a moment of its own; the embedded database has one session, so its files are copied while
 * this holds the session, and the copy is opened here.
 *
 * @param room where the copy may be for the time being
 */
export async function withSnapshot<T>(
  config: DatabaseConfig,
  room: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const owner = config.databaseUrl ? null : await findServedDatabase(config.dataDir);
  const files = join(config.dataDir, 'postgres');
  if (!config.databaseUrl && !existsSync(files))
    throw new DataFolderError(`DATA_DIR ${config.dataDir} holds no database.`);
  if (!owner) return withDatabase(config, work);
  try {
    await mkdir(room, { mode: 0o700 });
    await connected(served(owner.host), async (client) => {
      await client.query('checkpoint');
      // From here to the end of the transaction nobody else has the session: nothing writes.
      await client.query('begin');
      await client.query('select 1');
      await cp(files, join(room, 'postgres'), { recursive: true, mode: constants.COPYFILE_FICLONE });
      await client.query('rollback');
    });
    return await withEmbedded(room, work);
  } finally {
    owner.close();
    await rm(room, { recursive: true, force: true });
  }
}
