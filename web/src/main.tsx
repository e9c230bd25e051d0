// Small on purpose: it runs before React has loaded and immediately starts what the first page needs.
import { startFirstQueries } from './app/firstQueries.ts';
import { reloadOnceForNewVersion } from './lib/newVersion.ts';
import { hasSignedInHint } from './lib/signedInHint.ts';
import './styles.css';

reloadOnceForNewVersion();

const signedIn = hasSignedInHint();
const { pathname } = window.location;
// A visitor's first page is shown without the router, which would be a third of its code.
const landing = !signedIn && pathname === '/';
if (signedIn) startFirstQueries(pathname);

// Two functions, because Vite treats `a ? import(…) : import(…)` as one import and loads the files of both.
const load = landing ? () => import('./app/showLanding.tsx') : () => import('./app/showApp.tsx');
load().catch((error: unknown) => {
  const root = document.querySelector('#root');
  if (root) root.textContent = "This page couldn't be loaded. Please check your connection and reload it.";
  throw error;
});
