import { data, redirect, type RouteObject, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { OPEN_PAGES, SIGNED_IN_PAGES, VISITOR_PAGES } from './__generated__/routes.ts';
import { contactEmail } from '../lib/contactEmail.ts';
import { hasSignedInHint } from '../lib/signedInHint.ts';
import { signInAgain } from '../relay/signInAgain.ts';
import { PageError, RootError } from './errors.tsx';
import type { PageRoute } from './pageRoute.ts';
import { Root } from './Root.tsx';
import type { RouteHandle } from './routeHandle.ts';
import { Splash } from './Splash.tsx';

/**
 * A page's query runs again when the path changes, or when the same address is opened again (which is how "Try again"
 * works). Of the part after `?` or `#`, only a change of the one parameter that its data depends on counts.
 */
function createRevalidation(searchParameter?: string) {
  return ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
    currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.href === nextUrl.href ||
    (searchParameter !== undefined &&
      currentUrl.searchParams.get(searchParameter) !== nextUrl.searchParams.get(searchParameter));
}

/** The session may have started or ended in another tab since this page was loaded. */
function redirectSignedIn() {
  return hasSignedInHint() ? redirect('/') : null;
}

function refuseVisitor(): never {
  signInAgain();
  throw data(null, { status: 401 });
}

/** What a visitor gets at the address of a page for signed-in people. */
function createVisitorRoute({ handle, visitorLazy, ...address }: PageRoute): RouteObject {
  if ('index' in address) {
    const lazy = async () => {
      const { LandingPage } = await import('../features/landing/LandingPage.tsx');
      return { element: <LandingPage contactEmail={contactEmail()} /> };
    };
    return { index: true, lazy };
  }
  const { path } = address;
  return visitorLazy
    ? { path, handle, lazy: visitorLazy }
    : { path, handle, loader: refuseVisitor, Component: Splash };
}

/**
 * Creates all routes from the table of pages (pages.ts). Whether somebody is signed in is only a hint, read once per
 * document, because signing in and out reload it; the server decides about every piece of data.
 */
export function createRoutes(signedIn: boolean): RouteObject[] {
  const shell: RouteObject = {
    lazy: () => import('./appShellRoute.ts'),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    children: SIGNED_IN_PAGES.map((page) => ({
      ...page,
      shouldRevalidate: createRevalidation(page.searchParameter),
      ErrorBoundary: PageError,
    })),
  };
  return [
    {
      path: '/',
      Component: Root,
      ErrorBoundary: RootError,
      HydrateFallback: Splash,
      children: [
        ...(signedIn ? [shell] : SIGNED_IN_PAGES.map(createVisitorRoute)),
        ...VISITOR_PAGES.map((page) => ({ ...page, loader: redirectSignedIn })),
        ...OPEN_PAGES,
        ...(import.meta.env.DEV
          ? [
              {
                path: '/ui',
                handle: { title: 'Building blocks' } satisfies RouteHandle,
                lazy: () => import('./UiPage.tsx'),
              },
            ]
          : []),
        {
          path: '*',
          handle: { title: '404 Page Not Found' } satisfies RouteHandle,
          lazy: () => import('./NotFoundPage.tsx'),
        },
      ],
    },
  ];
}
