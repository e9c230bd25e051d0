// npm run build: generated code, web client, server, and a prepared database for a quick first start; all in dist/.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { failWith, root, runBin, runNode, step } from './lib/run.mjs';
import { ensureInstalled } from './lib/setup.mjs';
import { generate } from './generate.mjs';

try {
  await ensureInstalled();
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  await generate({ schema: false });
  step('Building the web client');
  await runBin('vite/bin/vite.js', ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn']);
  await runNode(['scripts/first-pages.ts'], { quiet: true, env: { NODE_ENV: 'production' } });
  await runNode(['scripts/compress.ts'], { quiet: true });
  step('Building the server');
  for (const config of ['server', 'commands']) {
    const file = `scripts/${config}.vite.config.ts`;
    await runBin('vite/bin/vite.js', ['build', '--config', file, '--logLevel', 'warn']);
  }
  step('Preparing a database');
  await runNode(['scripts/prepare-database.ts'], { quiet: true });
} catch (error) {
  failWith(error);
}
