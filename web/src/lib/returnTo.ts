const KEY = 'return-to';

/** Remembers the page that a signed-out person opened, so that signing in with Google can return there. */
export function rememberReturnTo({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  try {
    sessionStorage.setItem(KEY, pathname + search);
  } catch {
    // Without storage, signing in leads to the home page.
  }
}

/** Reads the remembered page, or undefined. */
export function readReturnTo(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the page once somebody has signed in. */
export function forgetReturnTo(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, nothing was kept.
  }
}
