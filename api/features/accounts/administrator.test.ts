import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { newEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { adminVerifyLink } from './email-verification.ts';

// Case A42 of docs/security.md#cases: only the user who has verified ADMIN_EMAIL is the administrator, nobody with a
// look-alike address.

let mail: TestMailServer;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());

async function runInApp<T>(adminEmail: string, work: (app: TestApp) => Promise<T>): Promise<T> {
  const app = await startTestApp({ ...mail.env, ADMIN_EMAIL: adminEmail });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

/** Reads how the administrator's endpoints answer: statuses for REST, the flag for GraphQL. */
async function readRights(client: TestClient) {
  const { data } = await client.graphql('{ viewer { isAdmin } }');
  return {
    stats: (await client.get('/api/admin/stats')).status,
    variants: (await client.get('/api/analytics/variants')).status,
    flag: data.viewer.isAdmin,
    user: (await client.get('/api/auth/user')).json.isAdmin,
  };
}
const NONE = { stats: 403, variants: 403, flag: false, user: false };
const ALL = { stats: 200, variants: 200, flag: true, user: true };

const kelvin = (email: string) => email.replace('k', '\u212a');

it('rejects addresses that only look like ADMIN_EMAIL', async () => {
  const address = `kate-${newEmail()}`;
  await runInApp(address, async (app) => {
    const register = (email: string) =>
      app.visitor().post('/api/auth/register', { email, password: 'a long enough secret', firstName: 'K' });
    // The Kelvin sign lower-cases to "k"; fullwidth letters and soft hyphens disappear in normalization.
    for (const email of [
      kelvin(address),
      address.replace('kate', '\uff4bate'),
      address.replace('kate', 'ka\u00adte'),
      `${address}\u0000`,
      `${address},x@example.com`,
      `${address}\r\nBcc: x@example.com`,
    ]) {
      expect((await register(email)).status).toBe(400);
    }
    // Spaces and capitals don't make a different address: there is one account, without rights.
    const client = app.visitor();
    await client.register({ email: `  ${address.toUpperCase()} ` });
    expect(client.email).toBe(address);
    expect(await readRights(client)).toEqual(NONE);
    expect((await register(` ${address}`)).status).toBe(409);
  });
});

it('has rights only once the address is verified, and an earlier registrant loses access with the password', async () => {
  const address = newEmail();
  await runInApp(address, async (app) => {
    const squatter = app.visitor();
    await squatter.register({ email: address });
    expect(await readRights(squatter)).toEqual(NONE);
    // The owner of the mailbox resets the password, which verifies the address and locks the squatter out.
    await app.visitor().post('/api/auth/request-password-reset', { email: address });
    const { source } = await mail.newest(address, /Reset your/);
    const token = /token=([\w-]{43})/.exec(source)?.[1];
    const newPassword = 'three quiet herons';
    expect((await app.visitor().post('/api/auth/reset-password', { token, newPassword })).status).toBe(200);
    expect((await squatter.get('/api/auth/user')).status).toBe(401);
    const owner = app.visitor();
    await owner.post('/api/auth/login', { email: address, password: newPassword });
    expect(await readRights(owner)).toEqual(ALL);
  });
});

it('is verified by the mailed link or the operator’s, each valid once and only for this address', async () => {
  const address = newEmail();
  await runInApp(address, async (app) => {
    const { deps } = app;
    const early = adminVerifyLink(deps.config, deps.signer, address, deps.now());
    const foreign = adminVerifyLink(deps.config, deps.signer, newEmail(), deps.now());
    const follow = (link: string) =>
      app.visitor().post('/api/auth/verify-email', { token: new URL(link).searchParams.get('token') ?? '' });
    // Before the account exists, the link verifies nothing and is not used up.
    expect((await follow(early)).status).toBe(422);
    const client = app.visitor();
    await client.register({ email: address });
    expect((await follow(foreign)).status).toBe(422);
    expect(await readRights(client)).toEqual(NONE);
    expect((await follow(early)).status).toBe(200);
    expect(await readRights(client)).toEqual(ALL);
    expect((await follow(early)).status).toBe(422);
  });
});

it('changes with ADMIN_EMAIL: after a restart the previous administrator has no rights, even in an open session', async () => {
  const [first, second] = [newEmail(), newEmail()];
  const people = await runInApp(first, async (app) => {
    const clients = await Promise.all(
      [first, second].map(async (email) => {
        const client = app.visitor();
        await client.register({ email });
        await app.deps.prisma.user.update({ where: { email }, data: { emailVerifiedAt: new Date() } });
        return client;
      }),
    );
    expect(await Promise.all(clients.map(readRights))).toEqual([ALL, NONE]);
    return clients;
  });
  await runInApp(second, async (app) => {
    const restarted = people.map(({ cookies }) => {
      const client = app.visitor();
      for (const [name, value] of cookies) client.cookies.set(name, value);
      return client;
    });
    expect(await Promise.all(restarted.map(readRights))).toEqual([NONE, ALL]);
  });
});
