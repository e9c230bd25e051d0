import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { hasSignedInHint } from '../lib/signedInHint.ts';
import { keyThisDocument } from './documentKey.ts';
import { createRoutes } from './routes.tsx';
import { show } from './show.tsx';

keyThisDocument();
const router = createBrowserRouter(createRoutes(hasSignedInHint()));

/** Resolves when the first page's code has loaded. Until then the document's splash stays. */
const initialized = new Promise<void>((resolve) => {
  const stop = router.subscribe((state) => {
    if (!state.initialized) return;
    stop();
    resolve();
  });
  if (router.state.initialized) resolve();
});

void initialized.then(() => show(<RouterProvider router={router} />));
