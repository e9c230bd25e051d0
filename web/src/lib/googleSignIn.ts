/** Whether this installation offers sign-in with Google; the server writes it into index.html. */
export function offersGoogle(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="google-sign-in"]')?.content === 'on';
}

/**
 * The path where signing in with Google starts: a documented browser navigation.
 *
 * @param returnTo a path of ours to come back to; the server checks it and takes `/` for anything else
 */
export function googleSignInPath(returnTo?: string): string {
  return returnTo ? `/api/auth/google?${new URLSearchParams({ returnTo })}` : '/api/auth/google';
}
