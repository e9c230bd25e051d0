// npm run bench -- crash [times]: F1 of docs/performance.md#faults. A process writes rows into the embedded
// database and prints each confirmed one; it is killed (kill -9) midway, and the next process has to find all of
// them. Prints how many were confirmed and lost, and how long opening took after a crash.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { startEmbeddedDatabase } from '../api/platform/embedded-database/embedded-database.ts';
import { projectRoot } from '../api/platform/project-root.ts';
import { quantile } from './lib/stats.ts';

if (process.argv[2] === '--write') await write(process.argv[3] ?? '');
else await crash(Number(process.argv[2] ?? 100));

async function write(folder: string): Promise<void> {
  const start = performance.now();
  const database = await startEmbeddedDatabase(folder);
  const pool = new Pool({ ...database.connection, max: 4 });
  await pool.query('create table if not exists written (id bigserial primary key, text text)');
  const { rows } = await pool.query(
    'select count(*)::int as n, coalesce(max(id), 0)::int as last from written',
  );
  process.stdout.write(`opened ${rows[0].n} ${Math.round(performance.now() - start)}\n`);
  // Four at a time, like concurrent requests.
  await Promise.all(
    [1, 2, 3, 4].map(async () => {
      for (;;) {
        const inserted = await pool.query(
          "insert into written (text) values (repeat('x', 500)) returning id",
        );
        process.stdout.write(`${inserted.rows[0].id}\n`);
      }
    }),
  );
}

async function crash(times: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tb-crash-'));
  let confirmed = 0;
  const openings: number[] = [];
  let done = 0;
  try {
    for (; done < times; done += 1) {
      const child = spawn(process.execPath, ['--import', 'tsx', import.meta.filename, '--write', folder], {
        cwd: projectRoot,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const closed = once(child, 'close');
      let isOpened = false;
      for await (const line of createInterface({ input: child.stdout })) {
        if (!line.startsWith('opened')) {
          confirmed += 1;
          continue;
        }
        const [, found, took] = line.split(' ').map(Number);
        // Rows written but not yet confirmed at the time of the crash may be there too.
        if ((found ?? 0) < confirmed)
          throw new Error(`after crash ${done}: ${confirmed} confirmed, ${found} found`);
        // The first opening creates the database; it doesn't follow a crash.
        if (done > 0) openings.push(took ?? 0);
        isOpened = true;
        void sleep(50 + Math.random() * 500).then(() => child.kill('SIGKILL'));
      }
      await closed;
      if (!isOpened) throw new Error('it did not open');
    }
    const database = await startEmbeddedDatabase(folder);
    const pool = new Pool(database.connection);
    const { rows } = await pool.query('select count(*)::int as n from written');
    await pool.end();
    await database.stop();
    if (rows[0].n < confirmed) throw new Error(`${confirmed} confirmed, ${rows[0].n} found`);
    const left = readdirSync(join(folder, 'lock')).length;
    console.log(
      `${done} crashes: ${confirmed} rows confirmed, 0 lost, ${left} locks left; opened in ${quantile(openings, 0.5).toFixed(0)} ms, ${Math.max(...openings)} ms at the most`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
