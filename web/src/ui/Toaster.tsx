import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { cx } from '../lib/cx.ts';
import { Button, IconButton } from './Button.tsx';
import { dismissToast, toastStore, type ShownToast } from './toast.ts';
import { ToastSlot } from './ToastSlot.tsx';

const SHOWN_FOR_MS = { success: 6_000, failure: 12_000 };

/** Shows the one toast, in the topmost modal dialog if one is open. Mount it once, outside the router. */
export function Toaster() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => null);
  const region = useTopmostRegion(shown);
  return (
    <>
      <ToastSlot />
      {shown && region && createPortal(<Toast key={shown.id} toast={shown} />, region)}
    </>
  );
}

/** The live region that the toast belongs in now; it changes when a dialog opens, closes or is removed. */
function useTopmostRegion(shown: ShownToast | null): Element | null {
  const [region, setRegion] = useState<{ toastId: number; element: Element }>();
  useEffect(() => {
    if (!shown) return;
    const find = () => {
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      const slots = [...document.querySelectorAll('[data-toast-slot]')];
      const slot = slots.find((place) => place.closest('dialog') === (dialog ?? null));
      const element = slot?.querySelector(`[role=${shown.tone === 'failure' ? 'alert' : 'status'}]`);
      setRegion((now) => {
        if (!element) return undefined;
        return now?.element === element && now.toastId === shown.id ? now : { toastId: shown.id, element };
      });
    };
    find();
    const observer = new MutationObserver(find);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['open'],
    });
    return () => observer.disconnect();
  }, [shown]);
  // The previous toast's region may be of the other kind; this one waits for its own.
  return region && region.toastId === shown?.id ? region.element : null;
}

function Toast({ toast: { id, title, description, tone = 'success', action } }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), SHOWN_FOR_MS[tone]);
    return () => clearTimeout(timer);
  }, [held, id, tone]);
  const Icon = tone === 'failure' ? CircleAlert : CircleCheck;
  return (
    <div
      data-toast={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        'rise-in pointer-events-auto flex w-full max-w-sm items-start in-[dialog]:max-w-none in-[dialog]:shadow-low gap-3 rounded-md border bg-surface py-3 pr-1 pl-4 text-ink shadow-float',
        tone === 'failure' ? 'border-danger' : 'border-line',
      )}
    >
      <Icon
        className={cx('mt-0.5 size-5 shrink-0', tone === 'failure' ? 'text-danger' : 'text-thread')}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-[620]">{title}</p>
        {description && <p className="mt-0.5 text-sm text-ink-soft">{description}</p>}
        {action && (
          <Button
            size="sm"
            className="mt-2"
            onClick={() => {
              dismissToast(id);
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label="Dismiss" onClick={() => dismissToast(id)} className="-my-2">
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
