import type { RouteHandle } from './routeHandle.ts';

/** A page of the product. */
export interface Page {
  /** As React Router writes it. */
  path: string;
  /** A second address of the same page. */
  alias?: string;
  /**
   * A page for signed-in people is shown in the shell and sends visitors to sign in; a page for visitors sends
   * signed-in people home.
   */
  audience: 'signed-in' | 'visitors' | 'everyone';
  handle: RouteHandle;
  /** The module with its component and its loader, below `web/src`. */
  module: string;
  /** What a visitor gets instead of being sent to sign in. */
  visitorModule?: string;
  /** The search parameter that its data depends on. */
  searchParameter?: string;
  /** Its query, if it has no variables. It is sent before the page's code has loaded, so it must be `@preloadable`. */
  query?: string;
  /**
   * The addresses that people often start at, and the modules that each needs besides the page's own (decision 0012).
   */
  openedAt?: readonly { path: string; modules?: readonly string[] }[];
  menu?: MenuEntry;
}

/** What the side menu and the mobile drawer say about a page. */
export interface MenuEntry {
  label: string;
  /** An icon of lucide-react, by its name there. */
  icon: string;
  adminOnly?: true;
  desktopOnly?: true;
}

/**
 * The one table of all pages (docs/product.md#navigation), in the order of the menu. To add a page, add a row: its
 * route, its menu entry, its early query and its first-page entry follow from it. Only the build reads the table
 * (`npm run generate` and scripts/first-pages.ts); the client gets the generated modules.
 */
export const PAGES: readonly Page[] = [
  {
    path: '/',
    audience: 'signed-in',
    handle: { title: 'Home', shape: 'list' },
    module: 'features/home/homeRoute.ts',
    query: 'HomePageQuery',
    openedAt: [{ path: '/' }],
  },
  {
    path: '/open-jobs',
    alias: '/job-search',
    audience: 'signed-in',
    handle: { title: 'Job Search', shape: 'list', loading: 'Loading your job search...' },
    module: 'features/job-search/jobSearchRoute.ts',
    // A visitor is told to log in, and stays.
    visitorModule: 'features/job-search/JobSearchVisitorPage.tsx',
    query: 'JobSearchPageQuery',
    menu: { label: 'Job Search (Beta)', icon: 'Search' },
  },
  {
    path: '/interview-prep/:id?',
    audience: 'signed-in',
    handle: { title: 'Interview Prep', shape: 'form', loading: 'Loading your interviews...' },
    module: 'features/interviews/interviewPrepRoute.ts',
    searchParameter: 'posting',
    menu: { label: 'Interview Prep (Beta)', icon: 'MessagesSquare' },
  },
  {
    path: '/resume-builder/:id?',
    audience: 'signed-in',
    handle: { title: 'Target a Job', shape: 'columns', wide: true },
    module: 'features/tailored-resumes/builder/resumeBuilderRoute.ts',
    searchParameter: 'posting',
    openedAt: [
      { path: '/resume-builder' },
      { path: '/resume-builder/:id', modules: ['features/tailored-resumes/builder/Workbench.tsx'] },
    ],
    menu: { label: 'Target a Job', icon: 'Target' },
  },
  {
    path: '/profile',
    audience: 'signed-in',
    handle: { title: 'My Experience', shape: 'list', loading: 'Loading your experiences...' },
    module: 'features/experiences/experiencesRoute.ts',
    query: 'ExperiencesPageQuery',
    openedAt: [{ path: '/profile' }],
    menu: { label: 'My Experience', icon: 'Briefcase' },
  },
  {
    path: '/past-resumes',
    audience: 'signed-in',
    handle: { title: 'Saved Resumes', shape: 'cards' },
    module: 'features/tailored-resumes/saved/savedResumesRoute.ts',
    query: 'SavedResumesPageQuery',
    openedAt: [{ path: '/past-resumes' }],
    menu: { label: 'Saved Resumes', icon: 'FileCheck2' },
  },
  {
    path: '/upload-resume',
    audience: 'signed-in',
    handle: { title: 'Upload Resume', shape: 'form' },
    module: 'features/resume-import/uploadResumeRoute.ts',
    // The import that it shows.
    searchParameter: 'import',
    menu: { label: 'Upload Resume', icon: 'Upload', desktopOnly: true },
  },
  {
    path: '/analytics',
    audience: 'signed-in',
    handle: { title: 'Analytics', shape: 'cards', loading: 'Loading analytics...' },
    module: 'features/analytics/analyticsRoute.ts',
    menu: { label: 'Analytics (Beta)', icon: 'ChartLine', adminOnly: true },
  },
  {
    path: '/admin',
    audience: 'signed-in',
    handle: { title: 'Admin' },
    module: 'features/admin/adminRoute.ts',
    menu: { label: 'Admin', icon: 'BadgeCheck', adminOnly: true },
  },
  {
    path: '/admin/users',
    audience: 'signed-in',
    handle: { title: 'Users' },
    module: 'features/admin/adminUsersRoute.ts',
  },
  {
    path: '/account',
    audience: 'signed-in',
    handle: { title: 'Account', shape: 'list', loading: 'Loading your account...' },
    module: 'features/accounts/account-page/accountRoute.ts',
  },
  {
    // A visitor is told to log in, and stays.
    path: '/resume-editor',
    audience: 'signed-in',
    handle: { title: 'Resume Editor' },
    module: 'features/resume-import/resumeEditorRoute.ts',
    visitorModule: 'features/resume-import/ResumeEditorVisitorPage.tsx',
  },
  {
    path: '/login',
    audience: 'visitors',
    handle: { title: 'Sign In' },
    module: 'features/accounts/sign-in/LoginPage.tsx',
    openedAt: [{ path: '/login' }],
  },
  {
    path: '/login-error',
    audience: 'everyone',
    handle: { title: 'Sign-in problem' },
    module: 'features/accounts/sign-in/LoginErrorPage.tsx',
  },
  {
    path: '/reset-password',
    audience: 'everyone',
    handle: { title: 'Reset Password' },
    module: 'features/accounts/passwords/ResetPasswordPage.tsx',
  },
  {
    path: '/verify-email',
    audience: 'everyone',
    handle: { title: 'Confirm your email' },
    module: 'features/accounts/email/VerifyEmailPage.tsx',
  },
  {
    path: '/connect-google',
    audience: 'everyone',
    handle: { title: 'Connect Google' },
    module: 'features/accounts/ConnectGooglePage.tsx',
  },
];
