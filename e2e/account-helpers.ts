import { expect, type Page } from '@playwright/test';
import { signedIn } from './helpers.ts';

// Every message of signing in (docs/product.md#messages), and the account page. Answers that only a provider or a
// broken server would give are mocked in the browser (page.route); everything else is the real server.

/** The password set by `signedIn`. */
export const PASSWORD = 'a long enough secret';
export const OTHER_PASSWORD = 'three quiet herons';

export async function expectToast(page: Page, title: string, description?: string | RegExp): Promise<void> {
  const toast = page.locator('[data-toast]');
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (description) {
    await expect(
      typeof description === 'string' ? toast.getByText(description, { exact: true }) : toast,
    ).toContainText(description);
  }
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
export const email = (page: Page) => page.getByLabel('Email');
export const password = (page: Page) => page.getByLabel('Password', { exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export async function logIn(page: Page, address: string, secret = PASSWORD): Promise<void> {
  await page.goto('/login');
  await email(page).fill(address);
  await password(page).fill(secret);
  await press(page, 'Sign In');
}

/** A person who has an account and is not signed in. */
export async function account(page: Page): Promise<string> {
  const address = await signedIn(page);
  await page.context().clearCookies();
  return address;
}

export async function answer(page: Page, path: string, status: number, body: object): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ status, json: body }));
}
