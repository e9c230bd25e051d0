import type { RouteObject } from 'react-router-dom';
import type { Page } from './pages.ts';

type Address = { index: true } | { path: string };

/** A row of the table of pages as the router gets it: an address, and the code itself instead of its module's name. */
export type PageRoute = Address &
  Pick<Page, 'handle' | 'searchParameter'> & {
    lazy: NonNullable<RouteObject['lazy']>;
    /** For visitors, who are otherwise sent to sign in. */
    visitorLazy?: NonNullable<RouteObject['lazy']>;
  };
