/**
 * Gives the history entry that this document was opened with a key of its own. Without one, React Router calls it
 * "default" in every document and scrolls a freshly opened page to where an earlier document was left: on a zoomed
 * screen, home after Create Account started past its first step. The key is stored with the entry, so a reload and
 * Back still return to their place.
 */
export function keyThisDocument(): void {
  const state: unknown = window.history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if ('key' in known) return;
  window.history.replaceState({ ...known, key: Math.random().toString(36).slice(2, 10) }, '');
}
