import { useEffect, type RefObject } from 'react';

/** Keeps toasts above a panel at the bottom of the page, whatever its height, so that they don't cover its buttons. */
export function useToastsAbove(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--bottom-panel', `${panel.current?.offsetHeight ?? 0}px`),
    );
    if (panel.current) observer.observe(panel.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-panel');
    };
  }, [panel]);
}
