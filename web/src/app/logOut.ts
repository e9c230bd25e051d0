import { postJson } from '../lib/rest.ts';
import { clearSignedInHint } from '../lib/signedInHint.ts';
import { toast, toastAfterReload } from '../ui/toast.ts';

/** Ends the session and loads the landing page afresh; says so if it did not work. */
export async function logOut(): Promise<void> {
  const result = await postJson('/api/auth/logout', {});
  // A session that was over already is what was asked for.
  if (!result.ok && result.status !== 401) {
    toast({
      title: 'Logout failed',
      description: 'There was an error logging out. Please try again.',
      tone: 'failure',
    });
    return;
  }
  clearSignedInHint();
  toastAfterReload({ title: 'Logged out', description: "You've been successfully logged out." });
  window.location.assign('/');
}
