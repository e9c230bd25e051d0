import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { relay } from './relay-plugin.ts';

const web = import.meta.dirname;
const server = process.env.API_URL ?? 'http://127.0.0.1:3000';

const BASE_UI = ['Button', 'buttonStyles', 'Card', 'EmptyState', 'SectionBoundary', 'Toaster', 'ToastSlot'];
const SHELL_UI = ['Avatar', 'Dialog', 'Drawer', 'Menu', 'Segmented', 'Skeleton', 'useModal'];
const inFolder = (folder: string, names: readonly string[]) => `${folder}/(${names.join('|')})`;

/**
 * Modules that are always loaded together share one file: each extra small file is an extra request, and a browser
 * sends six at once. A module goes into the first group that matches, together with its imports.
 */
const GROUPS = [
  {
    // What the entry shares with the other chunks: it must not wait for React.
    name: 'early',
    test: /vite\/preload-helper|web\/src\/(relay\/(earlyAnswers|networkError|signInAgain)|lib\/(signedInHint|contactEmail|cx)|ui\/toast)\.ts$/,
    priority: 4,
  },
  {
    name: 'base',
    test: new RegExp(
      `${inFolder('node_modules', ['react', 'react-dom', 'scheduler'])}/` +
        `|lucide-react/dist/esm/(createLucideIcon|Icon|shared/|context)` +
        `|${inFolder('web/src/ui', BASE_UI)}\\.tsx?$|web/src/app/show\\.tsx$`,
    ),
    priority: 3,
  },
  { name: 'router', test: /node_modules\/react-router/, priority: 2 },
  {
    name: 'signed-in',
    test: new RegExp(
      `${inFolder('node_modules', ['react-relay', 'relay-runtime'])}/|web/src/relay/` +
        `|${inFolder('web/src/ui', SHELL_UI)}\\.tsx?$`,
    ),
    priority: 1,
  },
];

/** Serves both development modes: standalone with a proxy to the API, or mounted by the API as middleware. */
export default defineConfig({
  root: web,
  plugins: [relay(path.join(web, 'src/__generated__')), react(), tailwindcss()],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/graphql': { target: server, ws: true } },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
});
