import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import server from './server.vite.config.ts';

const root = join(import.meta.dirname, '..');
const command = (name: string) => join(root, 'scripts', `${name}.ts`);

/** Commands for operators. Built apart from the server, so that they share no files and don't slow its start. */
export default defineConfig(
  mergeConfig(
    { ...server, build: { ...server.build, rolldownOptions: {} } },
    {
      build: {
        outDir: 'dist/commands',
        rolldownOptions: {
          input: {
            backup: command('backup'),
            restore: command('restore'),
            'admin-verify': command('admin-verify'),
            'jobs-import': command('jobs-import'),
            'check-ai': command('check-ai'),
          },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  ),
);
