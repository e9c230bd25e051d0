import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createSourceFetcher } from '../../../platform/safe-fetch/source-fetch.ts';
import { refreshDueSources } from './refresh-due-sources.ts';
import { removeUnseenJobs } from './remove-unseen-jobs.ts';
import { greenhouseAnswer, leverJobOf } from './testing/answers.ts';
import { sends, startUpstream, type Upstream } from './testing/upstream.ts';

// Real requests to a real server that fails in real ways. Each test has boards of its own.
// The database is not the run's: other tests count all listings that there are.
let upstream: Upstream;
let database: TestDatabase;
const apps: TestApp[] = [];
beforeAll(async () => {
  upstream = await startUpstream();
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await upstream.close();
  await database.close();
});

const HOUR = 60 * 60_000;
let boards = 0;
const newBoard = () => {
  boards += 1;
  return `board-${boards}-x`;
};

interface Installation {
  app: TestApp;
  refresh: () => Promise<void>;
  wait: (ms: number) => void;
  /** The listings of a source that are not gone. */
  found: (source: string) => Promise<string[]>;
  state: (source: string) => Promise<NonNullable<Awaited<ReturnType<typeof findSource>>>>;
}
const findSource = (app: TestApp, name: string) => app.deps.prisma.jobSource.findUnique({ where: { name } });

async function install(
  sources: string,
  limits: { totalMs?: number; maxBytes?: number } = {},
): Promise<Installation> {
  let time = Date.now();
  const app = await startTestApp(
    {
      DATABASE_URL: database.url,
      JOB_SOURCES: sources,
      JOB_SOURCES_MIRROR: upstream.url,
      FETCH_ALLOW_PRIVATE: '1',
    },
    {
      now: () => new Date(time),
      sources: createSourceFetcher({ allowPrivate: true, mirror: upstream.url, ...limits }),
    },
  );
  apps.push(app);
  return {
    app,
    refresh: () => refreshDueSources(app.deps, AbortSignal.timeout(60_000)),
    wait: (ms) => {
      time += ms;
    },
    found: async (source) => {
      const listings = await app.deps.prisma.jobListing.findMany({ where: { source, goneAt: null } });
      return listings.map(({ linkedinJobId }) => linkedinJobId.replace(`${source}:`, '')).sort();
    },
    state: async (source) => {
      const state = await findSource(app, source);
      if (!state) throw new Error(`${source} was never asked.`);
      return state;
    },
  };
}

const job = (id: number, more: Record<string, unknown> = {}) => ({
  ...greenhouseAnswer.jobs[0],
  id,
  absolute_url: `https://job-boards.greenhouse.io/x/jobs/${id}`,
  ...more,
});
const boardOf = (...jobs: unknown[]) => sends({ jobs, meta: { total: jobs.length } });

describe('a refresh', () => {
  it('stores what a board has, once, and marks what it no longer has as gone', async () => {
    const board = newBoard();
    const source = `greenhouse:${board}`;
    const { refresh, wait, found, state } = await install(source);
    upstream.on(board, boardOf(job(1), job(2), job(2)));
    await refresh();
    expect(await found(source)).toEqual(['1', '2']);
    wait(7 * HOUR);
    upstream.on(board, boardOf(job(2), job(3, { title: 'Electrician, Solar' })));
    await refresh();
    expect(await found(source)).toEqual(['2', '3']);
    expect(await state(source)).toMatchObject({ problem: null, failures: 0, listings: 2, skipped: 0 });
  });

  it('asks a source once in each interval, however often it runs', async () => {
    const board = newBoard();
    const { refresh, wait } = await install(`greenhouse:${board}`);
    upstream.on(board, boardOf(job(1)));
    await Promise.all([refresh(), refresh(), refresh()]);
    await refresh();
    wait(5.9 * HOUR);
    await refresh();
    expect(upstream.hits(board)).toHaveLength(1);
    wait(HOUR);
    await refresh();
    expect(upstream.hits(board)).toHaveLength(2);
  });

  it('is made by one of several servers', async () => {
    const board = newBoard();
    const servers = [await install(`greenhouse:${board}`), await install(`greenhouse:${board}`)];
    upstream.on(board, boardOf(job(1)));
    await Promise.all(servers.flatMap(({ refresh }) => [refresh(), refresh()]));
    expect(upstream.hits(board)).toHaveLength(1);
  });

  it('reads all pages of a source, and stops when it repeats itself', async () => {
    const [paged, stuck] = [newBoard(), newBoard()];
    const { refresh, wait, found, state, app } = await install(`lever:${paged},lever:${stuck}`);
    const pageOf = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => leverJobOf(`n-${from + index}`));
    upstream.on(paged, (req, res) => {
      const skip = Number(new URL(req.url ?? '', upstream.url).searchParams.get('skip'));
      sends(pageOf(skip, skip === 0 ? 100 : 20))(req, res);
    });
    upstream.on(stuck, sends(pageOf(0, 100)));
    await app.deps.prisma.jobListing.create({
      data: {
        seenAt: app.deps.now(),
        linkedinJobId: `lever:${stuck}:old`,
        source: `lever:${stuck}`,
        title: 'Old',
        company: 'X',
      },
    });
    await refresh();
    expect(await found(`lever:${paged}`)).toHaveLength(120);
    expect(upstream.hits(stuck)).toHaveLength(2);
    // It may have more than it shows: nothing counts as gone.
    expect(await found(`lever:${stuck}`)).toHaveLength(101);
    // But not for ever.
    wait(13 * 24 * HOUR);
    await refresh();
    await removeUnseenJobs(app.deps);
    expect(await found(`lever:${stuck}`)).toHaveLength(101);
    wait(2 * 24 * HOUR);
    await removeUnseenJobs(app.deps);
    expect(await found(`lever:${stuck}`)).toHaveLength(100);
    expect(await state(`lever:${stuck}`)).toMatchObject({ problem: null, listings: 100 });
  });
});

describe('a source that fails', () => {
  it('in whatever way: the others come, what was there stays, and the reason is kept', async () => {
    const names = [
      'good',
      'down',
      'slow',
      'garbage',
      'half',
      'changed',
      'limited',
      'forbidden',
      'huge',
      'page',
    ];
    const board = Object.fromEntries(names.map((name) => [name, newBoard()]));
    const sourceOf = (name: string) => `greenhouse:${board[name]}`;
    const { refresh, wait, found, state, app } = await install(names.map(sourceOf).join(), {
      totalMs: 1_500,
      maxBytes: 500_000,
    });
    const on = (name: string, behaviour: Parameters<Upstream['on']>[1]) =>
      upstream.on(board[name] ?? '', behaviour);
    for (const name of names) on(name, boardOf(job(1)));
    await refresh();
    for (const name of names) expect(await found(sourceOf(name))).toEqual(['1']);

    wait(7 * HOUR);
    on('good', boardOf(job(1), job(2)));
    on('down', (req) => req.socket.destroy());
    on('slow', () => {});
    on('garbage', sends('<h1>Bad gateway'));
    on('half', (_req, res) => {
      const text = JSON.stringify({ jobs: [job(1), job(2)] });
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
      res.write(text.slice(0, 300), () => res.destroy());
    });
    on('changed', sends({ postings: [] }));
    on('limited', sends('slow down', 429, { 'retry-after': '7200' }));
    on('forbidden', sends('no', 403));
    on('huge', sends(JSON.stringify({ jobs: [job(1, { content: 'x'.repeat(600_000) })] })));
    on('page', sends('<h1>Welcome', 200, { 'content-type': 'text/html' }));
    await refresh();
    expect(await found(sourceOf('good'))).toEqual(['1', '2']);
    const problems: Record<string, unknown> = {};
    for (const name of names) {
      problems[name] = (await state(sourceOf(name))).problem;
      expect(await found(sourceOf(name))).toContain('1');
    }
    expect(problems).toEqual({
      good: null,
      down: 'cut-off',
      slow: 'slow',
      garbage: 'garbage',
      half: 'cut-off',
      changed: 'changed',
      limited: 'limited',
      forbidden: 'refused',
      huge: 'too-large',
      page: 'wrong-type',
    });

    // The person sees what is old, and why.
    wait(20 * HOUR);
    const user = await app.user();
    const shown = await user.graphql(
      `{ jobSources { name label credit link lastRefreshedAt isStale problem } }`,
    );
    const old = shown.data?.jobSources.find(({ name }: { name: string }) => name === sourceOf('slow'));
    expect(old).toMatchObject({ isStale: true, problem: `${board.slow} did not answer in time.` });
  });

  it('opens its circuit, which lets one attempt through after a while and closes when that goes well', async () => {
    const board = newBoard();
    const source = `greenhouse:${board}`;
    const { refresh, wait, state } = await install(source);
    upstream.on(board, sends('broken', 500));
    for (const [attempts, pause] of [
      [1, 1.2],
      [2, 1.2],
      [3, 0.5],
    ] as const) {
      await refresh();
      expect(upstream.hits(board)).toHaveLength(attempts);
      expect((await state(source)).openUntil === null).toBe(attempts < 3);
      wait(pause * HOUR);
    }
    // Open: nobody is asked.
    await refresh();
    expect(upstream.hits(board)).toHaveLength(3);
    wait(HOUR);
    // Half open: one attempt, which fails, and a longer pause.
    await Promise.all([refresh(), refresh()]);
    expect(upstream.hits(board)).toHaveLength(4);
    wait(1.5 * HOUR);
    await refresh();
    expect(upstream.hits(board)).toHaveLength(4);
    upstream.on(board, boardOf(job(1)));
    wait(HOUR);
    await refresh();
    expect(await state(source)).toMatchObject({ failures: 0, openUntil: null, problem: null, listings: 1 });
  });

  it('is left alone for as long as it asks', async () => {
    const board = newBoard();
    const { refresh, wait, state } = await install(`greenhouse:${board}`);
    upstream.on(board, sends('later', 429, { 'retry-after': String(5 * 3600) }));
    await refresh();
    expect((await state(`greenhouse:${board}`)).openUntil).not.toBeNull();
    wait(4.9 * HOUR);
    await refresh();
    expect(upstream.hits(board)).toHaveLength(1);
    wait(HOUR);
    await refresh();
    expect(upstream.hits(board)).toHaveLength(2);
  });

  it('half-way: the pages before are stored, and nothing counts as gone', async () => {
    const board = newBoard();
    const source = `lever:${board}`;
    const { refresh, found, state } = await install(source);
    upstream.on(board, (req, res) =>
      req.url?.includes('skip=0')
        ? sends(Array.from({ length: 100 }, (_, index) => leverJobOf(`n-${index}`)))(req, res)
        : sends('oops', 500)(req, res),
    );
    await refresh();
    expect(await found(source)).toHaveLength(100);
    expect(await state(source)).toMatchObject({ problem: 'error-status', refreshedAt: null, failures: 1 });
  });

  it('by skipped elements or by an empty answer: nothing counts as gone at once', async () => {
    const board = newBoard();
    const source = `greenhouse:${board}`;
    const { refresh, wait, found } = await install(source);
    upstream.on(board, boardOf(job(1), job(2)));
    await refresh();
    wait(7 * HOUR);
    upstream.on(board, boardOf(job(1), { id: 2, name: 'another form' }));
    await refresh();
    expect(await found(source)).toEqual(['1', '2']);
    upstream.on(board, boardOf());
    wait(7 * HOUR);
    await refresh();
    expect(await found(source)).toEqual(['1', '2']);
    wait(7 * HOUR);
    await refresh();
    expect(await found(source)).toEqual([]);
  });

  it('gets no second call from a server that starts again after it died half-way', async () => {
    const board = newBoard();
    const { app, refresh } = await install(`greenhouse:${board}`);
    const stopping = new AbortController();
    upstream.on(board, () => stopping.abort(new Error('stopping')));
    await expect(refreshDueSources(app.deps, stopping.signal)).rejects.toThrow('stopping');
    await refresh();
    expect(upstream.hits(board)).toHaveLength(1);
  });
});

it('a source that is not named any more is shown as old, and each job names its source', async () => {
  const board = newBoard();
  const before = await install(`greenhouse:${board}=Northwind`);
  upstream.on(board, boardOf(job(1)));
  await before.refresh();
  const { app, wait, found } = await install('');
  const user = await app.user();
  const { data } = await user.graphql(
    `{ jobSources { name isStale problem }
      jobSearch(input: { location: "Amarillo, TX", query: "Electrician" }, first: 50) {
        edges { node { job { source sourceCredit { label credit link } } } } } }`,
  );
  expect(data.jobSources).toContainEqual({
    name: `greenhouse:${board}`,
    isStale: true,
    problem: `${board} is not asked any more.`,
  });
  const jobs = data.jobSearch.edges.map(({ node }: { node: { job: { source: string } } }) => node.job);
  expect(jobs).not.toEqual([]);
  for (const { source, sourceCredit } of jobs) {
    const name = String(source).replace('greenhouse:', '');
    expect(sourceCredit).toMatchObject({
      credit: `Jobs at ${name}, from its board on Greenhouse`,
      link: `https://boards.greenhouse.io/${name}`,
    });
  }
  wait(15 * 24 * HOUR);
  await removeUnseenJobs(app.deps);
  expect(await found(`greenhouse:${board}`)).toEqual([]);
  // The session of before has expired.
  const shown = await (await app.user()).graphql('{ jobSources { name } }');
  expect(shown.data.jobSources).not.toContainEqual({ name: `greenhouse:${board}` });
});

it('keys go to their source only, and neither into the log nor the table', async () => {
  const seen: (string | undefined)[] = [];
  const lines: string[] = [];
  const { pino } = await import('pino');
  const app = await startTestApp(
    {
      DATABASE_URL: database.url,
      JOB_SOURCES: 'usajobs,adzuna:nz',
      USAJOBS_EMAIL: 'op@example.com',
      USAJOBS_KEY: 'usa-secret',
      ADZUNA_APP_ID: 'id-secret',
      ADZUNA_APP_KEY: 'key-secret',
      JOB_SOURCES_MIRROR: upstream.url,
      FETCH_ALLOW_PRIVATE: '1',
    },
    { log: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }) },
  );
  apps.push(app);
  upstream.on('data.usajobs.gov', (req, res) => {
    seen.push(String(req.headers['authorization-key']), req.headers['user-agent']);
    sends('no', 401)(req, res);
  });
  upstream.on('api.adzuna.com', sends('no', 500));
  await refreshDueSources(app.deps, AbortSignal.timeout(30_000));
  expect(seen).toEqual(['usa-secret', 'op@example.com']);
  expect(upstream.hits('api.adzuna.com')[0]).toContain('app_key=key-secret');
  const rows = await app.deps.prisma.jobSource.findMany({
    where: { name: { in: ['usajobs', 'adzuna:nz'] } },
  });
  expect(rows.map(({ problem }) => problem).sort()).toEqual(['error-status', 'refused']);
  expect(lines.join('')).toContain('source-failed');
  expect(lines.join('') + JSON.stringify(rows)).not.toMatch(/secret/);
});
