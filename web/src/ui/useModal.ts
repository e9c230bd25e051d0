import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a `<dialog>` open as a modal while `open` holds. The platform traps the focus, makes the rest inert
 * and gives the focus back; React decides when it closes, so spread `onCancel` onto the dialog: without it
 * Escape closes the element behind React's back and a fast reopening is lost.
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
      // A file picker inside the dialog cancels too, and its event comes up here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
  };
}
