// How far pages jump while they load (goal: a layout shift below 0.02 on every page): every route of the product,
// opened directly and reached from another page, at two widths and in both themes, in Chromium throttled to a
// modest phone. `node --import tsx bench/layout-shift.ts /profile /account` measures only these pages. Exits with
// 1 above the limit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { projectRoot } from '../api/platform/project-root.ts';
import { startProduct, temporaryFolder } from './lib/processes.ts';
import { ADMIN_EMAIL, longTimeUser, newcomer, visitor, type Person } from './lib/shift-people.ts';
import { printTable } from './lib/table.ts';

const LIMIT = 0.02;
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const WIDTHS = [1280, 390] as const;
const THEMES = ['light', 'dark'] as const;
/** A page is stable if nothing has loaded or moved for this long. */
const SETTLED_MS = 700;
const OBSERVER = join(import.meta.dirname, 'lib', 'observe-shifts.js');
/** Skeletons and outlines that are still to be replaced by content. */
const UNFINISHED = '.pulse-soft, [aria-busy=true], [role=progressbar]';

interface Shift {
  value: number;
  /** What moved, and from where to where. */
  moved: string[];
}

interface Measured {
  person: string;
  path: string;
  how: 'opened' | 'come to';
  width: number;
  theme: string;
  shifts: Shift[];
}

const total = ({ shifts }: Measured) => shifts.reduce((sum, { value }) => sum + value, 0);

declare global {
  interface Window {
    shifts?: Shift[];
    quietSince?: number;
  }
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(
    ({ unfinished, settledMs }) => {
      const isBusy = [...document.querySelectorAll(unfinished)].some((element) => element.checkVisibility());
      if (isBusy) window.quietSince = performance.now();
      return performance.now() - (window.quietSince ?? 0) > settledMs;
    },
    { unfinished: UNFINISHED, settledMs: SETTLED_MS },
  );
}

async function readShifts(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate(() => window.shifts);
  if (!shifts) throw new Error(`${page.url()} was not observed`);
  return shifts;
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript({ path: OBSERVER });
  return page;
}

async function opened(context: BrowserContext, path: string): Promise<Shift[]> {
  const page = await slowPage(context);
  await page.goto(path, { waitUntil: 'commit' });
  await settled(page);
  const shifts = await readShifts(page);
  await page.close();
  return shifts;
}

/** Navigates from another page without a reload, as a link does: the router follows the address. */
async function comeTo(context: BrowserContext, path: string): Promise<Shift[]> {
  const page = await slowPage(context);
  await page.goto(path === '/' ? '/job-search' : '/');
  await settled(page);
  await page.evaluate((target) => {
    window.shifts = [];
    window.quietSince = performance.now();
    history.pushState({}, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await settled(page);
  const shifts = await readShifts(page);
  await page.close();
  return shifts;
}

function inContext<T>(
  browser: Browser,
  baseURL: string,
  person: Person,
  { width, theme }: { width: number; theme: 'light' | 'dark' },
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  return browser
    .newContext({ baseURL, colorScheme: theme, viewport: { width, height: 844 } })
    .then(async (context) => {
      try {
        await context.addCookies(person.cookies);
        return await work(context);
      } finally {
        await context.close();
      }
    });
}

/** Every path that routes.tsx names is measured: a new page that is missing here fails. */
function requireAllRoutes(people: Person[]): void {
  const routes = readFileSync(join(projectRoot, 'web', 'src', 'app', 'routes.tsx'), 'utf8');
  const measured = new Set(people.flatMap(({ paths }) => paths.map((path) => path.split('?')[0] ?? path)));
  // `/ui` is served in development only.
  const missing = [...routes.matchAll(/path: '(\/[^':*]*)/g)]
    .map(([, path = '']) => (path === '/' ? path : path.replace(/\/$/, '')))
    .filter((path) => path !== '/ui' && !measured.has(path));
  if (missing.length > 0) throw new Error(`not measured: ${missing.join(', ')}`);
}

const only = process.argv.slice(2);
/** `/resume-builder` also covers the addresses below it, which contain ids that aren't known beforehand. */
const isWanted = (path: string) => {
  const [pathname = path] = path.split('?');
  return only.length === 0 || only.some((it) => pathname === it || pathname.startsWith(`${it}/`));
};

const mails = temporaryFolder();
const product = await startProduct(temporaryFolder(), { ADMIN_EMAIL, MAIL_DIR: mails });
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  // A scrollbar that appears as the page grows moves everything too.
  ignoreDefaultArgs: ['--hide-scrollbars'],
});
const results: Measured[] = [];
try {
  const people = [visitor, await newcomer(product.url), await longTimeUser(product.url, mails)];
  requireAllRoutes(people);
  for (const width of WIDTHS) {
    for (const theme of THEMES) {
      for (const person of people) {
        const paths = person.paths.filter(isWanted);
        await inContext(browser, product.url, person, { width, theme }, async (context) => {
          for (const path of paths) {
            const at = { person: person.name, path, width, theme };
            results.push({ ...at, how: 'opened', shifts: await opened(context, path) });
            // The landing page has no router: every link from it reloads.
            if (person === visitor) continue;
            results.push({ ...at, how: 'come to', shifts: await comeTo(context, path) });
          }
        });
      }
    }
  }
} finally {
  await browser.close();
  await product.stop();
}

const columns = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })));
const describePage = ({ person, how, path }: Measured) => `${person}, ${how}: ${path.slice(0, 40)}`;
printTable(
  `Layout shift (${CPU_SLOWDOWN}x slower CPU, 1.6 Mbit/s, 150 ms, no cache; goal below ${LIMIT})`,
  ['page', ...columns.map(({ width, theme }) => `${width} ${theme}`)],
  [...new Set(results.map(describePage))].map((page) => [
    page,
    ...columns.map(({ width, theme }) => {
      const one = results.find((it) => describePage(it) === page && it.width === width && it.theme === theme);
      return one ? total(one).toFixed(4) : '-';
    }),
  ]),
);
const above = results.filter((result) => total(result) >= LIMIT).toSorted((a, b) => total(b) - total(a));
for (const result of above) {
  const { person, how, path, width, theme } = result;
  process.stdout.write(`\n${person}, ${how}: ${path}, ${width} ${theme}: ${total(result).toFixed(4)}\n`);
  for (const { value, moved } of result.shifts) {
    process.stdout.write(`  ${value.toFixed(4)}\n${moved.map((line) => `    ${line}\n`).join('')}`);
  }
}
const worst = Math.max(0, ...results.map(total));
process.stdout.write(`\nWorst: ${worst.toFixed(4)} of ${results.length} measurements.\n`);
if (above.length > 0) process.exitCode = 1;
