import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, signedIn, watchConsole } from './helpers.ts';

const COOK = {
  title: 'Cook',
  company: 'Copper Kettle',
  startDate: '2018-02',
  endDate: '2019-05',
  description: 'A small kitchen by the harbour.',
  bulletPoints: ['Cooked for 120 guests', 'Planned the menu', 'Trained two apprentices', 'Baked the bread'],
};
const CHEF = {
  title: 'Sous Chef',
  company: 'Copper Kettle',
  startDate: '2019-05',
  bulletPoints: ['Led a team of six', 'Wrote the rota'],
};

async function withRoles(page: Page, roles: object[]) {
  await signedIn(page);
  for (const data of roles) {
    expect((await page.request.post('/api/experiences', { data })).status()).toBe(201);
  }
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(roles.length);
}

const card = (page: Page, name: string) => page.getByRole('article', { name });
const titles = (page: Page) =>
  page.getByRole('list', { name: 'Your experiences' }).getByRole('heading', { level: 3 });

/** The stored bank, without timestamps. */
async function bank(page: Page): Promise<unknown> {
  const answer: Record<string, unknown>[] = await (await page.request.get('/api/experiences')).json();
  return answer.map(({ updatedAt: _updatedAt, ...rest }) => rest);
}

async function choose(page: Page, name: string, action: string) {
  await card(page, name).hover();
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await card(page, name).getByRole('button', { name: action }).click();
}

test('two roles are merged, and undo brings both back as they were', async ({ page }) => {
  await withRoles(page, [COOK, CHEF]);
  const complaints = watchConsole(page);
  const before = await bank(page);
  await expect(
    card(page, 'Cook at Copper Kettle').getByText('A small kitchen by the harbour.'),
  ).toBeVisible();
  await choose(page, 'Cook at Copper Kettle', 'Merge with another role');
  const choice = page.getByRole('dialog', { name: 'Merge with which role?' });
  await expect(choice.getByRole('button', { name: /^Sous Chef at Copper Kettle/ })).toBeVisible();
  await expectAccessible(page);
  await choice.getByRole('button', { name: /^Sous Chef at Copper Kettle/ }).click();

  const dialog = page.getByRole('dialog', { name: 'Merge two roles' });
  await expect(dialog.getByText(/first the 4 from this role, then the 2 from the other one/)).toBeVisible();
  await expect(dialog.getByLabel('Start Date')).toHaveValue('2018-02');
  await expect(dialog.getByLabel('End Date')).toHaveValue('');
  await dialog.getByLabel('Job Title').fill('');
  await dialog.getByRole('button', { name: 'Merge roles' }).click();
  await expect(dialog.getByText('Please enter the job title.')).toBeVisible();
  await expect(dialog.getByLabel('Job Title')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Job Title').fill('Head Cook');
  await dialog.getByRole('button', { name: 'Merge roles' }).click();

  await expect(titles(page)).toHaveText(['Head Cook']);
  const merged = card(page, 'Head Cook at Copper Kettle');
  await expect(merged.getByText('Feb 2018 - Present')).toBeVisible();
  await merged.getByRole('button', { name: '+4 more bullet points' }).click();
  await expect(merged.getByRole('listitem')).toHaveText([...COOK.bulletPoints, ...CHEF.bulletPoints]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(titles(page)).toHaveText(['Cook', 'Sous Chef']);
  expect(await bank(page)).toEqual(before);
  expect(complaints).toEqual([]);
});

test('a role is split by keyboard alone, and undo makes it one again', async ({ page }) => {
  await withRoles(page, [COOK, CHEF]);
  const before = await bank(page);
  const more = page.getByRole('button', { name: 'More actions for Cook at Copper Kettle' });
  await more.focus();
  await page.keyboard.press('Enter');
  // Past Move down and Merge.
  for (let item = 0; item < 3; item += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Split into two roles' });
  const radio = (bullet: string) => dialog.getByRole('radio', { name: bullet });
  await expect(radio('Trained two apprentices')).toBeFocused();
  await expectAccessible(page);

  await test.step('what was typed is there again after Escape, and the focus where it was', async () => {
    await dialog.getByLabel('Job Title').fill('Baker');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    for (let item = 0; item < 3; item += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText("You typed this earlier and haven't saved it.")).toBeVisible();
    await expect(dialog.getByLabel('Job Title')).toHaveValue('Baker');
  });

  await expect(radio('Trained two apprentices')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(radio('Baked the bread')).toBeChecked();
  await dialog.getByLabel('Job Title').focus();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['Cook', 'Baker', 'Sous Chef']);
  await expect(card(page, 'Baker at Copper Kettle').getByRole('listitem')).toHaveText(['Baked the bread']);
  await expect(more).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(titles(page)).toHaveText(['Cook', 'Sous Chef']);
  expect(await bank(page)).toEqual(before);
});

test('an undo that would lose later changes is refused with the reason', async ({ page }) => {
  await withRoles(page, [COOK, CHEF]);
  await choose(page, 'Cook at Copper Kettle', 'Merge with another role');
  await page.getByRole('button', { name: /^Sous Chef at Copper Kettle/ }).click();
  await page.getByRole('button', { name: 'Merge roles' }).click();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeVisible();
  const [{ id }] = await (await page.request.get('/api/experiences')).json();
  await page.request.post(`/api/experiences/${id}/bullet-points`, { data: { content: 'Won a prize' } });
  await undo.click();
  await expect(page.getByText("This couldn't be undone").first()).toBeVisible();
  await expect(titles(page)).toHaveText(['Cook']);
});

test('the bank is downloaded as JSON Resume and reads back as the same roles', async ({ page }) => {
  await withRoles(page, [COOK, CHEF]);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON Resume' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('Ada Bell_resume.json');
  await expect(page.getByText('Your experience was downloaded').first()).toBeVisible();
  const buffer = readFileSync(await download.path());
  expect(JSON.parse(buffer.toString()).work).toMatchObject([
    { position: 'Cook', name: 'Copper Kettle', startDate: '2018-02', endDate: '2019-05' },
    { position: 'Sous Chef', highlights: CHEF.bulletPoints },
  ]);

  await page.context().clearCookies();
  await signedIn(page);
  await page.goto('/profile');
  await expect(page.getByText(/Nothing to export yet/)).toBeVisible();
  await page.goto('/upload-resume');
  // The picker accepts only the documented types, so the JSON Resume is uploaded as text.
  await page.getByLabel('Choose a file').setInputFiles({ name: 'ada.txt', mimeType: 'text/plain', buffer });
  await expect(page.getByRole('heading', { name: 'Found 2 new experiences in your resume.' })).toBeVisible();
});

test('at phone width an imported role is split, and a reload of the review still shows both', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page);
  await page.goto('/upload-resume');
  const text = `Nora Quist\nnora@example.com\n\nWork experience\n\nNurse, St. Bride Hospital\n2019 – Present\n• Did triage\n• Gave medication`;
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'nora.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: /^More actions for Nurse/ }).click();
  await expect(page.getByRole('button', { name: 'Delete this role' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Split into two roles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Split into two roles' });
  await dialog.getByLabel('Job Title').fill('Ward Nurse');
  await dialog.getByRole('button', { name: 'Split role' }).click();
  await expect(page.getByText('Split off', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Split off', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
