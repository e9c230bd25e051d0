/**
 * Counts a page that was opened, for the administrator's statistics: its path alone, and nothing about who opened it
 * (docs/decisions/0057-counting-page-views.md). A view that doesn't arrive is not counted.
 */
export function countView(path: string): void {
  void fetch('/api/page-views', {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    priority: 'low',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path }),
  })
    // An answer that isn't read leaves the request open.
    .then((response) => response.text())
    .catch(() => {});
}
