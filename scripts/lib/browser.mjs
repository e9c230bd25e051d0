import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, step } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function find() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  for (const name of NAMES) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
  return PLACES.find((place) => existsSync(place));
}

/** @returns {Promise<string>} the path of a Chromium; on Debian as root it is installed if missing. */
export async function ensureBrowser() {
  const found = find();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    step('Installing Chromium for the browser tests');
    const lock = ['-o', 'DPkg::Lock::Timeout=300'];
    await run('apt-get', [...lock, 'update', '-qq'], { quiet: true });
    await run('apt-get', [...lock, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      quiet: true,
    });
    const installed = find();
    if (installed) return installed;
  }
  throw new Error('The browser tests need Chromium or Chrome: install it, or set CHROMIUM_PATH to it.');
}
