import { expect, test } from '@playwright/test';
import { expectAccessible, HISTORY, POSTING, signedIn } from './helpers.ts';
import { NURSE, withResume } from './resume-helpers.ts';

/** Both bullet points are chosen. */
const ROLE = {
  ...NURSE,
  bulletPoints: [
    'Did triage and patient assessment for 40 walk-ins a day',
    'Wrote the duty roster for 24 nurses',
  ],
};

test('an unsaved resume is kept as a draft, the page says so, and it can be continued', async ({ page }) => {
  const id = await withResume(page, ROLE);
  // The raw id used by REST works in the address, too.
  await page.goto(`/resume-builder/${id}`);
  await expect(page.getByRole('heading', { name: 'Resume for Charge Nurse' })).toBeAttached();
  await page.getByRole('button', { name: /Wrote the duty roster/ }).click();
  await page.getByRole('textbox', { name: 'Bullet point' }).fill('Wrote the duty roster for 30 nurses');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: /duty roster for 30 nurses/ })).toBeVisible();
  await page.getByRole('link', { name: 'Tailorbird, home' }).click();
  await expect(page.getByText('Kept as a draft')).toBeVisible();

  await page.goto('/past-resumes');
  const drafts = page.getByRole('region', { name: 'Drafts' });
  await expect(drafts.getByText('Draft', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await drafts.getByRole('link', { name: /^Continue/ }).click();
  await expect(page.getByRole('button', { name: /duty roster for 30 nurses/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
});

test('a saved resume that was edited since opens with unsaved changes', async ({ page }) => {
  const id = await withResume(page, ROLE);
  await page.request.post(`/api/tailored-resumes/${id}/save`);
  await page.goto(`/resume-builder/${id}`);
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.getByRole('button', { name: /Wrote the duty roster/ }).click();
  await page.getByRole('textbox', { name: 'Bullet point' }).fill('Wrote the duty roster for 30 nurses');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Save Resume' })).toBeVisible();
  await page.getByRole('link', { name: 'Tailorbird, home' }).click();
  await page.getByRole('link', { name: /View Past Resumes/ }).click();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByRole('button', { name: 'Save Resume' })).toBeVisible();
});

test('when two tabs edit the same experience, the second is told and keeps its input', async ({ page }) => {
  await signedIn(page);
  await page.request.post('/api/experiences', { data: NURSE });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Staff Nurse at St. Bride Hospital' }).click();
  const other = await page.context().newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Edit Staff Nurse at St. Bride Hospital' }).click();
  const there = other.getByRole('dialog');
  await there.getByLabel('Job Title').fill('Senior Nurse');
  await there.getByRole('button', { name: 'Update Experience' }).click();
  await expect(other.getByText('Experience updated successfully')).toBeVisible();

  const here = page.getByRole('dialog');
  await here.getByLabel('Company').fill('St. Bride University Hospital');
  await here.getByRole('button', { name: 'Update Experience' }).click();
  const note = here.getByRole('region', { name: 'Changed somewhere else' });
  await expect(note).toContainText('Job Title: Senior Nurse');
  await expect(here.getByLabel('Job Title')).toHaveValue('Senior Nurse');
  await expect(here.getByLabel('Company')).toHaveValue('St. Bride University Hospital');
  await expectAccessible(page);
  await here.getByRole('button', { name: 'Update Experience' }).click();
  await expect(page.getByRole('heading', { name: 'Senior Nurse' })).toBeVisible();
  await expect(page.getByText('St. Bride University Hospital').first()).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`the upload is one tap away on every screen, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const id = await withResume(page, ROLE);
    const paths = ['/', '/profile', '/past-resumes', '/resume-builder', `/resume-builder/${id}`, '/account'];
    for (const path of [...paths, '/open-jobs', '/interview-prep']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.getByRole('link', { name: 'Upload Resume' }).first()).toBeVisible();
    }
    await page.getByRole('link', { name: 'Upload Resume' }).first().click();
    await expect(page.getByRole('heading', { name: 'Upload Resume' })).toBeVisible();
  });
}

test('pasted text survives a reload', async ({ page }) => {
  await signedIn(page);
  await page.goto('/profile');
  await page.getByLabel('Paste Job URL or Description').fill(POSTING);
  await page.getByRole('button', { name: 'Paste Your Experience' }).click();
  await page.getByLabel('Your experience', { exact: true }).fill('Cook, Copper Kettle, 2019 - 2021');
  await page.reload();
  await expect(page.getByLabel('Paste Job URL or Description')).toHaveValue(POSTING);
  await expect(page.getByText('The text you pasted is still here.')).toBeVisible();
  await page.getByRole('button', { name: 'Paste Your Experience' }).click();
  await expect(page.getByLabel('Your experience', { exact: true })).toHaveValue(
    'Cook, Copper Kettle, 2019 - 2021',
  );
  await page.goto('/resume-builder');
  await page.getByLabel('Paste Job URL or Description').fill(POSTING);
  await page.reload();
  await expect(page.getByLabel('Paste Job URL or Description')).toHaveValue(POSTING);
});

for (const width of [1280, 390]) {
  test(`one of two postings pasted together is chosen, and a reload keeps the other, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signedIn(page);
    await page.request.post('/api/experiences', { data: NURSE });
    await page.goto('/resume-builder');
    const cook =
      'Line Cook\nBlue Door Bistro\nYork\n\nDuties:\n- Prepare breakfast\n\nRequirements:\n- Two years in a kitchen';
    const box = page.getByLabel('Paste Job URL or Description');
    const choice = page.getByRole('group', { name: '2 job postings found in this text' });
    await box.fill(`${POSTING}\n\n${cook}`);
    await page.getByRole('button', { name: 'Start Building' }).click();
    await expect(choice).toContainText('Please choose one, or use the whole text.');
    await expect(choice.getByRole('radio', { name: /Charge Nurse/ })).toBeFocused();
    await expectAccessible(page);

    await choice.getByText('Line Cook').click();
    await expect(box).toHaveValue(cook);
    await expect(page.getByLabel('Company (optional)')).toHaveValue('Blue Door Bistro');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await page.reload();
    await choice.getByRole('radio', { name: /Line Cook/ }).press('ArrowUp');
    await expect(box).toHaveValue(POSTING);
    await expect(page.getByLabel('Company (optional)')).toHaveValue('Harbour View Clinic');
    await page.getByRole('button', { name: 'Start Building' }).click();
    await expect(page.getByRole('dialog', { name: 'Select Experiences' })).toBeVisible();
    await expect(page.getByText('This looks like several job postings')).toHaveCount(0);
  });
}

test('corrected experiences from a pasted text survive a reload', async ({ page }) => {
  await signedIn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Paste Your Experience' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste Your Experience' });
  await dialog.getByLabel('Your experience', { exact: true }).fill(HISTORY);
  await dialog.getByRole('button', { name: 'Parse Experience' }).click();
  await dialog.getByRole('button', { name: 'Edit Staff Nurse' }).click();
  await dialog.getByLabel('Company').fill('St. Bride University Hospital');
  await dialog.getByRole('button', { name: 'Remove Care Assistant' }).click();
  await expect(dialog.getByRole('heading', { name: 'Found 1 experience' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('The experiences from your text are still waiting to be added.')).toBeVisible();
  await page.getByRole('button', { name: 'Paste Your Experience' }).click();
  await expect(dialog.getByLabel('Company')).toHaveValue('St. Bride University Hospital');
  await dialog.getByRole('button', { name: 'Add All 1 Experiences' }).click();
  await expect(page.getByText('All experiences have been added to your profile')).toBeVisible();
  const list = page.getByRole('list', { name: 'Your experiences' });
  await expect(list.getByText('St. Bride University Hospital')).toBeVisible();

  await page.reload();
  await expect(list.getByText('St. Bride University Hospital')).toBeVisible();
  await expect(page.getByText(/still waiting to be added/)).toBeHidden();
});

test('the note about characters left out of an export stays until dismissed or the next export', async ({
  page,
}) => {
  await page.clock.install();
  await signedIn(page);
  const role = await (
    await page.request.post('/api/experiences', { data: { ...NURSE, company: 'St. Bride 医院' } })
  ).json();
  const posting = await (
    await page.request.post('/api/job-postings', { data: { description: POSTING } })
  ).json();
  const resume = await (
    await page.request.post('/api/tailored-resumes', {
      data: { jobPostingId: posting.id, experienceIds: [role.id] },
    })
  ).json();
  await page.goto(`/resume-builder/${resume.id}`);
  const leftOut = page.getByText(/fonts and were left out: 医 院/);
  const exportResume = page.getByRole('button', { name: 'Export Resume' });
  await exportResume.click();
  await expect(leftOut).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(leftOut).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(leftOut).toBeHidden();
  await expect(exportResume).toBeFocused();

  await exportResume.click();
  await expect(leftOut).toBeVisible();
  await page.route('**/export', (route) => route.abort());
  await exportResume.click();
  await expect(page.getByText('Failed to export resume. Please try again.')).toBeVisible();
  await expect(leftOut).toBeHidden();

  await page.unroute('**/export');
  await page.goto('/past-resumes');
  await page.getByRole('button', { name: /^Export the resume/ }).click();
  await expect(page.getByRole('listitem').filter({ has: leftOut })).toBeVisible();
});

test('printing the builder or the dialog of a resume prints the resume alone', async ({ page }) => {
  const id = await withResume(page, ROLE);
  await page.request.post(`/api/tailored-resumes/${id}/save`);
  await page.goto(`/resume-builder/${id}`);
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Did triage and patient assessment').last()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Staff Nurse' })).toBeVisible();
  for (const name of ['Saved', 'Export Resume', 'Add bullet point', 'Open menu']) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
  for (const name of ['Match', 'Job posting']) await expect(page.getByRole('region', { name })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/past-resumes');
  await page.getByRole('button', { name: /^View the resume/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog').getByText('Did triage and patient assessment')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' }).first()).toBeHidden();
  await expect(page.getByText('Saved Resumes').first()).toBeHidden();
});

test('an experience moves one place with each key press', async ({ page }) => {
  await signedIn(page);
  for (const title of ['Cook', 'Baker', 'Waiter']) {
    await page.request.post('/api/experiences', { data: { title, company: 'Copper Kettle' } });
  }
  await page.goto('/profile');
  const titles = page.getByRole('list', { name: 'Your experiences' }).getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['Cook', 'Baker', 'Waiter']);
  // Sorting is ready once the handles appear.
  await expect(page.getByRole('button', { name: 'Move Cook at Copper Kettle' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions for Cook at Copper Kettle' }).click();
  await page.getByRole('button', { name: 'Move down' }).click();
  await expect(titles).toHaveText(['Baker', 'Cook', 'Waiter']);
  await expect(page.getByRole('button', { name: 'More actions for Cook at Copper Kettle' })).toBeFocused();
  await page.reload();
  await expect(titles).toHaveText(['Baker', 'Cook', 'Waiter']);
});

test('the picker and the merge dialog show the whole bank', async ({ page }) => {
  await signedIn(page);
  for (let index = 0; index < 105; index += 1) {
    await page.request.post('/api/experiences', {
      data: { title: `Role ${index}`, company: 'Copper Kettle' },
    });
  }
  const posting = await (
    await page.request.post('/api/job-postings', { data: { description: POSTING } })
  ).json();
  await page.goto(`/resume-builder?posting=${posting.id}`);
  const dialog = page.getByRole('dialog', { name: 'Select Experiences' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(105);
  // None of them proves anything, so only the two most recent ones are preselected.
  await expect(dialog.getByText('2 of 105 selected')).toBeVisible();

  await page.goto('/profile');
  // The cards are replaced when the handles appear, which closes an open menu.
  await expect(page.getByRole('button', { name: 'Move Role 0 at Copper Kettle' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions for Role 0 at Copper Kettle' }).click();
  await page.getByRole('button', { name: 'Merge with another role' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge with which role?' });
  await expect(merge.getByRole('button', { name: /^Role / })).toHaveCount(104);
});

test('a person’s picture is shown wherever it is hosted', async ({ page }) => {
  await signedIn(page);
  const picture = 'https://pictures.example.com/ada.png';
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.route(picture, (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
  await page.request.post('/graphql', {
    data: {
      query: 'mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }',
      variables: { input: { firstName: 'Ada', lastName: 'Bell', profileImageUrl: picture } },
    },
  });
  await page.goto('/');
  await expect(page.locator(`header img[src="${picture}"]`)).toBeVisible();
});

test('the note about a slow connection is also delayed with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedIn(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.goto('/');
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: /View Past Resumes/ }).click();
  const note = page.getByText('Still loading. Your connection seems slow.');
  await expect(note).toBeAttached();
  expect(await note.evaluate((element) => getComputedStyle(element).animationDelay)).toBe('3s');
  release();
});
