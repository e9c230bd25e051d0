import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { countView } from './countView.ts';

/** Counts each page of the app that is opened. */
export function useCountedView(): void {
  const { pathname } = useLocation();
  useEffect(() => countView(pathname), [pathname]);
}
