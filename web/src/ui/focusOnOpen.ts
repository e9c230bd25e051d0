/**
 * A ref for the field that should have the focus when its dialog opens, instead of the cross. The platform
 * looks for the attribute in `showModal()`; React's `autoFocus` acts earlier, while the dialog is still hidden.
 */
export function focusOnOpen(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
