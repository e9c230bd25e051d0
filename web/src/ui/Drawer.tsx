import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from './Button.tsx';
import { useModal } from './useModal.ts';
import { ToastSlot } from './ToastSlot.tsx';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Read out as the drawer's name. */
  label: string;
  /** Shown in the drawer's top line beside the close button. */
  header?: ReactNode;
  children: ReactNode;
}

/** A panel that slides in from the left edge: the menu on a phone. A modal `<dialog>`, like Dialog. */
export function Drawer({ open, onClose, label, header, children }: DrawerProps) {
  const modal = useModal(open, onClose);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...modal}
      aria-label={label}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="!m-0 h-dvh max-h-none w-72 max-w-[85vw] border-r border-line bg-surface p-0 text-ink shadow-float open:slide-in-left"
    >
      {open && (
        <div className="flex min-h-full flex-col">
          <div className="flex h-15 items-center justify-between gap-4 border-b border-line pr-2 pl-5">
            {header}
            <IconButton label="Close" onClick={onClose}>
              <X className="size-5" aria-hidden="true" />
            </IconButton>
          </div>
          {children}
        </div>
      )}
      <ToastSlot />
    </dialog>
  );
}
