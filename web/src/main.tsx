import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Splash } from './app/Splash.tsx';
import { reloadOnceForNewVersion } from './lib/newVersion.ts';
import { hasSignedInHint } from './lib/signedInHint.ts';
import { SectionBoundary } from './ui/SectionBoundary.tsx';
import { showToastAfterReload } from './ui/toast.ts';
import { Toaster } from './ui/Toaster.tsx';
import './styles.css';

reloadOnceForNewVersion();

const signedIn = hasSignedInHint();
// The first page of a visitor is shown without the router, which is a third of what it would load.
const landing = !signedIn && window.location.pathname === '/';
const First = lazy(
  landing
    ? () => import('./features/landing/LandingPage.tsx').then(({ LandingPage }) => ({ default: LandingPage }))
    : () => import('./app/RoutedApp.tsx').then(({ RoutedApp }) => ({ default: RoutedApp })),
);
// Asked for now rather than after the routes have loaded, so that both travel together.
if (signedIn) void import('./app/appShellRoute.ts');

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <SectionBoundary name="This page">
      <Suspense fallback={<Splash />}>
        <First />
      </Suspense>
    </SectionBoundary>
    <Toaster />
  </StrictMode>,
);
showToastAfterReload();
