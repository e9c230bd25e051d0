import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, signedIn } from './helpers.ts';

const COOK = {
  title: 'Line Cook',
  company: 'Copper Kettle',
  startDate: '2019-01',
  bulletPoints: [
    'Ran the grill and sauté stations for 200 covers a night',
    'Kept the food handler card current and trained 4 prep cooks',
    'Cut food waste by 15% by labeling and rotating stock',
  ],
};
const SIZES = [
  { name: 'wide', width: 1280, height: 900 },
  { name: 'phone', width: 390, height: 844 },
];

/** Signs in a cook, and waits until the server has stored the samples, which it does in the background. */
async function asCook(page: Page): Promise<void> {
  await signedIn(page);
  await page.request.post('/api/experiences', { data: COOK });
  const count = async () => {
    const data = { location: 'United States', openToRemote: true };
    return (await (await page.request.post('/api/jobs/search', { data })).json()).totalCount;
  };
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await count();
        const isDone = now > 100 && now === before;
        before = now;
        return isDone;
      },
      { timeout: 60_000, intervals: [1_000] },
    )
    .toBe(true);
}

const results = (page: Page) => page.getByRole('list', { name: 'Found jobs' });
const cards = (page: Page) => results(page).locator('[data-job-card]');

for (const { name, ...viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('from preferences to a resume for a found job', async ({ page }) => {
      await asCook(page);
      await page.goto('/open-jobs');
      await page.getByRole('button', { name: 'Start Search' }).click();
      await expect(page.getByText('Location Required')).toBeVisible();
      await expect(page.getByText('Please enter a location to search for jobs.').first()).toBeVisible();
      await page.getByLabel('Location').fill('Chicago, IL');
      await page.getByLabel('Radius').selectOption('10 miles');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save Preferences' }).click();
      await expect(page.getByText('Preferences Saved')).toBeVisible();
      await expect(page.getByText('within 10 miles')).toBeVisible();
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('button', { name: 'Cancel' }).click();

      await page.getByRole('button', { name: 'Start Search' }).click();
      await expect(page.getByRole('heading', { name: /^\d+ Jobs Found$/ })).toBeVisible();
      await expect(page.getByText('Search Complete')).toBeVisible();
      await expect(page.getByText(/^Found \d+ jobs matching your criteria\.$/)).toBeVisible();
      const first = cards(page).first();
      await expect(first.getByRole('heading')).toHaveText(/Cook/);
      await expect(first.getByText(/in your experience\.$/)).toBeVisible();
      await expect(first.getByText('Sample', { exact: true })).toBeVisible();
      await expectAccessible(page);

      await first.getByRole('button', { name: /^Show more of/ }).click();
      await expect(first.getByRole('button', { name: /^Show less of/ })).toBeVisible();
      await first.getByRole('button', { name: /^Create a resume for/ }).click();
      await expect(page).toHaveURL(/\/resume-builder\/.+/, { timeout: 15_000 });
      await expect(page.getByRole('heading', { name: /^Resume for .*Cook/ })).toBeAttached();
    });

    test('likes are kept, rank similar jobs higher, and can be forgotten', async ({ page }) => {
      await asCook(page);
      await page.goto('/job-search?near=Chicago, IL&radius=25');
      await expect(cards(page).first()).toBeVisible();
      const titles = () => cards(page).getByRole('heading').allTextContents();
      const before = await titles();
      const sous = cards(page).filter({ hasText: 'Sous Chef' }).first();
      await sous.getByRole('button', { name: /^Like / }).click();
      await expect(sous.getByRole('button', { name: /^Liked: / })).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(cards(page).first().getByRole('heading')).toHaveText(/Sous Chef/);
      await page.getByText('You like 1 job: similar ones rank higher').click();
      await page.getByRole('button', { name: /^Forget that you like Sous Chef/ }).click();
      await expect(page.getByText('You like 1 job')).toHaveCount(0);
      await page.reload();
      await expect(cards(page).first()).toBeVisible();
      expect(await titles()).toEqual(before);
    });
  });
}

test('"More Like This" lists similar jobs, and leads back', async ({ page }) => {
  await asCook(page);
  await page.goto('/open-jobs?near=Chicago, IL&radius=100');
  await expect(cards(page).first()).toBeVisible();
  const electrician = cards(page).filter({ hasText: 'Electrician' }).first();
  await electrician.getByRole('button', { name: /^More jobs like/ }).click();
  await expect(page.getByText(/^More like “.*Electrician/)).toBeVisible();
  await expect(cards(page).first().getByRole('heading')).toHaveText(/Electrician/);
  await page.getByRole('button', { name: 'Back to the search before' }).click();
  await expect(cards(page).first().getByRole('heading')).toHaveText(/Cook/);
});

test('an ambiguous place offers the others, and an unknown one says what to do', async ({ page }) => {
  await asCook(page);
  await page.goto('/open-jobs?near=Portland&radius=25');
  await expect(page.getByText('near Portland, Oregon, United States')).toBeVisible();
  await page.getByRole('button', { name: 'Portland, Maine, United States' }).click();
  await expect(page.getByText('near Portland, Maine, United States')).toBeVisible();
  await page.goto('/open-jobs?near=Xyzzyville');
  await expect(page.getByText('Search Failed')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'We don’t know this place' })).toBeVisible();
});

test('nothing found offers a wider search', async ({ page }) => {
  await asCook(page);
  await page.goto('/open-jobs?near=Nome, AK&radius=10');
  await expect(page.getByRole('heading', { name: 'No Jobs Found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Include remote jobs' }).click();
  await expect(page.getByRole('heading', { name: /Jobs Found$/ })).toHaveText(/^\d+ Jobs Found/);
});

test('a failed search keeps the jobs that were found, and can be tried again', async ({ page }) => {
  await asCook(page);
  await page.goto('/open-jobs?near=Chicago, IL&radius=25');
  await expect(cards(page).first()).toBeVisible();
  const broken = { errors: [{ message: 'Something went wrong.' }] };
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: broken }));
  await page.getByLabel('Words (optional)').fill('chef');
  await page.getByRole('button', { name: 'Start Search' }).click();
  await expect(page.getByText('Search Failed')).toBeVisible();
  await expect(page.getByText('Unable to search for jobs. Please try again.')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Search Complete')).toBeVisible();
  await expect(cards(page).first().getByRole('heading')).toHaveText(/Chef/);
});

test('the keyboard goes from job to job and likes them', async ({ page }) => {
  await asCook(page);
  await page.goto('/open-jobs?near=Chicago, IL&radius=25');
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(cards(page).nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(cards(page).first()).toBeFocused();
  await page.keyboard.press('l');
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /^Liked: / }),
  ).toBeVisible();
});

test('a visitor is told to log in', async ({ page }) => {
  for (const path of ['/open-jobs', '/job-search']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/login/);
});
