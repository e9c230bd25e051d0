import { createContext, use, useLayoutEffect } from 'react';

/** Takes the name that a page gives itself; null: its route's title counts again. */
export const PageTitleContext = createContext<(title: string | null) => void>(() => {});

/** Names a page by what it shows now, where its route alone can't tell: in the browser's title and to screen readers. */
export function usePageTitle(title: string): void {
  const setTitle = use(PageTitleContext);
  // Before the screen is drawn: the route's title is never read out first.
  useLayoutEffect(() => {
    setTitle(title);
    return () => setTitle(null);
  }, [setTitle, title]);
}
