import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a `<dialog>` open as a modal while `open` is true. The browser traps the focus, makes the rest inert and
 * restores the focus; React decides when it closes, so spread `onCancel` onto the dialog. Without it, Escape closes
 * the element without React knowing, and a quick reopening is lost.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref: RefObject<HTMLDialogElement | null> = useRef(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return {
    ref,
    onCancel: (event: { preventDefault: () => void; target: EventTarget; currentTarget: EventTarget }) => {
      // A file picker inside the dialog fires cancel too, and its event bubbles up here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
  };
}
