const KEY = 'login-email';

/** Keeps the address (never the password) while the browser is away at Google, so that it need not be typed again. */
export function rememberEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Without storage it is typed again.
  }
}

/** The address that was kept, or `''`. It stays until the tab goes: reading it twice gives the same. */
export function readRememberedEmail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
