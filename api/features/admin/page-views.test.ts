import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RateLimitedError } from '../../core/errors.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { TestClient } from '../../testing/test-client.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { PAGES as CLIENT_PAGES } from '../../../web/src/app/pages.ts';
import { countPageView } from './count-page-view.ts';
import { OTHER, toPage } from './page-patterns.ts';

// Not the run's: others visit pages, too.
let database: TestDatabase;
let app: TestApp;
let clock = new Date('2026-11-18T12:07:30Z');
const start = () => startTestApp({ DATABASE_URL: database.url }, { now: () => clock });
beforeAll(async () => {
  database = await createTestDatabase();
  app = await start();
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  clock = new Date('2026-11-18T12:07:30Z');
  await app.deps.prisma.pageViewCount.deleteMany();
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const view = (path: unknown, userAgent = FIREFOX, from = app) =>
  from.visitor().post('/api/page-views', { path }, { 'user-agent': userAgent });

const stored = async () => {
  const rows = await app.deps.prisma.pageViewCount.findMany({
    orderBy: [{ quarter: 'asc' }, { path: 'asc' }],
  });
  return rows.map(({ quarter, path, views }) => `${quarter.toISOString().slice(11, 16)} ${path} ${views}`);
};
const untilStored = (rows: string[]) => expect.poll(stored, { timeout: 5_000 }).toEqual(rows);

describe('a page view', () => {
  it('is counted with its page and its quarter of an hour, and nothing else', async () => {
    expect((await view('/profile')).json).toEqual({ success: true });
    await view('/profile');
    clock = new Date('2026-11-18T12:15:00Z');
    await view('/profile');
    await untilStored(['12:00 /profile 2', '12:15 /profile 1']);
    await view('/profile');
    await untilStored(['12:00 /profile 2', '12:15 /profile 2']);
    expect(Object.keys((await app.deps.prisma.pageViewCount.findFirst()) ?? {}).sort()).toEqual([
      'path',
      'quarter',
      'views',
    ]);
  });

  it('of a record is counted without its id, one of an unknown page as such', async () => {
    const id = '0193a1b2-0000-7000-8000-000000000000';
    for (const path of [`/resume-builder/${id}`, '/resume-builder/x?posting=1#top', `/${id}`, '/.env', '/ui'])
      await view(path);
    await untilStored(['12:00 /resume-builder/{id} 2', `12:00 ${OTHER} 3`]);
    const everything = JSON.stringify(await app.deps.prisma.pageViewCount.findMany());
    expect(everything).not.toContain('0193');
  });

  it('is not counted for robots, nor for programs that don’t say what they are', async () => {
    const robots = [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0 Safari/537.36',
      'curl/8.5.0',
      'python-requests/2.32',
      '',
    ];
    for (const robot of robots) expect((await view('/', robot)).status).toBe(200);
    for (const browser of [
      FIREFOX,
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ])
      await view('/', browser);
    await untilStored(['12:00 / 3']);
  });

  it('needs a path', async () => {
    for (const path of [undefined, 1, '', 'profile', 'https://evil.example/', `/${'x'.repeat(3_000)}`, null])
      expect((await view(path)).status).toBe(400);
  });

  it('is not counted when there are too many from one address', async () => {
    const consume = vi.fn(async () => {
      throw new RateLimitedError('Too many attempts.', 60);
    });
    const deps = {
      ...app.deps,
      rateLimits: { ...app.deps.rateLimits, consume },
      pageViews: { count: vi.fn() },
    };
    const client = { address: '203.0.113.7', isLocal: false, deviceToken: '', userAgent: FIREFOX };
    await expect(countPageView(deps, client, { path: '/' })).rejects.toThrow('Too many');
    expect(consume).toHaveBeenCalledWith({ pageViewByAddress: '203.0.113.7' });
    expect(deps.pageViews.count).not.toHaveBeenCalled();
  });

  it('that was confirmed is not lost when the server stops', async () => {
    const server = await startServerProcess({ DATABASE_URL: database.url });
    try {
      const visitor = new TestClient(server.url);
      for (let count = 0; count < 5; count += 1)
        await visitor.post('/api/page-views', { path: '/login' }, { 'user-agent': FIREFOX });
      expect(await server.end('SIGTERM')).toBe(0);
    } finally {
      await server.stop();
    }
    const { _sum: sum } = await app.deps.prisma.pageViewCount.aggregate({ _sum: { views: true } });
    expect(sum.views).toBe(5);
  }, 60_000);

  it('adds to what other servers count', async () => {
    const other = await start();
    await Promise.all([app, other, app, other].map((from) => view('/', FIREFOX, from)));
    await other.close();
    await untilStored(['12:00 / 4']);
  });
});

it('every page of the client is counted as itself', () => {
  for (const { path, alias } of CLIENT_PAGES) {
    const plain = path.replace(/\/:\w+\?$/, '');
    expect(toPage(plain)).toBe(plain);
    expect(toPage(path.replace(/:\w+\??$/, 'some-id'))).toBe(path.replace(/:\w+\??$/, '{id}'));
    if (alias) expect(toPage(alias)).toBe(path);
  }
  expect(toPage('/profile/')).toBe('/profile');
  expect(toPage('//')).toBe('/');
  for (const path of ['/{id}', '/__proto__', '/constructor', '/profile/x', '/resume-builder/a/b', '/admin/x'])
    expect(toPage(path)).toBe(OTHER);
});
