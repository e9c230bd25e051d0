import { constants, existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '../../config.ts';
import { findServedDatabase } from '../embedded-database/data-folder-lock.js';
import { DataFolderError, startEmbeddedDatabase } from '../embedded-database/embedded-database.ts';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'>;

async function withClient<T>(
  connection: ConstructorParameters<typeof Client>[0],
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(connection);
  // Without a listener a broken connection would crash the process; the next query rejects with the error anyway.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

const servedConnection = (host: string) => ({ host, port: 5432, user: 'postgres', database: 'postgres' });

async function withEmbedded<T>(folder: string, work: (client: Client) => Promise<T>): Promise<T> {
  const database = await startEmbeddedDatabase(folder);
  try {
    return await withClient(database.connection, work);
  } finally {
    await database.stop();
  }
}

/** Opens the configured database, even while a server is using it. For work that runs in one transaction. */
export async function withDatabase<T>(
  config: DatabaseConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl) return withClient({ connectionString: config.databaseUrl }, work);
  const owner = await findServedDatabase(config.dataDir);
  if (!owner) return withEmbedded(config.dataDir, work);
  try {
    return await withClient(servedConnection(owner.host), work);
  } finally {
    owner.close();
  }
}

/**
 * Opens a snapshot of the database, so that reading it doesn't block a running server. A PostgreSQL server gives every
 * transaction its own snapshot; the embedded database has a single session, so its files are copied while this
 * holds the session, and the copy is opened here.
 *
 * @param room the folder for the temporary copy
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
    await withClient(servedConnection(owner.host), async (client) => {
      await client.query('checkpoint');
      // Until the transaction ends nobody else has the session, so nothing is written.
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
