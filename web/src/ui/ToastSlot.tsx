/**
 * The place of the toast, once on the page and once in each modal dialog: while a dialog is open everything
 * outside it is covered and inert. In a dialog it stands at the top, where it does not cover the buttons; on
 * a page with a bar of buttons at the bottom (`data-bottom-bar`) it stands above the bar.
 * Its live regions are there before the text, so that it is read out.
 */
export function ToastSlot() {
  return (
    <div
      data-toast-slot=""
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4 sm:not-in-[dialog]:justify-end print:hidden in-[dialog]:top-0 in-[dialog]:bottom-auto in-[dialog]:justify-center [:root:has([data-bottom-bar])_&]:pb-22"
    >
      <div role="status" className="contents" />
      <div role="alert" className="contents" />
    </div>
  );
}
