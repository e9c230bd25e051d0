const KEY = 'login-email';

/** Remembers the address (never the password) while the browser is at Google, so that it needn't be typed again. */
export function rememberEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Without storage, it has to be typed again.
  }
}

/** Reads the remembered address, or `''`. It stays until the tab is closed. */
export function readRememberedEmail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
