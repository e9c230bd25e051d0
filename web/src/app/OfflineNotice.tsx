import { useSyncExternalStore } from 'react';
import { RefreshCw, WifiOff } from 'lucide-react';
import { tryingAgain } from '../relay/tryingAgain.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Says that the person is offline or that the server isn't answering and is being retried, and that nothing on the
 * page is lost.
 */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isTryingAgain = useSyncExternalStore(tryingAgain.subscribe, tryingAgain.read);
  return (
    <div role="status">
      {online && isTryingAgain && (
        <p className="flex items-center justify-center gap-2 bg-amber-wash px-4 py-2 text-sm text-amber">
          <RefreshCw className="size-4 shrink-0" aria-hidden="true" />
          Tailorbird isn't responding right now. Trying again. What you typed stays here.
        </p>
      )}
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-amber-wash px-4 py-2 text-sm text-amber">
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          You're offline. What you typed stays here, and you can save it once you're back online.
        </p>
      )}
    </div>
  );
}
