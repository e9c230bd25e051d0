// Writes the modules that the client derives from its table of pages (web/src/app/pages.ts). `npm run generate`
// calls it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../api/platform/project-root.ts';
import { printPages } from '../web/print-pages.ts';
import { PAGES } from '../web/src/app/pages.ts';

const folder = join(projectRoot, 'web', 'src', 'app', '__generated__');
mkdirSync(folder, { recursive: true });
for (const [name, source] of Object.entries(printPages(PAGES))) writeFileSync(join(folder, name), source);
