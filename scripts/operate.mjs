// npm run backup, restore, admin:verify, jobs:import, check-ai: runs the built version of scripts/<name>.ts. An existing build is never
// replaced, because a server may be running from it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { failWith, root } from './lib/run.mjs';

const [name = ''] = process.argv.splice(2, 1);
const command = join(root, 'dist', 'commands', `${name}.js`);
if (!existsSync(command)) {
  try {
    const { ensureBuilt, ensureInstalled } = await import('./lib/setup.mjs');
    await ensureInstalled();
    await ensureBuilt();
  } catch (error) {
    failWith(error);
  }
}
process.env.NODE_ENV = 'production';
await import(pathToFileURL(command).href);
