import type { RefObject } from 'react';

const FRAMES = 20;

/**
 * Moves the focus to the first field that is marked as wrong, as soon as React has shown the marks. In the
 * order of the page, which the order of registration in react-hook-form is not; month inputs are found too.
 * Does nothing when no mark appears within a few frames.
 */
export function focusFirstInvalid(container: RefObject<HTMLElement | null>, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const field = container.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else if (frames > 0) focusFirstInvalid(container, frames - 1);
  });
}
