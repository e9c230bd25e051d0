// npm run backup, restore, admin:verify: runs what the build made of scripts/<name>.ts. A build that is there is never
// replaced: a server may be running from it.
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
