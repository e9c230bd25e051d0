import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { committedMigrations } from '../../platform/migrations-folder.ts';
import { createSigner } from '../../platform/signer.ts';
import { makeExperience, makePosting, makeResume, toGlobalId } from '../../testing/factories.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { newEmail, NO_AI_SERVICE, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { TestClient } from '../../testing/test-client.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { adminVerifyLink } from '../accounts/email-verification.ts';
import { recordAdminAction } from './admin-actions.ts';

const ADMIN = newEmail();
const PASSWORD_HASH = 'never to be shown';

// Not the run's: the lists show everything that there is.
let database: TestDatabase;
let app: TestApp;
let admin: TestClient;
let dataDir: string;
let offset = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'tb-admin-'));
  app = await startTestApp(
    {
      ...NO_AI_SERVICE,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN,
      // Nobody listens there.
      SMTP_URL: 'smtp://127.0.0.1:9',
      JOB_SOURCES: 'arbeitnow',
    },
    { now: () => new Date(Date.now() + offset) },
  );
  admin = app.visitor();
  await admin.register({ email: ADMIN });
  const data = { emailVerifiedAt: new Date(), createdAt: new Date('2020-01-01T00:00:00Z') };
  await app.deps.prisma.user.update({ where: { email: ADMIN }, data });
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(async () => {
  offset = 0;
  await app.deps.prisma.adminAction.deleteMany();
  await app.deps.prisma.user.deleteMany({ where: { email: { not: ADMIN } } });
});

const FIGURES = [
  'totalUsers',
  'newUsersToday',
  'newUsersThisWeek',
  'newUsersThisMonth',
  'activeUsersToday',
  'activeUsersThisWeek',
  'pageViewsToday',
  'pageViewsThisWeek',
  'pageViewsThisMonth',
];

const addUser = (fields: object = {}) =>
  app.deps.prisma.user.create({ data: { email: newEmail(), password: PASSWORD_HASH, ...fields } });

describe('the figures', () => {
  it('are the same over REST and GraphQL, for a minute, for each time zone', async () => {
    await addUser();
    const rest = await admin.get('/api/admin/stats?timeZone=Pacific/Auckland');
    expect(rest.json).toMatchObject({ totalUsers: 2, newUsersToday: 1, timeZone: 'Pacific/Auckland' });
    expect(FIGURES.filter((name) => !Number.isInteger(rest.json[name]))).toEqual([]);
    await addUser();
    const ask = async (timeZone: string) =>
      (
        await admin.graphql(
          `{ adminStats(timeZone: "${timeZone}") { ${FIGURES.join(' ')} timeZone computedAt
            days { date newUsers activeUsers pageViews } pages { path views } } }`,
        )
      ).data.adminStats;
    expect(await ask('pacific/auckland')).toEqual({ ...rest.json, timeZone: 'pacific/auckland' });
    expect(await ask('Asia/Kolkata')).toMatchObject({ totalUsers: 3, timeZone: 'Asia/Kolkata' });

    offset = 59_000;
    expect((await ask('Pacific/Auckland')).computedAt).toBe(rest.json.computedAt);
    offset = 61_000;
    const fresh = await ask('Pacific/Auckland');
    expect(fresh.totalUsers).toBe(3);
    expect(fresh.computedAt > rest.json.computedAt).toBe(true);
  });

  it('are those of UTC without a time zone, and refused for one that doesn’t exist', async () => {
    expect((await admin.get('/api/admin/stats')).json.timeZone).toBe('UTC');
    for (const name of ['', 'Mars', '%2B05:07', 'x'.repeat(200)]) {
      const answer = await admin.get(`/api/admin/stats?timeZone=${name}`);
      expect([answer.status, answer.json.message]).toEqual([400, expect.stringContaining('time zone')]);
    }
    expect((await admin.get('/api/admin/stats?timeZone=a&timeZone=b')).status).toBe(400);
  });
});

const USERS = `query($search: String, $first: Int, $after: String) {
  adminUsers(search: $search, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { id email firstName lastName createdAt lastActiveAt hasPassword hasGoogle experienceCount resumeCount } } } }`;

async function listEmails(variables: object): Promise<string[]> {
  const { data } = await admin.graphql(USERS, { ...variables });
  return data.adminUsers.edges.map((edge: { node: { email: string } }) => edge.node.email);
}

describe('the list of users', () => {
  it('shows who has an account and how much is in it, and nothing that is theirs', async () => {
    const ada = await app.user({ firstName: 'Ada', lastName: 'Bell' });
    const experience = await makeExperience(app.deps, ada, { title: 'Spy', bulletPoints: ['Zimtstern'] });
    await makeResume(app.deps, ada, await makePosting(app.deps, ada), [experience]);
    const google = await addUser({
      email: 'g@example.com',
      password: null,
      identities: { create: { provider: 'google', subject: 'secret-subject' } },
    });
    const answer = await admin.graphql(USERS);
    expect(answer.data.adminUsers).toMatchObject({
      totalCount: 3,
      edges: [
        {
          node: {
            id: toGlobalId('AdminUser', google.id),
            email: 'g@example.com',
            lastActiveAt: null,
            hasPassword: false,
            hasGoogle: true,
            experienceCount: 0,
            resumeCount: 0,
          },
        },
        {
          node: {
            email: ada.email,
            firstName: 'Ada',
            lastName: 'Bell',
            hasPassword: true,
            hasGoogle: false,
            experienceCount: 1,
            resumeCount: 1,
          },
        },
        { node: { email: ADMIN, createdAt: '2020-01-01T00:00:00.000Z' } },
      ],
    });
    const rest = await admin.get('/api/admin/show-users');
    for (const text of [JSON.stringify(answer), rest.text])
      expect(text).not.toMatch(/argon|Zimtstern|Spy|secret-subject/);
  });

  it('is read page by page, also when an account is deleted or added meanwhile', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
    for (const [index, minute] of [1, 2, 2, 2, 3].entries())
      await addUser({ email: `u${index}@example.com`, createdAt: at(minute) });
    const whole = await listEmails({});
    expect(whole).toHaveLength(6);
    const first = (await admin.graphql(USERS, { first: 2 })).data.adminUsers;
    expect(first).toMatchObject({ totalCount: 6, pageInfo: { hasNextPage: true } });
    await addUser({ email: 'new@example.com', createdAt: at(9) });
    await app.deps.prisma.user.delete({ where: { email: whole[1] ?? '' } });
    expect(await listEmails({ after: first.pageInfo.endCursor })).toEqual(whole.slice(2));
    const wrong = await admin.graphql(USERS, { after: Buffer.from('jobs:1:1').toString('base64') });
    expect(wrong.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  it('is searched by parts of names and addresses, whatever their case', async () => {
    await addUser({ email: 'grace.hopper@navy.example', firstName: 'Grace', lastName: 'Hopper' });
    await addUser({ email: 'x_100%@example.com', firstName: 'Ünal', lastName: "O'Neil" });
    const find = (search: string) => listEmails({ search });
    for (const search of ['grace', 'HOPP', 'navy', 'hopper gra', '  grace  '])
      expect(await find(search)).toEqual(['grace.hopper@navy.example']);
    for (const search of ['Ünal', "o'neil", '100%', 'x_1'])
      expect(await find(search)).toEqual(['x_100%@example.com']);
    for (const search of ['grace neil', '%', '_x', '\\', "' or 1=1 --"])
      expect((await find(search)).filter((email) => email !== 'x_100%@example.com')).toEqual([]);
    expect((await admin.graphql(USERS, { search: 'hopper' })).data.adminUsers.totalCount).toBe(1);
    expect((await admin.graphql(USERS, { search: 'x'.repeat(101) })).errors[0].extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('is JSON for programs, in pages of at most 500', async () => {
    for (const minute of [1, 2, 3])
      await addUser({
        email: `${minute}-of-three@example.com`,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
      });
    const show = async (query: string) => {
      const { status, json } = await admin.get(`/api/admin/show-users${query}`, { accept: '*/*' });
      return status === 200 ? json.map(({ email }: { email: string }) => email) : status;
    };
    expect(await show('')).toEqual([
      '3-of-three@example.com',
      '2-of-three@example.com',
      '1-of-three@example.com',
      ADMIN,
    ]);
    expect(await show('?limit=2')).toEqual(['3-of-three@example.com', '2-of-three@example.com']);
    const { json } = await admin.get('/api/admin/show-users?limit=2');
    expect(Object.keys(json[0]).sort()).toEqual([
      'createdAt',
      'email',
      'experienceCount',
      'firstName',
      'hasGoogle',
      'hasPassword',
      'id',
      'lastActiveAt',
      'lastName',
      'resumeCount',
    ]);
    expect(await show(`?limit=500&after=${json[1].id}`)).toEqual(['1-of-three@example.com', ADMIN]);
    expect(await show('?search=2-of')).toEqual(['2-of-three@example.com']);
    for (const limit of ['0', '501', 'x', '1.5', '']) expect(await show(`?limit=${limit}`)).toBe(400);
    for (const after of ['x', '00000000-0000-7000-8000-000000000000'])
      expect(await show(`?after=${after}`)).toBe(404);
  });

  it('leads a browser to the page for people', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const answer = await admin.get('/api/admin/show-users', { accept });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/users']);
    for (const type of ['application/json', '*/*', 'application/json, text/html;q=0.5'])
      expect((await admin.get('/api/admin/show-users', { accept: type })).status).toBe(200);
  });
});

const ACTIONS = `query($first: Int, $after: String) { adminActions(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } edges { node { at action details by { email } } } } }`;

describe('what administrators did', () => {
  it('has one entry for each opening of the list of users', async () => {
    const shown = (await admin.graphql(USERS, { first: 1 })).data.adminUsers;
    await admin.graphql(USERS, { after: shown.pageInfo.endCursor });
    await admin.graphql(USERS, { search: 'ada' });
    await admin.get('/api/admin/show-users');
    const once = (await admin.graphql(ACTIONS)).data.adminActions;
    expect(once).toMatchObject({
      totalCount: 1,
      edges: [
        {
          node: { action: 'users-viewed', details: 'Looked at the list of users.', by: { email: ADMIN } },
        },
      ],
    });
    offset = 16 * 60_000;
    await admin.get('/api/admin/show-users');
    expect((await admin.graphql(ACTIONS)).data.adminActions.totalCount).toBe(2);
  });

  it('is written in the transaction that does it, or not at all', async () => {
    const actor = { kind: 'session', userId: admin.userId, sessionId: 's' } as const;
    await expect(
      app.deps.prisma.$transaction(async (tx) => {
        await recordAdminAction(tx, actor, 'tested', { words: 'Never happened.' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect((await admin.graphql(ACTIONS)).data.adminActions.totalCount).toBe(0);
  });

  it('is shown page by page, the newest first, and keeps what a deleted account did', async () => {
    const gone = await addUser();
    for (const [index, userId] of [admin.userId, gone.id, admin.userId].entries())
      await recordAdminAction(app.deps.prisma, { kind: 'session', userId, sessionId: 's' }, 'tested', {
        words: `Action ${index}.`,
        index,
      });
    await app.deps.prisma.user.delete({ where: { id: gone.id } });
    const first = (await admin.graphql(ACTIONS, { first: 2 })).data.adminActions;
    expect(first).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: true },
      edges: [
        { node: { details: 'Action 2.', by: { email: ADMIN } } },
        { node: { details: 'Action 1.', by: null } },
      ],
    });
    const { edges, pageInfo } = (await admin.graphql(ACTIONS, { after: first.pageInfo.endCursor })).data
      .adminActions;
    expect(edges).toMatchObject([{ node: { details: 'Action 0.' } }]);
    expect(pageInfo.hasNextPage).toBe(false);
  });
});

const STATUS = `{ systemStatus { version nodeVersion startedAt memoryBytes
  database { kind version bytes } migrations { applied last } engine { name failures { at problem } }
  mail { isSetUp failures { at problem } } queue { waiting running failed } disk { bytes freeBytes }
  sources { name label lastRefreshedAt isStale problem failedAt failures pausedUntil } } }`;
const readStatus = async () => (await admin.graphql(STATUS)).data.systemStatus;

describe('the system status', () => {
  it('says what the installation consists of', async () => {
    writeFileSync(join(dataDir, 'file'), 'x'.repeat(12_345));
    const status = await readStatus();
    expect(status).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      nodeVersion: process.version,
      database: { kind: 'server', version: expect.stringMatching(/^\d+/) },
      migrations: { applied: committedMigrations().length, last: committedMigrations().at(-1) },
      engine: { name: 'embedded', failures: [] },
      mail: { isSetUp: true },
      disk: { bytes: 12_345 },
      sources: [{ name: 'arbeitnow', lastRefreshedAt: null, isStale: true, problem: null, failures: 0 }],
    });
    expect(status.database.bytes).toBeGreaterThan(1_000_000);
    expect(status.memoryBytes).toBeGreaterThan(10_000_000);
    expect(status.disk.freeBytes).toBeGreaterThan(0);
    expect(Date.parse(status.startedAt)).toBeLessThan(Date.now());
  });

  it('knows the embedded database, and the folder that it is in', { timeout: 60_000 }, async () => {
    const [email, secret] = [newEmail(), 'a secret that is long enough'];
    const server = await startServerProcess({ DATABASE_URL: '', ADMIN_EMAIL: email, SESSION_SECRET: secret });
    try {
      const client = new TestClient(server.url);
      await client.register({ email });
      const link = adminVerifyLink(app.deps.config, createSigner(secret), email, new Date());
      const token = new URL(link).searchParams.get('token');
      expect((await client.post('/api/auth/verify-email', { token })).status).toBe(200);
      const { data } = await client.graphql(STATUS);
      expect(data.systemStatus).toMatchObject({
        database: { kind: 'embedded' },
        migrations: { applied: committedMigrations().length },
        mail: { isSetUp: false, failures: [] },
        queue: null,
        sources: [],
      });
      const { database: stored, disk } = data.systemStatus;
      expect(stored.bytes).toBeGreaterThan(1_000_000);
      expect(disk.bytes).toBeGreaterThan(stored.bytes);
    } finally {
      await server.stop();
    }
  });

  it('says how a source that fails is doing', async () => {
    const [failedAt, openUntil] = [new Date(), new Date(Date.now() + 60_000)];
    await app.deps.prisma.jobSource.create({
      data: { name: 'arbeitnow', failedAt, openUntil, failures: 3, problem: 'slow' },
    });
    expect((await readStatus()).sources).toMatchObject([
      {
        problem: 'Arbeitnow did not answer in time.',
        failures: 3,
        failedAt: failedAt.toISOString(),
        pausedUntil: openUntil.toISOString(),
      },
    ]);
  });

  it('shows failures of mail by their code, without the recipient', async () => {
    app.deps.mailer?.send({ to: 'secret@example.com', subject: 'Hello', text: 'x', html: 'x' });
    await expect
      .poll(async () => (await readStatus()).mail.failures, { timeout: 8_000 })
      .toContainEqual({ at: expect.any(String), problem: expect.stringMatching(/^E[A-Z]+$/) });
    expect(JSON.stringify(await readStatus())).not.toContain('secret@');
  });

  it('shows failures of the engine, without what people wrote', async () => {
    const broken = await startTestApp(
      { DATABASE_URL: database.url, ADMIN_EMAIL: ADMIN },
      {
        assistant: {
          ...app.deps.assistant,
          readHistory: async (_call, text) => {
            throw new TypeError(`can’t read ${text}`);
          },
        },
      },
    );
    try {
      const client = admin.at(broken.url);
      expect((await client.post('/api/experiences/parse', { text: 'Cook at Zimtstern' })).status).toBe(500);
      const { data } = await client.graphql(STATUS);
      expect(data.systemStatus.engine.failures).toEqual([{ at: expect.any(String), problem: 'TypeError' }]);
    } finally {
      await broken.close();
    }
  });

  it('counts the jobs of the worker where one has run', async () => {
    const { prisma } = app.deps;
    expect((await readStatus()).queue).toBeNull();
    // As graphile-worker's view of this name.
    await prisma.$executeRaw`create schema graphile_worker`;
    await prisma.$executeRaw`create table graphile_worker.jobs (locked_at timestamptz, attempts int, max_attempts int)`;
    await prisma.$executeRaw`insert into graphile_worker.jobs values (null, 0, 1), (null, 1, 25), (now(), 1, 1), (null, 1, 1)`;
    try {
      expect((await readStatus()).queue).toEqual({ waiting: 2, running: 1, failed: 1 });
    } finally {
      await prisma.$executeRaw`drop schema graphile_worker cascade`;
    }
  });
});
