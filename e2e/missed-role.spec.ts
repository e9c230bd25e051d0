import { expect, test } from '@playwright/test';
import { expectAccessible, signedIn, watchConsole } from './helpers.ts';

/** The second role has no dates and a title that nobody knows, so its lines are taken for the first one's. */
const RESUME = `Maria Keller
maria.keller@example.com | +49 30 555 01 23 | Berlin

Experience

Head Baker, Morgenbrot, Berlin
Mar 2019 – Present
• Led a team of six bakers
Dough whisperer, Hearth & Crumb
• Kneaded by hand
• Kept the starter alive
Baker, Mill & Oven, Potsdam
2015 – 2019
• Baked sourdough
`;
const file = { name: 'maria-keller.txt', mimeType: 'text/plain', buffer: Buffer.from(RESUME) };

test('a role that was not found is added from the file, by keyboard, and taken back', async ({ page }) => {
  await signedIn(page);
  const complaints = watchConsole(page);
  await page.goto('/upload-resume');
  await page.getByLabel('Choose a file').setInputFiles(file);
  const head = page.getByRole('article', { name: 'Head Baker at Morgenbrot' });
  const missed = page.getByRole('article', { name: 'Dough whisperer at Hearth & Crumb' });
  await expect(head).toContainText('more bullet point');

  await test.step('its first line is chosen', async () => {
    await page.getByRole('button', { name: 'Add a missing role' }).press('Enter');
    await expect(page.getByRole('button', { name: /^A role begins here: Mar 2019/ })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  });

  await test.step('what was read is checked and added', async () => {
    const form = page.getByRole('dialog', { name: 'Add the missing role' });
    await expect(form.getByRole('textbox', { name: /Job Title/ })).toHaveValue('Dough whisperer');
    await expect(form.getByText('2 bullet points from these lines will no longer be in')).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Add role' }).press('Enter');
    await expect(missed).toBeFocused();
    await expect(missed).toContainText('Kept the starter alive');
    await expect(head).not.toContainText('Kneaded by hand');
    await page.reload();
    await expect(missed).toBeVisible();
  });

  await test.step('and it is gone with the import', async () => {
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByLabel('Choose a file')).toBeAttached();
    await page.goto('/profile');
    await expect(page.getByRole('article')).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});

/** Roles in a section of their own, with titles that nobody knows. */
const FURTHER = `${RESUME}
Further things
Till wizard – Mintfield Shops – 2016
• Ran the tills
Shelf glimmer – Omega Kiosks – 2014
• Kept the shelves
Cart pusher – Halm Market – 2011
`;

test('roles that look like an added one are added with it', async ({ page }) => {
  await signedIn(page);
  const complaints = watchConsole(page);
  await page.goto('/upload-resume');
  const buffer = Buffer.from(FURTHER);
  await page.getByLabel('Choose a file').setInputFiles({ ...file, buffer });
  await page.getByRole('button', { name: 'Add a missing role' }).click();
  await page
    .getByRole('button', { name: 'A role begins here: Till wizard – Mintfield Shops – 2016' })
    .click();
  const form = page.getByRole('dialog', { name: 'Add the missing role' });
  await expect(form.getByRole('textbox', { name: /Company/ })).toHaveValue('Mintfield Shops');
  await form.getByRole('button', { name: 'Add role' }).click();
  const question = page.getByRole('heading', { name: /^2 more parts of your file look like a role/ });
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /Cart pusher at Halm Market/ }).uncheck();
  await page.getByRole('button', { name: 'Add 1 role' }).click();
  const shelf = page.getByRole('article', { name: 'Shelf glimmer at Omega Kiosks' });
  await expect(shelf).toContainText('Kept the shelves');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(shelf).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Till wizard at Mintfield Shops' })).toBeVisible();
  expect(complaints).toEqual([]);
});
