/**
 * Keeps the page's address, which holds a token at first, out of the Referer header (docs/security.md#mailed-links).
 */
export function NoReferrer() {
  return <meta name="referrer" content="no-referrer" />;
}
