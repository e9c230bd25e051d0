import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Counts each page that is opened, for the administrator's statistics: its path alone, and nothing about who opened it
 * (docs/decisions/0057-counting-page-views.md). A view that doesn't arrive is not counted.
 */
export function useCountedView(): void {
  const { pathname } = useLocation();
  useEffect(() => countView(pathname), [pathname]);
}

export function countView(path: string): void {
  void fetch('/api/page-views', {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    priority: 'low',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path }),
  }).catch(() => {});
}
