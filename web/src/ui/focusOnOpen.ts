/**
 * A ref for the field that should get the focus when its dialog opens, instead of the close button. The browser looks
 * for the attribute in `showModal()`; React's `autoFocus` runs earlier, while the dialog is still hidden.
 */
export function focusOnOpen(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
