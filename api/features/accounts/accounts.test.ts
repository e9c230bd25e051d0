import { hash } from '@node-rs/argon2';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const password = 'correct horse';
const isOfActivity = (statement: unknown): boolean =>
  typeof statement === 'object' && statement !== null && 'name' in statement && statement.name === 'activity';

describe('registration', () => {
  it('signs the new person in and answers with the current user', async () => {
    const client = app.visitor();
    const email = newEmail();
    const answer = await client.post('/api/auth/register', {
      email: ` ${email.toUpperCase()} `,
      password,
      firstName: 'Ada',
    });
    expect(answer.status).toBe(201);
    const expected = {
      email,
      firstName: 'Ada',
      lastName: '',
      profileImageUrl: null,
      isAdmin: false,
      hasPassword: true,
    };
    expect(answer.json).toMatchObject(expected);
    expect((await client.get('/api/auth/user')).json).toEqual(answer.json);
  });

  it('gives the account a default resume template with name and address', async () => {
    const client = await app.user({ firstName: 'Grace', lastName: 'Hopper' });
    const templates = await app.deps.prisma.resumeTemplate.findMany({ where: { userId: client.userId } });
    expect(templates).toMatchObject([{ isDefault: true, fullName: 'Grace Hopper', email: client.email }]);
  });

  it('stores the password only as an argon2id hash', async () => {
    const client = await app.user();
    const user = await app.deps.prisma.user.findUniqueOrThrow({ where: { id: client.userId } });
    expect(user.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('rejects an address that is taken, in any spelling', async () => {
    const { email } = await app.user();
    const answer = await app
      .visitor()
      .post('/api/auth/register', { email: email.toUpperCase(), password, firstName: 'B' });
    expect(answer.status).toBe(409);
    expect(answer.json).toEqual({ message: 'An account with this email already exists.' });
  });

  it.each([
    [{ password, firstName: 'A' }, 'Please enter your email address.'],
    [{ email: 'nobody', password, firstName: 'A' }, 'Please enter a valid email address.'],
    [{ email: 'a@b.c\r\nBcc: x@y.z', password, firstName: 'A' }, 'Please enter a valid email address.'],
    [{ email: '\u212Aelvin@example.com', password, firstName: 'A' }, 'Please enter a valid email address.'],
    [
      { email: 'a@example.com', password: '12345', firstName: 'A' },
      'Password must be at least 6 characters long.',
    ],
    [
      { email: 'a@example.com', password: 'x'.repeat(257), firstName: 'A' },
      'Password must be at most 256 characters long.',
    ],
    [{ email: 'a@example.com', password, firstName: '  ' }, 'Please enter your first name.'],
  ])('refuses %o', async (body, message) => {
    const answer = await app.visitor().post('/api/auth/register', body);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ message });
  });

  it('ignores undocumented fields of the payload', async () => {
    const client = app.visitor();
    const forged = { id: 'x', emailVerifiedAt: new Date(), isAdmin: true, createdAt: new Date(0) };
    await client.post('/api/auth/register', { email: newEmail(), password, firstName: 'A', ...forged });
    const user = (await client.get('/api/auth/user')).json;
    expect(user.isAdmin).toBe(false);
    const row = await app.deps.prisma.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(row.emailVerifiedAt).toBeNull();
    expect(row.createdAt.getTime()).toBeGreaterThan(0);
  });
});

describe('sign-in', () => {
  it('answers with the documented messages', async () => {
    const { email } = await app.user();
    const attempt = (body: object) => app.visitor().post('/api/auth/login', body);
    const unknown = await attempt({ email: newEmail(), password });
    expect([unknown.status, unknown.json.message]).toEqual([401, 'No account found with this email address']);
    const wrong = await attempt({ email, password: 'not this one' });
    expect([wrong.status, wrong.json.message]).toEqual([401, 'Invalid email or password']);
    await app.deps.prisma.user.update({ where: { email }, data: { password: null } });
    const none = await attempt({ email, password });
    expect([none.status, none.json.message]).toEqual([401, 'Account exists without password']);
  });

  it('issues a new session id and invalidates the previous one', async () => {
    const client = app.visitor();
    const email = newEmail();
    await client.register({ email, password });
    const before = client.cookies.get('sid');
    await client.post('/api/auth/login', { email, password });
    const after = client.cookies.get('sid');
    expect(after).not.toBe(before);
    const planted = app.visitor();
    planted.cookies.set('sid', before ?? '');
    expect((await planted.get('/api/auth/user')).status).toBe(401);
  });

  it.each(['made up', 's:made-up.with-a-signature', 'ended', 'empty'])(
    'never accepts a session id from the browser: %s',
    async (kind) => {
      const { email } = await app.user({ password });
      const attacker = app.visitor();
      if (kind === 'ended' || kind === 'empty') {
        // An attempt on an account without a password leaves an anonymous session.
        const other = await app.user();
        await app.deps.prisma.user.update({ where: { id: other.userId }, data: { password: null } });
        await attacker.post('/api/auth/login', { email: other.email, password });
      }
      const planted = attacker.cookies.get('sid') ?? kind;
      const sid = decodeURIComponent(planted).slice(2).split('.')[0] ?? '';
      if (kind === 'ended') await app.deps.prisma.session.delete({ where: { sid } });
      if (kind === 'empty')
        await app.deps.prisma.session.update({
          where: { sid },
          data: { sess: { cookie: { originalMaxAge: null } } },
        });

      const victim = app.visitor();
      victim.cookies.set('sid', planted);
      expect((await victim.post('/api/auth/login', { email, password })).status).toBe(200);
      expect(victim.cookies.get('sid')).not.toBe(planted);
      const thief = app.visitor();
      thief.cookies.set('sid', planted);
      expect((await thief.get('/api/auth/user')).status).toBe(401);
      expect(await app.deps.prisma.session.count({ where: { sid } })).toBe(0);
    },
  );

  it('replaces a hash that has other parameters, and the same password still works', async () => {
    const { email, userId } = await app.user({ password });
    const stored = async () =>
      (await app.deps.prisma.user.findUniqueOrThrow({ where: { id: userId } })).password;
    const outdated = await hash(password, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await app.deps.prisma.user.update({ where: { id: userId }, data: { password: outdated } });
    const attempt = (secret: string) => app.visitor().post('/api/auth/login', { email, password: secret });
    expect((await attempt('a wrong one')).status).toBe(401);
    expect(await stored()).toBe(outdated);
    expect((await attempt(password)).status).toBe(200);
    const renewed = await stored();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await attempt(password)).status).toBe(200);
    expect(await stored()).toBe(renewed);
  });

  it('uses two database queries: to count the attempt and find the account, and to store the session', async () => {
    const { email } = await app.user({ password });
    const query = vi.spyOn(Client.prototype, 'query');
    try {
      expect((await app.visitor().post('/api/auth/login', { email, password })).status).toBe(200);
      // Who was here is noted now and then, for many requests at once.
      const sent = query.mock.calls.map(([statement]) => statement);
      expect(sent.filter((statement) => !isOfActivity(statement))).toEqual([
        expect.objectContaining({ name: 'rate-limits-count-and-read-account-by-email' }),
        expect.objectContaining({ name: 'session-begin' }),
      ]);
    } finally {
      query.mockRestore();
    }
  });

  it('protects the session from scripts and other sites', async () => {
    const answer = await app
      .visitor()
      .post('/api/auth/register', { email: newEmail(), password, firstName: 'A' });
    const cookie = answer.headers.getSetCookie().find((header) => header.startsWith('sid='));
    expect(cookie).toMatch(/; Path=\/;.*HttpOnly; SameSite=Lax/);
    expect(cookie).not.toMatch(/Domain=/);
  });
});

describe('sign-out', () => {
  it('ends the session on the server', async () => {
    const client = await app.user();
    const stolen = client.cookies.get('sid') ?? '';
    const answer = await client.post('/api/auth/logout');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect([...client.cookies.keys()]).toEqual(['device']);
    client.cookies.set('sid', stolen);
    const after = await client.get('/api/auth/user');
    expect([after.status, after.json]).toEqual([401, { message: 'Unauthorized' }]);
  });

  it('succeeds without a session', async () => {
    expect((await app.visitor().post('/api/auth/logout')).status).toBe(200);
  });
});

it('makes the current user unavailable when the account is deleted', async () => {
  const client = await app.user();
  await app.deps.prisma.user.delete({ where: { id: client.userId } });
  expect((await client.get('/api/auth/user')).status).toBe(401);
});

it('clears the cookies of an ended session when the client asks for the login page', async () => {
  const client = await app.user();
  await app.deps.prisma.user.delete({ where: { id: client.userId } });
  expect((await client.get('/api/login')).status).toBe(303);
  expect([...client.cookies.keys()]).toEqual(['device']);
  const living = await app.user();
  await living.get('/api/login');
  expect((await living.get('/api/auth/user')).status).toBe(200);
});

it('redirects the documented navigations to our own pages', async () => {
  const login = await app.visitor().get('/api/login?returnTo=//evil.example');
  expect([login.status, login.headers.get('location')]).toEqual([303, '/login']);
  const google = await app.visitor().get('/api/auth/google?redirect=https://evil.example');
  expect([google.status, google.headers.get('location')]).toEqual([303, '/login-error']);
});
