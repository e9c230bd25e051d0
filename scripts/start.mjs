// npm start: installs and builds what is missing, then runs the server in this very process.
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
// Worth a fifth of the CPU; safety rules do not look at it.
process.env.NODE_ENV = 'production';
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
