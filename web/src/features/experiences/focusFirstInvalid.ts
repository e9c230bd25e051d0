import type { RefObject } from 'react';

/**
 * Moves the focus to the first field that is marked as wrong, once React has shown the marks. In the order of
 * the page, which the order of registration in react-hook-form is not; month inputs are found too.
 */
export function focusFirstInvalid(container: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() =>
    container.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  );
}
