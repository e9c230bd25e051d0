import { postJson } from '../lib/rest.ts';
import { clearSignedInHint } from '../lib/signedInHint.ts';
import { endSubscriptions } from '../relay/subscribe.ts';
import { toast, toastAfterReload } from '../ui/toast.ts';

/** Ends the session and its subscriptions, and reloads at the landing page, or shows a toast if that fails. */
export async function logOut(): Promise<void> {
  const result = await postJson('/api/auth/logout', {});
  // A session that has already ended is fine: the person wanted to log out.
  if (!result.ok && result.status !== 401) {
    toast({
      title: 'Logout failed',
      description: 'There was an error logging out. Please try again.',
      tone: 'failure',
    });
    return;
  }
  endSubscriptions();
  clearSignedInHint();
  toastAfterReload({ title: 'Logged out', description: "You've been successfully logged out." });
  window.location.assign('/');
}
