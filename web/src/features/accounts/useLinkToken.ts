import { useEffect, useState } from 'react';

/**
 * Reads the token of a mailed link, or `''`. It leaves the address bar and the history at once, so that it ends up in
 * no screenshot, bookmark or Referer; pages that use it also render `NoReferrer`.
 */
export function useLinkToken(): string {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
  return token;
}
