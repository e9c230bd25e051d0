const KEY = 'reloaded-for-new-version';
const NOT_AGAIN_WITHIN_MS = 60_000;

/**
 * After a deployment, the chunks that this document would load next are gone from the server. Reloads the document
 * once when that happens; if it happens again soon after, the page's error message takes over.
 */
export function reloadOnceForNewVersion(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(KEY)) < NOT_AGAIN_WITHIN_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
}
