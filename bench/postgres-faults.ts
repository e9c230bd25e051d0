// npm run bench -- postgres-faults: F2, F5, F7 and F13 of docs/performance.md#faults against a private PostgreSQL
// server: the app killed while it writes, the server down and back up, a locked table, and a rolling restart
// behind a balancer. Needs PostgreSQL's programs (Debian: postgresql).
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { TestClient } from '../api/testing/test-client.ts';
import { startBalancer } from './lib/balancer.ts';
import { startPostgres } from './lib/postgres.ts';
import { startProduct, temporaryFolder, type Started } from './lib/processes.ts';
import { quantile } from './lib/stats.ts';
import { printTable } from './lib/table.ts';

const SECRET = { SESSION_SECRET: 'a secret of this benchmark only', LOG_LEVEL: 'silent' };
const EVERY_MS = 50;

interface Asked {
  /** Since the start of the process, in ms. */
  at: number;
  ms: number;
  /** 0 without an answer. */
  status: number;
}

async function ask(request: () => Promise<{ status: number }>, into: Asked[]): Promise<Asked> {
  const at = performance.now();
  const status = await request().then(
    (answer) => answer.status,
    () => 0,
  );
  const asked = { at, ms: performance.now() - at, status };
  into.push(asked);
  return asked;
}

/** Sends the given number of requests a second, without waiting for answers, until stopped. */
function steadily(perSecond: number, request: () => Promise<{ status: number }>) {
  const all: Asked[] = [];
  const running = new Set<Promise<unknown>>();
  const timer = setInterval(() => {
    const one = ask(request, all).finally(() => running.delete(one));
    running.add(one);
  }, 1_000 / perSecond);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(running);
      return all;
    },
  };
}

function counts(all: Asked[]): string {
  const times = new Map<number, number>();
  for (const { status } of all) times.set(status, (times.get(status) ?? 0) + 1);
  return [...times].map(([status, those]) => `${those} x ${status || 'no answer'}`).join(', ');
}
const longest = (all: Asked[]) => Math.max(0, ...all.map(({ ms }) => ms));

async function signIn(url: string, email: string): Promise<TestClient> {
  const person = new TestClient(url);
  await person.register({ email });
  return person;
}

const postgres = await startPostgres();
const product = (url: string) => startProduct(temporaryFolder(), { ...SECRET, DATABASE_URL: url });

/** F2: `times` kills in the middle of writing. */
async function killedWhileWriting(times: number): Promise<void> {
  const url = postgres.database('f2');
  let node = await product(url);
  const people: TestClient[] = [];
  const confirmed: string[] = [];
  const readyMs: number[] = [];
  let written = 0;
  for (let n = 0; n < times; n += 1) {
    // A bank is limited to 200 roles.
    const person = await signIn(node.url, `writer-${n}@example.com`);
    people.push(person);
    const state = { isKilled: false, begun: 0 };
    const writing = [1, 2, 3].map(async () => {
      while (!state.isKilled && state.begun < 195) {
        state.begun += 1;
        const title = `Role ${(written += 1)}`;
        const answer = await person
          .post('/api/experiences', { title, company: 'Inn', bulletPoints: ['one', 'two', 'three'] })
          .catch(() => null);
        if (answer?.status === 201) confirmed.push(title);
      }
    });
    await sleep(150 + Math.random() * 500);
    state.isKilled = true;
    process.kill(node.pid, 'SIGKILL');
    await Promise.all(writing);
    await node.stop();
    node = await product(url);
    readyMs.push(node.startMs);
  }
  const found: { title: string; bulletPoints: unknown[] }[] = [];
  for (const person of people)
    found.push(
      ...((await person.at(node.url).get('/api/experiences')).json as {
        title: string;
        bulletPoints: unknown[];
      }[]),
    );
  const titles = new Set(found.map(({ title }) => title));
  printTable(
    `F2: ${times} kills while writing`,
    ['', '', 'goal'],
    [
      ['confirmed', confirmed.length, ''],
      ['confirmed but lost', confirmed.filter((title) => !titles.has(title)).length, '0'],
      ['half-saved', found.filter(({ bulletPoints }) => bulletPoints.length !== 3).length, '0'],
      ['longest time to ready, ms', Math.max(...readyMs), '1500'],
    ],
  );
  await node.stop();
}

/** F5: the server stops as in a crash and comes back ten seconds later. */
async function serverGone(): Promise<void> {
  const node = await product(postgres.database('f5'));
  const ada = await signIn(node.url, 'ada@example.com');
  const asking = steadily(20, () => ada.get('/api/experiences'));
  await sleep(2_000);
  const down = performance.now();
  postgres.stop('immediate');
  await sleep(10_000);
  const starting = performance.now();
  postgres.start();
  const up = performance.now();
  await sleep(4_000);
  const all = await asking.stop();
  const meanwhile = all.filter(({ at }) => at > down && at < starting);
  const first = all.find(({ at, status }) => at > starting && status === 200);
  const isAlive = (await fetch(`${node.url}/healthz`).catch(() => null))?.ok ?? false;
  printTable(
    'F5: PostgreSQL gone for 10 s under 20 requests a second',
    ['', '', 'goal'],
    [
      ['the process', isAlive ? 'alive' : 'ended', 'alive'],
      ['answers meanwhile', counts(meanwhile), '503'],
      ['longest answer meanwhile, ms', longest(meanwhile), '3000'],
      ['first success after it was up, ms', first ? Math.max(0, first.at + first.ms - up) : 'none', '1000'],
      ['answers after that', counts(all.filter(({ at }) => first !== undefined && at > first.at)), '200'],
    ],
  );
  await node.stop();
}

/** F7: the `users` table locked for 30 s. */
async function locked(): Promise<void> {
  const url = postgres.database('f7');
  const node = await product(url);
  const ada = await signIn(node.url, 'ada@example.com');
  // Many, because one person has only a few requests running at once.
  const others: TestClient[] = [];
  for (let n = 0; n < 15; n += 1) others.push(await signIn(node.url, `other-${n}@example.com`));
  let turn = 0;
  const somebody = () => others[(turn += 1) % others.length] ?? ada;
  const askFree = () => ada.get('/api/experiences');
  const idle: Asked[] = [];
  for (let n = 0; n < 100; n += 1) await ask(askFree, idle);
  const rows: (string | number)[][] = [
    [
      'unaffected routes idle',
      '',
      quantile(
        idle.map(({ ms }) => ms),
        0.95,
      ),
      longest(idle),
      '',
      '',
    ],
  ];
  for (const perSecond of [5, 20, 60]) {
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin; lock table users in access exclusive mode');
    const begin = performance.now();
    const rest = steadily(1_000 / EVERY_MS, askFree);
    const graphql = steadily(perSecond / 2, () =>
      somebody().post('/graphql', { query: '{ viewer { id email } }' }),
    );
    const blocked = steadily(perSecond / 2, () => somebody().get('/api/auth/user'));
    await sleep(15_000);
    await holder.end();
    const end = performance.now();
    await sleep(4_500);
    const free = (await rest.stop()).filter(({ at }) => at < end);
    const all = [...(await blocked.stop()), ...(await graphql.stop())];
    const meanwhile = all.filter(({ at }) => at < end);
    const back = all.find(({ at, status }) => at > end && status === 200);
    const later = free.filter(({ at }) => at > begin + 3_000);
    rows.push([
      `${perSecond} blocked a second`,
      counts(free),
      quantile(
        free.map(({ ms }) => ms),
        0.95,
      ),
      longest(free),
      longest(later),
      `${counts(meanwhile)}; longest ${longest(meanwhile).toFixed(0)}; back after ${back ? (back.at + back.ms - end).toFixed(0) : 'never'}`,
    ]);
  }
  printTable(
    'F7: users locked for 15 s, other routes 20 times a second (ms)',
    ['', 'other routes', 'p95', 'longest', 'longest after 3 s', 'blocked routes'],
    rows,
  );
  await node.stop();
}

/** F13: six restarts, one node at a time, behind a balancer that detects them by probing. */
async function rollingRestart(): Promise<void> {
  const url = postgres.database('f13');
  const balancer = await startBalancer();
  const nodes: Started[] = [];
  const add = async () => {
    const node = await startProduct(temporaryFolder(), {
      ...SECRET,
      DATABASE_URL: url,
      PUBLIC_URL: 'http://localhost:4701',
    });
    nodes.push(node);
    await balancer.join(node.url);
    return node;
  };
  await add();
  await add();
  await sleep(500);
  const callers: TestClient[] = [];
  for (let n = 0; n < 20; n += 1) callers.push(await signIn(balancer.url, `caller-${n}@example.com`));
  const all: Asked[] = [];
  const state = { isOver: false };
  const made = callers.map(async (caller, n) => {
    let confirmed = 0;
    while (!state.isOver) {
      await ask(() => caller.get('/api/auth/user'), all);
      if (n < 5 && confirmed < 190) {
        const { status } = await ask(
          () => caller.post('/api/experiences', { title: `Role ${confirmed}`, company: 'Inn' }),
          all,
        );
        if (status === 201) confirmed += 1;
      }
      await sleep(20);
    }
    const found = (await caller.get('/api/experiences')).json as unknown[];
    return found.length - confirmed;
  });
  for (let n = 0; n < 6; n += 1) {
    const node = nodes.shift();
    await node?.stop();
    if (node) balancer.forget(node.url);
    await add();
    await sleep(500);
  }
  state.isOver = true;
  const twice = (await Promise.all(made)).filter((difference) => difference !== 0).length;
  const failed = all.filter(({ status }) => status !== 200 && status !== 201);
  printTable(
    'F13: six restarts behind a balancer, 20 callers',
    ['', '', 'goal'],
    [
      ['requests', all.length, ''],
      ['failed', `${failed.length}${failed.length > 0 ? ` (${counts(failed)})` : ''}`, '0'],
      ['longest, ms', longest(all), ''],
      ['writers with a row more or less than confirmed', twice, '0'],
    ],
  );
  balancer.close();
  for (const node of nodes) await node.stop();
}

try {
  const only = process.argv[2];
  if (!only || only === '2') await killedWhileWriting(20);
  if (!only || only === '5') await serverGone();
  if (!only || only === '7') await locked();
  if (!only || only === '13') await rollingRestart();
} finally {
  postgres.stop('fast');
}
