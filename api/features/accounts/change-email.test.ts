import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { newEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const PASSWORD = 'a long enough secret';
const ADMIN = `admin-${newEmail()}`;

let app: TestApp;
let withoutMail: TestApp;
let mail: TestMailServer;
let clock = 0;
const now = () => new Date(Date.now() + clock);
beforeAll(async () => {
  mail = await startMailServer();
  app = await startTestApp({ ...mail.env, ADMIN_EMAIL: ADMIN }, { now });
  withoutMail = await startTestApp({ ADMIN_EMAIL: ADMIN }, { now });
});
afterAll(async () => {
  await app.close();
  await withoutMail.close();
  await mail.close();
});

const ask = (user: TestClient, email: string, password: string | undefined = PASSWORD) =>
  user.post('/api/account/email', { email, password });
const tokenIn = (source: string) => /verify-email\?token=([\w-]+)/.exec(source)?.[1] ?? '';
async function linkTo(email: string): Promise<string> {
  return tokenIn((await mail.newest(email, /Confirm your new email address/)).source);
}
const follow = (token: string) => app.visitor().post('/api/auth/verify-email', { token });
const me = async (user: TestClient) => (await user.get('/api/auth/user')).json;
const signIn = (email: string, password = PASSWORD) =>
  app.visitor().post('/api/auth/login', { email, password });
const isVerified = async (user: TestClient) =>
  (await app.deps.prisma.user.findUniqueOrThrow({ where: { id: user.userId } })).emailVerifiedAt !== null;
async function verify(user: TestClient): Promise<void> {
  await app.deps.prisma.user.update({ where: { id: user.userId }, data: { emailVerifiedAt: now() } });
}

describe('changing the address, with mail', () => {
  it('moves the account when the link in the mail to the new address is followed', async () => {
    const user = await app.user();
    const phone = app.visitor();
    await phone.post('/api/auth/login', { email: user.email, password: PASSWORD });
    const next = newEmail();
    const answer = await ask(user, ` ${next.toUpperCase()} `);
    expect(answer.json).toEqual({
      isChanged: false,
      message: `If ${next} can be used, a link is on its way there. Your address changes when you follow it.`,
    });
    expect((await me(user)).email).toBe(user.email);

    expect((await follow(await linkTo(next))).status).toBe(200);
    expect((await me(user)).email).toBe(next);
    expect((await me(phone)).email).toBe(next);
    expect(await isVerified(user)).toBe(true);
    expect((await signIn(next)).status).toBe(200);
    expect((await signIn(user.email)).json.message).toBe('No account found with this email address');
    await mail.newest(user.email, /address was changed/);
  });

  it('asks for the password, and sends nothing without it', async () => {
    const user = await app.user();
    const next = newEmail();
    expect((await ask(user, next, 'not this one')).json.message).toBe('This is not your current password.');
    const none = await user.post('/api/account/email', { email: next });
    expect([none.status, none.json.message]).toEqual([
      403,
      'Please enter your password to change your email address.',
    ]);
    expect(mail.mails.filter(({ to }) => to.includes(next))).toEqual([]);
  });

  it('accepts only the newest link, once, and within an hour', async () => {
    const user = await app.user();
    const [first, second, third] = [newEmail(), newEmail(), newEmail()];
    await ask(user, first);
    const older = await linkTo(first);
    await ask(user, second);
    expect((await follow(older)).status).toBe(422);
    const newer = await linkTo(second);
    expect((await Promise.all([follow(newer), follow(newer)])).map(({ status }) => status).sort()).toEqual([
      200, 422,
    ]);
    await ask(user, third);
    const late = await linkTo(third);
    clock = 61 * 60 * 1000;
    expect((await follow(late)).status).toBe(422);
    clock = 0;
    expect((await me(user)).email).toBe(second);
  });

  it('never reveals whether an address has an account; its owner is notified by mail', async () => {
    const owner = await app.user();
    const user = await app.user();
    const free = newEmail();
    const taken = await ask(user, owner.email);
    const untaken = await ask(user, free);
    expect(taken.status).toBe(untaken.status);
    expect(taken.json.message.replace(owner.email, '')).toBe(untaken.json.message.replace(free, ''));
    const { source } = await mail.newest(owner.email, /has a Tailorbird account already/);
    expect(tokenIn(source)).toBe('');
    expect(source).not.toContain(user.email);
  });

  it('changes neither account when somebody else registers the address in the meantime', async () => {
    const user = await app.user();
    const next = newEmail();
    await ask(user, next);
    const other = app.visitor();
    await other.register({ email: next });
    const answer = await follow(await linkTo(next));
    expect([answer.status, answer.json.message]).toEqual([
      422,
      'Another account has this email address. Nothing was changed.',
    ]);
    expect((await me(user)).email).toBe(user.email);
    expect((await me(other)).email).toBe(next);
  });

  it('warns the old address before and after the change, but only afterwards if it was unverified', async () => {
    const user = await app.user();
    await verify(user);
    await ask(user, newEmail());
    const warning = await mail.newest(user.email, /about to change/);
    expect(warning.source).toContain('change your password now');

    const mistyped = await app.user();
    const next = newEmail();
    await ask(mistyped, next);
    await follow(await linkTo(next));
    await mail.newest(mistyped.email, /address was changed/);
    const got = mail.mails.filter(({ to }) => to.includes(mistyped.email));
    expect(got).toHaveLength(1);
    expect(got[0]?.source).not.toContain(next);
  });

  it('invalidates all earlier links for the old address', async () => {
    const user = await app.user();
    await app.visitor().post('/api/auth/request-password-reset', { email: user.email });
    const reset = /reset-password\?token=([\w-]+)/.exec(
      (await mail.newest(user.email, /Reset your/)).source,
    )?.[1];
    const next = newEmail();
    await ask(user, next);
    await follow(await linkTo(next));
    const answer = await app
      .visitor()
      .post('/api/auth/reset-password', { token: reset, newPassword: 'three quiet herons' });
    expect(answer.json.message).toBe('This password reset link is invalid or expired.');
  });

  it('is cancelled by a password change', async () => {
    const user = await app.user();
    const next = newEmail();
    await ask(user, next);
    const link = await linkTo(next);
    await user.graphql(
      'mutation($old: String!, $new: String!) { changePassword(input: { currentPassword: $old, newPassword: $new }) { __typename } }',
      { old: PASSWORD, new: 'three quiet herons' },
    );
    expect((await follow(link)).status).toBe(422);
    expect((await me(user)).email).toBe(user.email);
  });

  it('also changes the address on the resume, unless a different one was entered there', async () => {
    const user = await app.user();
    const where = { userId: user.userId, isDefault: true };
    const next = newEmail();
    await ask(user, next);
    await follow(await linkTo(next));
    expect(await app.deps.prisma.resumeTemplate.findFirstOrThrow({ where })).toMatchObject({ email: next });
    await app.deps.prisma.resumeTemplate.updateMany({ where, data: { email: 'work@example.org' } });
    const third = newEmail();
    await ask(user, third);
    await follow(await linkTo(third));
    expect(await app.deps.prisma.resumeTemplate.findFirstOrThrow({ where })).toMatchObject({
      email: 'work@example.org',
    });
  });

  it('rejects the current address and invalid ones', async () => {
    const user = await app.user();
    expect((await ask(user, user.email.toUpperCase())).json.message).toBe(
      'This is your email address already.',
    );
    for (const email of ['nobody', 'mail\u212a@example.com', 'a@b.c\nBcc: x@example.com', '']) {
      expect((await ask(user, email)).status).toBe(400);
    }
  });

  it('gives administrator rights with a verified ADMIN_EMAIL and withdraws them with a change', async () => {
    const user = await app.user();
    await ask(user, ADMIN.toUpperCase());
    expect((await me(user)).isAdmin).toBe(false);
    await follow(await linkTo(ADMIN));
    expect(await me(user)).toMatchObject({ email: ADMIN, isAdmin: true });
    const next = newEmail();
    await ask(user, next);
    expect((await me(user)).isAdmin).toBe(true);
    await follow(await linkTo(next));
    expect(await me(user)).toMatchObject({ email: next, isAdmin: false });
  });

  it('is rate-limited, so that it can’t flood a stranger’s mailbox', async () => {
    const limited = await startTestApp(mail.env, { withLimits: true });
    try {
      const user = await limited.user();
      const next = newEmail();
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await ask(user, next)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('changing the address, without mail', () => {
  it('happens at once, and the address counts as unverified', async () => {
    const user = await withoutMail.user();
    await verify(user);
    const next = newEmail();
    expect((await ask(user, next)).json).toEqual({
      isChanged: true,
      message: `You sign in with ${next} from now on.`,
    });
    expect((await me(user)).email).toBe(next);
    expect(await isVerified(user)).toBe(false);
  });

  it('requires the password, and reports a taken address as registration does', async () => {
    const [owner, user] = [await withoutMail.user(), await withoutMail.user()];
    expect((await ask(user, newEmail(), 'not this one')).status).toBe(400);
    const taken = await ask(user, owner.email);
    expect([taken.status, taken.json.message]).toEqual([409, 'An account with this email already exists.']);
    expect((await me(user)).email).toBe(user.email);
  });

  it('gives nobody administrator rights', async () => {
    const user = await withoutMail.user();
    await ask(user, ADMIN);
    expect(await me(user)).toMatchObject({ email: ADMIN, isAdmin: false });
    // A previous administrator who changes back must verify the address again.
    await verify(user);
    expect((await me(user)).isAdmin).toBe(true);
    await ask(user, newEmail());
    await ask(user, ADMIN);
    expect((await me(user)).isAdmin).toBe(false);
  });
});
