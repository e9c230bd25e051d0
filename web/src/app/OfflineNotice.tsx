import { useSyncExternalStore } from 'react';
import { WifiOff } from 'lucide-react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that there is no connection, and that nothing on the page is lost by it. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-amber-wash px-4 py-2 text-sm text-amber">
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          You are offline. What you typed stays here; saving works again when you are back.
        </p>
      )}
    </div>
  );
}
