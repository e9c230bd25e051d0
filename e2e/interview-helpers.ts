import { expect, type Page } from '@playwright/test';
import { POSTING } from './helpers.ts';

export const box = (page: Page) => page.getByLabel('Your answer');
export const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
export const lines = (page: Page) => page.getByRole('log').getByRole('listitem');

/** Starts an interview for a posting over the page, and waits for the opening message. */
export async function startInterview(page: Page): Promise<void> {
  const { id } = await (
    await page.request.post('/api/job-postings', { data: { description: POSTING } })
  ).json();
  await page.goto(`/interview-prep?posting=${id}`);
  await page.getByRole('button', { name: 'Start Interview Practice' }).click();
  await expect(lines(page)).toHaveCount(1);
}
