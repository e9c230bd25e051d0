import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = join(import.meta.dirname, '..');

/** Packages that can't be in a bundle, or are not needed to answer requests; docs/decisions/0010. */
const EXTERNAL = [
  // Native code beside their own files.
  '@node-rs/argon2',
  // Finds its WebAssembly beside itself, and runs only when a migration is pending.
  '@prisma/schema-engine-wasm',
  // Only threads and child processes load them; they find fonts, tables and workers beside themselves.
  '@react-pdf/renderer',
  'react',
  'pdfjs-dist',
  'pdf-parse',
  // Starts threads from its own files.
  'pino',
  // Development only.
  'vite',
];

/**
 * The server as plain JavaScript with its packages in it: no loader at start, and a few files to read
 * instead of two thousand.
 */
export default defineConfig({
  root,
  publicDir: false,
  // Two copies of graphql refuse each other's types; packages would take the CommonJS one, we the ES modules.
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
        'writing-worker': join(root, 'api', 'platform', 'writing-thread', 'writing-worker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
