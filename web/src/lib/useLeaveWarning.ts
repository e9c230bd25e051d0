import { useEffect, useEffectEvent } from 'react';

/**
 * Lets the browser ask before the document goes (a reload, a closed tab) while something typed is not saved:
 * drafts live only as long as the document. Moving between pages of the product asks nothing and loses nothing.
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
