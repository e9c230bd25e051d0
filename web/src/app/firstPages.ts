import { PAGES, type Page } from './pages.ts';

/** A page that a document may begin with. */
export interface FirstPage {
  /** As the server matches it; `*` stands for all others. */
  path: string;
  signedIn: boolean;
  /** What main.tsx and the routes import for it, one after the other, unless it is asked for ahead. */
  modules: readonly string[];
}

const APP = 'src/app/showApp.tsx';
const SHELL = [APP, 'src/app/appShellRoute.ts'];

/**
 * The pages that a document may begin with; the first match counts. The build resolves the modules to files
 * (scripts/first-pages.ts) and the server puts links to them into the document's head: without, each import is found
 * only after the one before has arrived and run.
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
