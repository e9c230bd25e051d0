// npm run bench -- backup [megabytes]: F16 of docs/performance.md#faults. Fills an embedded database, takes a
// backup while it is open and restores it into a new one, each in a separate process; prints the time per
// gigabyte, the longest wait of a concurrent request, and the peak memory, next to that of a server with the same
// database.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { startEmbeddedDatabase } from '../api/platform/embedded-database/embedded-database.ts';
import { projectRoot } from '../api/platform/project-root.ts';
import { peakMb } from '../api/testing/started-process.ts';
import { startProduct } from './lib/processes.ts';
import { times } from './lib/table.ts';

const megabytes = Number(process.argv[2] ?? 200);
const folder = mkdtempSync(join(tmpdir(), 'tb-bench-backup-'));
const dataDir = join(folder, 'data');

/** In MB. A checkpoint may remove files at the same time. */
const measureFolder = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, entry) =>
        sum + (statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    ) / 1e6;

/** Runs a program of the built product. @returns seconds, and megabytes of memory at the most */
async function measured(args: string[], env: Record<string, string>): Promise<[number, number]> {
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PATH: process.env.PATH, ...env },
  });
  let peak = 0;
  const watching = setInterval(() => (peak = Math.max(peak, peakMb(child.pid) ?? 0)), 20);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(watching);
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`);
  return [(performance.now() - start) / 1_000, peak];
}

async function content(pool: Pool): Promise<string> {
  const { rows } = await pool.query(
    `select count(*), md5(string_agg(md5(t::text), '' order by id)) from experiences t
     union all select count(*), md5(string_agg(md5(t::text), '' order by id)) from bullet_points t
     union all select count(*), md5(string_agg(md5(t::text), '' order by id)) from users t`,
  );
  return JSON.stringify(rows);
}

try {
  const database = await startEmbeddedDatabase(dataDir);
  const pool = new Pool({ ...database.connection, max: 2 });
  const people = Math.ceil(megabytes * 4.4);
  for (let from = 1; from <= people; from += 200) {
    const to = Math.min(people, from + 199);
    await pool.query(
      `with people as (
         insert into users (id, email, "updatedAt") select gen_random_uuid(), 'p' || n || '@example.com', now()
         from generate_series($1::int, $2::int) n returning id),
       roles as (
         insert into experiences (id, "userId", title, company, description, "updatedAt")
         select gen_random_uuid(), p.id, 'Role ' || n, md5(n::text || p.id), repeat(md5(p.id::text || n), 20), now()
         from people p, generate_series(1, 10) n returning id)
       insert into bullet_points (id, "experienceId", content)
       select gen_random_uuid(), r.id, (select string_agg(md5(r.id::text || n || k), ' ') from generate_series(1, 5) k)
       from roles r, generate_series(1, 60) n`,
      [from, to],
    );
  }
  const size = measureFolder(join(dataDir, 'postgres'));
  const before = await content(pool);
  const state = { isDone: false };
  let longest = 0;
  const asking = (async () => {
    while (!state.isDone) {
      const start = performance.now();
      await pool.query('select 1');
      longest = Math.max(longest, performance.now() - start);
      await sleep(5);
    }
  })();
  const file = join(folder, 'bench.backup');
  const command = (name: string) => join('dist', 'commands', `${name}.js`);
  const [backupSeconds, backupMemory] = await measured([command('backup'), file], { DATA_DIR: dataDir });
  state.isDone = true;
  await asking;
  const [restoreSeconds, restoreMemory] = await measured([command('restore'), file], {
    DATA_DIR: join(folder, 'new'),
  });
  await pool.end();
  await database.stop();
  const restored = await startEmbeddedDatabase(join(folder, 'new'));
  const other = new Pool({ ...restored.connection, max: 2 });
  const after = await content(other);
  await other.end();
  await restored.stop();
  // The memory of a server that uses the same database.
  const server = await startProduct(join(folder, 'new'));
  await sleep(1_000);
  const usual = server.peakMb() ?? Number.NaN;
  await server.stop();
  console.log(
    `folder ${size.toFixed(0)} MB, file ${(statSync(file).size / 1e6).toFixed(0)} MB, rows and md5 equal: ${before === after}`,
  );
  console.log(
    `backup  ${backupSeconds.toFixed(1)} s = ${((backupSeconds / size) * 1_000).toFixed(0)} s/GB (goal 60), ${backupMemory.toFixed(0)} MB at the most = ${times(backupMemory / usual)} of an idle server (goal 1.5x), others waited ${longest.toFixed(0)} ms at the most`,
  );
  console.log(
    `restore ${restoreSeconds.toFixed(1)} s = ${((restoreSeconds / size) * 1_000).toFixed(0)} s/GB (goal 60), ${restoreMemory.toFixed(0)} MB at the most = ${times(restoreMemory / usual)} (goal 1.5x)`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
