import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { openDatabase } from './platform/database.ts';
import { createLog } from './platform/log.ts';
import { projectRoot } from './platform/project-root.ts';
import { newEmail } from './testing/test-app.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tb-start-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the program as an operator does. @returns its exit code and everything it wrote to standard error */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [inject('serverEntry')], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...env },
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: code as number | null, said };
}

/** Starts the program on a free port and waits until it says that it is ready. */
async function startAndWait(env: Record<string, string>) {
  const probe = createServer().listen(0, env.HOST);
  await once(probe, 'listening');
  const address = probe.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  probe.close();
  await once(probe, 'close');
  const child = spawn(process.execPath, [inject('serverEntry')], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', PORT: String(port), ...env },
  });
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.includes('is ready')) break;
  }
  return { child, url: new URL(`http://[${env.HOST}]:${port}`) };
}

const migrated = async (name: string, sql: string) => {
  const dataDir = join(folder, name);
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, createLog('silent'));
  await database.pool.query(sql);
  await database.close();
  return dataDir;
};

// Case A50 of docs/security.md#cases, and typical mistakes of operators.
it.each<[string, () => Promise<Record<string, string>>, RegExp]>([
  [
    'a migration that this version does not know',
    async () => ({
      DATA_DIR: await migrated(
        'newer',
        "insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', 'x', '29990101000000_tomorrow', now())",
      ),
    }),
    /The database is newer than this version: it has migration 29990101000000_tomorrow\. Start the newer version\.$/,
  ],
  [
    'a migration that failed half-way',
    async () => ({
      DATA_DIR: await migrated(
        'half',
        "insert into _prisma_migrations (id, checksum, migration_name) values ('x', 'x', '29990101000000_half')",
      ),
    }),
    /Migration 29990101000000_half failed half-way before\. Restore a backup/,
  ],
  [
    'a DATA_DIR that can’t be used',
    async () => {
      const file = join(folder, 'a-file');
      writeFileSync(file, '');
      return { DATA_DIR: join(file, 'data') };
    },
    /DATA_DIR can't be used: /,
  ],
  [
    'a folder of another PostgreSQL',
    async () => {
      mkdirSync(join(folder, 'other', 'postgres'), { recursive: true });
      writeFileSync(join(folder, 'other', 'postgres', 'PG_VERSION'), '15\n');
      return { DATA_DIR: join(folder, 'other') };
    },
    /is a database of PostgreSQL 15, but the embedded version is 18\./,
  ],
  [
    'an empty secret',
    async () => {
      mkdirSync(join(folder, 'secret'));
      writeFileSync(join(folder, 'secret', 'session-secret'), '');
      return { DATA_DIR: join(folder, 'secret') };
    },
    /session-secret holds no secret of at least 16 characters\./,
  ],
  [
    'an https address without a proxy',
    async () => ({ DATA_DIR: join(folder, 'proxy'), PUBLIC_URL: 'https://cv.example.com' }),
    /TRUST_PROXY must be the number of proxies in front/,
  ],
  [
    'a database that is not there',
    async () => ({ DATA_DIR: join(folder, 'gone'), DATABASE_URL: 'postgresql://127.0.0.1:9/nothing' }),
    /the database could not be opened\. connect ECONNREFUSED 127\.0\.0\.1:9$/,
  ],
])('%s stops the start with one line', async (_name, prepare, line) => {
  const { code, said } = await start(await prepare());
  expect(code).toBe(1);
  expect(said).toMatch(/^Tailorbird can't start: [^\n]+\n$/);
  expect(said.trim()).toMatch(line);
});

// Some containers have no IPv6.
const hasLoopback6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

it.skipIf(!hasLoopback6)(
  'listens on an IPv6 address and accepts changes from its own pages there',
  async () => {
    const { child, url } = await startAndWait({ HOST: '::1', DATABASE_URL: inject('databaseUrl') });
    try {
      const register = async (origin: string) => {
        const body = { email: newEmail(), password: 'a long enough secret', firstName: 'A', lastName: 'B' };
        const headers = { 'content-type': 'application/json', origin };
        const at = new URL('/api/auth/register', url);
        return (await fetch(at, { method: 'POST', headers, body: JSON.stringify(body) })).status;
      };
      expect(await register(url.origin)).toBe(201);
      expect(await register('http://[::2]')).toBe(403);
    } finally {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  },
);

it('a clock far off the database’s prevents the start; one slightly off is logged', async () => {
  const url = inject('databaseUrl');
  const lines: string[] = [];
  const log = Object.assign(createLog('silent'), { warn: (line: unknown) => void lines.push(String(line)) });
  const open = () => openDatabase({ databaseUrl: url, dataDir: folder }, log);
  try {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60 * 1000 });
    await expect(open()).rejects.toThrow(
      /^The clocks differ: here it is .+, in the database .+\. Set the wrong one$/,
    );
    vi.setSystemTime(Date.now() - 2 * 60 * 60 * 1000 + 60 * 1000);
    await (await open()).close();
    expect(lines).toEqual([expect.stringMatching(/^The clocks differ/)]);
  } finally {
    vi.useRealTimers();
  }
});
