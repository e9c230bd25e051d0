import { expect, test, type Page, type WebSocketRoute } from '@playwright/test';
import { expectAccessible, POSTING, signedIn } from './helpers.ts';
import {
  bullets,
  listBullets,
  NURSE,
  openElsewhere,
  openResume,
  reword,
  withResume,
} from './resume-helpers.ts';

const NEWS = 'Changed in another window. You see the latest.';
const editor = (page: Page) => page.getByRole('textbox', { name: 'Bullet point', exact: true });

test('the second window shows a change within a second and is told, the first is not', async ({
  page,
  browser,
  context,
}) => {
  const id = await withResume(page);
  await openResume(page, id);
  const other = await openElsewhere(browser, context, id);
  await reword(page, '40 walk-ins', 'Did triage for 60 walk-ins a day');
  // Here the words show before they are stored.
  await expect(page.getByRole('button', { name: 'Undo: bullet point edited' })).toBeVisible();
  await expect(bullets(other.page).filter({ hasText: '60 walk-ins' })).toBeVisible({ timeout: 1_000 });
  await expect(other.page.getByText(NEWS)).toBeVisible({ timeout: 1_000 });
  await expectAccessible(other.page);
  await expect(page.getByText(NEWS)).toHaveCount(0);
  expect(await listBullets(other.page)).toEqual(await listBullets(page));

  // Undone there, it is undone here: one history for all windows.
  await other.page.getByRole('button', { name: 'See what changed' }).click();
  await expect(other.page.getByRole('dialog').getByText('Bullet point edited')).toBeVisible();
  await other.page.keyboard.press('Escape');
  await expect(other.page.getByText(NEWS)).toHaveCount(0);
  await other.page.getByRole('button', { name: 'Undo: bullet point edited' }).click();
  await expect(bullets(page).filter({ hasText: '40 walk-ins' })).toBeVisible();
  await expect(page.getByText(NEWS)).toBeVisible();

  // Saving counts as well.
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await expect(other.page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await other.context.close();
});

test('two windows that edit different bullet points both keep what they wrote', async ({
  page,
  browser,
  context,
}) => {
  const id = await withResume(page);
  await openResume(page, id);
  const other = await openElsewhere(browser, context, id);
  await bullets(page).nth(0).click();
  await editor(page).fill('Assessed 60 patients a day');
  await bullets(other.page).nth(1).click();
  await editor(other.page).fill('Gave medication to 20 patients');
  await Promise.all([page.keyboard.press('Control+Enter'), other.page.keyboard.press('Control+Enter')]);
  const both = ['Assessed 60 patients a day', 'Gave medication to 20 patients'];
  await expect.poll(() => listBullets(page)).toEqual(both);
  await expect.poll(() => listBullets(other.page)).toEqual(both);
  await page.reload();
  await expect(bullets(page).first()).toBeVisible();
  expect(await listBullets(page)).toEqual(both);
  await other.context.close();
});

test('an open editor keeps its text when its bullet point is changed elsewhere, and says what it says now', async ({
  page,
  browser,
  context,
}) => {
  const id = await withResume(page);
  await openResume(page, id);
  const other = await openElsewhere(browser, context, id);
  await bullets(page).nth(0).click();
  await editor(page).fill('Assessed 60 patients a day');
  await reword(other.page, '40 walk-ins', 'Did triage for 99 walk-ins a day');
  await expect(page.getByText('It now says:')).toBeVisible();
  await expect(page.locator('q')).toHaveText('Did triage for 99 walk-ins a day');
  await expect(editor(page)).toHaveValue('Assessed 60 patients a day');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(bullets(other.page).filter({ hasText: 'Assessed 60 patients a day' })).toBeVisible();

  // Nothing is lost: what was replaced is a step back.
  await page.getByRole('button', { name: 'Undo: bullet point edited' }).click();
  await expect(bullets(page).filter({ hasText: '99 walk-ins' })).toBeVisible();

  // Deleted under the editor, its text becomes that of a new bullet point.
  await bullets(page).nth(0).click();
  await editor(page).fill('Still my words');
  await bullets(other.page).first().hover();
  await other.page.getByRole('button', { name: 'Delete bullet point' }).first().click();
  const own = page.getByRole('textbox', { name: 'New bullet point for Staff Nurse' });
  await expect(own).toHaveValue('Still my words');
  await expect(own).toHaveAccessibleDescription(/no longer on the resume/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(bullets(other.page).filter({ hasText: 'Still my words' })).toBeVisible();
  await other.context.close();
});

test('an undo that comes too late undoes nothing and shows what is there', async ({
  page,
  browser,
  context,
}) => {
  const id = await withResume(page);
  await openResume(page, id);
  await reword(page, '40 walk-ins', 'Did triage for 60 walk-ins a day');
  const button = page.getByRole('button', { name: 'Undo: bullet point edited' });
  await expect(button).toBeVisible();
  const other = await openElsewhere(browser, context, id);
  // The first window doesn't hear of it before it asks.
  await page.routeWebSocket('**/graphql', () => {});
  await page.reload();
  await expect(button).toBeVisible();
  await reword(other.page, 'medication', 'Gave medication to 20 patients');
  await expect(bullets(other.page).filter({ hasText: '20 patients' })).toBeVisible();
  await button.click();
  await expect(page.getByText('Nothing was undone')).toBeVisible();
  await expect(page.getByText('The resume has changed since then. You now see what it says.')).toBeVisible();
  const there = await listBullets(other.page);
  await expect.poll(() => listBullets(page)).toEqual(there);
  await other.context.close();
});

test('changes made while a window was offline arrive there once it is back', async ({
  page,
  browser,
  context,
}) => {
  const id = await withResume(page);
  await openResume(page, id);
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const other = await elsewhere.newPage();
  // `setOffline` leaves open sockets alone; a lost network doesn't.
  const sockets: WebSocketRoute[] = [];
  let subscriptions = 0;
  await other.routeWebSocket('**/graphql', (socket) => {
    sockets.push(socket);
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (message.toString().includes('"subscribe"')) subscriptions += 1;
      server.send(message);
    });
  });
  await other.goto(`/resume-builder/${id}`);
  await expect.poll(() => subscriptions).toBe(1);

  await elsewhere.setOffline(true);
  for (const socket of sockets) await socket.close({ code: 4499 });
  await reword(page, '40 walk-ins', 'Did triage for 60 walk-ins a day');
  await page.getByRole('button', { name: 'Undo: bullet point edited' }).waitFor();
  await reword(page, 'medication', 'Gave medication to 20 patients');
  await expect(bullets(page).filter({ hasText: '20 patients' })).toBeVisible();
  await other.waitForTimeout(1_000);
  await expect(bullets(other).filter({ hasText: '40 walk-ins' })).toBeVisible();

  await elsewhere.setOffline(false);
  await expect(bullets(other).filter({ hasText: '60 walk-ins' })).toBeVisible({ timeout: 2_000 });
  await expect(bullets(other).filter({ hasText: '20 patients' })).toBeVisible();
  await expect(other.getByText(NEWS)).toBeVisible();
  expect(subscriptions).toBe(2);
  await reword(page, '60 walk-ins', 'Did triage for 70 walk-ins a day');
  await expect(bullets(other).filter({ hasText: '70 walk-ins' })).toBeVisible();
  await elsewhere.close();
});

test('a resume that is deleted elsewhere says so, and gives back what was being typed', async ({ page }) => {
  const id = await withResume(page);
  await openResume(page, id);
  await bullets(page).first().click();
  await editor(page).fill('Words that I still need');
  await page.request.delete(`/api/tailored-resumes/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This resume was deleted' })).toBeFocused({
    timeout: 2_000,
  });
  await expect(page.getByText('Words that I still need')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View Saved Resumes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Resumes' })).toBeVisible();
});

test.describe('a job from the job search', () => {
  /** As the job search will hand it over (web/src/features/tailored-resumes/builder/startResumeFor.ts). */
  async function handOver(page: Page, description = POSTING): Promise<void> {
    await page.goto('/past-resumes');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate((text) => {
      const startResumeFor = { title: 'Charge Nurse', company: 'Harbour View Clinic', description: text };
      history.pushState({ usr: { startResumeFor }, key: 'search', idx: 1 }, '', '/resume-builder');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, description);
  }

  test('becomes a resume without a second click', async ({ page }) => {
    await signedIn(page);
    await page.request.post('/api/experiences', { data: NURSE });
    // The page would be gone before it has been checked.
    let generate = () => {};
    const checked = new Promise<void>((resolve) => {
      generate = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('useTailorResumeMutation')) await checked;
      await route.continue();
    });
    await handOver(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Tailoring your resume' })).toBeVisible();
    await expect(page.getByText('Selected your 1 experience, up to 4 bullet points each')).toBeVisible();
    await expectAccessible(page);
    generate();
    await expect(page).toHaveURL(/\/resume-builder\/.+/);
    await expect(bullets(page)).toHaveCount(4);
    await page.goBack();
    await expect(page).toHaveURL(/\/past-resumes$/);
  });

  test('can be canceled while there is time, and goes on by hand', async ({ page }) => {
    await signedIn(page);
    await page.request.post('/api/experiences', { data: NURSE });
    // The next step is slow to load; that must not leave time for generating.
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('ResumeBuilderPageQuery')) await page.waitForTimeout(2_000);
      await route.continue();
    });
    await handOver(page);
    await expect(page.getByText('Generating your resume in a moment')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\?posting=/);
    await expect(page.getByRole('dialog', { name: 'Select Experiences' })).toBeVisible();
    await page.waitForTimeout(1_500);
    await expect(page).toHaveURL(/\?posting=/);
  });

  test('leads to the explanation when there is no experience yet', async ({ page }) => {
    await signedIn(page);
    await handOver(page);
    await expect(page.getByRole('dialog').getByText('You have no experiences yet')).toBeVisible();
  });

  test('is kept in the form when its posting can’t be read', async ({ page }) => {
    await signedIn(page);
    await page.request.post('/api/experiences', { data: NURSE });
    await handOver(page, 'hi');
    await expect(page.getByText('Failed to analyze job description')).toBeVisible();
    await expect(page.getByLabel('Paste Job URL or Description')).toHaveValue('hi');
    await expect(page.getByLabel('Company (optional)')).toHaveValue('Harbour View Clinic');
  });
});
