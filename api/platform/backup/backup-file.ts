import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { RowSum } from './row-sum.ts';

// A backup is gzipped lines of JSON (docs/decisions/0024):
//   {"tailorbird":"backup", ...}     what it is a backup of
//   {"table":"users","columns":[..]} the rows of this table follow
//   ["...",null,...]                 a row: each value in PostgreSQL's text form, or null
//   {"rows":12,"sum":"..."}          the end of the table
//   {"digest":"..."}                 SHA-256 of all lines before: the backup is complete

export const FORMAT = 1;

const header = z.object({
  tailorbird: z.literal('backup'),
  format: z.number(),
  madeAt: z.string(),
  migrations: z.array(z.string()),
});
const tableStart = z.object({ table: z.string(), columns: z.array(z.string()) });
const tableEnd = z.object({ rows: z.number().int(), sum: z.string() });
const fileEnd = z.object({ digest: z.string() });

export type BackupHeader = z.infer<typeof header>;
export type TableStart = z.infer<typeof tableStart>;
export type TableEnd = z.infer<typeof tableEnd>;

/** A part of a backup, in the order of the file. Rows are JSON arrays, as text. */
export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'table'; table: TableStart }
  | { kind: 'rows'; lines: string[] }
  | { kind: 'end'; table: TableStart; end: TableEnd };

/** The file isn't a Tailorbird backup, or is incomplete. */
export class BackupFileError extends Error {
  override name = 'BackupFileError';
}

const CHUNK_BYTES = 512 * 1_024;
const NEWLINE = '\n'.charCodeAt(0);

/** Complete lines, in batches as they arrive. */
async function* readLines(file: string): AsyncGenerator<string[]> {
  const source = createReadStream(file);
  // Large chunks: each becomes one statement when it is restored.
  const text = createGunzip({ chunkSize: CHUNK_BYTES });
  source.once('error', (error) => text.destroy(error));
  source.pipe(text);
  let rest: Buffer[] = [];
  for await (const chunk of text as AsyncIterable<Buffer>) {
    const end = chunk.lastIndexOf(NEWLINE);
    if (end < 0) {
      rest.push(chunk);
      continue;
    }
    const whole =
      rest.length === 0 ? chunk.subarray(0, end) : Buffer.concat([...rest, chunk.subarray(0, end)]);
    rest = [chunk.subarray(end + 1)];
    yield whole.toString('utf8').split('\n');
  }
  if (Buffer.concat(rest).length > 0) throw new BackupFileError('its last line is cut off');
}

/**
 * Reads and verifies a backup: each table's rows and their sum, and the digest at the end.
 *
 * @throws {BackupFileError} when anything is missing or changed; the backup is known to be sound only after the last
 * part.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  try {
    yield* readParts(file);
  } catch (error) {
    if (error instanceof BackupFileError)
      throw new BackupFileError(`${file} is damaged or cut off: ${error.message}.`);
    const { code, message } = error as NodeJS.ErrnoException;
    // zlib's error codes: not gzip, a wrong checksum, a premature end.
    if (code?.startsWith('Z_')) throw new BackupFileError(`${file} is damaged or cut off: ${message}.`);
    if (code === 'ENOENT') throw new BackupFileError(`There is no file ${file}.`);
    throw error;
  }
}

async function* readParts(file: string): AsyncGenerator<BackupPart> {
  const digest = createHash('sha256');
  let isBegun = false;
  let isWhole = false;
  let table: TableStart | null = null;
  let sum = new RowSum();
  for await (const lines of readLines(file)) {
    let rows: string[] = [];
    for (const line of lines) {
      if (isWhole) throw new BackupFileError('something follows its end');
      if (line.startsWith('[')) {
        if (!table) throw new BackupFileError('a row belongs to no table');
        digest.update(`${line}\n`);
        sum.add(line);
        rows.push(line);
        continue;
      }
      if (rows.length > 0) yield { kind: 'rows', lines: rows };
      rows = [];
      const value = parseJson(line);
      const whole = fileEnd.safeParse(value);
      if (whole.success) {
        if (table || !isBegun || whole.data.digest !== digest.digest('hex'))
          throw new BackupFileError('its digest is another');
        isWhole = true;
        continue;
      }
      digest.update(`${line}\n`);
      if (!isBegun) {
        yield { kind: 'header', header: readHeader(value) };
        isBegun = true;
      } else if (table) {
        const end = tableEnd.safeParse(value);
        if (!end.success || end.data.rows !== sum.rows || end.data.sum !== sum.value)
          throw new BackupFileError(`the rows of ${table.table} are not those that were written`);
        yield { kind: 'end', table, end: end.data };
        table = null;
      } else {
        const start = tableStart.safeParse(value);
        if (!start.success) throw new BackupFileError('a line says nothing known');
        table = start.data;
        sum = new RowSum();
        yield { kind: 'table', table };
      }
    }
    if (rows.length > 0) yield { kind: 'rows', lines: rows };
  }
  if (!isWhole) throw new BackupFileError('its end is missing');
}

function readHeader(value: unknown): BackupHeader {
  const parsed = header.safeParse(value);
  if (!parsed.success) throw new BackupFileError('it does not begin as a backup of Tailorbird does');
  if (parsed.data.format !== FORMAT)
    throw new BackupFileError(`its format is ${parsed.data.format}, and this version reads ${FORMAT}`);
  return parsed.data;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** The contents of a complete backup. */
export interface BackupSummary {
  header: BackupHeader;
  tables: Map<string, TableEnd>;
  rows: number;
}

/** Verifies a backup without keeping its rows in memory. @throws {BackupFileError} */
export async function verifyBackup(file: string): Promise<BackupSummary> {
  let found: BackupHeader | null = null;
  const tables = new Map<string, TableEnd>();
  for await (const part of readBackup(file)) {
    if (part.kind === 'header') found = part.header;
    if (part.kind === 'end') tables.set(part.table.table, part.end);
  }
  if (!found) throw new BackupFileError(`${file} is damaged or cut off: it is empty.`);
  return { header: found, tables, rows: [...tables.values()].reduce((sum, { rows }) => sum + rows, 0) };
}
