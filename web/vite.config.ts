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
 * What always travels together is one file: each small file more is a request more, and a browser sends six at once.
 * The first group that a module fits takes it, with what it imports.
 */
const GROUPS = [
  {
    // What the entry shares with the others: it must not wait for React.
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

/** Serves both ways of development: by itself with a proxy to the API, or mounted by the API as middleware. */
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
