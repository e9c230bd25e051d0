import { useId, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { cx } from '../lib/cx.ts';
import { Button, IconButton } from './Button.tsx';
import { ToastSlot } from './ToastSlot.tsx';
import { useModal } from './useModal.ts';

interface DialogProps {
  open: boolean;
  /** Escape, the cross and, where it is allowed, a click outside. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** A click outside closes it. Leave it off where something is typed: typed text is never lost. */
  closeOnOutsideClick?: boolean;
}

const WIDTHS = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl' };

/**
 * A modal dialog built on `<dialog>`. Keep it mounted and switch `open`, so that the focus returns to where it was.
 * Its content exists only while it is open, so a form inside starts fresh each time.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
  closeOnOutsideClick,
}: DialogProps) {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    // Escape closes it by keyboard, which the browser handles; the click is only for pointers.
    <dialog
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onClick={(event) => {
        if (closeOnOutsideClick && event.target === event.currentTarget) onClose();
      }}
      className={cx(
        'w-[calc(100%-2rem)] rounded-md border border-line bg-surface text-ink shadow-float open:rise-in',
        'max-h-[calc(100dvh-2rem)] overflow-hidden p-0 open:flex',
        WIDTHS[size],
      )}
    >
      {open && (
        <div className="flex min-h-0 w-full flex-col">
          <header className="flex items-start gap-4 px-6 pt-5 pb-4">
            <div className="min-w-0 flex-1">
              <h2 id={`${id}-title`}>{title}</h2>
              {description && (
                <p id={`${id}-description`} className="mt-1 text-sm text-ink-soft">
                  {description}
                </p>
              )}
            </div>
            <IconButton label="Close" onClick={onClose} className="-mt-1.5 -mr-3 print:hidden">
              <X className="size-5" aria-hidden="true" />
            </IconButton>
          </header>
          {/* In the flow: a toast covers neither the title nor the buttons. */}
          <ToastSlot inFlow />
          {children && (
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-5">{children}</div>
          )}
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4 print:hidden">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** The action itself, such as "Delete experience", never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  busy?: boolean;
}

/** Asks before something that can't be undone. The button names the action. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  busy,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      size="sm"
      closeOnOutsideClick
      footer={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button tone={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
