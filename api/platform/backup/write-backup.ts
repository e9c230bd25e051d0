import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import {
  BackupFileError,
  FORMAT,
  verifyBackup,
  type BackupHeader,
  type BackupSummary,
  type TableEnd,
} from './backup-file.ts';
import { RowSum } from './row-sum.ts';
import { EXACT_TEXT, readRows, listTables } from './table-rows.ts';

// A higher level is slower and hardly makes the file smaller.
const GZIP_LEVEL = 3;

/**
 * Writes a snapshot of the database to a new file, then reads the file back and compares it with the rows that were
 * read. The file has a temporary name until then.
 *
 * @throws {BackupFileError} when the file exists already, or can't be read back as it was written.
 */
export async function writeBackup(client: Client, file: string): Promise<BackupSummary> {
  if (existsSync(file)) throw new BackupFileError(`${file} exists already. Name another file.`);
  const partial = `${file}.partial`;
  const written = new Map<string, TableEnd>();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(EXACT_TEXT);
    const target = createWriteStream(partial, { mode: 0o600, flush: true });
    await pipeline(Readable.from(generateBackup(client, written)), createGzip({ level: GZIP_LEVEL }), target);
    await client.query('rollback');
    const summary = await verifyBackup(partial);
    for (const [table, { rows, sum }] of written) {
      const read = summary.tables.get(table);
      if (read?.rows !== rows || read.sum !== sum)
        throw new BackupFileError(`${table} can't be read back from ${file} as it was written.`);
    }
    await rename(partial, file);
    await syncFolder(file);
    return summary;
  } finally {
    await rm(partial, { force: true });
  }
}

/** Syncs the file's folder: until then its name may not be on the disk. */
async function syncFolder(file: string): Promise<void> {
  const handle = await open(dirname(file), 'r');
  await handle.sync();
  await handle.close();
}

async function* generateBackup(client: Client, written: Map<string, TableEnd>): AsyncGenerator<string> {
  const digest = createHash('sha256');
  const text = (lines: string[]) => {
    const part = `${lines.join('\n')}\n`;
    digest.update(part);
    return part;
  };
  yield text([JSON.stringify(await makeHeader(client))]);
  for (const table of await listTables(client)) {
    yield text([JSON.stringify({ table: table.name, columns: table.columns.map(({ name }) => name) })]);
    const sum = new RowSum();
    for await (const lines of readRows(client, table)) {
      for (const line of lines) sum.add(line);
      yield text(lines);
    }
    const end = { rows: sum.rows, sum: sum.value };
    written.set(table.name, end);
    yield text([JSON.stringify(end)]);
  }
  yield `${JSON.stringify({ digest: digest.digest('hex') })}\n`;
}

async function makeHeader(client: Client): Promise<BackupHeader> {
  const { rows } = await client.query<{ migration_name: string }>(
    'select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null order by migration_name',
  );
  const migrations = rows.map(({ migration_name }) => migration_name);
  return { tailorbird: 'backup', format: FORMAT, madeAt: new Date().toISOString(), migrations };
}
