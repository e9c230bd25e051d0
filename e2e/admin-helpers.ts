import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { heading, PASSWORD } from './account-helpers.ts';
import { ADMIN_EMAIL } from './playwright.config.ts';

const COMMAND = join(import.meta.dirname, '..', 'dist', 'commands', 'admin-verify.js');

let session: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> = [];

/**
 * Signs in as the administrator, whom the first test registers and proves as an operator does. The others of the
 * process continue the session: one can't sign in as often as there are tests.
 */
export async function asAdmin(page: Page, baseURL: string): Promise<void> {
  await page.context().addCookies(session);
  if (session.length > 0) return;
  const data = { email: ADMIN_EMAIL, password: PASSWORD };
  const names = { firstName: 'Olive', lastName: 'Ward' };
  const registered = await page.request.post('/api/auth/register', { data: { ...data, ...names } });
  if (registered.status() === 201) await proveAddress(page, baseURL);
  else {
    expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200);
    // Another process may be proving the address right now.
    await expect
      .poll(async () => (await (await page.request.get('/api/auth/user')).json()).isAdmin)
      .toBe(true);
  }
  session = await page.context().cookies();
}

async function proveAddress(page: Page, baseURL: string): Promise<void> {
  const { port } = new URL(baseURL);
  const env = { NODE_ENV: 'production', ADMIN_EMAIL, PORT: port, DATA_DIR: process.env.E2E_DATA_DIR };
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND], {
    env: { ...process.env, ...env },
  });
  await page.goto(/http\S+/.exec(stdout)?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(heading(page, 'Email confirmed')).toBeVisible();
}
