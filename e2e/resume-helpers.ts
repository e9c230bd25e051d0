import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { POSTING, signedIn } from './helpers.ts';

export const NURSE = {
  title: 'Staff Nurse',
  company: 'St. Bride Hospital',
  startDate: '2019-03',
  bulletPoints: [
    'Did triage and patient assessment for 40 walk-ins a day',
    'Organised the ward summer party',
    'Gave medication to 18 patients a shift: medication administration without one error',
    'Kept the noticeboard tidy',
    'Trained 11 new colleagues in charting',
    'Wrote the duty roster for 24 nurses',
  ],
};

/** Signs the page in with one role and makes a resume with its two best bullet points. */
export async function withResume(page: Page, experience = NURSE): Promise<string> {
  await signedIn(page);
  const role = await (await page.request.post('/api/experiences', { data: experience })).json();
  const posting = await (
    await page.request.post('/api/job-postings', { data: { description: POSTING } })
  ).json();
  const resume = await (
    await page.request.post('/api/tailored-resumes', {
      data: { jobPostingId: posting.id, experienceIds: [role.id], bulletCounts: { [role.id]: 2 } },
    })
  ).json();
  return resume.id;
}

/** Opens the workbench of a resume and waits until its changes arrive there. */
export async function openResume(page: Page, id: string): Promise<void> {
  const listening = new Promise<void>((resolve) => {
    page.once('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (payload.toString().includes('"subscribe"')) resolve();
      }),
    );
  });
  await page.goto(`/resume-builder/${id}`);
  await expect(bullets(page).first()).toBeVisible();
  await listening;
}

/** Another window of the same person, on another device. */
export async function openElsewhere(
  browser: Browser,
  context: BrowserContext,
  id: string,
): Promise<{ page: Page; context: BrowserContext }> {
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const page = await elsewhere.newPage();
  await openResume(page, id);
  return { page, context: elsewhere };
}

/** The bullet points on the resume, each of which opens its editor. */
export const bullets = (page: Page) => page.locator('[data-bullet-text]');

export const listBullets = async (page: Page): Promise<string[]> =>
  (await bullets(page).allTextContents()).map((text) => text.replace(/^Edit: /, ''));

/** Rewords the bullet point that contains `old`. */
export async function reword(page: Page, old: string, text: string): Promise<void> {
  await bullets(page).filter({ hasText: old }).click();
  await page.getByRole('textbox', { name: 'Bullet point', exact: true }).fill(text);
  await page.keyboard.press('Control+Enter');
}
