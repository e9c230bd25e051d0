import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Guards against leaving the page while unsaved input would be lost: the browser asks before a reload, and `blocker`
 * reports a click on one of the app's links.
 *
 * @returns `blocker`, and `release`, after which the next navigation passes without a question
 */
export function useLeaveGuard(unsaved: boolean) {
  const released = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !released.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const release = () => {
    released.current = true;
  };
  return { blocker, release };
}
