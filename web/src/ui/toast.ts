export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** `failure` is read out at once and stays longer. */
  tone?: 'success' | 'failure';
  /** One action, such as undoing what was just done. */
  action?: { label: string; run: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
}

const AFTER_RELOAD = 'toast-after-reload';

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: ShownToast | null) {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast. Only one shows at a time (docs/product.md#limits): it replaces the previous one.
 *
 * @returns its id, for `dismissToast`
 */
export function toast(message: ToastMessage): number {
  set({ ...message, id: ++lastId });
  return lastId;
}

/** Dismisses the toast, or only the one with this id if it is still shown. */
export function dismissToast(id?: number): void {
  if (shown && (id === undefined || shown.id === id)) set(null);
}

/** Keeps a toast for the page after a full reload; signing in and out reload the document. */
export function toastAfterReload(message: Omit<ToastMessage, 'action'>): void {
  try {
    sessionStorage.setItem(AFTER_RELOAD, JSON.stringify(message));
  } catch {
    // Without storage, the toast is lost.
  }
}

/** Shows what `toastAfterReload` kept, once. */
export function showToastAfterReload(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(AFTER_RELOAD) ?? 'null');
    sessionStorage.removeItem(AFTER_RELOAD);
    if (typeof kept !== 'object' || kept === null || !('title' in kept) || typeof kept.title !== 'string')
      return;
    toast({
      title: kept.title,
      description:
        'description' in kept && typeof kept.description === 'string' ? kept.description : undefined,
      tone: 'tone' in kept && kept.tone === 'failure' ? 'failure' : 'success',
    });
  } catch {
    // Unreadable or unavailable storage: nothing to show.
  }
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ShownToast | null => shown,
};
