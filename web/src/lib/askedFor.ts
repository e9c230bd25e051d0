const KEY = 'asked-for';

/** Keeps the page that a signed-out person asked for, so that a sign-in with Google can lead there. */
export function keepAskedFor({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  try {
    sessionStorage.setItem(KEY, pathname + search);
  } catch {
    // Without storage the sign-in leads to the home page.
  }
}

/** The page that was asked for, or undefined. */
export function askedFor(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Somebody signed in: what was asked for before has been answered. */
export function forgetAskedFor(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
