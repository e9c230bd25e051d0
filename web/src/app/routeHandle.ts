import type { PageShape } from '../ui/Skeleton.tsx';

/** What a route tells about its page, in React Router's `handle`. */
export interface RouteHandle {
  /** The page's name in the browser's title. */
  title: string;
  /** The outline shown while its data is loading. */
  shape?: PageShape;
  /** Read out while it loads, such as "Loading your experiences...". */
  loading?: string;
  /** The page uses the whole width instead of a column that reads well. */
  wide?: boolean;
}

/** React Router types handles as `unknown`; all of ours are written in routes.tsx with this type. */
export function getRouteHandle(match: { handle: unknown } | undefined): RouteHandle | undefined {
  return match?.handle as RouteHandle | undefined;
}
