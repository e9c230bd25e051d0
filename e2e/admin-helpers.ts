import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { logIn, PASSWORD } from './account-helpers.ts';
import { ADMIN_EMAIL } from './playwright.config.ts';

const COMMAND = join(import.meta.dirname, '..', 'dist', 'commands', 'admin-verify.js');

/** Signs in as the administrator, whom the first test registers and proves as an operator does. */
export async function asAdmin(page: Page, baseURL: string): Promise<void> {
  const data = { email: ADMIN_EMAIL, password: PASSWORD };
  const registered = await page.request.post('/api/auth/register', {
    data: { ...data, firstName: 'Olive', lastName: 'Ward' },
  });
  if (registered.status() !== 201) return logIn(page, ADMIN_EMAIL);
  const { port } = new URL(baseURL);
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ADMIN_EMAIL,
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR,
    },
  });
  await page.goto(/http\S+/.exec(stdout)?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('button', { name: 'Confirm this address' })).toHaveCount(0);
}
