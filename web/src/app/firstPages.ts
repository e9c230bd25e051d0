import { PAGES, type Page } from './pages.ts';

/** A page that a document may start with. */
export interface FirstPage {
  /** The path as the server matches it; `*` matches all others. */
  path: string;
  signedIn: boolean;
  /** The modules that main.tsx and the routes import for it, in order, unless they are requested ahead. */
  modules: readonly string[];
}

const APP = 'src/app/showApp.tsx';
const SHELL = [APP, 'src/app/appShellRoute.ts'];

/**
 * Lists the pages that a document may start with; the first match counts. The build resolves the modules to files
 * (scripts/first-pages.ts), and the server links them in the document's head. Without those links, each import is
 * discovered only after the previous one has arrived and run.
 */
export function listFirstPages(pages: readonly Page[]): FirstPage[] {
  const opened = (signedIn: boolean, before: readonly string[]): FirstPage[] => [
    ...pages
      .filter(({ audience }) => (audience === 'signed-in') === signedIn)
      .flatMap(({ module, openedAt = [] }) =>
        openedAt.map(({ path, modules = [] }) => ({
          path,
          signedIn,
          modules: [...before, ...[module, ...modules].map((file) => `src/${file}`)],
        })),
      ),
    { path: '*', signedIn, modules: before },
  ];
  return [
    // Without the router and without Relay (decision 0013).
    { path: '/', signedIn: false, modules: ['src/app/showLanding.tsx'] },
    ...opened(false, [APP]),
    ...opened(true, SHELL),
  ];
}

export const FIRST_PAGES: readonly FirstPage[] = listFirstPages(PAGES);
