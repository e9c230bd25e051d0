// npm run dev: one command, one port; the server restarts on changes of api/, Vite updates the client in place.
import { spawn } from 'node:child_process';
import { failWith, root } from './lib/run.mjs';
import { ensureInstalled } from './lib/setup.mjs';
import { generate } from './generate.mjs';

try {
  await ensureInstalled();
  await generate({ printSchema: true });
} catch (error) {
  failWith(error);
}
const tsx = ['--import', 'tsx', '--watch-path=api', '--watch-preserve-output'];
const server = spawn(process.execPath, [...tsx, 'api/main.ts', '--development'], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
