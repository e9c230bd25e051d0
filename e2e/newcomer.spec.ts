import { expect, test } from '@playwright/test';
import { email, password, press } from './account-helpers.ts';
import { expectAccessible, newEmail } from './helpers.ts';

for (const name of ['Get Started', 'Start Building Your Resume', 'Start now']) {
  test(`"${name}" leads a newcomer to Create Account`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account');
  });
}

test('a person with an account signs in from the landing page, and /login opens Sign In', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
});

test.describe('at 200 % zoom', () => {
  test.use({ viewport: { width: 640, height: 422 } });

  test('home starts at the top after registering', async ({ page }) => {
    await page.goto('/login?mode=create');
    await page.getByLabel('First name').fill('Ada');
    await email(page).fill(newEmail());
    await password(page).fill('three quiet herons');
    await page.getByRole('button', { name: 'Create Account' }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await press(page, 'Create Account');
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Let's get you started.");
    await expect(page.getByRole('link', { name: 'Add Your Experience' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a reload and Back still restore the scroll position', async ({ page }) => {
    await page.goto('/login?mode=create');
    await page.getByLabel('First name').waitFor();
    await page.evaluate(() => window.scrollTo(0, 150));
    await page.reload();
    await expect(page.getByLabel('First name')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
    await page.goto('/login-error');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
  });
});

test('a mistyped address is pointed out, corrected by one click, and blocks nothing', async ({ page }) => {
  await page.goto('/login?mode=create');
  await page.getByLabel('First name').fill('Anna');
  await email(page).fill('anna@gmial.com');
  await expect(page.getByText('Did you mean anna@gmail.com?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'anna@gmail.com' }).click();
  await expect(email(page)).toHaveValue('anna@gmail.com');
  await expect(email(page)).toBeFocused();
});
