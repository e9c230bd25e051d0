import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServerProcess, type ServerProcess } from '../../../testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { leverJobOf } from './testing/answers.ts';
import { sends, startUpstream, type Upstream } from './testing/upstream.ts';

// Whole servers: on PostgreSQL with graphile-worker, on the embedded database with the timer of the process.
let upstream: Upstream;
let database: TestDatabase;
beforeAll(async () => {
  upstream = await startUpstream();
  database = await createTestDatabase();
});
afterAll(async () => {
  await upstream.close();
  await database.close();
});

const settings = (board: string) => ({
  JOB_SOURCES: `lever:${board}`,
  JOB_SOURCES_MIRROR: upstream.url,
  FETCH_ALLOW_PRIVATE: '1',
});

async function waitUntil(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  const limit = Date.now() + 60_000;
  while (!(await isTrue())) {
    if (Date.now() > limit) throw new Error('It did not become true.');
    await sleep(100);
  }
}

async function isRefreshed(server: ServerProcess): Promise<() => Promise<boolean>> {
  const user = await server.user();
  return async () => {
    const { data } = await user.graphql('{ jobSources { lastRefreshedAt } }');
    return data.jobSources[0]?.lastRefreshedAt !== null;
  };
}

it('two servers on one PostgreSQL refresh a source once between them, and again not after a restart', async () => {
  upstream.on('/two-servers', sends([leverJobOf('n-1')]));
  const env = { ...settings('two-servers'), DATABASE_URL: database.url };
  const servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  try {
    await waitUntil(await isRefreshed(servers[0]!));
    // The other one's first run has come by then, too.
    await sleep(3_000);
    expect(upstream.hits('/two-servers')).toHaveLength(1);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
  const again = await startServerProcess(env);
  await sleep(4_000);
  expect(upstream.hits('/two-servers')).toHaveLength(1);
  await again.stop();
}, 120_000);

it('the embedded database is refreshed in process; a stop in the middle is quick and clean', async () => {
  upstream.on('/in-process', sends([leverJobOf('n-1')]));
  upstream.on('/hangs', () => {});
  const env = settings('in-process');
  const server = await startServerProcess({
    ...env,
    JOB_SOURCES: `${env.JOB_SOURCES},lever:hangs`,
    DATABASE_URL: '',
  });
  await waitUntil(await isRefreshed(server));
  await waitUntil(() => upstream.hits('/hangs').length === 1);
  const begun = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(performance.now() - begun).toBeLessThan(9_000);
  await server.stop();
}, 120_000);

it('nobody is asked unless the operator names a source', async () => {
  const server = await startServerProcess({
    DATABASE_URL: '',
    JOB_SOURCES_MIRROR: upstream.url,
    FETCH_ALLOW_PRIVATE: '1',
  });
  const before = upstream.hits('').length;
  await sleep(5_000);
  expect(upstream.hits('')).toHaveLength(before);
  await server.stop();
}, 120_000);
