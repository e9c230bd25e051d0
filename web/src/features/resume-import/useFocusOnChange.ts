import { useEffect, useRef, type RefObject } from 'react';

/**
 * What a page shows changes without the page, and what had the focus may be gone: then the element with this ref gets
 * it, such as the page's heading.
 *
 * @param shown says what is shown
 */
export function useFocusOnChange<Heading extends HTMLElement>(
  shown: string | null,
): RefObject<Heading | null> {
  const heading = useRef<Heading>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [shown]);
  return heading;
}
