import { expect, test, type Page } from '@playwright/test';
import { signedIn, watchConsole } from './helpers.ts';

/** The scripts that a page has loaded, and those that its document preloaded. */
async function listScripts(page: Page, path: string) {
  const document = await (await page.request.get(path)).text();
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  );
  return {
    loaded: loaded.toSorted(),
    asked: document.match(/(?<=(?:href|src)=")[^"]+\.js(?=")/g)?.toSorted(),
  };
}

test('the document asks for exactly the scripts that its page needs', async ({ page }) => {
  for (const path of ['/', '/login']) {
    const { loaded, asked } = await listScripts(page, path);
    expect(asked, `${path} for visitors`).toEqual(loaded);
  }
  await signedIn(page);
  for (const path of ['/', '/past-resumes']) {
    const { loaded, asked } = await listScripts(page, path);
    expect(asked, `${path}, signed in`).toEqual(loaded);
  }
});

test('the first queries are sent once, before the page’s code has loaded', async ({ page }) => {
  await signedIn(page);
  const operations: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) operations.push(request.postDataJSON().operationName);
  });
  await page.route(/homeRoute/, async (route) => {
    await expect.poll(() => operations.length).toBe(2);
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Add Your Experience' })).toBeVisible();
  expect(operations.toSorted()).toEqual(['AppShellQuery', 'HomePageQuery']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page can be read, and shows the contact address', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave the heavy lifting to us.');
    await expect(page.getByRole('link', { name: 'Hit me at hello@tailorbird.example' })).toBeVisible();
  });
});

test('React hydrates the landing page, and nothing moves', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.addInitScript(() => {
    /** What moved, so that a failure says where to look. */
    const movedBy = (entry: PerformanceEntry) =>
      'sources' in entry && Array.isArray(entry.sources)
        ? entry.sources.map(({ node }: { node?: Node }) => node?.textContent?.slice(0, 40)).join(' and ')
        : '?';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        console.error(`layout shift: ${JSON.stringify(entry)} of ${movedBy(entry)}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'commit' });
  const heading = await page.waitForSelector('h1');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#root [inert]')).toHaveCount(0);
  expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
  expect(complaints).toEqual([]);
});
