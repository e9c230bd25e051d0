import type { RefObject } from 'react';

const FRAMES = 20;

/**
 * Moves the focus to the first field marked as invalid, as soon as React has rendered the marks. Goes by the order on
 * the page, not by react-hook-form's order of registration, and finds month inputs, too. Does nothing when no mark
 * appears within a few frames.
 */
export function focusFirstInvalid(container: RefObject<HTMLElement | null>, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const field = container.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else if (frames > 0) focusFirstInvalid(container, frames - 1);
  });
}
