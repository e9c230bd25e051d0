import { Suspense, useState } from 'react';
import { graphql, RelayEnvironmentProvider, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { Link, Outlet, useMatches } from 'react-router-dom';
import { Menu as MenuIcon, Upload } from 'lucide-react';
import type { AppShellQuery } from '../__generated__/AppShellQuery.graphql.ts';
import { cx } from '../lib/cx.ts';
import { environment } from '../relay/environment.ts';
import { useRouteReference } from '../relay/useRouteQuery.ts';
import { Brand } from '../ui/Bird.tsx';
import { IconButton } from '../ui/Button.tsx';
import { buttonStyles } from '../ui/buttonStyles.ts';
import { Drawer } from '../ui/Drawer.tsx';
import { PageSkeleton, Skeleton } from '../ui/Skeleton.tsx';
import { Footer } from './Footer.tsx';
import { NavigationList } from './NavigationList.tsx';
import { getRouteHandle } from './routeHandle.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { SkipLink } from './SkipLink.tsx';
import { UserMenu } from './UserMenu.tsx';

const QUERY = graphql`
  query AppShellQuery @preloadable {
    viewer {
      isAdmin
      ...UserMenu_user
    }
  }
`;

/** The frame around all signed-in pages. It shows at once; the parts that depend on the person fill in later. */
export function AppShell() {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Frame />
    </RelayEnvironmentProvider>
  );
}

function Frame() {
  const reference = useRouteReference<AppShellQuery>(QUERY);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const page = useMatches().at(-1);
  const handle = getRouteHandle(page);
  // An open resume has three columns, so the menu is hidden until the window is wide enough for all four.
  const roomy = handle?.wide === true && page?.params.id !== undefined;
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-20 flex h-15 items-center gap-2 border-b border-line bg-surface pr-3 pl-2 sm:pr-6 lg:pl-6 print:hidden">
        <IconButton
          label="Open menu"
          onClick={() => setDrawerOpen(true)}
          className={roomy ? '2xl:hidden' : 'lg:hidden'}
        >
          <MenuIcon className="size-5" aria-hidden="true" />
        </IconButton>
        <Link to="/" aria-label="Tailorbird, home" className="flex min-h-11 items-center rounded-sm">
          <Brand />
        </Link>
        <div className="ml-auto flex items-center gap-1">
          {/* The menu entry shows on wide screens only (docs/product.md#navigation); on narrow ones this link keeps it one tap away. */}
          <Link
            to="/upload-resume"
            aria-label="Upload Resume"
            className={buttonStyles('quiet', 'md', roomy ? '!px-3 2xl:hidden' : '!px-3 lg:hidden')}
          >
            <Upload className="size-[18px]" aria-hidden="true" />
            Upload
          </Link>
          <Suspense fallback={<Skeleton className="m-1 size-9 rounded-full" />}>
            <ViewerMenu reference={reference} />
          </Suspense>
        </div>
      </header>
      <Drawer open={drawerOpen} onClose={() => setDrawerOpen(false)} label="Menu" header={<Brand />}>
        <nav aria-label="Main" className="p-3">
          <Suspense fallback={<NavigationList isAdmin={false} />}>
            <ViewerNavigation reference={reference} onNavigate={() => setDrawerOpen(false)} />
          </Suspense>
        </nav>
      </Drawer>
      <div className="flex min-h-[calc(100dvh-3.75rem)]">
        <nav
          aria-label="Main"
          className={cx(
            'sticky top-15 hidden h-[calc(100dvh-3.75rem)] w-60 shrink-0 overflow-y-auto border-r border-line p-3 print:!hidden',
            roomy ? '2xl:block' : 'lg:block',
          )}
        >
          <Suspense fallback={<NavigationList isAdmin={false} desktop />}>
            <ViewerNavigation reference={reference} desktop />
          </Suspense>
        </nav>
        {/* Remounted when the menu appears or disappears, so that the content doesn't slide sideways. */}
        <div key={roomy ? 'roomy' : 'beside the menu'} className="flex min-w-0 flex-1 flex-col">
          <main
            id="content"
            tabIndex={-1}
            className={cx(
              'w-full flex-1 outline-none',
              handle?.wide ? undefined : 'mx-auto max-w-5xl px-5 py-8 sm:px-8 sm:py-10',
            )}
          >
            <Suspense
              key={page?.id}
              fallback={
                <div data-page-loading className={handle?.wide ? 'px-5 py-8 sm:px-8' : undefined}>
                  <PageSkeleton shape={handle?.shape} label={handle?.loading} />
                </div>
              }
            >
              <Outlet />
            </Suspense>
          </main>
          {/* A new footer for each page, so that moving it doesn't count as a layout shift. */}
          {!handle?.wide && <Footer key={page?.id} />}
        </div>
      </div>
      <ShortcutsDialog />
    </>
  );
}

type Reference = PreloadedQuery<AppShellQuery>;

function ViewerMenu({ reference }: { reference: Reference }) {
  const { viewer } = usePreloadedQuery<AppShellQuery>(QUERY, reference);
  return viewer && <UserMenu userKey={viewer} />;
}

function ViewerNavigation({
  reference,
  ...list
}: { reference: Reference } & { desktop?: boolean; onNavigate?: () => void }) {
  const { viewer } = usePreloadedQuery<AppShellQuery>(QUERY, reference);
  return <NavigationList {...list} isAdmin={viewer?.isAdmin ?? false} />;
}
