// npm start: installs and builds whatever is missing, then runs the server in this process.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { stopWithNpm } from './lib/parent.mjs';
import { failWith, root } from './lib/run.mjs';
import { ensureBuilt, ensureInstalled } from './lib/setup.mjs';

stopWithNpm();
try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  failWith(error);
}
// Saves a fifth of the CPU time; no security rule depends on it.
process.env.NODE_ENV = 'production';
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
