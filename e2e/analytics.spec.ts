import { expect, test, type Page } from '@playwright/test';
import { expectToast, press } from './account-helpers.ts';
import { asAdmin } from './admin-helpers.ts';
import { expectAccessible, signedIn, watchConsole } from './helpers.ts';

// The ranking belongs to the whole installation: one test after the other, and none changes what others are shown.
test.describe.configure({ mode: 'serial' });

const BALANCED = {
  jobTitleWeight: 25,
  skillsWeight: 30,
  industryWeight: 10,
  experienceWeight: 15,
  locationWeight: 10,
  companySizeWeight: 0,
  seniorityWeight: 10,
};
const NEAR_ONLY = { ...BALANCED, jobTitleWeight: 0, skillsWeight: 0, industryWeight: 0, experienceWeight: 0, locationWeight: 100 }; // prettier-ignore
const SIZES = [
  { name: 'wide', width: 1280, height: 900 },
  { name: 'phone', width: 390, height: 844 },
];

async function setWeights(page: Page, id: string, weights: object): Promise<void> {
  expect((await page.request.patch(`/api/analytics/variants/${id}`, { data: weights })).status()).toBe(200);
}

async function open(page: Page): Promise<void> {
  await page.goto('/analytics');
  await expect(page.getByRole('heading', { name: 'Weights' })).toBeVisible();
}

const tab = (page: Page, name: RegExp) => page.getByRole('radio', { name });
/** The radio is in its label, which is what one sees. */
const choose = (page: Page, id: string) => page.locator('label', { hasText: `Variant ${id}` }).click();
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const card = (page: Page, id: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Variant ${id}:` }) });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const room = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(room).toBeLessThanOrEqual(0);
}

for (const { name, ...viewport } of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      test('weights are set by keyboard, tried, put back and saved', async ({ page, baseURL }) => {
        await asAdmin(page, baseURL ?? '');
        await setWeights(page, 'C', BALANCED);
        const complaints = watchConsole(page);
        await open(page);
        await expect(card(page, 'A').getByText('Active', { exact: true })).toBeVisible();
        await expect(card(page, 'C').getByText('Not enough data yet').first()).toBeVisible();
        await expectAccessible(page);

        await tab(page, /^Variant A/).focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        await expect(tab(page, /^Variant C/)).toBeChecked();
        await slider(page, 'Skills').focus();
        await page.keyboard.press('ArrowRight');
        await expect(slider(page, 'Skills')).toHaveAttribute(
          'aria-valuetext',
          '35, that is 33% of the ranking',
        );
        await expect(tab(page, /^Variant C.*has unsaved changes/)).toBeChecked();
        await press(page, 'Reset Changes');
        await expect(slider(page, 'Skills')).toHaveValue('30');

        for (const one of await page.getByRole('slider').all()) {
          await one.focus();
          await page.keyboard.press('Home');
        }
        await expect(page.getByText(/^At least one weight has to be above 0/)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
        await slider(page, 'Location').focus();
        await page.keyboard.press('End');
        await page.getByRole('radio', { name: 'its saved weights' }).focus();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(page.getByText('For 16 built-in people')).toBeVisible({ timeout: 60_000 });
        await expect(page.getByText('More than 5% worse: better not for everybody.')).toBeVisible();
        await expect(page.getByText(/^from \d+ to \d+$/).first()).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);

        await press(page, 'Reset Changes');
        await slider(page, 'Location').focus();
        await page.keyboard.press('ArrowRight');
        await press(page, 'Save Changes');
        await expectToast(page, 'Changes Saved');
        await expect(page.getByText('Not saved yet')).toHaveCount(0);
        await open(page);
        await choose(page, 'C');
        await expect(slider(page, 'Location')).toHaveValue('15');
        expect(complaints).toEqual([]);
      });
    });
  }
}

test('a failed save keeps the weights', async ({ page, baseURL }) => {
  await asAdmin(page, baseURL ?? '');
  await open(page);
  await choose(page, 'C');
  await slider(page, 'Skills').focus();
  await page.keyboard.press('End');
  const broken = { errors: [{ message: 'Something went wrong.' }] };
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: broken }));
  await press(page, 'Save Changes');
  await expectToast(page, 'Save Failed', 'Failed to save algorithm weights. Please try again.');
  await expect(slider(page, 'Skills')).toHaveValue('100');
});

test('what couldn’t be loaded can be tried again', async ({ page, baseURL }) => {
  await asAdmin(page, baseURL ?? '');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const broken = { errors: [{ message: 'Something went wrong.' }] };
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: broken }));
  await page.getByRole('link', { name: 'Analytics (Beta)' }).click();
  await expect(page.getByRole('heading', { name: "This page couldn't be loaded" })).toBeVisible();
  await page.unroute('**/graphql');
  await press(page, 'Try again');
  await expect(page.getByRole('heading', { name: 'Weights' })).toBeVisible();

  await choose(page, 'B');
  await page.route('**/graphql', (route) => route.abort());
  await page.context().setOffline(true);
  await press(page, 'Compare With Variant A');
  await expect(page.getByText(/^The comparison couldn't be shown/)).toBeVisible();
  await page.context().setOffline(false);
  await page.unroute('**/graphql');
  await press(page, 'Try again');
  await expect(page.getByText('For 16 built-in people')).toBeVisible({ timeout: 60_000 });
});

test('activating asks before a much worse variant, and tells when it has changed', async ({
  page,
  baseURL,
}) => {
  await asAdmin(page, baseURL ?? '');
  await setWeights(page, 'C', NEAR_ONLY);
  await open(page);
  await choose(page, 'C');
  await press(page, 'Activate Variant C');
  const dialog = page.getByRole('dialog', { name: 'Variant C ranks worse than variant A' });
  await expect(dialog.getByText('For 16 built-in people')).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('button', { name: 'Activate All the Same' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep Variant A' }).click();
  await expect(card(page, 'A').getByText('Active', { exact: true })).toBeVisible();

  await setWeights(page, 'C', BALANCED);
  await open(page);
  await choose(page, 'C');
  await press(page, 'Activate Variant C');
  await expectToast(page, 'Active Variant Changed');
  await expect(card(page, 'C').getByText('Active', { exact: true })).toBeVisible();
  await expect(card(page, 'A').getByText('Active', { exact: true })).toHaveCount(0);
  await choose(page, 'A');
  await press(page, 'Activate Variant A');
  await expect(card(page, 'A').getByText('Active', { exact: true })).toBeVisible();
});

test('an experiment needs variants that differ', async ({ page, baseURL }) => {
  await asAdmin(page, baseURL ?? '');
  for (const id of ['B', 'C']) await setWeights(page, id, BALANCED);
  await open(page);
  const split = page.getByText('Split people over all variants', { exact: true });
  await split.click();
  await expect(page.getByText(/^All variants have the same weights/)).toBeVisible();
  // The company's size isn't known, so that everybody is still shown the same.
  await setWeights(page, 'B', { companySizeWeight: 5 });
  await split.click();
  await expectToast(page, 'Experiment Started');
  await expect(page.getByText(/^Each variant ranks for a third of the people/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Split people over all variants' })).toBeChecked();
  await expectAccessible(page);
  await page.getByText('Everybody gets the active variant', { exact: true }).click();
  await expectToast(page, 'Experiment Ended');
});

test('anybody else is sent away, and nothing is asked for', async ({ page }) => {
  await signedIn(page);
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/graphql')) answers.push(await response.text().catch(() => ''));
  });
  await page.goto('/analytics');
  await expectToast(page, 'Access Denied', 'This page is only available to administrators.');
  await expect(page).toHaveURL(/\/$/);
  expect(answers.join()).not.toContain('FORBIDDEN');
  expect((await page.request.get('/api/analytics/variants')).status()).toBe(403);
});
