import { useLayoutEffect, useRef } from 'react';

/**
 * Browsers take the focus from a button that is disabled, such as while what it started is running. This gives it back
 * afterwards, unless it has gone elsewhere.
 *
 * @returns call it when the button is pressed
 */
export function useKeptFocus(isDisabled: boolean): (button: HTMLButtonElement) => void {
  const pressed = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = pressed.current;
    if (isDisabled) {
      // Something else was pressed: an old press counts no more.
      if (document.activeElement !== button) pressed.current = null;
    } else if (button) {
      pressed.current = null;
      if (document.activeElement === document.body) button.focus();
    }
  }, [isDisabled]);
  return (button) => {
    pressed.current = button;
  };
}
