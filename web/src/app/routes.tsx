import { data, redirect, type RouteObject, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { contactEmail } from '../lib/contactEmail.ts';
import { hasSignedInHint } from '../lib/signedInHint.ts';
import { signInAgain } from '../relay/signInAgain.ts';
import { PageError, RootError } from './errors.tsx';
import { Root } from './Root.tsx';
import type { RouteHandle } from './routeHandle.ts';
import { Splash } from './Splash.tsx';

/**
 * A page's query runs again when the path changes, or when the same address is asked for once more (which
 * is how "Try again" works); not when only the part behind `?` or `#` changes.
 */
function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}

/** The builder's data also depends on which posting it starts with. */
function shouldRevalidateBuilder(change: ShouldRevalidateFunctionArgs): boolean {
  const posting = (url: URL) => url.searchParams.get('posting');
  return shouldRevalidate(change) || posting(change.currentUrl) !== posting(change.nextUrl);
}

/** The upload page shows the import that its address names. */
function shouldRevalidateUpload(change: ShouldRevalidateFunctionArgs): boolean {
  const imported = (url: URL) => url.searchParams.get('import');
  return shouldRevalidate(change) || imported(change.currentUrl) !== imported(change.nextUrl);
}

interface Page extends Pick<RouteObject, 'path' | 'lazy' | 'shouldRevalidate'> {
  handle: RouteHandle;
}

const notBuilt = () => import('../features/not-built/NotBuiltPage.tsx');
const adminOnly = () => import('../features/not-built/adminOnlyRoute.ts');

/** Guards itself: a visitor is told to log in, and stays (docs/product.md#resume-editor). */
const RESUME_EDITOR: Page = {
  path: '/resume-editor',
  handle: { title: 'Resume Editor' },
  lazy: () => import('../features/resume-import/ResumeEditorPage.tsx'),
};

/** The pages inside the shell, for signed-in people (docs/product.md#navigation). */
const SIGNED_IN_PAGES: readonly Page[] = [
  {
    path: '/profile',
    handle: { title: 'My Experience', shape: 'list', loading: 'Loading your experiences...' },
    lazy: () => import('../features/experiences/experiencesRoute.ts'),
  },
  {
    path: '/resume-builder/:id?',
    handle: { title: 'Target a Job', shape: 'columns', wide: true },
    lazy: () => import('../features/tailored-resumes/builder/resumeBuilderRoute.ts'),
    shouldRevalidate: shouldRevalidateBuilder,
  },
  {
    path: '/past-resumes',
    handle: { title: 'Saved Resumes', shape: 'cards' },
    lazy: () => import('../features/tailored-resumes/saved/savedResumesRoute.ts'),
  },
  {
    path: '/account',
    handle: { title: 'Account', shape: 'list', loading: 'Loading your account...' },
    lazy: () => import('../features/accounts/account-page/accountRoute.ts'),
  },
  {
    path: '/upload-resume',
    handle: { title: 'Upload Resume', shape: 'form' },
    lazy: () => import('../features/resume-import/uploadResumeRoute.ts'),
    shouldRevalidate: shouldRevalidateUpload,
  },
  { path: '/open-jobs', handle: { title: 'Job Search' }, lazy: notBuilt },
  { path: '/job-search', handle: { title: 'Job Search' }, lazy: notBuilt },
  { path: '/interview-prep', handle: { title: 'Interview Prep' }, lazy: notBuilt },
  RESUME_EDITOR,
  { path: '/analytics', handle: { title: 'Analytics' }, lazy: adminOnly },
  { path: '/admin', handle: { title: 'Admin' }, lazy: adminOnly },
];

function titled(title: string): RouteHandle {
  return { title };
}

/** The session may have begun or ended in another tab since this page was loaded. */
function redirectSignedIn() {
  return hasSignedInHint() ? redirect('/') : null;
}

function refuseVisitor(): never {
  signInAgain();
  throw data(null, { status: 401 });
}

/**
 * All routes. Whether somebody is signed in is a hint, read once when the document loads, because signing
 * in and out load it afresh; the server decides about every piece of data.
 */
export function createRoutes(signedIn: boolean): RouteObject[] {
  const home: RouteObject[] = signedIn
    ? [
        {
          lazy: () => import('./appShellRoute.ts'),
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
          children: [
            {
              index: true,
              handle: { title: 'Home', shape: 'list' } satisfies RouteHandle,
              lazy: () => import('../features/home/homeRoute.ts'),
              ErrorBoundary: PageError,
              shouldRevalidate,
            },
            ...SIGNED_IN_PAGES.map((page) => ({ shouldRevalidate, ...page, ErrorBoundary: PageError })),
          ],
        },
      ]
    : [
        {
          index: true,
          lazy: async () => {
            const { LandingPage } = await import('../features/landing/LandingPage.tsx');
            return { element: <LandingPage contactEmail={contactEmail()} /> };
          },
        },
        {
          ...RESUME_EDITOR,
          lazy: () => import('../features/resume-import/ResumeEditorVisitorPage.tsx'),
        },
        ...SIGNED_IN_PAGES.filter((page) => page !== RESUME_EDITOR).map(({ path, handle }) => ({
          path,
          handle,
          loader: refuseVisitor,
          Component: Splash,
        })),
      ];
  return [
    {
      path: '/',
      Component: Root,
      ErrorBoundary: RootError,
      HydrateFallback: Splash,
      children: [
        ...home,
        {
          path: '/login',
          handle: titled('Sign In'),
          loader: redirectSignedIn,
          lazy: () => import('../features/accounts/sign-in/LoginPage.tsx'),
        },
        {
          path: '/login-error',
          handle: titled('Sign-in problem'),
          lazy: () => import('../features/accounts/sign-in/LoginErrorPage.tsx'),
        },
        {
          path: '/reset-password',
          handle: titled('Reset Password'),
          lazy: () => import('../features/accounts/passwords/ResetPasswordPage.tsx'),
        },
        {
          path: '/verify-email',
          handle: titled('Confirm your email'),
          lazy: () => import('../features/accounts/email/VerifyEmailPage.tsx'),
        },
        {
          path: '/connect-google',
          handle: titled('Connect Google'),
          lazy: () => import('../features/accounts/ConnectGooglePage.tsx'),
        },
        ...(import.meta.env.DEV
          ? [{ path: '/ui', handle: titled('Building blocks'), lazy: () => import('./UiPage.tsx') }]
          : []),
        { path: '*', handle: titled('404 Page Not Found'), lazy: () => import('./NotFoundPage.tsx') },
      ],
    },
  ];
}
