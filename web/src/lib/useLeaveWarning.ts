import { useEffect, useEffectEvent } from 'react';

/**
 * Makes the browser ask before a reload or a closed tab while there is unsaved input: drafts live only as long as the
 * document. Moving between pages of the product asks nothing and loses nothing.
 */
export function useLeaveWarning(isUnsaved: () => boolean): void {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);
}
