/**
 * Keeps the address of the page, which holds a token at first, from being told to anybody
 * (docs/security.md#mailed-links).
 */
export function NoReferrer() {
  return <meta name="referrer" content="no-referrer" />;
}
