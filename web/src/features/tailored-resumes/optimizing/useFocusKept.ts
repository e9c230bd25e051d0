import { useEffect, useRef, type RefObject } from 'react';

/**
 * When a panel changes what it shows, the button that was pressed may be gone, and the focus with it. Moves the focus to
 * the panel's title then, but never from somewhere else.
 *
 * @param mode names what the panel shows.
 * @returns the ref of the title, which needs a `tabIndex` of -1
 */
export function useFocusKept(panel: RefObject<HTMLElement | null>, mode: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const wasInside = useRef(false);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && panel.current?.contains(target) === true;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [panel]);
  const before = useRef(mode);
  useEffect(() => {
    if (before.current === mode) return;
    before.current = mode;
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(':disabled');
    if (wasInside.current && isLost) title.current?.focus({ preventScroll: true });
  }, [mode]);
  return title;
}
