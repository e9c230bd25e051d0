import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { missingInOrder, readWithPdfParse } from '../api/documents/export/testing/read-back.ts';
import { expectAccessible, HISTORY, newEmail, POSTING, watchConsole } from './helpers.ts';

test('from registration to the downloaded PDF', async ({ page }) => {
  const complaints = watchConsole(page);

  await test.step('a visitor registers', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Leave the heavy lifting to us.' })).toBeVisible();
    await page.getByRole('link', { name: 'Start Building Your Resume' }).first().click();
    await page.getByLabel('First name').fill('Zofia');
    await page.getByLabel('Last name').fill('Żak');
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Password', { exact: true }).fill('a long enough secret');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Account created!')).toBeVisible();
    await expect(page.getByRole('heading', { name: "Let's get you started." })).toBeVisible();
    await expect(page.getByText('Add some experiences first to get started')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('pastes a history, reviews it and adds it', async () => {
    await page.getByRole('link', { name: 'Add Your Experience' }).click();
    await expect(
      page.getByText('No experiences yet. Add your first experience to get started!'),
    ).toBeVisible();
    await page.getByRole('button', { name: /Paste Your Experience/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Parse Experience' })).toBeDisabled();
    await dialog.getByRole('textbox').fill(HISTORY);
    await dialog.getByRole('button', { name: 'Parse Experience' }).click();
    await expect(page.getByText('Parsed 2 experiences from your text')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add All 2 Experiences' }).click();
    await expect(page.getByText('All experiences have been added to your profile')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Staff Nurse' })).toBeVisible();
    await expect(page.getByText('+4 more bullet points')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('gives a posting and sees what it asks for', async () => {
    await page.goto('/');
    await expect(page.getByText('Great! You have 2 experience(s) added.')).toBeVisible();
    await page.getByRole('link', { name: 'Target This Job' }).click();
    await page.getByLabel(/Job URL or Description/).fill(POSTING);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start Building' }).click();
    await expect(page.getByText('Job description analyzed successfully')).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Select Experiences' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('4 bullet points')).toBeVisible();
    await expect(dialog.getByText('2 bullet points')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Generate Resume' }).click();
    await expect(page.getByText('Resume tailored successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/resume-builder\/.+/);
  });

  const bullet = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });

  await test.step('sees the right bullets, the scores and what proves them', async () => {
    await expect(bullet('Did triage and patient assessment for 40 walk-ins a day').first()).toBeVisible();
    await expect(bullet('Organised the ward summer party')).toHaveCount(0);
    await expect(page.getByText('Tips for this application')).toBeVisible();
    await expect(page.locator('mark').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('edits a bullet in place', async () => {
    await page
      .getByRole('button', { name: /Wrote the duty roster for 24 nurses/ })
      .first()
      .click();
    const editor = page.getByRole('textbox').first();
    await editor.fill('Wrote the duty roster for 24 nurses, six weeks ahead');
    await editor.press('Control+Enter');
    await expect(
      page.getByText('Wrote the duty roster for 24 nurses, six weeks ahead').first(),
    ).toBeVisible();
  });

  await test.step('saves it', async () => {
    await page.getByRole('button', { name: 'Save Resume' }).click();
    await expect(
      page.getByText('Resume saved successfully! All bullet points have been added to your experience bank.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    await page.reload();
    await expect(
      page.getByText('Wrote the duty roster for 24 nurses, six weeks ahead').first(),
    ).toBeVisible();
  });

  await test.step('exports it as a PDF whose text reads back whole and in order', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Resume' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Charge Nurse_resume.pdf');
    const text = await readWithPdfParse(new Uint8Array(readFileSync(await download.path())));
    const expected = [
      'Zofia Żak',
      'Staff Nurse',
      'St. Bride Hospital',
      'Did triage and patient assessment for 40 walk-ins a day',
      'Gave medication to 18 patients a shift: medication administration without one error',
      'Wrote the duty roster for 24 nurses, six weeks ahead',
      'Care Assistant',
      'Lakeside Home',
      'Helped 12 residents with washing, dressing and meals',
      'Recorded fluid intake and reported changes to the nurse in charge',
    ];
    expect(missingInOrder(text, expected)).toEqual([]);
    // Company and dates may come in either order, but with their own role.
    const [first = '', second = ''] = text.slice(text.indexOf('Staff Nurse')).split('Care Assistant');
    for (const part of ['St. Bride Hospital', 'Mar 2019 – Present']) expect(first).toContain(part);
    for (const part of ['Lakeside Home', 'Jun 2015 – Feb 2019']) expect(second).toContain(part);
  });

  await test.step('finds it again, and the bank knows the new wording', async () => {
    await page.goto('/past-resumes');
    await expect(page.getByRole('heading', { name: 'Charge Nurse' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^View/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Wrote the duty roster for 24 nurses, six weeks ahead')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.goto('/profile');
    await expect(page.getByText('+5 more bullet points')).toBeVisible();
  });

  expect(complaints).toEqual([]);
});
