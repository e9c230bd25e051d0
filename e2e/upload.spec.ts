import { expect, test } from '@playwright/test';
import { expectAccessible, HISTORY, signedIn, watchConsole } from './helpers.ts';

const RESUME = `Nora Quist
nora.quist@example.com | +46 70 555 01 23 | Malmö

${HISTORY}

Education
BSc Nursing, Lund University, 2015

Certificates
Advanced Life Support, Resuscitation Council UK, Oct 2022, valid until Oct 2026

Languages
Swedish (native), English (C2)

Skills
Triage, Charting, Medication administration

VOLUNTEERING
Sea Rescue Malmö, 2018 – 2021
• Trained 12 volunteers in first aid
`;
const file = { name: 'nora-quist.txt', mimeType: 'text/plain', buffer: Buffer.from(RESUME) };

test('a resume is uploaded, reviewed, corrected and undone', async ({ page }) => {
  await signedIn(page);
  const complaints = watchConsole(page);
  await page.goto('/upload-resume');
  await expect(page.getByRole('heading', { name: 'Upload Resume' })).toBeVisible();
  await expectAccessible(page);

  await test.step('what is no resume is not sent', async () => {
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await expect(page.getByText('Invalid File Type')).toBeVisible();
    await expect(
      page.getByText('Please upload a PDF, Word document, or text file.', { exact: true }),
    ).toBeVisible();
  });

  await test.step('the roles are in the bank, and the review says so', async () => {
    await page.getByLabel('Choose a file').setInputFiles(file);
    await expect(
      page.getByRole('heading', { name: 'Found 2 new experiences in your resume.' }),
    ).toBeFocused();
    await expect(page).toHaveURL(/\/upload-resume\?import=/);
    await expect(page.getByRole('heading', { name: 'Staff Nurse' })).toBeVisible();
    for (const [name, path] of [
      ['Upload Another Resume', '/upload-resume'],
      ['View My Experiences', '/profile'],
      ['Start Building Resume', '/resume-builder'],
      ['Find Jobs', '/open-jobs'],
    ] as const) {
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await expectAccessible(page);
  });

  await test.step('a reload keeps the review, and a role can be corrected in place', async () => {
    await page.reload();
    await page.getByRole('article', { name: /Care Assistant/ }).hover();
    await page.getByRole('button', { name: 'Edit Care Assistant at Lakeside Home' }).click();
    await page.getByRole('dialog').getByLabel('Job title').fill('Senior Care Assistant');
    await page.getByRole('button', { name: 'Update Experience' }).click();
    await expect(page.getByRole('heading', { name: 'Senior Care Assistant' })).toBeVisible();
  });

  await test.step('each detail leads to its place in the file, and is corrected in the resume details', async () => {
    const certificates = page.getByRole('region', { name: 'Certificates 1' });
    await expect(certificates.getByText('Saved to your resume details.')).toBeVisible();
    await certificates
      .getByRole('button', { name: 'Show in the file: Advanced Life Support', exact: true })
      .click();
    await expect(page.locator('mark')).toHaveText([/^Advanced Life Support, Resuscitation Council UK/]);
    await expect(page.locator('mark')).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to Advanced Life Support' }).click();
    await page.getByRole('button', { name: 'Edit languages in your resume details' }).click();
    const field = page.getByRole('dialog').getByLabel('Languages');
    await expect(field).toBeFocused();
    await field.fill('Swedish (native)');
    await page.getByRole('button', { name: 'Save Details' }).click();
    await expect(page.getByText('You have changed or removed since: English (C2).')).toBeVisible();
  });

  await test.step('a section that is neither work nor a list is kept word for word', async () => {
    const others = page.getByRole('region', { name: 'Other sections 1' });
    await expect(others.getByText('• Trained 12 volunteers in first aid')).toBeVisible();
    await others.getByRole('button', { name: 'Edit other sections in your resume details' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Heading')).toBeFocused();
    await expect(dialog.getByLabel('Heading')).toHaveValue('Volunteering');
    await expect(dialog.getByLabel('Text')).toHaveValue(
      'Sea Rescue Malmö, 2018 – 2021\n- Trained 12 volunteers in first aid',
    );
    await dialog.getByLabel('Show on my resumes').uncheck();
    await dialog.getByRole('button', { name: 'Add section' }).click();
    await dialog.getByLabel('Text').nth(1).fill('- Nurse of the Year 2021');
    await page.getByRole('button', { name: 'Save Details' }).click();
    await expect(dialog.getByText('Please enter a heading for this section.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Heading').nth(1).fill('Awards');
    await page.getByRole('button', { name: 'Save Details' }).click();
    await expect(page.getByText('Resume details saved').first()).toBeVisible();
    await expect(others.getByText('Saved to your resume details.')).toBeVisible();
  });

  await test.step('a role that should not be there is deleted', async () => {
    await page.getByRole('article', { name: /Staff Nurse/ }).hover();
    await page.getByRole('button', { name: 'Delete Staff Nurse at St. Bride Hospital' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete experience' }).click();
    await expect(page.getByText('Staff Nurse at St. Bride Hospital was deleted.')).toBeVisible();
  });

  await test.step('the bank shows it, and undo takes it away', async () => {
    await page.getByRole('link', { name: 'View My Experiences' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Experience' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Senior Care Assistant' })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Undo import' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('Import undone', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Drop your resume here')).toBeVisible();
    await page.getByRole('link', { name: 'My Experience' }).first().click();
    await expect(
      page.getByText('No experiences yet. Add your first experience to get started!'),
    ).toBeVisible();
  });

  expect(complaints).toEqual([]);
});

test('a correction is offered for the roles that the file writes the same way, and undone with them', async ({
  page,
}) => {
  const text = `Nora Quist

Experience

Northern College — Robotics unit, Lecturer
2019 – 2021
• Taught 40 students

Southern College — Welding unit, Tutor
2015 – 2018
• Supervised 12 theses

Western Institute — Painting unit, Demonstrator
2012 – 2015
• Prepared 200 experiments
`;
  await signedIn(page);
  const complaints = watchConsole(page);
  await page.goto('/upload-resume');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'nora.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  const role = (name: string) => page.getByRole('article', { name });
  await role('Robotics unit, Lecturer at Northern College').getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Job Title').fill('Lecturer');
  await page.getByRole('button', { name: 'Update Experience' }).click();

  const question = page.getByRole('heading', {
    name: /^2 more roles in your resume are written the same way\./,
  });
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: /^Tutor at Southern College/ })).toBeFocused();
  await page.getByRole('button', { name: 'Correct 2 roles' }).click();
  await expect(role('Tutor at Southern College')).toBeVisible();
  await expect(role('Demonstrator at Western Institute')).toBeVisible();

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(role('Welding unit, Tutor at Southern College')).toBeVisible();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Leave them as they are' }).click();
  await expect(question).toBeHidden();
  expect(complaints).toEqual([]);
});

test('a dropped file that cannot be read leaves the page unchanged and shows the reason', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/upload-resume');
  await page.getByTestId('drop-zone').waitFor();
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.7 broken'], 'broken.pdf', { type: 'application/pdf' }));
    return data;
  });
  await page.getByTestId('drop-zone').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('Upload Failed').first()).toBeVisible();
  await expect(page.getByText('Drop your resume here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Paste the text' }).click();
  await expect(page.getByRole('dialog', { name: 'Paste Your Experience' })).toBeVisible();
  await expect(page.getByText('Upload Failed')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Paste Your Experience' })).toBeFocused();
});

test('a file whose answer was lost is imported once, and its review is complete', async ({ page }) => {
  await signedIn(page);
  await page.goto('/upload-resume');
  await page.route(
    '**/api/upload-resume',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.getByText("We couldn't reach the server. Your file is still here")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Found 2 new experiences in your resume.' })).toBeFocused();
});

test('the resume editor shows the contact details, education and skills it found', async ({ page }) => {
  await page.goto('/resume-editor');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await expectAccessible(page);

  await signedIn(page);
  await page.goto('/resume-editor');
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'Found 2 new experiences in your resume.' })).toBeVisible();
  await expect(page.getByText('nora.quist@example.com')).toBeVisible();
  await expect(page.getByText('BSc Nursing')).toBeVisible();
  await expect(page.getByText('Charting', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Review What We Found' }).click();
  await expect(page.getByRole('heading', { name: 'Staff Nurse' })).toBeVisible();
});
