import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase } from '../platform/database.ts';
import { startEmbeddedDatabase } from '../platform/embedded-database/embedded-database.ts';
import { createLog } from '../platform/log.ts';

/** A new, migrated database, accessed over PostgreSQL's protocol. */
export interface TestDatabase {
  url: string;
  /** Removes it. */
  close: () => Promise<void>;
}

/** Creates a database on the server of `TEST_DATABASE_URL`, or else an embedded one in memory. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? createOnServer(server) : createEmbedded();
}

async function createEmbedded(): Promise<TestDatabase> {
  const database = await startEmbeddedDatabase(null);
  const { host, port, user, database: name } = database.connection;
  const url = `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  await migrate(url);
  return { url, close: () => database.stop() };
}

async function createOnServer(server: string): Promise<TestDatabase> {
  const name = `tailorbird_test_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return {
    url: url.href,
    close: async () => {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

async function migrate(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' }, createLog('silent'));
  await database.close();
}
