// When the largest element of the page is painted (P6c of docs/performance.md#budgets): our pages against static
// files with the same markup, text, fonts and styles, in Chromium throttled to a modest phone.
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { startProduct, temporaryFolder } from './lib/processes.ts';
import { startStaticServer } from './lib/static-server.ts';
import { median } from './lib/stats.ts';
import { printTable, times } from './lib/table.ts';

const RUNS = 5;
const CPU_SLOWDOWN = 4;
/** If nothing larger has been painted for this long, the largest element has been painted. */
const SETTLED_MS = 1_500;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Target {
  name: string;
  url: string;
  storageState?: StorageState;
}

interface Paint {
  lcp: number;
  /** When it was reported, on the page's clock. */
  seenAt: number;
  /** The painted element, to check that both sides measure the same one. */
  text: string;
}

declare global {
  interface Window {
    largest?: Paint;
  }
}

function observePaint(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const element = 'element' in entry && entry.element instanceof Element ? entry.element : null;
      const text = (element?.textContent ?? '').slice(0, 40);
      window.largest = { lcp: entry.startTime, seenAt: performance.now(), text };
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function inNewContext<T>(
  browser: Browser,
  { storageState }: Pick<Target, 'storageState'>,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    ...(storageState && { storageState }),
  });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

function measurePaint(browser: Browser, target: Target): Promise<Paint> {
  return inNewContext(browser, target, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observePaint);
    await page.goto(target.url, { waitUntil: 'networkidle' });
    const settled = await page.waitForFunction((settledMs) => {
      const paint = window.largest;
      return paint && performance.now() - paint.seenAt > settledMs ? paint : null;
    }, SETTLED_MS);
    const paint = await settled.jsonValue();
    if (!paint) throw new Error(`${target.url} painted nothing`);
    return paint;
  });
}

/** The page as loaded, without scripts. */
function asStaticHtml(browser: Browser, target: Target): Promise<string> {
  return inNewContext(browser, target, async (page) => {
    await page.goto(target.url, { waitUntil: 'networkidle' });
    return page.evaluate(() => {
      for (const element of document.querySelectorAll('script, noscript, link[rel=modulepreload]'))
        element.remove();
      return `<!doctype html>${document.documentElement.outerHTML}`;
    });
  });
}

async function signIn(browser: Browser, url: string): Promise<StorageState> {
  const context = await browser.newContext();
  const answer = await context.request.post(`${url}/api/auth/register`, {
    data: { email: 'ada@example.com', password: 'a long enough secret', firstName: 'Ada', lastName: 'Bell' },
  });
  if (!answer.ok()) throw new Error(`registration answered ${answer.status()}`);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function measure(browser: Browser, ours: Target, floor: Target): Promise<(string | number)[]> {
  await measurePaint(browser, ours);
  await measurePaint(browser, floor);
  const runs: { ours: Paint; floor: Paint }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push({ ours: await measurePaint(browser, ours), floor: await measurePaint(browser, floor) });
  }
  return [
    ours.name,
    median(runs.map((run) => run.ours.lcp)),
    median(runs.map((run) => run.floor.lcp)),
    times(median(runs.map((run) => run.ours.lcp / run.floor.lcp))),
    '<= 1.6x',
    `${runs[0]?.ours.text} | ${runs[0]?.floor.text}`,
  ];
}

const product = await startProduct(temporaryFolder());
const files = await startStaticServer(temporaryFolder());
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  const targets: Target[] = [
    { name: 'landing', url: `${product.url}/` },
    { name: 'home, signed in', url: `${product.url}/`, storageState: await signIn(browser, product.url) },
  ];
  const rows: (string | number)[][] = [];
  for (const [index, target] of targets.entries()) {
    files.add(`page${index}`, await asStaticHtml(browser, target));
    rows.push(await measure(browser, target, { name: 'static', url: `${files.url}/page${index}.html` }));
  }
  printTable(
    `Largest contentful paint (${CPU_SLOWDOWN}x slower CPU, 1.6 Mbit/s, 150 ms, no cache; medians of ${RUNS})`,
    ['page', 'ours ms', 'static ms', 'ratio', 'goal', 'painted: ours | static'],
    rows,
  );
} finally {
  await browser.close();
  await files.close();
  await product.stop();
}
