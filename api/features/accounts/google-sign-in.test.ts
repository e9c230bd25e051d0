import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { startOpenIdProvider, type TestOpenIdProvider } from '../../testing/openid-provider.ts';
import { newEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { toOwnPath } from './google-sign-in.ts';

let app: TestApp;
let google: TestOpenIdProvider;
let mail: TestMailServer;
let clock = 0;
beforeAll(async () => {
  [google, mail] = [await startOpenIdProvider(), await startMailServer()];
  app = await startTestApp({ ...google.env, ...mail.env }, { now: () => new Date(Date.now() + clock) });
});
afterAll(async () => {
  await app.close();
  await google.close();
  await mail.close();
});
afterEach(() => {
  Object.assign(google, { spoil: null, spoilSigned: null });
  clock = 0;
});

let people = 0;
function person(email = newEmail()) {
  people += 1;
  return { sub: `google-${process.pid}-${people}`, email, given_name: 'Grace', family_name: 'Hopper' };
}

/** Goes to the provider and returns. @returns the target of the final redirect. */
async function signInThroughGoogle(
  client: TestClient,
  start = '/api/auth/google',
  change = (url: URL) => url,
) {
  const away = await client.get(start);
  if (away.headers.get('location')?.startsWith('/'))
    return { to: away.headers.get('location'), callback: '' };
  const back = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' });
  const callback = change(new URL(back.headers.get('location') ?? ''));
  const answer = await client.get(`${callback.pathname}${callback.search}`);
  return { to: answer.headers.get('location'), callback: `${callback.pathname}${callback.search}` };
}

const getUser = async (client: TestClient) => (await client.get('/api/auth/user')).json;

describe('sign-in with Google', () => {
  it('creates an account at the first sign-in and finds it by Google’s id at the second', async () => {
    google.person = person();
    const first = app.visitor();
    expect((await signInThroughGoogle(first)).to).toBe('/');
    const user = await getUser(first);
    expect(user).toMatchObject({ email: google.person.email, firstName: 'Grace', hasPassword: false });
    google.person = { ...google.person, email: newEmail() };
    const second = app.visitor();
    await signInThroughGoogle(second);
    expect((await getUser(second)).id).toBe(user.id);
    const template = await app.deps.prisma.resumeTemplate.findFirst({
      where: { userId: user.id, isDefault: true },
    });
    expect(template?.fullName).toBe('Grace Hopper');
  });

  it('returns to the requested page, on our own site only', async () => {
    google.person = person();
    expect((await signInThroughGoogle(app.visitor(), '/api/auth/google?returnTo=/past-resumes')).to).toBe(
      '/past-resumes',
    );
    for (const evil of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/%5cevil',
      '/api/auth/logout',
    ]) {
      const { to } = await signInThroughGoogle(
        app.visitor(),
        `/api/auth/google?returnTo=${encodeURIComponent(evil)}`,
      );
      expect(new URL(to ?? '', 'http://own.invalid').origin).toBe('http://own.invalid');
      expect(to).not.toMatch(/^\/api/);
    }
  });

  const refused = async (client: TestClient, to: string | null) => {
    expect(to).toBe('/login-error');
    expect((await client.get('/api/auth/user')).status).toBe(401);
    expect(await app.deps.prisma.identity.count({ where: { subject: String(google.person.sub) } })).toBe(0);
  };

  it.each<[string, () => void]>([
    ['a wrong nonce', () => (google.spoil = ({ payload }) => (payload.nonce = 'another'))],
    ['another audience', () => (google.spoil = ({ payload }) => (payload.aud = 'somebody-else'))],
    ['another issuer', () => (google.spoil = ({ payload }) => (payload.iss = 'https://evil.example'))],
    ['an expired token', () => (google.spoil = ({ payload }) => (payload.exp = 1))],
    ['a broken signature', () => (google.spoilSigned = (token) => `${token.slice(0, -8)}AAAAAAAA`)],
    [
      'no signature',
      () =>
        (google.spoilSigned = (token) => {
          const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
          return `${header}.${token.split('.')[1]}.`;
        }),
    ],
    ['an unverified address', () => (google.spoil = ({ payload }) => (payload.email_verified = false))],
    ['no address', () => (google.spoil = ({ payload }) => delete payload.email)],
  ])('refuses %s', async (_name, spoil) => {
    google.person = person();
    spoil();
    const client = app.visitor();
    await refused(client, (await signInThroughGoogle(client)).to);
  });

  it('rejects a forged, missing or replayed answer', async () => {
    google.person = person();
    const foreign = app.visitor();
    const withState = (state: string | null) => (url: URL) => {
      if (state === null) url.searchParams.delete('state');
      else url.searchParams.set('state', state);
      return url;
    };
    await refused(foreign, (await signInThroughGoogle(foreign, undefined, withState('another'))).to);
    const without = app.visitor();
    await refused(without, (await signInThroughGoogle(without, undefined, withState(null))).to);
    const honest = app.visitor();
    const { callback } = await signInThroughGoogle(honest);
    const thief = app.visitor();
    expect((await thief.get(callback)).headers.get('location')).toBe('/login-error');
    expect((await honest.get(callback)).headers.get('location')).toBe('/login-error');
    expect((await honest.get('/api/auth/user')).status).toBe(200);
  });

  it('stores no database row until the user returns, which may take up to ten minutes', async () => {
    // Sessions of people who are signed in come and go in other tests.
    const where = { userId: null };
    const before = await app.deps.prisma.session.count({ where });
    const visitors = Array.from({ length: 30 }, () => app.visitor());
    for (const visitor of visitors) expect((await visitor.get('/api/auth/google')).status).toBe(303);
    expect(await app.deps.prisma.session.count({ where })).toBe(before);

    google.person = person();
    const late = app.visitor();
    const away = await late.get('/api/auth/google');
    const [cookie] = away.headers.getSetCookie();
    expect(cookie).toMatch(
      /^google_sign_in=[^;]+; Max-Age=600; Path=\/api\/auth\/google; .*HttpOnly; SameSite=Lax/,
    );
    const back = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' });
    clock = 11 * 60 * 1000;
    const { pathname, search } = new URL(back.headers.get('location') ?? '');
    expect((await late.get(`${pathname}${search}`)).headers.get('location')).toBe('/login-error');
  });

  it('rejects a started sign-in that is not signed by us', async () => {
    google.person = person();
    const client = app.visitor();
    const away = await client.get('/api/auth/google');
    const back = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' });
    const { pathname, search } = new URL(back.headers.get('location') ?? '');
    const [text = '', mark = ''] = (client.cookies.get('google_sign_in') ?? '').split('.');
    const begun = JSON.parse(Buffer.from(text, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...begun, returnTo: 'https://evil.example' }));
    for (const cookie of [`${forged.toString('base64url')}.${mark}`, text, `${text}.`, '.', '']) {
      client.cookies.set('google_sign_in', cookie);
      expect((await client.get(`${pathname}${search}`)).headers.get('location')).toBe('/login-error');
    }
  });

  // Fault F20 of docs/performance.md#faults.
  it('redirects to the login-failed screen when the provider is unavailable', async () => {
    const away = await startTestApp({ ...google.env, GOOGLE_ISSUER: 'http://127.0.0.1:9' });
    try {
      expect((await signInThroughGoogle(away.visitor())).to).toBe('/login-error');
    } finally {
      await away.close();
    }
  });

  it('redirects there, too, when the provider becomes unavailable during the sign-in', async () => {
    const brief = await startOpenIdProvider();
    const between = await startTestApp(brief.env);
    try {
      brief.person = person();
      const client = between.visitor();
      const away = await client.get('/api/auth/google');
      const back = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' });
      await brief.close();
      const { pathname, search } = new URL(back.headers.get('location') ?? '');
      expect((await client.get(`${pathname}${search}`)).headers.get('location')).toBe('/login-error');
      expect((await client.get('/api/auth/user')).status).toBe(401);
    } finally {
      await between.close();
    }
  });
});

describe('an account that was created with somebody else’s address', () => {
  it('goes to the address’s owner: the creator’s password and sessions no longer work', async () => {
    const thief = await app.user();
    google.person = person(thief.email);
    const owner = app.visitor();
    await signInThroughGoogle(owner);
    expect((await getUser(owner)).id).toBe(thief.userId);
    expect((await thief.get('/api/auth/user')).status).toBe(401);
    const again = await app
      .visitor()
      .post('/api/auth/login', { email: thief.email, password: 'a long enough secret' });
    expect(again.status).toBe(401);
  });

  // Case A10 of docs/security.md#cases, with everything that the account's creator may have prepared.
  it('leaves the creator no way back by devices, mailed links or a move to their own address', async () => {
    const thief = await app.user();
    const { email, userId } = thief;
    const phone = app.visitor();
    await phone.post('/api/auth/login', { email, password: 'a long enough secret' });
    const theirs = newEmail();
    await thief.post('/api/account/email', { email: theirs, password: 'a long enough secret' });
    const tokenIn = async (to: string, subject: RegExp) =>
      /token=([\w-]{43})/.exec((await mail.newest(to, subject)).source)?.[1];
    const move = await tokenIn(theirs, /Confirm your new email/);
    await app.visitor().post('/api/auth/request-password-reset', { email });
    const reset = await tokenIn(email, /Reset your/);

    google.person = person(email);
    const owner = app.visitor();
    await signInThroughGoogle(owner);
    expect((await getUser(owner)).id).toBe(userId);
    for (const client of [thief, phone]) expect((await client.get('/api/auth/user')).status).toBe(401);
    expect((await app.visitor().post('/api/auth/verify-email', { token: move })).status).toBe(422);
    const newPassword = 'three quiet herons';
    const answer = await app.visitor().post('/api/auth/reset-password', { token: reset, newPassword });
    expect(answer.status).toBe(422);
    const stored = await app.deps.prisma.user.findUniqueOrThrow({ where: { id: userId } });
    expect(stored).toMatchObject({ email, password: null });
    expect(stored.emailVerifiedAt).not.toBeNull();
    expect((await owner.get('/api/auth/user')).status).toBe(200);
  });

  it('keeps both ways of signing in if its owner had verified the address', async () => {
    const client = await app.user();
    const { userId: id, email } = client;
    await app.deps.prisma.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
    google.person = person(email);
    const other = app.visitor();
    await signInThroughGoogle(other);
    expect((await getUser(other)).id).toBe(id);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });
});

describe('an address that Google does not host', () => {
  const begun = async (email: string) => {
    google.person = person(email);
    const client = app.visitor();
    const { to } = await signInThroughGoogle(client);
    return { client, to, who: google.person };
  };
  const mailedToken = async (email: string) =>
    /connect-google\?token=([\w-]{43})/.exec((await mail.newest(email, /Connect Google/)).source)?.[1] ?? '';
  const connect = (client: TestClient, token: string) => client.post('/api/auth/connect-google', { token });
  const countIdentities = (userId: string) => app.deps.prisma.identity.count({ where: { userId } });
  const prove = (id: string) =>
    app.deps.prisma.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });

  let hosted: TestApp['deps']['openId'];
  beforeAll(() => {
    hosted = app.deps.openId;
    if (!hosted) throw new Error('the provider is set up above');
    const { begin, finish } = hosted;
    app.deps.openId = {
      begin,
      finish: async (url, attempt) => ({ ...(await finish(url, attempt)), isAuthoritative: false }),
    };
  });
  afterAll(() => {
    app.deps.openId = hosted;
  });

  it('is connected by the mailed link in the browser that returned from Google', async () => {
    const owner = await app.user();
    await prove(owner.userId);
    const { client, to, who } = await begun(owner.email);
    expect(to).toBe('/connect-google?sent=1');
    expect((await client.get('/api/auth/user')).status).toBe(401);
    expect(await countIdentities(owner.userId)).toBe(0);
    const answer = await connect(client, await mailedToken(owner.email));
    expect([answer.status, answer.json.id]).toEqual([200, owner.userId]);
    expect((await getUser(client)).id).toBe(owner.userId);
    // Existing ways to sign in still work, and Google works as well.
    expect((await owner.get('/api/auth/user')).status).toBe(200);
    google.person = who;
    const later = app.visitor();
    expect((await signInThroughGoogle(later)).to).toBe('/');
    expect((await getUser(later)).id).toBe(owner.userId);
  });

  it('is connected neither by the link alone nor by Google alone', async () => {
    const owner = await app.user();
    await prove(owner.userId);
    const stranger = await begun(owner.email);
    const token = await mailedToken(owner.email);
    // The owner is tricked into opening the link of somebody else's attempt.
    for (const browser of [owner, app.visitor()]) expect((await connect(browser, token)).status).toBe(422);
    expect((await connect(stranger.client, 'A'.repeat(43))).status).toBe(422);
    expect(await countIdentities(owner.userId)).toBe(0);
    expect((await stranger.client.get('/api/auth/user')).status).toBe(401);
    // None of that has used it up.
    expect((await connect(stranger.client, token)).status).toBe(200);
  });

  it('accepts only the newest link for this address, once and within an hour', async () => {
    const owner = await app.user();
    await prove(owner.userId);
    const first = await begun(owner.email);
    const old = await mailedToken(owner.email);
    const second = await begun(owner.email);
    await expect.poll(() => mailedToken(owner.email)).not.toBe(old);
    const token = await mailedToken(owner.email);
    expect((await connect(first.client, old)).status).toBe(422);
    const other = await app.user();
    const foreign = await begun(other.email);
    expect((await connect(foreign.client, token)).status).toBe(422);
    clock = 61 * 60 * 1000;
    expect((await connect(second.client, token)).status).toBe(422);
    clock = 0;
    expect((await connect(second.client, token)).status).toBe(200);
    expect((await connect(second.client, token)).status).toBe(422);
    expect(await countIdentities(owner.userId)).toBe(1);
    expect(await countIdentities(other.userId)).toBe(0);
  });

  it('goes to the owner of the mailbox if the account’s creator never verified it', async () => {
    const thief = await app.user();
    const { client } = await begun(thief.email);
    expect((await thief.get('/api/auth/user')).status).toBe(200);
    expect((await connect(client, await mailedToken(thief.email))).status).toBe(200);
    expect((await thief.get('/api/auth/user')).status).toBe(401);
    const again = { email: thief.email, password: 'a long enough secret' };
    expect((await app.visitor().post('/api/auth/login', again)).status).toBe(401);
  });

  it('is refused if mail is not set up', async () => {
    const { mailer } = app.deps;
    app.deps.mailer = null;
    try {
      const owner = await app.user();
      expect((await begun(owner.email)).to).toBe('/login-error');
    } finally {
      app.deps.mailer = mailer;
    }
  });
});

describe('the first password of a Google account', () => {
  const setup = (client: TestClient, email: string, password = 'my very first secret') =>
    client.post('/api/auth/setup-password', { email, password });
  const NO_PROOF = { message: 'Check your email to confirm this is your account, or continue with Google.' };

  async function googleAccount() {
    google.person = person();
    const client = app.visitor();
    await signInThroughGoogle(client);
    const user = await getUser(client);
    return { client, id: String(user.id), email: String(user.email), who: google.person };
  }
  const readHash = async (email: string) =>
    (await app.deps.prisma.user.findUnique({ where: { email } }))?.password;

  it('can be set after returning from Google, and signs in from then on', async () => {
    const { email, who } = await googleAccount();
    const client = app.visitor();
    const login = await client.post('/api/auth/login', { email, password: 'whatever' });
    expect([login.status, login.json.message]).toEqual([401, 'Account exists without password']);
    google.person = who;
    expect((await signInThroughGoogle(client)).to).toBe('/login?mode=set-password');
    expect((await client.get('/api/auth/user')).status).toBe(401);
    expect((await setup(client, email)).status).toBe(200);
    expect((await getUser(client)).hasPassword).toBe(true);
    const later = await app.visitor().post('/api/auth/login', { email, password: 'my very first secret' });
    expect(later.status).toBe(200);
  });

  it('can be set for ten minutes from a session that was started with Google', async () => {
    const late = await googleAccount();
    clock = 11 * 60 * 1000;
    expect((await setup(late.client, late.email)).status).toBe(403);
    expect(await readHash(late.email)).toBeNull();
    clock = 0;
    const fresh = await googleAccount();
    expect((await setup(fresh.client, fresh.email)).status).toBe(200);
  });

  it('is refused without proof, with the same message for everybody, and mails only the owner', async () => {
    const { email } = await googleAccount();
    const withPassword = await app.user();
    const stranger = await googleAccount();
    const attempts: [TestClient, string][] = [
      [app.visitor(), email],
      [app.visitor(), withPassword.email],
      [app.visitor(), newEmail()],
      [stranger.client, email],
      [stranger.client, withPassword.email],
      [withPassword, withPassword.email],
    ];
    const hashes = await Promise.all([
      readHash(email),
      readHash(withPassword.email),
      readHash(stranger.email),
    ]);
    for (const [client, target] of attempts) {
      const answer = await setup(client, target);
      expect([answer.status, answer.json]).toEqual([403, NO_PROOF]);
    }
    expect(
      await Promise.all([readHash(email), readHash(withPassword.email), readHash(stranger.email)]),
    ).toEqual(hashes);
    await mail.newest(email, /Set a password for Tailorbird/);
    expect(mail.mails.filter(({ to }) => to.includes(withPassword.email))).toEqual([]);
  });

  it('is discarded without proof, and the owner’s click doesn’t activate it', async () => {
    const { email } = await googleAccount();
    await setup(app.visitor(), email, 'the attacker’s password');
    const { source } = await mail.newest(email, /Set a password/);
    const token = /token=([\w-]{43})/.exec(source)?.[1];
    await app.visitor().post('/api/auth/reset-password', { token, newPassword: 'the owner’s password' });
    const attacker = await app
      .visitor()
      .post('/api/auth/login', { email, password: 'the attacker’s password' });
    expect(attacker.status).toBe(401);
    expect(
      (await app.visitor().post('/api/auth/login', { email, password: 'the owner’s password' })).status,
    ).toBe(200);
  });
});

it('redirects only to our own pages', () => {
  expect(toOwnPath('/past-resumes?x=1#y')).toBe('/past-resumes?x=1#y');
  for (const path of [
    '',
    'x',
    '//x',
    '/\\x',
    '/a\\b',
    '/a b',
    '/\n',
    'https://x',
    'javascript:x',
    null,
    7,
    '/api/login',
  ]) {
    expect(toOwnPath(path)).toBe('/');
  }
});
