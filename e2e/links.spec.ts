import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import {
  framed,
  JSON_LD,
  jsonLdPage,
  LOGIN_PAGE,
  MAIN,
} from '../api/documents/import/testing/job-page-fixtures.ts';
import { expectAccessible, POSTING, signedIn, watchConsole } from './helpers.ts';

let site: Server;
let base: string;

test.beforeAll(async () => {
  const pages = new Map([
    ['/job', jsonLdPage(JSON.stringify(JSON_LD))],
    ['/text', framed(MAIN)],
    ['/login', LOGIN_PAGE],
  ]);
  site = createServer((req, res) => {
    if (req.url === '/silent') return;
    const page = pages.get(req.url ?? '');
    res.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page ?? 'gone');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  site.closeAllConnections();
  site.close();
});

test('the builder takes a link, and says what to do when it can’t be read', async ({ page }) => {
  await signedIn(page);
  const complaints = watchConsole(page);
  await page.goto('/resume-builder');
  const box = page.getByLabel(/Job URL or Description/);
  const start = page.getByRole('button', { name: 'Start Building' });

  await test.step('an address that is not opened is refused, and stays in the box', async () => {
    await box.fill('https://ada:secret@jobs.example.com/7');
    await expect(page.getByText('Tailorbird will open this link')).toBeVisible();
    await expectAccessible(page);
    await start.click();
    await expect(page.getByText('Please enter the address without a user name and password.')).toBeVisible();
    await expect(box).toHaveValue('https://ada:secret@jobs.example.com/7');
    await expect(box).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('a page that is gone gets the documented words', async () => {
    await box.fill(`${base}/gone`);
    await start.click();
    await expect(
      page.getByText('Failed to analyze job posting. Please check the URL and try again.'),
    ).toBeVisible();
  });

  await test.step('one that is slow can be canceled', async () => {
    await box.fill(`${base}/silent`);
    await start.click();
    const progress = page.getByText('Opening the page and reading the posting.');
    await expect(progress).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(start).toBeEnabled();
    await expect(box).toHaveValue(`${base}/silent`);
    // Checked at a second try: on a busy machine the check outlasts the time that the link has.
    await start.click();
    await expect(progress).toBeVisible();
    await expectAccessible(page);
    await expect(start).toBeEnabled();
  });

  await test.step('one that asks to sign in: what is pasted takes the link’s place', async () => {
    await box.fill(`${base}/login`);
    await start.click();
    await expect(page.getByText(/asks you to sign in first.*paste the text instead/)).toBeVisible();
    await expect(box).toBeFocused();
    await page.keyboard.insertText(POSTING);
    await expect(box).toHaveValue(POSTING);
  });

  await test.step('one that can be read leads on', async () => {
    await box.fill(`${base}/job`);
    await start.click();
    await expect(page.getByText('Job description analyzed successfully')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Tower Clock Mechanic' })).toBeVisible();
    await expect(
      page.getByText('Thistle & Wren · Inverness, Scotland, GB · On site · GBP 34,000 - 39,500 per year'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /Open the original posting/ })).toHaveAttribute(
      'href',
      `${base}/job`,
    );
  });

  expect(complaints).toEqual([]);
});

test('the analyzer on My Experience takes a link', async ({ page }) => {
  await signedIn(page);
  await page.goto('/profile');
  await page.getByLabel('Paste Job URL or Description').fill(`${base}/text`);
  await page.getByRole('button', { name: 'Start Building' }).click();
  await expect(page.getByRole('heading', { name: 'Tower Clock Mechanic' })).toBeVisible();
  await expect(page.getByText('Thistle & Wren', { exact: true })).toBeVisible();
  await expect(page.getByText('Tips for this application')).toBeVisible();
  await expectAccessible(page);
});
