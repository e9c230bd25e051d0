import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => document.head.replaceChildren());

/** As after a load of the page, with what the server wrote into it. */
async function messageFor(password: string, minLength = '') {
  document.head.innerHTML = `<meta name="password-min-length" content="${minLength}" />`;
  const { newPassword } = await import('./passwordValues.ts');
  return newPassword.safeParse(password).error?.issues[0]?.message;
}

it('requires the documented six characters', async () => {
  expect(await messageFor('12345')).toBe('Password must be at least 6 characters long.');
  expect(await messageFor('123456')).toBeUndefined();
});

it('requires as many as the installation does', async () => {
  expect(await messageFor('eleven char', '12')).toBe('Password must be at least 12 characters long.');
  expect(await messageFor('twelve chars', '12')).toBeUndefined();
});
