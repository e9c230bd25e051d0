import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = join(import.meta.dirname, '..');

/** The server as plain JavaScript: no loader at start. Packages stay packages. */
export default defineConfig({
  root,
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    minify: false,
    sourcemap: false,
    rolldownOptions: {
      input: {
        main: join(root, 'api', 'main.ts'),
        'reader-child': join(root, 'api', 'documents', 'import', 'reader-child.ts'),
        'render-worker': join(root, 'api', 'documents', 'export', 'render-worker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
