import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { DataFolderError, startEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database.ts';

// Starts separate processes and creates databases from scratch.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tb-folder-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

const CONTAINER = ['unshare', '--pid', '--net', '--uts', '--ipc', '--mount-proc', '--fork'];
const hasNamespaces = spawnSync(CONTAINER[0] ?? '', [...CONTAINER.slice(1), 'true']).status === 0;
const ownerFile = join(projectRoot, 'api/platform/embedded-database/testing/owner.ts');

/** Starts a process that wants the folder; `around` is the command that wraps it. */
function startOwner(rows = 0, around: string[] = []) {
  const [program = '', ...args] = [
    ...around,
    process.execPath,
    '--import',
    'tsx',
    ownerFile,
    folder,
    String(rows),
  ];
  const child = spawn(program, args, { cwd: projectRoot, stdio: ['pipe', 'pipe', 'pipe'] });
  children.push(child);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const says = async (text: string) => {
    for (let next = await lines.next(); !next.done; next = await lines.next())
      if (next.value === text) return;
    throw new Error(`it ended without "${text}": ${errors}`);
  };
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, errors }));
  return { child, says, ended };
}

async function keptRows(): Promise<number> {
  const database = await startEmbeddedDatabase(folder);
  const pool = new Pool(database.connection);
  const { rows } = await pool.query('select count(*)::int as n from kept');
  await pool.end();
  await database.stop();
  return rows[0].n;
}

const lockEntries = () => readdirSync(join(folder, 'lock'));

describe('the data folder has one owner', () => {
  it('who is named in the error for the next one; after its stop the lock is free and nothing is left of it', async () => {
    const first = await startEmbeddedDatabase(folder);
    const second = startEmbeddedDatabase(folder);
    await expect(second).rejects.toThrow(DataFolderError);
    await expect(second).rejects.toThrow(
      `DATA_DIR ${folder} is in use by process ${process.pid} on ${hostname()}. Stop it, or give this one another DATA_DIR.`,
    );
    expect(lockEntries()).toHaveLength(1);
    await first.stop();
    expect(lockEntries()).toEqual([]);
    await (await startEmbeddedDatabase(folder)).stop();
  });

  it('when four arrive at the same time', async () => {
    const all = await Promise.allSettled([1, 2, 3, 4].map(() => startEmbeddedDatabase(folder)));
    const got = all.filter(
      (one): one is PromiseFulfilledResult<EmbeddedDatabase> => one.status === 'fulfilled',
    );
    expect(got).toHaveLength(1);
    await got[0]?.value.stop();
    expect(lockEntries()).toEqual([]);
  });

  it('even when its path is too long for a socket address', async () => {
    folder = join(folder, 'a'.repeat(120), 'b'.repeat(120));
    mkdirSync(folder, { recursive: true });
    const first = await startEmbeddedDatabase(folder);
    const pool = new Pool(first.connection);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
    await expect(startEmbeddedDatabase(folder)).rejects.toThrow(/is in use by process/);
    await first.stop();
  });

  it('and a process that arrives while the owner is stopping waits and then gets it', async () => {
    const first = await startEmbeddedDatabase(folder);
    first.announceStop();
    const second = startEmbeddedDatabase(folder);
    // Longer than the wait for an owner that is not stopping.
    const settled = await Promise.race([second.then(() => 'got it'), sleep(1_500, 'waits')]);
    expect(settled).toBe('waits');
    await first.stop();
    await (await second).stop();
  });

  it.skipIf(!hasNamespaces)(
    'between two containers: both are process 1 there, and nothing is lost',
    async () => {
      const first = startOwner(50, CONTAINER);
      await first.says('here');
      const second = startOwner(50, CONTAINER);
      const { code, errors } = await second.ended;
      expect([code, errors]).toEqual([
        1,
        `DATA_DIR ${folder} is in use by process 1 on ${hostname()}. Stop it, or give this one another DATA_DIR.\n`,
      ]);
      first.child.stdin.write('stop\n');
      await first.says('stopped');
      await first.ended;
      expect(await keptRows()).toBe(50);
    },
  );

  it.skipIf(!hasNamespaces)('and a killed container no longer has it', async () => {
    const first = startOwner(50, CONTAINER);
    await first.says('here');
    // Process 1 of the container; the others end with it.
    const inside = spawnSync('pgrep', ['-P', String(first.child.pid)], { encoding: 'utf8' }).stdout.trim();
    process.kill(Number(inside), 'SIGKILL');
    expect(await keptRows()).toBe(50);
    expect(lockEntries()).toEqual([]);
  });

  it('and a zombie no longer has it', async () => {
    // The shell becomes a program that never waits for its child.
    const shell = spawn(
      '/bin/sh',
      [
        '-c',
        '"$0" "$@" <&- & echo $!; exec sleep 60',
        process.execPath,
        '--import',
        'tsx',
        ownerFile,
        folder,
        '20',
      ],
      { cwd: projectRoot, stdio: ['pipe', 'pipe', 'inherit'] },
    );
    children.push(shell);
    const lines = createInterface({ input: shell.stdout })[Symbol.asyncIterator]();
    const pid = Number((await lines.next()).value);
    while (!existsSync(join(folder, 'postgres', 'PG_VERSION'))) await sleep(50);
    process.kill(pid, 'SIGKILL');
    while (!/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))) await sleep(20);
    await (await startEmbeddedDatabase(folder)).stop();
  });
});

describe('on a folder shared by machines whose kernels don’t know each other’s sockets', () => {
  /** Creates the entry of an owner on another machine. */
  function ownerElsewhere(): string {
    const entry = join(folder, 'lock', '0123456789ab');
    mkdirSync(entry, { recursive: true });
    const note = join(entry, 'owner.json');
    writeFileSync(
      note,
      JSON.stringify({ state: 'here', pid: 7, host: 'elsewhere', kernel: null, socket: null }),
    );
    return note;
  }

  it('an owner that touches its note is alive', async () => {
    const note = ownerElsewhere();
    const touching = setInterval(() => utimesSync(note, new Date(), new Date()), 200);
    await expect(startEmbeddedDatabase(folder)).rejects.toThrow('is in use by process 7 on elsewhere');
    clearInterval(touching);
  });

  it('an owner that has not touched it for eight seconds is gone', async () => {
    ownerElsewhere();
    await (await startEmbeddedDatabase(folder)).stop();
    expect(lockEntries()).toEqual([]);
  });
});

describe('a database is created only in an empty folder', () => {
  let whole: string;
  beforeAll(async () => {
    whole = mkdtempSync(join(tmpdir(), 'tb-whole-'));
    await (await startEmbeddedDatabase(whole)).stop();
  });
  afterAll(() => rmSync(whole, { recursive: true, force: true }));

  const digest = (root: string) => {
    const hash = createHash('sha256');
    const entries = readdirSync(root, { recursive: true, withFileTypes: true });
    for (const path of entries.map((entry) => join(entry.parentPath, entry.name)).sort()) {
      hash.update(path);
      if (statSync(path).isFile()) hash.update(readFileSync(path));
    }
    return hash.digest('hex');
  };
  const control = 'global/pg_control';
  const emptied = (path: string) => {
    for (const name of readdirSync(path)) rmSync(join(path, name), { recursive: true });
  };

  it.each<[string, (at: (path: string) => string) => void, string]>([
    ['PG_VERSION is gone', (at) => rmSync(at('PG_VERSION')), 'PG_VERSION is missing'],
    [
      'only a note of somebody is in it',
      (at) => (emptied(at('')), writeFileSync(at('notes.txt'), 'mine')),
      'PG_VERSION is missing',
    ],
    [
      'another PostgreSQL wrote it',
      (at) => writeFileSync(at('PG_VERSION'), '17\n'),
      'is a database of PostgreSQL 17, but the embedded version is 18',
    ],
    ['pg_control is cut off', (at) => truncateSync(at(control), 100), 'global/pg_control is cut off'],
    [
      'pg_control is something else',
      (at) => writeFileSync(at(control), Buffer.alloc(8_192)),
      'PGlite failed to initialize properly',
    ],
    ['the tables are gone', (at) => rmSync(at('base'), { recursive: true }), 'base is missing'],
    ['the log of writes is gone', (at) => emptied(at('pg_wal')), 'pg_wal is empty'],
  ])('when %s the start is refused and every byte stays', async (_name, damage, told) => {
    cpSync(join(whole, 'postgres'), join(folder, 'postgres'), { recursive: true });
    damage((path) => join(folder, 'postgres', path));
    const before = digest(join(folder, 'postgres'));
    const start = startEmbeddedDatabase(folder);
    await expect(start).rejects.toThrow(DataFolderError);
    await expect(start).rejects.toThrow(told);
    await expect(start).rejects.toThrow(join(folder, 'postgres'));
    await expect(start).rejects.toThrow(/npm run (restore|backup)/);
    expect(digest(join(folder, 'postgres'))).toBe(before);
  });

  it.each<[string, (at: (path: string) => string) => void]>([
    [
      'the half of its tables is missing',
      (at) => {
        const tables = readdirSync(at('base/5')).sort();
        for (const name of tables.slice(tables.length / 2)) rmSync(at(`base/5/${name}`));
      },
    ],
    [
      'the log of writes is cut off',
      (at) => {
        for (const name of readdirSync(at('pg_wal')).filter((file) => /^[0-9A-F]{24}$/.test(file)))
          truncateSync(at(`pg_wal/${name}`), 5_000);
      },
    ],
    ['the commits are gone', (at) => emptied(at('pg_xact'))],
  ])('when %s the start is refused in one line', async (_name, damage) => {
    cpSync(join(whole, 'postgres'), join(folder, 'postgres'), { recursive: true });
    damage((path) => join(folder, 'postgres', path));
    const error = await startEmbeddedDatabase(folder).catch((reason: Error) => reason);
    expect(error).toBeInstanceOf(DataFolderError);
    expect((error as Error).message).toMatch(
      /postgres does not hold a complete database \([^\n]+npm run restore[^\n]+$/,
    );
  });

  it('a missing file of a table is reported at the start, not at the first query that needs it', async () => {
    const first = await startEmbeddedDatabase(folder);
    const pool = new Pool(first.connection);
    await pool.query('create table resumes (id int)');
    const { rows } = await pool.query("select pg_relation_filepath('resumes') as path");
    await pool.end();
    await first.stop();
    rmSync(join(folder, 'postgres', rows[0].path));
    await expect(startEmbeddedDatabase(folder)).rejects.toThrow(`(${rows[0].path} is missing)`);
  });

  it('DATA_DIR itself is the folder of another PostgreSQL', async () => {
    cpSync(join(whole, 'postgres'), folder, { recursive: true });
    await expect(startEmbeddedDatabase(folder)).rejects.toThrow(
      'is itself the folder of a PostgreSQL database',
    );
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
  });

  it('DATA_DIR is a file', async () => {
    const file = join(folder, 'data');
    writeFileSync(file, 'not a folder');
    await expect(startEmbeddedDatabase(file)).rejects.toThrow(/^DATA_DIR can't be used: /);
  });
});
