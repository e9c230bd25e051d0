import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../platform/project-root.ts';

/**
 * Builds the server as `npm run build` does, in a folder of its own below the project, where its packages are found.
 * Tests that start a process start what operators start: a server from its sources needs some 150 MB more.
 */
export async function buildServer(): Promise<{ entry: string; remove: () => void }> {
  const folder = join(projectRoot, '.cache', `test-server-${process.pid}`);
  const args = ['build', '--config', 'scripts/server.vite.config.ts', '--outDir', folder];
  await promisify(execFile)(
    process.execPath,
    [join(projectRoot, 'node_modules/vite/bin/vite.js'), ...args, '--logLevel', 'error'],
    { cwd: projectRoot, env: { ...process.env, NODE_ENV: 'production' } },
  );
  return {
    entry: join(folder, 'main.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
