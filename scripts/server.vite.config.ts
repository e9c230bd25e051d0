import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = join(import.meta.dirname, '..');

/** Packages that can't be in a bundle, or are not needed to answer requests; docs/decisions/0010. */
const EXTERNAL = [
  // They contain native code.
  '@node-rs/argon2',
  // Loads WebAssembly from its own directory, and runs only when a migration is pending.
  '@prisma/schema-engine-wasm',
  // Loaded only by threads and child processes; they load fonts, tables and workers from their own directory.
  '@react-pdf/renderer',
  'react',
  'pdfjs-dist',
  'pdf-parse',
  // Starts threads from its own files.
  'pino',
  // Loaded only where a PostgreSQL server and job sources are configured; it reads its settings from files.
  'graphile-worker',
  // Development only.
  'vite',
];

/**
 * The server as plain JavaScript bundled with its packages: no loader at start, and a few files to read instead of
 * two thousand.
 */
export default defineConfig({
  root,
  publicDir: false,
  // Two copies of graphql reject each other's types; packages would load the CommonJS one, our code the ES
  // modules.
  resolve: { alias: [{ find: /^graphql$/, replacement: join(root, 'node_modules/graphql/index.mjs') }] },
  ssr: { noExternal: true, external: EXTERNAL },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    minify: false,
    sourcemap: false,
    rolldownOptions: {
      input: {
        main: join(root, 'api', 'main.ts'),
        'reader-child': join(root, 'api', 'documents', 'import', 'child', 'reader-child.ts'),
        'render-worker': join(root, 'api', 'documents', 'export', 'pdf', 'render-worker.ts'),
        'listing-reader-worker': join(
          root,
          'api',
          'features',
          'job-search',
          'sources',
          'listing-reader-worker.ts',
        ),
        'writing-worker': join(root, 'api', 'platform', 'writing-thread', 'writing-worker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
