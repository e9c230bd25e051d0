import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { createAiBudget } from '../../ai/budget/ai-budget.ts';
import { adminVerifyLink } from './email-verification.ts';
import { makeExperience, makePosting, makeResume } from '../../testing/factories.ts';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { newEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const ORIGIN = 'http://localhost:4321';
const PASSWORD = 'a long enough secret';

let app: TestApp;
let second: TestApp;
let mail: TestMailServer;
let clock = 0;
const now = () => new Date(Date.now() + clock);
beforeAll(async () => {
  mail = await startMailServer();
  const env = { ...mail.env, PUBLIC_URL: ORIGIN };
  [app, second] = [await startTestApp(env, { now }), await startTestApp(env, { now })];
});
afterAll(async () => {
  await app.close();
  await second.close();
  await mail.close();
});

const getCookie = (client: TestClient) =>
  [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
/** Opens a websocket; `closed` resolves to its close code. */
async function openSocket(node: TestApp, client: TestClient): Promise<{ closed: Promise<number> }> {
  const socket = new WebSocket(node.url.replace('http', 'ws') + '/graphql', 'graphql-transport-ws', {
    headers: { origin: ORIGIN, cookie: getCookie(client) },
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'connection_init' }));
  return { closed: new Promise((resolve) => socket.once('close', resolve)) };
}
const signInAgain = async (email: string) => {
  const client = app.visitor();
  expect((await client.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
  return client;
};

it('deletes an account once when it is deleted several times at once, without a 500', async () => {
  for (let round = 0; round < 3; round += 1) {
    const client = await app.user();
    const attempts = Array.from({ length: 6 }, () => client.delete('/api/account', { password: PASSWORD }));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 401, 401, 401, 401, 401]);
    expect(await app.deps.prisma.user.count({ where: { id: client.userId } })).toBe(0);
  }
});

const DEVICES = '{ viewer { devices { id userAgent isCurrent signedInAt lastSeenAt } } }';

describe('devices', () => {
  it('are listed without session ids and can be signed out individually', async () => {
    const home = await app.user();
    const work = await signInAgain(home.email);
    const { data } = await home.graphql(DEVICES);
    expect(data.viewer.devices).toHaveLength(2);
    expect(JSON.stringify(data)).not.toContain((work.cookies.get('sid') ?? '').slice(4, 30));
    const there = data.viewer.devices.find((device: { isCurrent: boolean }) => !device.isCurrent);
    const end = 'mutation($id: ID!) { endDevice(input: { deviceId: $id }) { __typename } }';
    await home.graphql(end, { id: there.id });
    expect((await work.get('/api/auth/user')).status).toBe(401);
    expect((await home.get('/api/auth/user')).status).toBe(200);
  });

  it('are signed out, except for the current one, when the password changes, and the owner is notified', async () => {
    const home = await app.user();
    const work = await signInAgain(home.email);
    const change = `mutation($current: String!, $new: String!) {
      changePassword(input: { currentPassword: $current, newPassword: $new }) { __typename ... on UserError { message } }
    }`;
    const wrong = await home.graphql(change, { current: 'not this', new: 'an even better one' });
    expect(wrong.data.changePassword).toEqual({
      __typename: 'ValidationError',
      message: 'This is not your current password.',
    });
    expect((await work.get('/api/auth/user')).status).toBe(200);
    const right = await home.graphql(change, { current: PASSWORD, new: 'an even better one' });
    expect(right.data.changePassword.__typename).toBe('ChangePasswordPayload');
    expect((await work.get('/api/auth/user')).status).toBe(401);
    expect((await home.get('/api/auth/user')).status).toBe(200);
    await mail.newest(home.email, /password was changed/);
  });

  it('lose their sockets within two seconds of a sign-out on another node', async () => {
    const client = await app.user();
    const { closed } = await openSocket(second, client);
    await client.post('/api/auth/logout');
    expect(await closed).toBe(4403);
  });

  // Case A09 of docs/security.md#cases: every hash waits for the ones before it, so the last are still running long
  // after.
  it('stay signed out on every node even if slow requests were in progress', async () => {
    const client = await app.user();
    const secondTab = await openSocket(second, client);
    let isSignedOut = false;
    const slow = Array.from({ length: 12 }, async () => {
      const { status } = await client.post('/api/auth/confirm', { password: PASSWORD });
      return { status, isLate: isSignedOut };
    });
    await slow[0];
    const elsewhere = second.visitor();
    for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
    const signedOut = await elsewhere.post('/api/auth/logout');
    isSignedOut = true;
    expect(signedOut.headers.get('clear-site-data')).toBe('"cache", "storage"');
    // Requests that started before the sign-out are answered after it.
    expect(await Promise.all(slow)).toContainEqual({ status: 200, isLate: true });
    for (const node of [app, second]) {
      const dead = node.visitor();
      for (const [name, value] of client.cookies) dead.cookies.set(name, value);
      expect((await dead.get('/api/auth/user')).status).toBe(401);
    }
    expect(await app.deps.prisma.session.count({ where: { userId: client.userId } })).toBe(0);
    expect(await secondTab.closed).toBe(4403);
  });

  it('expire after a week without use, and after thirty days in any case', async () => {
    const client = await app.user();
    clock = 8 * 24 * 60 * 60 * 1000;
    expect((await client.get('/api/auth/user')).status).toBe(401);
    clock = 0;
    expect((await client.get('/api/auth/user')).status).toBe(200);
    await app.deps.prisma.session.updateMany({
      where: { userId: client.userId },
      data: { expire: new Date(0) },
    });
    expect((await client.get('/api/auth/user')).status).toBe(401);
    expect(await app.deps.sessions.removeExpired()).toBeGreaterThan(0);
    expect(await app.deps.prisma.session.count({ where: { userId: client.userId } })).toBe(0);
  });
});

it('changes names and picture, and accepts only web links as pictures', async () => {
  const client = await app.user();
  const update = `mutation($url: String) { updateProfile(input: { firstName: "Zofia", lastName: "", profileImageUrl: $url }) {
    __typename ... on UpdateProfilePayload { viewer { firstName lastName profileImageUrl } } } }`;
  const good = await client.graphql(update, { url: 'https://pictures.example/me.png' });
  expect(good.data.updateProfile.viewer).toEqual({
    firstName: 'Zofia',
    lastName: '',
    profileImageUrl: 'https://pictures.example/me.png',
  });
  // Case A31 of docs/security.md#cases.
  for (const url of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'https://a\tb',
    'http://x',
  ]) {
    expect((await client.graphql(update, { url })).data.updateProfile.__typename).toBe('ValidationError');
  }
});

describe('"Download my data"', () => {
  it('contains everything that belongs to the user, and nothing of others', async () => {
    const [ada, bob] = [await app.user(), await app.user()];
    await makeExperience(app.deps, bob, { title: 'Spy', bulletPoints: ['Secret of Bob'] });
    const experience = await makeExperience(app.deps, ada, { bulletPoints: ['Cooked for 120'] });
    const posting = await makePosting(app.deps, ada);
    await makeResume(app.deps, ada, posting, [experience]);
    const day = new Date('2026-11-01');
    await app.deps.prisma.aiUsage.create({ data: { userId: ada.userId, day, calls: 2, tokens: 300 } });
    await app.deps.prisma.aiUsage.create({ data: { userId: bob.userId, day, calls: 77, tokens: 1 } });
    const answer = await ada.get('/api/account/export');
    expect(answer.headers.get('content-disposition')).toContain('tailorbird-data.json');
    expect(answer.json).toMatchObject({
      account: { email: ada.email },
      experiences: [{ title: 'Cook', bulletPoints: [{ content: 'Cooked for 120' }] }],
      jobPostings: [{ id: posting.id }],
      tailoredResumes: [{ jobPostingId: posting.id }],
      resumeTemplates: [{ isDefault: true }],
      aiUsage: [{ day: day.toISOString(), calls: 2, tokens: 300, milliseconds: 0 }],
    });
    expect(answer.text).not.toMatch(/Secret of Bob|argon2|sess"/);
    expect(answer.text).not.toContain(bob.email);
  });

  it('asks for the password after ten minutes', async () => {
    const client = await app.user();
    clock = 11 * 60 * 1000;
    const stale = await client.get('/api/account/export');
    expect([stale.status, stale.json.message]).toEqual([
      403,
      'Please confirm your password, or sign in again, to download your data.',
    ]);
    expect((await client.post('/api/auth/confirm', { password: 'not this' })).status).toBe(400);
    expect((await client.post('/api/auth/confirm', { password: PASSWORD })).status).toBe(200);
    expect((await client.get('/api/account/export')).status).toBe(200);
    clock = 0;
  });

  it('is available once an hour', async () => {
    const limited = await startTestApp({}, { withLimits: true });
    try {
      const client = await limited.user();
      expect((await client.get('/api/account/export')).status).toBe(200);
      expect((await client.get('/api/account/export')).status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});

describe('"Delete my account"', () => {
  it('asks for the password', async () => {
    const client = await app.user();
    expect((await client.delete('/api/account')).status).toBe(403);
    const wrong = await client.delete('/api/account', { password: 'not this' });
    expect([wrong.status, wrong.json.message]).toEqual([400, 'This is not your current password.']);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  it('leaves the user’s id and address in no column of any table', async () => {
    const client = await app.user();
    const elsewhere = await signInAgain(client.email);
    const cook = { title: 'Cook', company: 'Copper Kettle', bulletPoints: ['Cooked for 120'] };
    const experience = (await client.post('/api/experiences', cook)).json;
    const posting = (
      await client.post('/api/job-postings', { description: 'Cook wanted\nRequirements:\n- Menu planning' })
    ).json;
    const resume = (
      await client.post('/api/tailored-resumes', { jobPostingId: posting.id, experienceIds: [experience.id] })
    ).json;
    await client.post(`/api/tailored-resumes/${resume.id}/save`);
    await app.deps.prisma.interview.create({ data: { userId: client.userId, jobPosting: {} } });
    await app.deps.prisma.activeDay.create({ data: { userId: client.userId, day: new Date('2026-11-01') } });
    const budget = createAiBudget(app.deps.prisma, { ...app.deps, limits: app.deps.config.aiBudget });
    await budget.reserve(client.userId, 'test', 10);
    await app.deps.prisma.adminAction.create({
      data: { userId: client.userId, action: 'test', details: {} },
    });
    await client.post('/api/auth/request-password-reset', { email: client.email });
    await mail.newest(client.email, /Reset/);

    expect((await client.delete('/api/account', { password: PASSWORD })).json).toEqual({ success: true });
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401);
    expect(await findMentions(client.userId, client.email)).toEqual([]);
    const again = await app.visitor().post('/api/auth/login', { email: client.email, password: PASSWORD });
    expect(again.json.message).toBe('No account found with this email address');
  });
});

/** Finds all table columns that contain one of the texts. */
async function findMentions(...texts: string[]): Promise<string[]> {
  const pool = new Pool({ connectionString: inject('databaseUrl'), max: 1 });
  try {
    const { rows: columns } = await pool.query<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
    );
    const found: string[] = [];
    for (const { table_name: table, column_name: column } of columns) {
      for (const text of texts) {
        const { rows } = await pool.query(
          `select 1 from "${table}" where "${column}"::text like $1 limit 1`,
          [`%${text}%`],
        );
        if (rows.length > 0) found.push(`${table}.${column}`);
      }
    }
    return found;
  } finally {
    await pool.end();
  }
}

describe('the administrator', () => {
  it('is the user who has verified ADMIN_EMAIL', async () => {
    const adminEmail = newEmail();
    const admins = await startTestApp({ ...mail.env, ADMIN_EMAIL: adminEmail });
    try {
      const client = admins.visitor();
      await client.register({ email: adminEmail.toUpperCase(), password: PASSWORD });
      const stats = async () => (await client.get('/api/admin/stats')).status;
      expect((await client.get('/api/auth/user')).json.isAdmin).toBe(false);
      expect(await stats()).toBe(403);

      await client.graphql('mutation { requestEmailVerification { __typename } }');
      const token = /verify-email\?token=([\w-]{43})/.exec(
        (await mail.newest(adminEmail, /Confirm your email/)).source,
      )?.[1];
      const stranger = admins.visitor();
      expect((await stranger.post('/api/auth/verify-email', { token: 'A'.repeat(43) })).status).toBe(422);
      expect((await stranger.post('/api/auth/verify-email', { token })).status).toBe(200);
      expect((await stranger.post('/api/auth/verify-email', { token })).status).toBe(422);
      expect((await client.get('/api/auth/user')).json.isAdmin).toBe(true);
      expect(await stats()).not.toBe(403);
    } finally {
      await admins.close();
    }
    // When another address is configured, the old administrator loses the rights at once.
    const renamed = await startTestApp({ ADMIN_EMAIL: newEmail() });
    try {
      const client = renamed.visitor();
      await client.post('/api/auth/login', { email: adminEmail, password: PASSWORD });
      expect((await client.get('/api/admin/stats')).status).toBe(403);
    } finally {
      await renamed.close();
    }
  });

  it('verifies the address with the operator’s signed link, once and within an hour', async () => {
    const adminEmail = newEmail();
    let offset = 0;
    const admins = await startTestApp(
      { ADMIN_EMAIL: adminEmail },
      { now: () => new Date(Date.now() + offset) },
    );
    try {
      const { config, signer } = admins.deps;
      const getToken = (link: string) => new URL(link).searchParams.get('token') ?? '';
      const token = getToken(adminVerifyLink(config, signer, adminEmail, admins.deps.now()));
      const client = admins.visitor();
      const verify = async (value: string) =>
        (await client.post('/api/auth/verify-email', { token: value })).status;
      expect(await verify(token)).toBe(422);
      await client.register({ email: adminEmail });
      const forOther = getToken(adminVerifyLink(config, signer, newEmail(), admins.deps.now()));
      expect(await verify(forOther)).toBe(422);
      expect(await verify(`${token.slice(0, -4)}AAAA`)).toBe(422);
      offset = 61 * 60 * 1000;
      expect(await verify(token)).toBe(422);
      offset = 0;
      expect(await verify(token)).toBe(200);
      expect((await client.get('/api/auth/user')).json.isAdmin).toBe(true);
      await admins.deps.prisma.user.update({ where: { email: adminEmail }, data: { emailVerifiedAt: null } });
      expect(await verify(token)).toBe(422);
    } finally {
      await admins.close();
    }
  });

  it('can’t have a look-alike address', async () => {
    const lookAlike = await startTestApp({ ADMIN_EMAIL: 'kelvin@example.com' });
    try {
      for (const email of ['\u212Aelvin@example.com', 'ｋelvin@example.com', 'kelvin@example.com\u0000']) {
        const body = { email, password: PASSWORD, firstName: 'K' };
        expect((await lookAlike.visitor().post('/api/auth/register', body)).status).toBe(400);
      }
    } finally {
      await lookAlike.close();
    }
  });
});
