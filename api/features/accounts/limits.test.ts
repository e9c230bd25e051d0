import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { TestClient } from '../../testing/test-client.ts';

// Each test uses its own addresses, which a single proxy in front reports.
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  const env = { TRUST_PROXY: '1' };
  [app, other] = [
    await startTestApp(env, { withLimits: true }),
    await startTestApp(env, { withLimits: true }),
  ];
});
afterAll(async () => {
  await app.close();
  await other.close();
});

let block = 0;
/** Addresses that no other test uses, not even in an earlier run on the same database. */
function addresses(count: number): string[] {
  block += 1;
  const run = (process.pid * 7 + Math.floor(Date.now() / 1000)) % 60_000;
  return Array.from(
    { length: count },
    (_, index) => `2001:db8:${run.toString(16)}:${(block * 256 + index).toString(16)}::1`,
  );
}

function signIn(at: string, email: string, password = 'a wrong one', client = new TestClient(app.url)) {
  return client.post('/api/auth/login', { email, password }, { 'x-forwarded-for': at });
}

describe('sign-in', () => {
  it('reveals ten times an hour whether an account exists, then always answers the same', async () => {
    const [at = ''] = addresses(1);
    const words: string[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) words.push((await signIn(at, newEmail())).json.message);
    expect(words.slice(0, 10)).toEqual(Array(10).fill('No account found with this email address'));
    expect(words[10]).toBe('Invalid email or password');
    const { email } = await app.user();
    expect((await signIn(at, email, 'a long enough secret')).status).toBe(200);
  });

  it('allows ten attempts on an account, from six addresses and on two nodes', async () => {
    const owner = await app.user();
    const from = addresses(6);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        signIn(
          from[index % 6] ?? '',
          owner.email,
          'a wrong one',
          new TestClient(index % 2 ? app.url : other.url),
        ),
      ),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(50);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused[0]?.json.message).toMatch(
      /^Too many attempts\. Please try again in \d+ (seconds|minutes)\.$/,
    );
    // The owner's own browser is not locked out by strangers.
    const home = await signIn(addresses(1)[0] ?? '', owner.email, 'a long enough secret', owner);
    expect(home.status).toBe(200);
  });

  it('stops a thousand attempts from one address at fifty', async () => {
    const [at = ''] = addresses(1);
    const statuses: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(at, newEmail())));
      statuses.push(...answers.map((answer) => answer.status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(950);
  });

  it('counts the address that the proxy saw, not one that the caller claims', async () => {
    const [at = ''] = addresses(1);
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => signIn(`203.0.113.${index}, ${at}`, newEmail())),
    );
    expect(statuses.filter((answer) => answer.status === 401)).toHaveLength(50);
    const direct = await startTestApp({}, { withLimits: true });
    try {
      const { email } = await direct.user();
      const attempts = await Promise.all(
        addresses(12).map((made) => signIn(made, email, 'a wrong one', new TestClient(direct.url))),
      );
      expect(attempts.filter((answer) => answer.status === 401)).toHaveLength(10);
    } finally {
      await direct.close();
    }
  });

  it('never reveals it with AUTH_STRICT', async () => {
    const strict = await startTestApp({ AUTH_STRICT: '1' });
    try {
      const answer = await strict.visitor().post('/api/auth/login', { email: newEmail(), password: 'x' });
      expect([answer.status, answer.json.message]).toEqual([401, 'Invalid email or password']);
    } finally {
      await strict.close();
    }
  });
});

it('allows five registrations an hour per address on an exposed installation', async () => {
  const env = {
    TRUST_PROXY: '1',
    PUBLIC_URL: 'http://cv.example.com',
    SESSION_SECRET: 'a long enough secret',
  };
  const exposed = await startTestApp(env, { withLimits: true });
  try {
    const [at = ''] = addresses(1);
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      const body = { email: newEmail(), password: 'a long enough secret', firstName: 'A' };
      statuses.push(
        (await exposed.visitor().post('/api/auth/register', body, { 'x-forwarded-for': at })).status,
      );
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  } finally {
    await exposed.close();
  }
});

it('allows three resets an hour per address, and counts an IPv6 customer as one', async () => {
  const email = newEmail();
  const [at = ''] = addresses(1);
  const answers: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    const from = at.replace('::1', `::${index + 1}`);
    const request = app
      .visitor()
      .post('/api/auth/request-password-reset', { email }, { 'x-forwarded-for': from });
    answers.push((await request).status);
  }
  expect(answers).toEqual([200, 200, 200, 429, 429]);
});

it('stores neither IP addresses nor e-mail addresses in its counters', async () => {
  const { email } = await app.user();
  const [at = ''] = addresses(1);
  await signIn(at, email);
  const rows = await app.deps.prisma.rateLimit.findMany();
  const text = rows.map((row) => row.key).join(' ');
  expect(rows.length).toBeGreaterThan(0);
  expect(text).not.toContain(email);
  expect(text).not.toContain('2001:db8');
});
