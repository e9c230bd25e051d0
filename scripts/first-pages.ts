// Writes dist/web/.vite/first-pages.json: for each page that a visit may start on, the whole document, with links
// to the code it will import and something to display until that has loaded (docs/decisions/0012, 0013).
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { z } from 'zod';
import { projectRoot } from '../api/platform/project-root.ts';
import { CONTACT_PLACEHOLDER, type BuiltPage } from '../api/platform/first-pages.ts';
import { FIRST_PAGES, type FirstPage } from '../web/src/app/firstPages.ts';

const built = join(projectRoot, 'dist', 'web');
const manifest = z
  .record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))
  .parse(JSON.parse(readFileSync(join(built, '.vite', 'manifest.json'), 'utf8')));
const document = readFileSync(join(built, 'index.html'), 'utf8');

const { renderLanding, renderSplash } = await prerenderer();
const splash = `<div id="root">${renderSplash()}</div>`;
const landing = (contact: string) =>
  `<div id="root" data-prerendered="landing">${renderLanding(contact)}</div>`;

const pages = FIRST_PAGES.map((page): BuiltPage => {
  const { path, signedIn } = page;
  if (!isLanding(page)) return { path, signedIn, html: withRoot(page, splash) };
  return {
    path,
    signedIn,
    html: withRoot(page, landing('')),
    htmlWithContact: withRoot(page, landing(CONTACT_PLACEHOLDER)),
  };
});
writeFileSync(join(built, '.vite', 'first-pages.json'), JSON.stringify(pages));

function withRoot(page: FirstPage, root: string): string {
  const empty = '<div id="root"></div>';
  if (!document.includes(empty)) throw new Error(`index.html has no ${empty}`);
  return document.replace(empty, () => root).replace('</head>', () => `  ${links(page)}</head>`);
}

function isLanding({ path, signedIn }: FirstPage): boolean {
  return path === '/' && !signedIn;
}

/** Large files first: they take longest. */
function links(page: FirstPage): string {
  // Readable content must not wait for its code.
  const priority = isLanding(page) ? ' fetchpriority="low"' : '';
  const size = (file: string) => statSync(join(built, file)).size;
  return listFiles(page.modules)
    .filter((file) => !document.includes(file))
    .toSorted((a, b) => size(b) - size(a))
    .map((file) => `<link rel="modulepreload" crossorigin${priority} href="/${file}">\n  `)
    .join('');
}

/** The files of the given modules and of all their imports, without duplicates. */
function listFiles(modules: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (module: string) => {
    const entry = manifest[module];
    if (!entry) throw new Error(`The table of pages names ${module}, which is not in the build`);
    if (files.has(entry.file)) return;
    files.add(entry.file);
    entry.imports.forEach(visit);
  };
  modules.forEach(visit);
  return [...files];
}

async function prerenderer(): Promise<{
  renderLanding: (contact: string) => string;
  renderSplash: () => string;
}> {
  const vite = await createServer({
    configFile: join(projectRoot, 'web', 'vite.config.ts'),
    mode: 'production',
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    // Vite types client modules as records of `any`; this one is ours.
    return (await vite.ssrLoadModule('/src/prerender.tsx')) as Awaited<ReturnType<typeof prerenderer>>;
  } finally {
    await vite.close();
  }
}
