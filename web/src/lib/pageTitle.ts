import { createContext, use, useLayoutEffect } from 'react';

/** Sets the page's own title; null restores the route's title. */
export const PageTitleContext = createContext<(title: string | null) => void>(() => {});

/** Sets the page's title where its route alone can't tell: in the browser's title and for screen readers. */
export function usePageTitle(title: string): void {
  const setTitle = use(PageTitleContext);
  // Before paint, so that the route's title is never read out first.
  useLayoutEffect(() => {
    setTitle(title);
    return () => setTitle(null);
  }, [setTitle, title]);
}
