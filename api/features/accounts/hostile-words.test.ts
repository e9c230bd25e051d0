import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { newEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let mail: TestMailServer;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startTestApp({ ...mail.env, PUBLIC_URL: 'http://localhost:4321' });
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

const signIn = async (email: string, password: string) =>
  (await app.visitor().post('/api/auth/login', { email, password })).status;

// Case A02 of docs/security.md#cases.
describe('a password', () => {
  it.each([
    ['longer than bcrypt would look at', 'seventy-two quiet herons '.repeat(8)],
    ['with emoji and spaces at its ends', '  🐦 quiet harbor 🐦  '],
    ['with letters that have two spellings', 'Zoë’s caf\u00e9 on the quay'],
    ['with a NUL inside', 'quiet\u0000harbor lights'],
  ])('%s counts in full', async (_, password) => {
    const email = newEmail();
    const registered = await app.visitor().post('/api/auth/register', { email, password, firstName: 'A' });
    expect(registered.status).toBe(201);
    expect(await signIn(email, password)).toBe(200);
    expect(await signIn(email, password.slice(0, -1))).toBe(401);
    expect(await signIn(email, password.slice(0, 72) + 'x')).toBe(401);
    expect(await signIn(email, password.split('\u0000')[0] + 'x')).toBe(401);
  });
});

// Case A13 of docs/security.md#cases.
it('a name with line breaks writes no header and no line of its own into a mail', async () => {
  const email = newEmail();
  const firstName = 'Ann\r\nBcc: thief@example.com\r\n\r\nYour account was closed.';
  const registered = await app
    .visitor()
    .post('/api/auth/register', { email, password: 'quiet harbor lights', firstName });
  expect(registered.status).toBe(201);
  expect(registered.json.firstName).toBe('Ann Bcc: thief@example.com Your account was closed.');
  await app.visitor().post('/api/auth/request-password-reset', { email });
  const { source, to } = await mail.newest(email, /Reset your Tailorbird password/);
  expect(to).toEqual([email]);
  expect(source).not.toMatch(/^Bcc:/im);
});
