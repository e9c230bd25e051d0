import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { relay } from './relay-plugin.ts';

const web = import.meta.dirname;
const server = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** Serves both ways of development: by itself with a proxy to the API, or mounted by the API as middleware. */
export default defineConfig({
  root: web,
  plugins: [relay(path.join(web, 'src/__generated__'), path.dirname(web)), react(), tailwindcss()],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/graphql': { target: server, ws: true } },
  },
  build: { outDir: '../dist/web', emptyOutDir: true, manifest: true, target: 'es2022' },
});
