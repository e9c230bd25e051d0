// npm run bench [-- name...]: the benchmarks in bench/, all or the named ones. They print ratios, measured side by
// side in one run, beside the goals. They never fail because of a number, but for layout-shift: it measures places, not
// times, which are the same on every machine.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { failWith, root, runNode, step } from './lib/run.mjs';
import { ensureBuilt, ensureInstalled } from './lib/setup.mjs';

const ALL = [
  'size',
  'cold',
  'main-job',
  'login',
  'postings',
  'parse',
  'hostile',
  'nothing-lost',
  'lcp',
  'layout-shift',
];
const IN_BROWSER = new Set(['lcp', 'layout-shift']);

try {
  const names = process.argv.length > 2 ? process.argv.slice(2) : ALL;
  const unknown = names.find((name) => !existsSync(join(root, 'bench', `${name}.ts`)));
  if (unknown) throw new Error(`There is no benchmark "${unknown}". There are: ${ALL.join(', ')}.`);
  await ensureInstalled();
  await ensureBuilt();
  for (const name of names) {
    step(`Benchmark: ${name}`);
    const CHROMIUM_PATH = IN_BROWSER.has(name) ? { CHROMIUM_PATH: await ensureBrowser() } : {};
    // As the product runs: React and others are slower without it, on our side or the other.
    await runNode([join('bench', `${name}.ts`)], { env: { NODE_ENV: 'production', ...CHROMIUM_PATH } });
  }
} catch (error) {
  failWith(error);
}
