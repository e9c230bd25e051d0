// npm run dev: one command, one port; the server restarts on changes of api/, Vite updates the client in place,
// and generated code is regenerated when its sources change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { createRegenerator } from './lib/regenerate.mjs';
import { failWith, root } from './lib/run.mjs';
import { ensureInstalled } from './lib/setup.mjs';
import { generate } from './generate.mjs';

try {
  await ensureInstalled();
  await generate({ schema: true });
} catch (error) {
  failWith(error);
}
const regenerate = createRegenerator();
watch(
  ['api', 'prisma', 'web'].map((folder) => join(root, folder)),
  { ignored: /[\\/](?:node_modules|generated|__generated__)(?:[\\/]|$)/, ignoreInitial: true },
).on('all', (_event, file) => regenerate(file));

// tsx watches what the server has imported; Node's own --watch-path loses a file that an editor replaces.
const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const server = spawn(
  process.execPath,
  [tsx, 'watch', '--clear-screen=false', 'api/main.ts', '--development'],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
