import { createHash, randomUUID } from 'node:crypto';
import { DatabaseError, escapeIdentifier, type Client } from 'pg';
import { migrationsList } from '../migrations-folder.ts';
import { BackupFileError, readBackup, type BackupSummary } from './backup-file.ts';
import { RowSum } from './row-sum.ts';
import { EXACT_TEXT, insertRows, readRows, listTables, type Table } from './table-rows.ts';

/** The database must not be overwritten. */
export class RestoreRefusedError extends Error {
  override name = 'RestoreRefusedError';
}

const MIGRATIONS_TABLE = '_prisma_migrations';
// Tables that a server writes to even before anybody has an account.
const TRANSIENT_TABLES = new Set([
  MIGRATIONS_TABLE,
  'sessions',
  'rate_limits',
  'page_view_counts',
  'algorithm_variants',
  'ranking',
  'job_sources',
  'job_listings',
  'job_search_entries',
]);

// The same as Prisma's schema engine creates.
const CREATE_MIGRATIONS_TABLE = `create table "${MIGRATIONS_TABLE}" (
  id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz,
  migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
  started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`;

/**
 * Restores a backup, all or nothing: in one transaction, which is committed only after every table reads back with the
 * rows of the backup. Afterwards applies the migrations that are newer than the backup.
 *
 * @param options.summary the result of `verifyBackup`: the whole file was verified before anything is changed
 * @param options.replace whether existing data may be discarded
 * @throws {BackupFileError} when the file was made by a newer version
 * @throws {RestoreRefusedError} when the database contains anything that must not be overwritten
 */
export async function restoreBackup(
  client: Client,
  file: string,
  { replace = false, summary }: { replace?: boolean; summary: BackupSummary },
): Promise<void> {
  const migrations = migrationsList().migrationDirectories.map(({ path, migrationFile }) => ({
    name: path,
    sql: migrationFile.content.value,
  }));
  const unknown = summary.header.migrations.find((name) => !migrations.some((known) => known.name === name));
  if (unknown !== undefined) {
    throw new BackupFileError(
      `${file} was made by a newer version of Tailorbird: it has migration ${unknown}. Restore it with that version.`,
    );
  }
  await client.query('begin');
  try {
    await client.query(EXACT_TEXT);
    await client.query("set local lock_timeout = '30s'; set local maintenance_work_mem = '32MB'");
    const made = namesCreatedBy(migrations.map(({ sql }) => sql));
    await dropOwnTables(client, new Set([MIGRATIONS_TABLE, ...summary.tables.keys(), ...made]), replace);
    await client.query(CREATE_MIGRATIONS_TABLE);
    const known = new Set(summary.header.migrations);
    for (const { name, sql } of migrations) if (known.has(name)) await client.query(sql);
    // Rows that migrations insert are in the backup, perhaps changed since.
    const filled = (await listTables(client)).map(({ name }) => escapeIdentifier(name));
    // In one statement, as they refer to each other.
    await client.query(`truncate ${filled.join(', ')}`);
    await fillTables(client, file);
    await compareTables(client, summary);
    for (const { name, sql } of migrations) if (!known.has(name)) await migrate(client, name, sql);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
  await client.query('analyze').catch(() => {});
}

/** The names of the tables and types that migrations create. */
const namesCreatedBy = (sqls: string[]): string[] =>
  sqls.flatMap((sql) => [...sql.matchAll(/^create (?:table|type) "(\w+)"/gim)].map(([, name = '']) => name));

// PostgreSQL's code for dropping something that other objects depend on.
const STILL_NEEDED = '2BP01';

/**
 * Drops our tables and types from the schema.
 *
 * @throws {RestoreRefusedError} when the schema contains foreign tables, or foreign objects depend on ours
 */
async function dropOwnTables(client: Client, ours: Set<string>, replace: boolean): Promise<void> {
  const tables = await listTables(client);
  const foreign = tables.find(({ name }) => !ours.has(name));
  if (foreign) {
    throw new RestoreRefusedError(
      `The database holds the table "${foreign.name}", which is not Tailorbird's. Give Tailorbird a database of its own.`,
    );
  }
  if (!replace) {
    for (const { name } of tables) {
      if (TRANSIENT_TABLES.has(name)) continue;
      const { rows } = await client.query(`select 1 from ${escapeIdentifier(name)} limit 1`);
      if (rows.length === 0) continue;
      throw new RestoreRefusedError(
        `The installation is not empty ("${name}" has rows). Restore into a new one, or give up all that it holds with --replace.`,
      );
    }
  }
  if (tables.length === 0) return;
  try {
    // In one statement, as they refer to each other; without "cascade", which would also drop other people's views.
    await client.query(`drop table ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== STILL_NEEDED) throw error;
    throw new RestoreRefusedError(
      `Something that is not Tailorbird's depends on its tables: ${error.detail ?? error.message}. Remove it first.`,
    );
  }
  const types = await client.query<{ name: string }>(
    "select typname as name from pg_type where typnamespace = 'public'::regnamespace and typtype = 'e'",
  );
  for (const { name } of types.rows)
    if (ours.has(name)) await client.query(`drop type ${escapeIdentifier(name)}`);
}

/**
 * Loads all rows with constraints and indexes dropped, so that the order of tables doesn't matter, then recreates them.
 */
async function fillTables(client: Client, file: string): Promise<void> {
  // Foreign keys depend on primary keys: they are dropped first and recreated last.
  const { rows: constraints } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype in ('f', 'p', 'u') and connamespace = 'public'::regnamespace
    order by contype <> 'f', conrelid::regclass::text, conname`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const { table, name } of constraints)
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
  let table: Table | undefined;
  for await (const part of readBackup(file)) {
    if (part.kind === 'table') table = matchColumns(tables.get(part.table.table), part.table.columns);
    if (part.kind === 'rows' && table) await insertRows(client, table, part.lines);
  }
  for (const { definition } of indexes) await client.query(definition);
  for (const { table: name, name: constraint, definition } of constraints.toReversed())
    await client.query(`alter table ${name} add constraint ${escapeIdentifier(constraint)} ${definition}`);
}

function matchColumns(table: Table | undefined, columns: string[]): Table {
  const ordered = columns.map((name) => table?.columns.find((column) => column.name === name));
  const found = ordered.filter((column) => column !== undefined);
  if (!table || found.length !== columns.length)
    throw new BackupFileError('The backup contains a table or a column that its migrations do not create');
  return { name: table.name, columns: found };
}

async function compareTables(client: Client, summary: BackupSummary): Promise<void> {
  const tables = await listTables(client);
  for (const [name, { rows, sum }] of summary.tables) {
    const table = tables.find((one) => one.name === name);
    const read = new RowSum();
    if (table) for await (const lines of readRows(client, table)) lines.forEach((line) => read.add(line));
    if (read.rows !== rows || read.value !== sum)
      throw new Error(`The table "${name}" does not read back as in the backup; nothing was changed.`);
  }
}

async function migrate(client: Client, name: string, sql: string): Promise<void> {
  await client.query(sql);
  await client.query(
    `insert into "${MIGRATIONS_TABLE}" (id, checksum, finished_at, migration_name, applied_steps_count) values ($1, $2, now(), $3, 1)`,
    [randomUUID(), createHash('sha256').update(sql).digest('hex'), name],
  );
}
