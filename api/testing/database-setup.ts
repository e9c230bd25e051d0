import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/database.ts';
import { startEmbeddedDatabase } from '../platform/embedded-database/embedded-database.ts';
import { createLog } from '../platform/log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database shared by the whole run; each test creates its own users. */
    databaseUrl: string;
  }
}

/**
 * Provides one real database for the run: a new one on the server of `TEST_DATABASE_URL`, or else the embedded one in
 * memory. Both are accessed over PostgreSQL's protocol.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? createOnServer(project, server) : startEmbedded(project);
}

async function startEmbedded(project: TestProject) {
  const database = await startEmbeddedDatabase(null);
  const { host, port, user, database: name } = database.connection;
  const url = `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  await migrate(url);
  project.provide('databaseUrl', url);
  return () => database.stop();
}

async function createOnServer(project: TestProject, server: string) {
  const name = `tailorbird_test_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrate(url.href);
  project.provide('databaseUrl', url.href);
  return async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  };
}

/** Runs before the workers start: the embedded database has one session, in which locks can't keep workers apart. */
async function migrate(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' }, createLog('silent'));
  await database.close();
}
