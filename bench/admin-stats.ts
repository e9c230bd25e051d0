// npm run bench -- admin-stats: the administrator's figures and charts, uncached, on a private PostgreSQL server (needs
// its programs) with 100,000 users, each active on about every fifth of the last 60 days, and 1,000,000 views of 15
// pages in these days; also the list of users, and a search in it. The goal for the figures is 200 ms. With PLANS=1 the
// plans are written to bench/admin-stats/plans.txt.
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { computeAdminStats } from '../api/features/admin/admin-stats.ts';
import { countFound, findUsers } from '../api/features/admin/list-users.ts';
import { openDatabase, type Database } from '../api/platform/database.ts';
import { createLog } from '../api/platform/log.ts';
import { startPostgres } from './lib/postgres.ts';
import { median, quantile, timed } from './lib/stats.ts';
import { printTable } from './lib/table.ts';

const USERS = 100_000;
const VIEWS = 1_000_000;
const PAGES = 15;
const DAYS = 60;
const ROUNDS = 30;
const NOW = new Date('2026-11-18T12:07:00Z');
const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kolkata'];

/** Sets the same random numbers in every run. The rows are made by the server itself. */
async function fill({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  const values = [NOW.toISOString()];
  await client.query('set statement_timeout = 0');
  await client.query('select setseed(0.5)');
  await client.query(
    `insert into users (id, email, "firstName", "lastName", "createdAt", "updatedAt")
     select gen_random_uuid(), 'person-' || n || '@example.com', 'First' || n % 900, 'Last' || n % 7000, made, made
     from (select n, $1::timestamptz - random() * interval '700 days' as made from generate_series(1, ${USERS}) as n) as people`,
    values,
  );
  await client.query(
    `insert into active_days (day, "userId")
     select ($1::timestamptz at time zone 'UTC')::date - n, id from users, generate_series(0, ${DAYS - 1}) as n where random() < 0.2`,
    values,
  );
  await client.query(
    `update users set "lastActiveAt" = least($1::timestamptz, last + random() * interval '1 day')
     from (select "userId", max(day) as last from active_days group by 1) as latest where id = "userId"`,
    values,
  );
  // Every quarter of every page, as on a busy installation.
  const rows = DAYS * 96 * PAGES;
  await client.query(
    `insert into page_view_counts (quarter, path, views)
     select date_bin('15 minutes', $1, '2000-01-01Z') - q * interval '15 minutes', '/page-' || p,
       ${VIEWS} / ${rows} + (q * ${PAGES} + p <= ${VIEWS % rows})::int
     from generate_series(0, ${rows / PAGES - 1}) as q, generate_series(1, ${PAGES}) as p`,
    values,
  );
  client.release(true);
  for (const table of ['users', 'active_days', 'page_view_counts'])
    await pool.query(`vacuum analyze ${table}`);
}

const log = createLog('silent');
const first = { after: null, limit: 100 };
/** A place in the middle of the list. */
const middle = {
  after: { createdAt: new Date('2025-12-01T00:00:00Z'), id: '00000000-0000-7000-8000-000000000000' },
  limit: 100,
};
const WORK: { name: string; run: (database: Database, round: number) => Promise<unknown> }[] = [
  {
    name: 'figures and charts',
    run: ({ prisma }, round) => computeAdminStats({ prisma }, ZONES[round % ZONES.length] ?? 'UTC', NOW),
  },
  { name: 'users: first 100', run: ({ prisma }) => findUsers({ prisma }, first, null) },
  { name: 'users: 100 in the middle', run: ({ prisma }) => findUsers({ prisma }, middle, null) },
  { name: 'users: search that finds one', run: ({ prisma }) => findUsers({ prisma }, first, 'person-4711@') },
  { name: 'users: number found', run: ({ prisma }) => countFound({ prisma }, 'person-4711@') },
];

const PLANS = join(import.meta.dirname, 'admin-stats', 'plans.txt');

/** Writes how PostgreSQL runs the statements, as it logs the plans of these very ones. */
async function explain(url: string): Promise<void> {
  const settings = ['auto_explain.log_analyze=on', 'auto_explain.log_buffers=on', 'client_min_messages=log'];
  const options = ['session_preload_libraries=auto_explain', 'auto_explain.log_min_duration=0', ...settings];
  const withPlans = new URL(url);
  withPlans.searchParams.set('options', options.map((option) => `-c ${option}`).join(' '));
  const database = await openDatabase({ databaseUrl: withPlans.href, dataDir: '' }, log);
  const heard = new WeakSet<object>();
  let plans: string[] = [];
  database.pool.on('acquire', (client) => {
    if (!heard.has(client)) client.on('notice', ({ message }) => plans.push(message ?? ''));
    heard.add(client);
  });
  for (const { name, run } of WORK) {
    plans = [];
    await run(database, 0);
    appendFileSync(PLANS, `${name}\n\n${plans.toSorted().join('\n\n')}\n\n`);
  }
  await database.close();
}

const server = await startPostgres();
const url = server.database('admin');
const database = await openDatabase({ databaseUrl: url, dataDir: '' }, log);
await fill(database);
const { rows: counts } = await database.pool.query<{
  users: string;
  days: string;
  rows: string;
  views: string;
}>(
  `select (select count(*) from users) as users, (select count(*) from active_days) as days,
     (select count(*) from page_view_counts) as rows, (select sum(views) from page_view_counts) as views`,
);
const rows: string[][] = [];
for (const { name, run } of WORK) {
  for (let round = 0; round < 5; round += 1) await run(database, round);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(() => run(database, round)));
  rows.push([name, `${median(times).toFixed(1)} / ${quantile(times, 0.95).toFixed(1)}`]);
}
const [stored] = counts;
printTable(
  `${stored?.users} users, ${stored?.days} active days, ${stored?.views} views in ${stored?.rows} rows: ms p50 / p95`,
  ['', 'PostgreSQL'],
  rows,
);
if (process.env.PLANS === '1') {
  rmSync(PLANS, { force: true });
  await explain(url);
}
await database.close();
server.stop('fast');
