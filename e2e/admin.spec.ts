import { expect, test, type Page } from '@playwright/test';
import { expectToast, heading, press } from './account-helpers.ts';
import { asAdmin } from './admin-helpers.ts';
import { expectAccessible, signedIn, watchConsole } from './helpers.ts';

// Headless Chromium says that it is one, and robots aren't counted.
const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const room = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(room).toBeLessThanOrEqual(0);
}

const LABELS = [
  'Total users',
  'New users today',
  'New users this week',
  'New users this month',
  'Active users today',
  'Active users this week',
  'Page views today',
  'Page views this week',
  'Page views this month',
];

for (const width of [1280, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} pixels, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme, userAgent: PERSON });

      test('the administrator sees the figures, the days as a table, the system and who did what', async ({
        page,
        baseURL,
      }) => {
        await asAdmin(page, baseURL ?? '');
        const complaints = watchConsole(page);
        await page.goto('/admin');
        await expect(page.getByText('Total users')).toBeVisible();
        for (const label of LABELS) {
          const figure = page.locator('div', { has: page.getByText(label, { exact: true }) }).last();
          await expect(figure.locator('dd')).toHaveText(/^[\d,]+$/);
        }
        await expect(page.getByRole('img', { name: /^New users by day/ })).toBeVisible();
        await page.getByText('Table', { exact: true }).click();
        await expect(page.getByRole('columnheader', { name: 'Page views' })).toBeVisible();
        await expect(page.getByRole('row')).toHaveCount(31);
        await expect(page.getByText('Embedded: no key and no network needed')).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await press(page, 'Refresh Data');
        await expect(page.getByText('Total users')).toBeVisible();
        expect(complaints).toEqual([]);
      });
    });
  }
}

test.describe('for a person', () => {
  test.use({ userAgent: PERSON });

  test('a page that is opened is counted, by its address alone', async ({ page }) => {
    const counted: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/page-views')) counted.push(request.postDataJSON());
    });
    await signedIn(page);
    await page.goto('/profile');
    await expect(heading(page, 'My Experience')).toBeVisible();
    await page.getByRole('link', { name: 'Saved Resumes' }).first().click();
    await expect(heading(page, 'Saved Resumes')).toBeVisible();
    await expect.poll(() => counted).toContainEqual({ path: '/profile' });
    await expect.poll(() => counted).toContainEqual({ path: '/past-resumes' });
  });
});

test('all users are listed in a tab of their own, can be searched, and the look is recorded', async ({
  page,
  baseURL,
  context,
}) => {
  await asAdmin(page, baseURL ?? '');
  await page.goto('/admin');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'View All Users' }).click();
  const users = await opened;
  await expect(heading(users, 'Users')).toBeVisible();
  await users.getByRole('searchbox', { name: 'Search' }).fill('olive ward');
  await expect(users.getByText('1 user', { exact: true })).toBeVisible();
  await expect(users.getByText('Olive Ward')).toBeVisible();
  await expectAccessible(users);
  await users.getByRole('searchbox', { name: 'Search' }).fill('nobody of this name');
  await expect(users.getByText('Nobody found for “nobody of this name”')).toBeVisible();
  await press(page, 'Refresh Data');
  await expect(page.getByText('Looked at the list of users').first()).toBeVisible();
});

test('the documented path leads a browser to the list, and answers a program with JSON', async ({
  page,
  baseURL,
}) => {
  await asAdmin(page, baseURL ?? '');
  await page.goto('/api/admin/show-users');
  await expect(page).toHaveURL('/admin/users');
  const answer = await page.request.get('/api/admin/show-users', { headers: { accept: 'application/json' } });
  expect(Array.isArray(await answer.json())).toBe(true);
});

test('somebody else is sent away from both pages', async ({ page }) => {
  await signedIn(page);
  for (const path of ['/admin', '/admin/users']) {
    await page.goto(path);
    await expectToast(page, 'Access Denied', 'This page is only available to administrators.');
    await expect(page).toHaveURL('/');
  }
});
