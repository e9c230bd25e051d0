import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { hasSignedInHint } from '../lib/signedInHint.ts';
import { createRoutes } from './routes.tsx';

const router = createBrowserRouter(createRoutes(hasSignedInHint()));

/** Everything but the landing page that visitors see first, which needs no router. */
export function RoutedApp() {
  return <RouterProvider router={router} />;
}
