/** Keeps the address of the page, which holds a token at first, from being told to anybody (security.md 6.5). */
export function NoReferrer() {
  return <meta name="referrer" content="no-referrer" />;
}
