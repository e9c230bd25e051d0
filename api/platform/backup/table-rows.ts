import { escapeIdentifier, type Client } from 'pg';

export interface Table {
  name: string;
  /** In the table's order, without generated columns. */
  columns: { name: string; type: string }[];
}

/** The tables of the schema `public`, sorted by name. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{ table: string; column: string; type: string }>(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`);
  const tables = new Map<string, Table>();
  for (const { table, column, type } of rows) {
    const known = tables.get(table) ?? { name: table, columns: [] };
    known.columns.push({ name: column, type });
    tables.set(table, known);
  }
  return [...tables.values()];
}

/** Settings under which the text form of a value reads back as the same value, on any server and in any time zone. */
export const EXACT_TEXT = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0`;

const BATCH_BYTES = 1_000_000;
const BATCH_ROWS = 2_000;

/**
 * Reads all rows of a table as JSON arrays of texts, about a megabyte at a time, so that memory doesn't grow with the
 * table. To be called in a transaction that has run {@link EXACT_TEXT}.
 */
export async function* readRows(client: Client, { name, columns }: Table): AsyncGenerator<string[]> {
  const values = columns.map((column) => `${escapeIdentifier(column.name)}::text`).join(', ');
  await client.query(
    `declare backup_rows no scroll cursor for select array_to_json(array[${values}])::text from ${escapeIdentifier(name)}`,
  );
  let count = 50;
  for (;;) {
    const { rows } = await client.query<[string]>({
      text: `fetch ${count} from backup_rows`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    const lines = rows.map(([line]) => line);
    yield lines;
    const bytes = lines.reduce((sum, line) => sum + line.length, 0);
    count = Math.max(1, Math.min(BATCH_ROWS, Math.floor((BATCH_BYTES / bytes) * lines.length)));
  }
  await client.query('close backup_rows');
}

/** Inserts rows in the form that {@link readRows} yields. */
export async function insertRows(client: Client, { name, columns }: Table, lines: string[]): Promise<void> {
  const names = columns.map((column) => escapeIdentifier(column.name)).join(', ');
  const values = columns.map((column, index) => `(value->>${index})::${column.type}`).join(', ');
  await client.query({
    text: `insert into ${escapeIdentifier(name)} (${names}) overriding system value
      select ${values} from jsonb_array_elements($1::jsonb) as rows(value)`,
    values: [`[${lines.join(',')}]`],
  });
}
