import { expect, test } from '@playwright/test';
import { expectAccessible, HISTORY, signedIn, watchConsole } from './helpers.ts';

/** Two roles of one layout; the third is laid out differently, with a full stop in its title and a year alone; the last has no company. */
const RESUME = `Nora Quist
nora.quist@example.com | +46 70 555 01 23 | Malmö

${HISTORY}

2014
Acme Kitchens, Night Porter. Relief Cook
• Washed up for 300 covers a night

Copper Kettle
Sep 2009 – May 2011
• Cooked 200 meals a day
`;
const file = { name: 'nora-quist.txt', mimeType: 'text/plain', buffer: Buffer.from(RESUME) };

test('what is unsure about a resume is asked, one question at a time', async ({ page }) => {
  await signedIn(page);
  const complaints = watchConsole(page);
  await page.goto('/upload-resume');
  await page.getByLabel('Choose a file').setInputFiles(file);
  const card = page.getByRole('region', { name: /^\d quick questions? about your resume$/ });
  const question = card.getByRole('heading', { level: 3 });
  const answer = (name: string) => card.getByRole('button', { name, exact: true });
  const marks = page.getByText('Please check:');
  await card.waitFor();
  await expectAccessible(page);

  await test.step('each answer leads to the next question, which has the focus', async () => {
    // How sure the reader is of the roles of one layout may change; of the odd one it can hardly be.
    while (!(await question.innerText()).includes('Night Porter. Relief Cook')) {
      const before = await question.innerText();
      await answer("Yes, that's right").click();
      await expect(question).not.toHaveText(before);
      await expect(question).toBeFocused();
      await expect(card.getByRole('status')).toHaveText(/^Confirmed: /);
    }
    await expect(question).toHaveText(
      'Is “Night Porter. Relief Cook” your job title, and “Acme Kitchens” the company?',
    );
    await expect(card.getByRole('blockquote')).toHaveText('Acme Kitchens, Night Porter. Relief Cook');
    await expect(marks).toHaveCount(2);
    await answer('They are the other way round').click();
    await expect(
      page.getByRole('article', { name: 'Acme Kitchens at Night Porter. Relief Cook' }),
    ).toBeVisible();
  });

  await test.step('an answer can be taken back, and given by keyboard alone', async () => {
    await answer('Undo').click();
    await expect(
      page.getByRole('article', { name: 'Night Porter. Relief Cook at Acme Kitchens' }),
    ).toBeVisible();
    await expect(question).toBeFocused();
    await answer("Yes, that's right").press('Enter');
    await expect(question).toHaveText(
      'We read “Copper Kettle” as your job title, and found no company. What are they?',
    );
  });

  await test.step('a reload goes on with what is still unsure', async () => {
    await page.reload();
    await expect(question).toHaveText(/^We read “Copper Kettle”/);
    await answer('Swap them').click();
    await answer('Save').click();
    await expect(card.getByText('Please enter the job title.')).toBeVisible();
    await expect(card.getByRole('textbox', { name: 'Job Title' })).toBeFocused();
    await card.getByRole('textbox', { name: 'Job Title' }).fill('Cook');
    await expectAccessible(page);
    await card.getByRole('textbox', { name: 'Job Title' }).press('Enter');
    await expect(page.getByRole('article', { name: 'Cook at Copper Kettle' })).toBeVisible();
  });

  await test.step('dates are asked about last, and what is skipped stays marked', async () => {
    await expect(question).toHaveText('Did you work as Night Porter. Relief Cook at Acme Kitchens in 2014?');
    await answer('Skip').click();
    await expect(card).toHaveCount(0);
    await expect(page.getByText('That was the last question')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Found 4 new experiences in your resume.' }),
    ).toBeFocused();
    await expect(marks).toHaveText(['Please check:']);
    await expectAccessible(page);
  });

  await test.step('and comes again, until nothing is unsure', async () => {
    await page.reload();
    await answer("Yes, that's right").click();
    await expect(card).toHaveCount(0);
    await expect(marks).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Experiences found' })).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  expect(complaints).toEqual([]);
});
