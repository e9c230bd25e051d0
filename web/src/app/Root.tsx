import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom';
import { PageTitleContext } from '../lib/pageTitle.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { getRouteHandle } from './routeHandle.ts';
import { useCountedView } from './useCountedView.ts';

/** Wraps every page: sets its title, shows navigation progress and restores the scroll position on Back. */
export function Root() {
  useCountedView();
  const routeTitle = getRouteHandle(useMatches().at(-1))?.title;
  const [ownTitle, setOwnTitle] = useState<string | null>(null);
  const title = ownTitle ?? routeTitle;
  const fullTitle = title ? `${title} · Tailorbird` : 'Tailorbird';
  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);
  return (
    <>
      <NavigationProgress />
      {/* Screen readers don't announce a page change without a load; this reads out the new page's name. */}
      <p role="status" className="sr-only">
        {title}
      </p>
      <OfflineNotice />
      <PageTitleContext value={setOwnTitle}>
        <Outlet />
      </PageTitleContext>
      <ScrollRestoration />
    </>
  );
}

function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="appear-after-100 fixed inset-x-0 top-0 z-50 bg-surface"
    >
      <div className="stitch run-along" />
    </div>
  );
}
