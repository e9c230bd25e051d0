/**
 * Gives the entry of the history that this document was opened with a key of its own. Without one React Router calls
 * it "default" in every document, and scrolls a page that is opened afresh to where an earlier document was left:
 * home after Create Account started past its first step on a zoomed screen. The key is kept with the entry, so that
 * a reload and Back still return to their place.
 */
export function keyThisDocument(): void {
  const state: unknown = window.history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if ('key' in known) return;
  window.history.replaceState({ ...known, key: Math.random().toString(36).slice(2, 10) }, '');
}
