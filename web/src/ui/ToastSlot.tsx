import { cx } from '../lib/cx.ts';

/**
 * The place of the toast, once on the page and once in each modal dialog: while a dialog is open, everything outside
 * it is covered and inert. In a dialog it sits between the title and the content (`inFlow`), so that it covers
 * neither title nor buttons; on a page with a bar of buttons at the bottom (`data-bottom-bar`) it sits above the bar, above
 * a panel on it, whose height is `--bottom-panel`, and above a notice (`data-bottom-notice`).
 * Its live regions exist before the text, so that it is read out.
 */
export function ToastSlot({ inFlow }: { inFlow?: boolean }) {
  return (
    <div
      data-toast-slot=""
      className={cx(
        'pointer-events-none flex print:hidden',
        inFlow
          ? 'shrink-0 px-6 has-data-toast:pb-4'
          : 'fixed inset-x-0 bottom-0 z-50 justify-center p-4 sm:justify-end [:root:has([data-bottom-bar])_&]:pb-[calc(5.5rem+var(--bottom-panel,0px))] [:root:has([data-bottom-notice])_&]:pb-[calc(9.5rem+var(--bottom-panel,0px))]',
      )}
    >
      <div role="status" className="contents" />
      <div role="alert" className="contents" />
    </div>
  );
}
