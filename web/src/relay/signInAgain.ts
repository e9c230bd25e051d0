import { UNAUTHORIZED_REDIRECT_DELAY_MS } from '../../../api/limits.ts';
import { rememberReturnTo } from '../lib/returnTo.ts';
import { clearSignedInHint } from '../lib/signedInHint.ts';
import { toast, toastAfterReload } from '../ui/toast.ts';

const LOGGED_OUT = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  tone: 'failure',
} as const;

let underWay = false;

/**
 * Says that the session has ended and sends the browser to /api/login after 500 ms (docs/product.md#navigation).
 * Simultaneous calls, such as three queries of one page, count as one.
 */
export function signInAgain(): void {
  if (underWay) return;
  underWay = true;
  clearSignedInHint();
  rememberReturnTo(window.location);
  toast(LOGGED_OUT);
  // Half a second is too short to read the toast, so the login page shows it as well.
  toastAfterReload(LOGGED_OUT);
  setTimeout(() => {
    underWay = false;
    window.location.assign('/api/login');
  }, UNAUTHORIZED_REDIRECT_DELAY_MS);
}
