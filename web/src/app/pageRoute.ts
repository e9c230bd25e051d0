import type { RouteObject } from 'react-router-dom';
import type { Page } from './pages.ts';

type Address = { index: true } | { path: string };

/** What the router gets of a row of the table of pages: an address, and its code instead of the name of its module. */
export type PageRoute = Address &
  Pick<Page, 'handle' | 'searchParameter'> & {
    lazy: NonNullable<RouteObject['lazy']>;
    /** For visitors, who otherwise are sent to sign in. */
    visitorLazy?: NonNullable<RouteObject['lazy']>;
  };
