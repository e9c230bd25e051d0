import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { openDatabase, type Database } from '../database.ts';
import { startEmbeddedDatabase } from '../embedded-database/embedded-database.ts';
import { createLog } from '../log.ts';
import { committedMigrations, migrationsList } from '../migrations-folder.ts';
import { BackupFileError, verifyBackup } from './backup-file.ts';
import { withDatabase, withSnapshot } from './open-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let folder: string;
let live: Database;
const at = (name: string) => join(folder, name);
const config = (dataDir: string) => readConfig({ DATA_DIR: at(dataDir) });
const openLive = (dataDir: string) => openDatabase(config(dataDir), createLog('silent'));

const backup = (dataDir: string, file: string) =>
  withSnapshot(config(dataDir), `${at(file)}.snapshot`, (client) => writeBackup(client, at(file)));
const restore = async (dataDir: string, file: string, replace = false) => {
  const summary = await verifyBackup(at(file));
  await withDatabase(config(dataDir), (client) => restoreBackup(client, at(file), { replace, summary }));
};

/** Row count and md5 of each table, computed by the database and not by the code under test. */
async function readContent(client: Pick<Client, 'query'>) {
  const { rows } = await client.query(
    "select tablename from pg_tables where schemaname = 'public' order by tablename",
  );
  const content: Record<string, unknown> = {};
  for (const { tablename } of rows) {
    const answer = await client.query(
      `select count(*)::int as n, md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), '')) as md5 from "${tablename}" t`,
    );
    content[tablename] = answer.rows[0];
  }
  return content;
}

/** Keys, references, indexes and not-null columns, from the database's catalogs. */
async function readSchema(client: Pick<Client, 'query'>) {
  const { rows } = await client.query(`
    select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
    union all
    select attrelid::regclass::text, attname, case when attnotnull then 'not null' else '' end from pg_attribute
    where attnum > 0 and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')
    order by 1, 2, 3`);
  return rows;
}

const AWKWARD = 'tab\t, line\nbreak, "quotes", \\backslash\\, {braces}, NULL, ü 漢 🪡, end';

async function fill({ prisma }: Database, people: number): Promise<void> {
  for (let n = 0; n < people; n += 1) {
    await prisma.user.create({
      data: {
        email: `person-${n}@example.com`,
        firstName: AWKWARD,
        lastName: '',
        experiences: {
          create: {
            title: AWKWARD,
            company: 'null',
            position: n,
            bulletPoints: { create: [{ content: AWKWARD, position: 0 }] },
          },
        },
      },
    });
  }
  await prisma.session.create({
    data: {
      sid: 'a',
      sess: { nothing: null, text: AWKWARD, number: 1e300 },
      expire: new Date(8_640_000_000),
    },
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tb-backup-'));
  live = await openLive('live');
  await fill(live, 60);
});
afterAll(async () => {
  await live.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup of the embedded database while it is open', () => {
  beforeAll(async () => {
    await backup('live', 'whole.backup');
  });

  it('is readable by its owner only, verifies, and leaves no other files', async () => {
    const summary = await verifyBackup(at('whole.backup'));
    expect(summary.header.migrations).toEqual(committedMigrations());
    expect(summary.tables.get('experiences')?.rows).toBe(60);
    expect(statSync(at('whole.backup')).mode & 0o077).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['live', 'whole.backup']);
    await expect(backup('live', 'whole.backup')).rejects.toThrow('exists already');
  });

  it('restored into a new folder has the same rows and rules in every table', async () => {
    await restore('second', 'whole.backup');
    const second = await openLive('second');
    expect(await readContent(second.pool)).toEqual(await readContent(live.pool));
    // Every key, reference and index was restored.
    expect(await readSchema(second.pool)).toEqual(await readSchema(live.pool));
    expect(await second.prisma.user.count()).toBe(60);
    await second.close();
  });

  it('is a snapshot: a concurrent transaction is in it completely or not at all', async () => {
    const state = { isDone: false };
    const writing = (async () => {
      for (let n = 0; !state.isDone; n += 1) {
        await live.prisma.user.create({
          data: {
            email: `meanwhile-${n}@example.com`,
            experiences: { create: { title: 'T', company: 'C', position: 0 } },
          },
        });
      }
    })();
    await backup('live', 'moving.backup');
    state.isDone = true;
    await writing;
    await restore('moved', 'moving.backup');
    await withDatabase(config('moved'), async (client) => {
      const { rows } = await client.query(
        `select (select count(*) from users where email like 'meanwhile%')::int as people,
                (select count(*) from experiences where title = 'T')::int as roles`,
      );
      expect(rows[0].roles).toBe(rows[0].people);
    });
  });

  it('can be restored under a running server, which then shows the restored data', async () => {
    const running = await openLive('running');
    expect(await running.prisma.user.count()).toBe(0);
    await restore('running', 'whole.backup');
    expect(await running.prisma.user.count()).toBe(60);
    await running.close();
  });

  it('never overwrites existing data unless told to replace it; then nothing of that is left', async () => {
    const other = await openLive('other');
    await other.prisma.user.create({ data: { email: 'only-here@example.com' } });
    await expect(restore('other', 'whole.backup')).rejects.toThrow(/^The installation is not empty/);
    expect(await other.prisma.user.count()).toBe(1);
    await restore('other', 'whole.backup', true);
    expect(await other.prisma.user.count({ where: { email: 'only-here@example.com' } })).toBe(0);
    expect(await other.prisma.user.count()).toBe(60);
    await other.close();
  });

  it.each([
    ['a table', 'create table guests as select 7 as value', /^The database holds the table "guests"/],
    [
      'a view of our tables',
      'create view guests as select 7 as value, count(*) from users',
      /^Something that is not Tailorbird's depends on its tables: view guests depends on table users/,
    ],
  ])(
    'is never restored where there is %s of somebody else, also with --replace',
    async (_name, sql, reason) => {
      const shared = await openLive('shared');
      await shared.pool.query(sql);
      await expect(restore('shared', 'whole.backup', true)).rejects.toThrow(reason);
      expect((await shared.pool.query('select value from guests')).rows).toEqual([{ value: 7 }]);
      expect(await shared.prisma.user.count()).toBe(0);
      await shared.close();
      rmSync(at('shared'), { recursive: true });
    },
  );

  it('leaves foreign types alone', async () => {
    const shared = await openLive('shared');
    await shared.pool.query("create type mood as enum ('glad')");
    await restore('shared', 'whole.backup', true);
    expect((await shared.pool.query("select 'glad'::mood as mood")).rows).toEqual([{ mood: 'glad' }]);
    await shared.close();
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut off in the middle', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['cut off before its end', (bytes) => bytes.subarray(0, bytes.length - 12)],
    [
      'changed in one byte',
      (bytes) => Buffer.from(bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte))),
    ],
    ['empty', () => Buffer.alloc(0)],
    ['something else', () => Buffer.from('%PDF-1.7')],
    [
      'without its last line, though packed well',
      (bytes) => changeLines(bytes, (lines) => lines.slice(0, -2)),
    ],
    [
      'with a row less',
      (bytes) => changeLines(bytes, (lines) => lines.filter((line) => !line.includes('person-7@'))),
    ],
    [
      'with a value changed',
      (bytes) => changeLines(bytes, (lines) => lines.map((line) => line.replace('person-7@', 'person-x@'))),
    ],
    [
      'of a newer version',
      (bytes) => changeLines(bytes, (lines) => lines.map((line) => line.replace('"format":1', '"format":2'))),
    ],
  ])('%s is refused, and what is there stays as it was', async (_name, damage) => {
    writeFileSync(at('damaged.backup'), damage(readFileSync(at('whole.backup'))));
    const before = await readContent(live.pool);
    const restoring = restore('live', 'damaged.backup', true);
    await expect(restoring).rejects.toThrow(BackupFileError);
    await expect(restoring).rejects.toThrow(/is damaged or cut off/);
    expect(await readContent(live.pool)).toEqual(before);
  });

  it('leaves the existing data intact when the restore is interrupted', async () => {
    cpSync(at('whole.backup'), at('broken-off.backup'));
    const other = await openLive('broken-off');
    await other.prisma.user.create({ data: { email: 'still-here@example.com' } });
    await withDatabase(config('broken-off'), async (client) => {
      const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
      // The connection breaks once most tables are filled.
      Object.assign(client, {
        query: (...args: unknown[]) => {
          if (insertsInto('users', args[0]))
            (
              client as unknown as { connection: { stream: { destroy: () => void } } }
            ).connection.stream.destroy();
          return query(...args);
        },
      });
      const summary = await verifyBackup(at('broken-off.backup'));
      await expect(
        restoreBackup(client, at('broken-off.backup'), { replace: true, summary }),
      ).rejects.toThrow();
    });
    expect(await other.prisma.user.findMany({ select: { email: true } })).toEqual([
      { email: 'still-here@example.com' },
    ]);
    await other.close();
  });
});

it('a backup of an older version is migrated to this version’s schema', async () => {
  const older = migrationsList().migrationDirectories.slice(0, 1);
  const embedded = await startEmbeddedDatabase(at('older'), { prepared: at('nothing') });
  const client = new Client(embedded.connection);
  await client.connect();
  await client.query(
    'create table _prisma_migrations (id text, checksum text, finished_at timestamptz, migration_name text, logs text, rolled_back_at timestamptz, started_at timestamptz default now(), applied_steps_count int default 1)',
  );
  for (const { path, migrationFile } of older) {
    await client.query(migrationFile.content.value);
    await client.query(
      "insert into _prisma_migrations (id, checksum, finished_at, migration_name) values ($1, 'sum', now(), $1)",
      [path],
    );
  }
  await client.query(
    `insert into users (id, email, "updatedAt") values (gen_random_uuid(), 'older@example.com', now())`,
  );
  await client.end();
  await embedded.stop();
  await backup('older', 'older.backup');
  await restore('from-older', 'older.backup');
  // Opening refuses a database whose migrations are not those of this version.
  const opened = await openLive('from-older');
  expect(await opened.prisma.user.findMany({ select: { email: true } })).toEqual([
    { email: 'older@example.com' },
  ]);
  const applied = await opened.pool.query('select migration_name from _prisma_migrations order by 1');
  expect(applied.rows.map((row) => row.migration_name)).toEqual(committedMigrations());
  const rules = "select conname from pg_constraint where connamespace = 'public'::regnamespace order by 1";
  expect((await opened.pool.query(rules)).rows).toEqual((await live.pool.query(rules)).rows);
  await opened.close();
});

it('a backup of a newer version is refused, naming the migration', async () => {
  const newest = committedMigrations().at(-1) ?? '';
  writeFileSync(
    at('newer.backup'),
    changeLines(
      readFileSync(at('whole.backup')),
      ([first = '', ...rest]) => [first.replace(newest, '29990101000000_from_tomorrow'), ...rest],
      true,
    ),
  );
  await expect(restore('third', 'newer.backup')).rejects.toThrow(
    'was made by a newer version of Tailorbird: it has migration 29990101000000_from_tomorrow',
  );
});

it('a folder without a database can’t be backed up, and no database is created there', async () => {
  await expect(backup('nothing', 'nothing.backup')).rejects.toThrow('holds no database');
  expect(existsSync(at('nothing'))).toBe(false);
});

const server = process.env.TEST_DATABASE_URL;
it.skipIf(!server)(
  'a backup of the embedded database is restored into a PostgreSQL server, and back',
  async () => {
    const name = `tb_restore_${process.pid}`;
    const url = new URL(server ?? '');
    const admin = new Client({ connectionString: url.href });
    await admin.connect();
    await admin.query(`create database ${name}`);
    url.pathname = `/${name}`;
    const onServer = { ...config('none'), databaseUrl: url.href };
    try {
      const summary = await verifyBackup(at('whole.backup'));
      await withDatabase(onServer, (client) => restoreBackup(client, at('whole.backup'), { summary }));
      await withSnapshot(onServer, at('unused'), (client) => writeBackup(client, at('server.backup')));
      await restore('from-server', 'server.backup');
      const [one, two] = [await verifyBackup(at('whole.backup')), await verifyBackup(at('server.backup'))];
      expect(two.tables).toEqual(one.tables);
      const content = await withDatabase(onServer, readContent);
      expect(await withDatabase(config('from-server'), readContent)).toEqual(content);
    } finally {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    }
  },
);

function insertsInto(table: string, query: unknown): boolean {
  return (
    typeof query === 'object' &&
    query !== null &&
    'text' in query &&
    String(query.text).startsWith(`insert into "${table}"`)
  );
}

/** Changes a backup's lines and packs them again; with `digest`, also updates the digest to match. */
function changeLines(bytes: Buffer, change: (lines: string[]) => string[], digest = false): Buffer {
  const lines = change(gunzipSync(bytes).toString('utf8').split('\n'));
  if (!digest) return gzipSync(lines.join('\n'));
  const body = lines.slice(0, -2).join('\n');
  const sum = execFileSync('sha256sum', { input: `${body}\n`, encoding: 'utf8' }).split(' ')[0];
  return gzipSync(`${body}\n{"digest":"${sum}"}\n`);
}
