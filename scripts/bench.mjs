// npm run bench [-- name...]: the benchmarks in bench/, all or the named ones; numbers and options after a name are
// passed to that benchmark (npm run bench -- crash 100, npm run bench -- corpus --unseen). They print ratios, measured
// side by side in one run, next to the goals. No figure makes them fail, except in layout-shift: it measures positions
// rather than times, and these are the same on every machine.
import { existsSync, readdirSync } from 'node:fs';
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

/** @param {string[]} args @returns {string[][]} each name with the numbers and options that follow it */
function asRuns(args) {
  /** @type {string[][]} */
  const runs = [];
  for (const arg of args) {
    const last = runs.at(-1);
    if (last && /^(?:\d+$|--)/.test(arg)) last.push(arg);
    else runs.push([arg]);
  }
  return runs;
}

const known = () =>
  readdirSync(join(root, 'bench'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length));

try {
  const asked = process.argv.length > 2 ? asRuns(process.argv.slice(2)) : ALL.map((name) => [name]);
  const [unknown] = asked.find(([name]) => !existsSync(join(root, 'bench', `${name}.ts`))) ?? [];
  if (unknown) throw new Error(`There is no benchmark "${unknown}". There are: ${known().join(', ')}.`);
  await ensureInstalled();
  await ensureBuilt();
  for (const [name, ...options] of asked) {
    step(`Benchmark: ${name}`);
    const CHROMIUM_PATH = IN_BROWSER.has(name) ? { CHROMIUM_PATH: await ensureBrowser() } : {};
    // As in production: without it React and others are slower, on both sides of a comparison.
    await runNode([join('bench', `${name}.ts`), ...options], {
      env: { NODE_ENV: 'production', ...CHROMIUM_PATH },
    });
  }
} catch (error) {
  failWith(error);
}
