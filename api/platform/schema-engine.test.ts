import { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase, SchemaMismatchError } from './database.ts';
import { startEmbeddedDatabase } from './embedded-database/embedded-database.ts';
import { createLog } from './log.ts';
import { applyMigrations, pendingSchemaSql } from './schema-engine.ts';

const log = createLog('silent');
let pool: Pool;
beforeAll(async () => {
  await (await openDatabase({ databaseUrl: inject('databaseUrl'), dataDir: '' }, log)).close();
  pool = new Pool({ connectionString: inject('databaseUrl'), max: 2 });
});
afterAll(() => pool.end());

it('has migrations that match the schema exactly', async () => {
  expect(await pendingSchemaSql(pool)).toMatch(/^\s*(-- This is an empty migration\.)?\s*$/);
});

it('applies each migration once', async () => {
  expect(await applyMigrations(pool)).toEqual([]);
});

it('has the tables of all features', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const documented = [
    'sessions',
    'users',
    'password_reset_tokens',
    'experiences',
    'bullet_points',
    'job_postings',
  ];
  documented.push(
    'tailored_resumes',
    'bullet_point_locks',
    'user_job_preferences',
    'job_listings',
    'resume_templates',
  );
  expect(rows.map((row) => row.name)).toEqual(expect.arrayContaining(documented));
});

it('refuses a database migrated by a newer version, and leaves it unchanged', async () => {
  const newer = '99991231000000_from_the_future';
  // Its own database: in that of the run, other tests that start meanwhile would be refused too.
  const own = await startEmbeddedDatabase(null);
  const { host, port, user, database } = own.connection;
  const databaseUrl = `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  await (await openDatabase({ databaseUrl, dataDir: '' }, log)).close();
  const client = new Pool({ connectionString: databaseUrl, max: 1 });
  const listMigrations = () =>
    client.query('select id, migration_name, finished_at from _prisma_migrations order by migration_name');
  try {
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       values ('future', '', $1, now(), now(), 1)`,
      [newer],
    );
    const { rows } = await listMigrations();
    const opening = openDatabase({ databaseUrl, dataDir: '' }, log);
    await expect(opening).rejects.toThrow(SchemaMismatchError);
    await expect(openDatabase({ databaseUrl, dataDir: '' }, log)).rejects.toThrow(newer);
    expect((await listMigrations()).rows).toEqual(rows);
  } finally {
    await client.end();
    await own.stop();
  }
}, 60_000);
