// The JavaScript that each page loads first (P6a and P6b of docs/performance.md#budgets): its entry and everything
// that is imported statically, compressed, against bundles of the libraries alone, built in the same run by the
// same Vite.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { z } from 'zod';
import { projectRoot } from '../api/platform/project-root.ts';
import { FIRST_PAGES } from '../web/src/app/firstPages.ts';
import { printTable, times } from './lib/table.ts';

const folder = join(projectRoot, 'dist', 'web');
const ENTRY = 'index.html';

interface Page {
  name: string;
  /** As in the list of pages that a visit may start on. */
  path: string;
  signedIn: boolean;
  floor: 'react' | 'relay';
  budgetKb: number;
}

const PAGES: Page[] = [
  {
    name: 'landing',
    path: '/',
    signedIn: false,
    floor: 'react',
    budgetKb: 110,
  },
  {
    name: 'login',
    path: '/login',
    signedIn: false,
    floor: 'react',
    budgetKb: 185,
  },
  {
    name: 'home, signed in',
    path: '/',
    signedIn: true,
    floor: 'relay',
    budgetKb: 185,
  },
  {
    name: 'experiences',
    path: '/profile',
    signedIn: true,
    floor: 'relay',
    budgetKb: 185,
  },
  {
    name: 'resume builder',
    path: '/resume-builder',
    signedIn: true,
    floor: 'relay',
    budgetKb: 200,
  },
  {
    name: 'saved resumes',
    path: '/past-resumes',
    signedIn: true,
    floor: 'relay',
    budgetKb: 185,
  },
];

const FLOORS: Record<Page['floor'], string> = {
  react: `
    import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    createRoot(document.body).render(createElement('p'));`,
  relay: `
    import { createElement, Suspense } from 'react';
    import { createRoot } from 'react-dom/client';
    import { loadQuery, RelayEnvironmentProvider, useFragment, useMutation, usePaginationFragment, usePreloadedQuery } from 'react-relay/hooks';
    import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
    import { createClient } from 'graphql-ws';
    const client = createClient({ url: '/graphql' });
    const network = Network.create(() => Observable.create((sink) => client.subscribe({ query: '' }, sink)));
    const environment = new Environment({ network, store: new Store(new RecordSource()) });
    const query = loadQuery(environment, window.query, {});
    const Page = () => (useMutation(window.query), usePaginationFragment(window.query, useFragment(window.query, usePreloadedQuery(window.query, query))), 'x');
    createRoot(document.body).render(createElement(RelayEnvironmentProvider, { environment }, createElement(Suspense, null, createElement(Page))));`,
};

interface Size {
  gzip: number;
  brotli: number;
}

/** Bytes on the wire: each file is compressed separately, as the server sends it. */
function measureSize(files: (string | Buffer)[]): Size {
  const sum = (compress: (file: string | Buffer) => Buffer) =>
    files.reduce((total, file) => total + compress(file).length, 0) / 1000;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return {
    gzip: sum((file) => gzipSync(file, { level: 9 })),
    brotli: sum((file) => brotliCompressSync(file, quality)),
  };
}

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);
const manifest = manifestSchema.parse(
  JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')),
);

/** What main.tsx and the routes load together for a page. */
function listModules({ path, signedIn }: Page): string[] {
  const first = FIRST_PAGES.find((page) => page.path === path && page.signedIn === signedIn);
  if (!first) throw new Error(`No document begins with ${path}`);
  return [ENTRY, ...first.modules];
}

/** The files of the given modules and of all their imports, without duplicates. */
function collectImports(modules: string[]): string[] {
  const files = new Set<string>();
  const visit = (module: string) => {
    const entry = manifest[module];
    if (!entry) throw new Error(`dist/web has no ${module}: has the page been renamed?`);
    if (files.has(entry.file)) return;
    files.add(entry.file);
    entry.imports.forEach(visit);
  };
  modules.forEach(visit);
  return [...files];
}

async function measureFloor(source: string): Promise<Size> {
  const id = 'virtual:floor';
  const output = await build({
    configFile: false,
    root: projectRoot,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'floor',
        resolveId: (name) => (name === id ? id : null),
        load: (name) => (name === id ? source : null),
      },
    ],
    build: { write: false, target: 'es2022', rolldownOptions: { input: id } },
  });
  const bundles = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  return measureSize(bundles.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.code : [])));
}

const floors = { react: await measureFloor(FLOORS.react), relay: await measureFloor(FLOORS.relay) };
printTable(
  'JavaScript of the first load (kB = 1,000 bytes; the goals: at most 1.5x the floor in brotli, and the budget in gzip)',
  ['page', 'files', 'gzip kB', 'budget', 'brotli kB', 'floor brotli', 'ratio brotli', 'ratio gzip'],
  [
    ...PAGES.map((page) => {
      const { name, floor, budgetKb } = page;
      const files = collectImports(listModules(page));
      const size = measureSize(files.map((file) => readFileSync(join(folder, file))));
      const base = floors[floor];
      return [
        name,
        String(files.length),
        size.gzip,
        String(budgetKb),
        size.brotli,
        base.brotli,
        times(size.brotli / base.brotli),
        times(size.gzip / base.gzip),
      ];
    }),
    ['floor: React alone', '1', floors.react.gzip, '', floors.react.brotli, '', '', ''],
    ['floor: React, Relay, graphql-ws', '1', floors.relay.gzip, '', floors.relay.brotli, '', '', ''],
  ],
);
