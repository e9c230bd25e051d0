import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, POSTING, signedIn, watchConsole } from './helpers.ts';

const forVisitors = [
  '/',
  '/login',
  '/login-error',
  '/reset-password',
  '/verify-email',
  '/connect-google',
  '/nowhere',
];
const forUsers = [
  '/',
  '/account',
  '/profile',
  '/resume-builder',
  '/past-resumes',
  '/upload-resume',
  '/resume-editor',
  '/open-jobs',
];
forUsers.push('/job-search', '/interview-prep', '/analytics', '/admin', '/nowhere');

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme}, ${width} pixels wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } });

      test('every page for visitors is accessible, fits and is quiet', async ({ page }) => {
        const complaints = watchConsole(page);
        for (const path of forVisitors) {
          await page.goto(path === '/reset-password' ? '/reset-password?token=x' : path);
          await expect(page.getByRole('heading').first()).toBeVisible();
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        }
        expect(complaints).toEqual([]);
      });

      test('every page for users is accessible, fits and is quiet', async ({ page }) => {
        await signedIn(page);
        await page.request.post('/api/experiences', {
          data: {
            title: 'Cook',
            company: 'Copper Kettle',
            startDate: '2019-01',
            bulletPoints: ['Cooked', 'Baked', 'Served'],
          },
        });
        const complaints = watchConsole(page);
        for (const path of forUsers) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        }
        expect(complaints).toEqual([]);
      });
    });
  }
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
}

test('an unknown page says "404 Page Not Found"', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('a visitor who opens a page for signed-in people is told and sent to sign in', async ({ page }) => {
  // The message disappears by itself, on a busy machine before everything has loaded.
  await page.goto('/profile', { waitUntil: 'commit' });
  await expect(page.getByText('You are logged out. Logging in again...').first()).toBeVisible();
  await page.waitForURL('**/login');
});

test('the demo of the landing page responds', async ({ page }) => {
  await page.goto('/');
  const demo = page
    .locator('section', { has: page.getByRole('heading', { name: 'See It In Action' }) })
    .last();
  await demo.getByRole('checkbox').nth(1).check();
  await demo.getByLabel('Add more keywords').setChecked(false);
  await demo.getByLabel('Focus on').selectOption({ index: 1 });
  await demo.getByLabel(/Length/).focus();
  await page.keyboard.press('ArrowLeft');
  const before = await demo.innerText();
  await demo.getByRole('button', { name: 'Regenerate All Selected' }).click();
  await expect.poll(() => demo.innerText()).not.toBe(before);
});

// Case A32 of docs/security.md#cases.
test('input is shown as text everywhere and never runs', async ({ page }) => {
  await signedIn(page, {
    firstName: '<img src=x onerror=alert(1)>',
    lastName: '</title><script>alert(2)</script>',
  });
  const complaints = watchConsole(page);
  page.on('dialog', (dialog) => {
    complaints.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const hostile = '<script>alert(3)</script><img src=x onerror=alert(4)>{{7*7}}';
  await page.request.post('/api/experiences', {
    data: { title: hostile, company: hostile, startDate: '2020', bulletPoints: [hostile, 'x'.repeat(1_000)] },
  });
  const posting = await (
    await page.request.post('/api/job-postings', {
      data: { description: POSTING + hostile, title: hostile, company: hostile },
    })
  ).json();
  const [experience] = await (await page.request.get('/api/experiences')).json();
  const resume = await (
    await page.request.post('/api/tailored-resumes', {
      data: { jobPostingId: posting.id, experienceIds: [experience.id] },
    })
  ).json();
  await page.request.post(`/api/tailored-resumes/${resume.id}/save`);
  for (const path of [
    '/',
    '/profile',
    '/past-resumes',
    `/resume-builder/${btoa(`TailoredResume:${resume.id}`)}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (path !== '/') await expect(page.getByText('<script>alert(3)</script>').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  const pdf = await page.request.post(`/api/tailored-resumes/${resume.id}/export`);
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(complaints).toEqual([]);
});

test('no input is lost when the server refuses', async ({ page }) => {
  await signedIn(page);
  await page.goto('/profile');
  const analyzer = page.getByLabel('Paste Job URL or Description');
  await analyzer.fill('https://jobs.example.com/1');
  await page.getByRole('button', { name: 'Start Building' }).click();
  await expect(
    page.getByText('Failed to analyze job posting. Please check the URL and try again.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/paste the text of the posting/).first()).toBeVisible();
  await expect(analyzer).toHaveValue('https://jobs.example.com/1');
});
