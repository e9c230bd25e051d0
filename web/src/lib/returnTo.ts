const KEY = 'return-to';

/** Keeps the page that a signed-out person asked for, so that a sign-in with Google can lead there. */
export function rememberReturnTo({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  try {
    sessionStorage.setItem(KEY, pathname + search);
  } catch {
    // Without storage the sign-in leads to the home page.
  }
}

/** The page that was asked for, or undefined. */
export function readReturnTo(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Somebody signed in: what was asked for before has been answered. */
export function forgetReturnTo(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
