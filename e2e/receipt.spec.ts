import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, signedIn, watchConsole } from './helpers.ts';

const MANAGER = {
  title: 'Office Manager',
  company: 'Birch & Co',
  startDate: '2020-01',
  bulletPoints: [
    'Ran payroll for 60 people in two countries',
    'Did the bookkeeping for two shops',
    'Planned 14 events a year for up to 300 guests',
    'Did the vendor management for nine suppliers',
    'Watered the plants',
  ],
};
const CLERK = {
  title: 'Front Desk Clerk',
  company: 'Hotel Cedar',
  startDate: '2016',
  endDate: '2019',
  bulletPoints: ['Used SAP for all purchase orders'],
};
const POSTING = `Office Manager at Elm & Ash

Requirements:
- 4+ years of experience in office management
- Payroll
- Bookkeeping
- Event planning
- Vendor management
- SAP`;

/** Opens the builder with a resume of only the manager's role. */
async function openBuilder(page: Page): Promise<void> {
  await signedIn(page);
  const post = async (path: string, data: object) => (await page.request.post(path, { data })).json();
  const posting = await post('/api/job-postings', { description: POSTING });
  const { id } = await post('/api/experiences', MANAGER);
  await post('/api/experiences', CLERK);
  const resume = await post('/api/tailored-resumes', { jobPostingId: posting.id, experienceIds: [id] });
  await page.goto(`/resume-builder/${btoa(`TailoredResume:${resume.id}`)}`);
  await expect(page.getByRole('heading', { name: 'Your resume for this job' })).toBeVisible();
}

const overall = async (page: Page) =>
  Number(
    /\d+/.exec(
      await page
        .getByText(/^\d+ ?of 100$/)
        .first()
        .innerText(),
    )?.[0],
  );

test('the receipt explains each point and offers bullet points from the bank for missing terms', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openBuilder(page);
  const bullet = page.getByRole('listitem').filter({ hasText: 'Ran payroll for 60 people' });
  await bullet.first().hover();
  await bullet.getByRole('button', { name: 'Delete bullet point' }).click();
  await expect(page.getByText('Bullet point deleted')).toBeVisible();
  const gains = page.getByRole('heading', { name: 'Worth adding first' }).locator('..');
  await expect(gains.getByText('“Ran payroll for 60 people in two countries”')).toBeVisible();
  await expect(gains.getByText('From Front Desk Clerk at Hotel Cedar')).toBeVisible();
  const without = await overall(page);
  await expectAccessible(page);
  await gains.getByRole('button', { name: /Add it from my experience for Payroll/ }).click();
  await expect(gains.getByText('“Ran payroll for 60 people in two countries”')).toHaveCount(0);
  await expect.poll(() => overall(page)).toBeGreaterThan(without);
  await page.getByText('Where the points come from').last().click();
  await expect(page.getByText('4+ years of experience in office management').last()).toBeVisible();
  await expect(
    page.getByText(/shown by the dates of your roles\. \d+(\.5)? years in a role that fits/),
  ).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('every unused bullet of a role can be picked from the bank, several at once, and the picking undone', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openBuilder(page);
  const list = page.getByRole('list', { name: 'Bullet points of Office Manager' });
  const row = (text: string) => list.getByRole('listitem').filter({ hasText: text });
  const open = page.getByRole('button', { name: 'Pick from your bank' });
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pick from your bank' });
  await dialog.getByRole('checkbox', { name: 'Watered the plants' }).press('Space');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 1 bullet point' }).press('Enter');
  await expect(page.getByText('1 bullet point added')).toBeVisible();
  await expect(open).toBeFocused();
  await expect(row('Watered the plants')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row('Watered the plants')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a locked bullet stays when bullets are chosen again, and the choice can be undone', async ({
  page,
}) => {
  await openBuilder(page);
  const list = page.getByRole('list', { name: 'Bullet points of Office Manager' });
  const row = (text: string) => list.getByRole('listitem').filter({ hasText: text });
  await page.getByRole('button', { name: 'Add bullet point' }).click();
  await page.getByRole('button', { name: 'Add: Watered the plants' }).click();
  await expect(row('Watered the plants')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await row('Watered the plants').hover();
  await row('Watered the plants').getByRole('button', { name: 'Lock bullet point' }).click();
  await expect(row('Watered the plants').getByRole('button', { name: 'Unlock bullet point' })).toBeVisible();
  await row('Ran payroll').hover();
  await row('Ran payroll').getByRole('button', { name: 'Delete bullet point' }).click();
  await expect(row('Ran payroll')).toHaveCount(0);
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByText('Bullet points chosen again')).toBeVisible();
  await expect(row('Ran payroll')).toBeVisible();
  await expect(row('Watered the plants')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row('Ran payroll')).toHaveCount(0);
  await page.reload();
  await expect(row('Watered the plants').getByRole('button', { name: 'Unlock bullet point' })).toBeVisible();
});
