import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer, type ReceivedMail, type TestMailServer } from '../../testing/mail-server.ts';
import { newEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let mail: TestMailServer;
let clock = Date.now();
beforeAll(async () => {
  mail = await startMailServer();
  app = await startTestApp(
    { ...mail.env, PUBLIC_URL: 'http://localhost:4321' },
    { now: () => new Date(clock) },
  );
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

const ask = (email: string, headers?: Record<string, string>) =>
  app.visitor().post('/api/auth/request-password-reset', { email }, headers);
const reset = (token: string, newPassword = 'a brand new secret') =>
  app.visitor().post('/api/auth/reset-password', { token, newPassword });
const tokenIn = ({ source }: ReceivedMail) => /reset-password\?token=([\w-]{43})/.exec(source)?.[1] ?? '';
const newestToken = async (email: string) =>
  tokenIn(await mail.newest(email, /Reset your Tailorbird password/));

const SAME_ANSWER = { message: 'If an account exists for that email, a reset link is on its way.' };

describe('a link that was mailed before a password change', () => {
  it('no longer works after a change on the account page', async () => {
    const user = await app.user();
    await ask(user.email);
    const token = await newestToken(user.email);
    await user.graphql(
      'mutation($old: String!, $new: String!) { changePassword(input: { currentPassword: $old, newPassword: $new }) { __typename } }',
      { old: 'a long enough secret', new: 'three quiet herons' },
    );
    expect((await reset(token)).status).toBe(422);
    const signIn = { email: user.email, password: 'three quiet herons' };
    expect((await app.visitor().post('/api/auth/login', signIn)).status).toBe(200);
  });
});

// Fault F20 of docs/performance.md#faults.
describe('while the mail server is unavailable', () => {
  it('the answer is the same for a known and an unknown address, and the server keeps running', async () => {
    const away = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'tailorbird@example.com' });
    try {
      const { email } = await away.user();
      for (const address of [email, newEmail()]) {
        const answer = await away.visitor().post('/api/auth/request-password-reset', { email: address });
        expect([answer.status, answer.json]).toEqual([200, SAME_ANSWER]);
      }
      expect((await away.visitor().get('/api/auth/user')).status).toBe(401);
    } finally {
      await away.close();
    }
  });
});

describe('asking for a reset', () => {
  it('answers the same for a known and an unknown address, and mails only the owner', async () => {
    const { email } = await app.user();
    const unknown = newEmail();
    const [one, two] = [await ask(email), await ask(unknown)];
    expect([one.status, one.json]).toEqual([200, SAME_ANSWER]);
    expect([two.status, two.json]).toEqual([200, SAME_ANSWER]);
    await mail.newest(email, /Reset/);
    expect(mail.mails.filter(({ to }) => to.includes(unknown))).toEqual([]);
  });

  it('mails a link with the configured host, as text and HTML, whatever the request says', async () => {
    const { email } = await app.user();
    await ask(email, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' });
    const { source } = await mail.newest(email, /Reset/);
    expect(source).toContain('http://localhost:4321/reset-password?token=');
    expect(source).not.toContain('evil.example');
    expect(source).toMatch(/Content-Type: text\/plain/i);
    expect(source).toMatch(/Content-Type: text\/html/i);
  });

  it('stores only a digest of the token', async () => {
    const { email } = await app.user();
    await ask(email);
    const token = await newestToken(email);
    const rows = await app.deps.prisma.passwordResetToken.findMany({ where: { email } });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('rejects an address that would inject a mail header', async () => {
    for (const email of ['a@b.co\r\nBcc: x@y.co', 'a@b.co%0aBcc:x@y.co', 'a@b.co,x@y.co', 'a b@c.co']) {
      const answer = await ask(email);
      expect(answer.status).toBe(400);
    }
    expect(mail.mails.filter(({ source }) => /x@y\.co/.test(source))).toEqual([]);
  });
});

describe('a reset link', () => {
  it('works once, ends all sessions, verifies the address and notifies the owner', async () => {
    const client = await app.user();
    await ask(client.email);
    const token = await newestToken(client.email);
    expect((await reset(token)).status).toBe(200);
    expect((await client.get('/api/auth/user')).status).toBe(401);
    const user = await app.deps.prisma.user.findUniqueOrThrow({ where: { id: client.userId } });
    expect(user.emailVerifiedAt).not.toBeNull();
    await mail.newest(client.email, /Your Tailorbird password was changed/);
    const signedIn = await app
      .visitor()
      .post('/api/auth/login', { email: client.email, password: 'a brand new secret' });
    expect(signedIn.status).toBe(200);
    const again = await reset(token);
    expect([again.status, again.json.message]).toEqual([
      422,
      'This password reset link is invalid or expired.',
    ]);
  });

  it('is invalid once a newer one was requested', async () => {
    const { email } = await app.user();
    await ask(email);
    const first = await newestToken(email);
    await ask(email);
    await expect.poll(async () => (await newestToken(email)) !== first).toBe(true);
    expect((await reset(first)).status).toBe(422);
    expect((await reset(await newestToken(email))).status).toBe(200);
  });

  it('expires after an hour', async () => {
    const { email } = await app.user();
    await ask(email);
    const token = await newestToken(email);
    clock += 61 * 60 * 1000;
    expect((await reset(token)).status).toBe(422);
  });

  it('works for exactly one of twenty simultaneous requests', async () => {
    const { email } = await app.user();
    await ask(email);
    const token = await newestToken(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('can’t be guessed or shortened', async () => {
    for (const token of ['', 'x', 'A'.repeat(43), '../../etc', { $ne: null }]) {
      const answer = await app
        .visitor()
        .post('/api/auth/reset-password', { token, newPassword: 'a brand new secret' });
      expect([400, 422]).toContain(answer.status);
    }
  });

  it('rejects a password that breaks the rules, and stays valid', async () => {
    const { email } = await app.user();
    await ask(email);
    const token = await newestToken(email);
    const short = await reset(token, '12345');
    expect([short.status, short.json.message]).toEqual([400, 'Password must be at least 6 characters long.']);
    expect((await reset(token)).status).toBe(200);
  });
});

describe('without mail', () => {
  it('returns the link to the browser on an installation that only this machine can reach', async () => {
    const local = await startTestApp();
    try {
      const { email } = await local.user();
      const answer = await local.visitor().post('/api/auth/request-password-reset', { email });
      expect(answer.json.resetLink).toMatch(/^http:\/\/localhost:\d+\/reset-password\?token=[\w-]{43}$/);
      const unknown = await local.visitor().post('/api/auth/request-password-reset', { email: newEmail() });
      expect(unknown.json).toEqual(SAME_ANSWER);
    } finally {
      await local.close();
    }
  });

  it('returns no link through a proxy or tunnel that is not configured', async () => {
    const local = await startTestApp();
    try {
      const { email } = await local.user();
      const asked = async (headers: Record<string, string>) => {
        const body = JSON.stringify({ email });
        const request = httpRequest(`${local.url}/api/auth/request-password-reset`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': body.length, ...headers },
        });
        request.end(body);
        const [response] = (await once(request, 'response')) as [IncomingMessage];
        return JSON.parse(await text(response)) as unknown;
      };
      for (const headers of [
        { 'x-forwarded-for': '203.0.113.7' },
        { forwarded: 'for=203.0.113.7' },
        { via: '1.1 tunnel' },
        { 'x-real-ip': '203.0.113.7' },
        { 'x-forwarded-host': 'cv.example.com' },
        { host: 'cv.example.com' },
        { host: 'localhost.example.com' },
        { host: '192.168.1.5:3000' },
      ] as Record<string, string>[]) {
        expect(await asked(headers), JSON.stringify(headers)).toEqual(SAME_ANSWER);
      }
      for (const host of ['[', 'localhost:x']) {
        const message = 'The Host header of this request is not the name of a server.';
        expect(await asked({ host })).toEqual({ message });
      }
      expect(await local.deps.prisma.passwordResetToken.count({ where: { email } })).toBe(0);
      expect(await asked({ host: '[::1]:3000' })).toHaveProperty('resetLink');
    } finally {
      await local.close();
    }
  });

  it('returns no link on an exposed installation', async () => {
    const exposed = await startTestApp({
      PUBLIC_URL: 'https://cv.example.com',
      TRUST_PROXY: '1',
      SESSION_SECRET: 'a long enough secret',
    });
    try {
      const email = newEmail();
      await exposed.deps.prisma.user.create({ data: { email } });
      const answer = await exposed.visitor().post('/api/auth/request-password-reset', { email });
      expect([answer.status, answer.json]).toEqual([200, SAME_ANSWER]);
      expect(await exposed.deps.prisma.passwordResetToken.count({ where: { email } })).toBe(0);
    } finally {
      await exposed.close();
    }
  });
});
