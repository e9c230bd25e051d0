/** A page that a document may begin with. */
export interface FirstPage {
  /** As in routes.tsx; `*` stands for all others. */
  path: string;
  signedIn: boolean;
  /** What main.tsx and the routes import for it, one after the other, unless it is asked for ahead. */
  modules: readonly string[];
}

const APP = 'src/app/showApp.tsx';
const SHELL = [APP, 'src/app/appShellRoute.ts'];
const BUILDER = [...SHELL, 'src/features/tailored-resumes/builder/resumeBuilderRoute.ts'];

/**
 * The first match counts. The build resolves the modules to files (scripts/first-pages.ts) and the server puts links
 * to them into the document's head: without, each import is found only after the one before has arrived and run.
 */
export const FIRST_PAGES: readonly FirstPage[] = [
  { path: '/', signedIn: false, modules: ['src/app/showLanding.tsx'] },
  { path: '/login', signedIn: false, modules: [APP, 'src/features/accounts/sign-in/LoginPage.tsx'] },
  { path: '*', signedIn: false, modules: [APP] },
  { path: '/', signedIn: true, modules: [...SHELL, 'src/features/home/homeRoute.ts'] },
  { path: '/profile', signedIn: true, modules: [...SHELL, 'src/features/experiences/experiencesRoute.ts'] },
  {
    path: '/past-resumes',
    signedIn: true,
    modules: [...SHELL, 'src/features/tailored-resumes/saved/savedResumesRoute.ts'],
  },
  { path: '/resume-builder', signedIn: true, modules: BUILDER },
  {
    path: '/resume-builder/:id',
    signedIn: true,
    modules: [...BUILDER, 'src/features/tailored-resumes/builder/Workbench.tsx'],
  },
  { path: '*', signedIn: true, modules: SHELL },
];
