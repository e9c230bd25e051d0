import path from 'node:path';
import type { Page } from './src/app/pages.ts';

const NOTICE = '// Made of web/src/app/pages.ts by `npm run generate`. Change that.\n';

/**
 * Prints the table of pages as modules for the client. Each part is a module of its own, loaded where it is needed,
 * so the entry stays small.
 *
 * @returns the text of each file, by its name in web/src/app/__generated__
 */
export function printPages(pages: readonly Page[]): Record<string, string> {
  return {
    'routes.ts': NOTICE + printRoutes(pages),
    'menu.ts': NOTICE + menu(pages),
    'queries.ts': NOTICE + printQueries(pages),
  };
}

/** Prints each page with a literal import of its code, so that Vite and the compiler can follow it. */
function printRoutes(pages: readonly Page[]): string {
  const list = (name: string, audience: Page['audience']) => {
    const rows = pages.filter((page) => page.audience === audience).flatMap(printPageRoutes);
    return `export const ${name}: readonly PageRoute[] = [\n${rows.join('\n')}\n];\n`;
  };
  return [
    `import type { PageRoute } from '../pageRoute.ts';\n`,
    list('SIGNED_IN_PAGES', 'signed-in'),
    list('VISITOR_PAGES', 'visitors'),
    list('OPEN_PAGES', 'everyone'),
  ].join('');
}

/** Prints the routes of a page: one for its address and one for its alias. */
function printPageRoutes({ path, alias, handle, module, visitorModule, searchParameter }: Page): string[] {
  return [path, alias].flatMap((address) =>
    address === undefined
      ? []
      : printObject({
          ...(address === '/' ? { index: 'true' } : quoteTexts({ path: address })),
          handle: JSON.stringify(handle),
          lazy: printImport(module),
          ...(visitorModule && { visitorLazy: printImport(visitorModule) }),
          ...quoteTexts({ searchParameter }),
        }),
  );
}

const printImport = (module: string) =>
  `() => import(${JSON.stringify(path.posix.relative('app/__generated__', module))})`;

/** Prints the menu with its icons, in the order of the table. */
function menu(pages: readonly Page[]): string {
  const entries = pages.flatMap(({ path, alias, menu: entry }) =>
    entry ? [{ to: path.replace(/\/:.*/, ''), alias, ...entry }] : [],
  );
  const icons = [...new Set(entries.map(({ icon }) => icon))].toSorted();
  const rows = entries.map(({ label, to, alias, icon, adminOnly, desktopOnly }) =>
    printObject({
      ...quoteTexts({ label, to, alias }),
      icon,
      ...(adminOnly && { adminOnly: 'true' }),
      ...(desktopOnly && { desktopOnly: 'true' }),
    }),
  );
  return `import { ${icons.join(', ')} } from 'lucide-react';
import type { NavigationEntry } from '../navigation.ts';
export const NAVIGATION: readonly NavigationEntry[] = [
${rows.join('\n')}
];
`;
}

/** Prints the queries that the entry sends ahead: only the ids of the pages' queries, without their code. */
function printQueries(pages: readonly Page[]): string {
  const asked = pages.flatMap(({ path, query }) => (query ? [{ path, query }] : []));
  return `${asked.map(({ query }) => `import ${query} from '../../__generated__/${query}$parameters.ts';`).join('\n')}
export const PAGE_QUERIES = new Map([
${asked.map(({ path, query }) => `  [${JSON.stringify(path)}, ${query}],`).join('\n')}
]);
`;
}

/** Quotes the texts as source code; undefined ones are left out. */
function quoteTexts(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, JSON.stringify(text)]],
    ),
  );
}

function printObject(properties: Record<string, string>): string {
  return `  { ${Object.entries(properties)
    .map(([name, source]) => `${name}: ${source}`)
    .join(', ')} },`;
}
