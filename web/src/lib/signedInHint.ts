/**
 * The cookie `signed_in=1` that the server sets beside the session cookie. Only a hint for choosing the
 * first screen without waiting for an answer: the server decides about every piece of data.
 */
export function hasSignedInHint(cookies: string = document.cookie): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === 'signed_in=1');
}

/** Clears the hint once the server has shown it to be wrong; otherwise /login would send the person back. */
export function clearSignedInHint(): void {
  document.cookie = 'signed_in=; Path=/; Max-Age=0; SameSite=Lax';
}
