import { useEffect, useState } from 'react';
import { buttonStyles } from '../../ui/buttonStyles.ts';
import { Button } from '../../ui/Button.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { NoReferrer } from './NoReferrer.tsx';
import { useMailedLink } from './useMailedLink.ts';

/**
 * Where "Continue with Google" ends for an address that already has an account and that Google doesn't host. It first
 * says that an email is on its way; opened from that email's link, it shows the button that connects the two.
 */
export function ConnectGooglePage() {
  const { outcome, hasToken, follow } = useMailedLink(
    '/api/auth/connect-google',
    "We couldn't connect Google.",
  );
  const isDone = outcome.kind === 'done';
  useEffect(() => {
    // Reloads as the person who is now signed in.
    if (isDone) window.location.replace('/');
  }, [isDone]);

  const [isSent] = useState(() => new URLSearchParams(window.location.search).has('sent'));
  if (!hasToken && isSent) return <MailIsOnItsWay />;
  const problem = outcome.kind === 'refused' ? outcome.message : null;
  const isBusy = outcome.kind === 'asking' || isDone;
  return (
    <AccountFrame>
      <NoReferrer />
      <div role="status">
        <h1>{problem ? 'Google not connected' : 'Connect Google'}</h1>
        <p className="mt-2 text-ink-soft">
          {problem ?? 'Once connected, “Continue with Google” signs you in to your Tailorbird account.'}
        </p>
        {outcome.kind === 'unknown' && (
          <p className="mt-2 text-ink-soft">{outcome.message} Your link still works.</p>
        )}
      </div>
      <div className="stitch mt-5 w-24" />
      {problem ? (
        <WaysToSignIn />
      ) : (
        <Button tone="primary" size="lg" className="mt-8" busy={isBusy} onClick={() => void follow()}>
          {isBusy ? 'Connecting...' : outcome.kind === 'unknown' ? 'Try again' : 'Connect Google'}
        </Button>
      )}
    </AccountFrame>
  );
}

function MailIsOnItsWay() {
  return (
    <AccountFrame>
      <h1>Check your email</h1>
      <p className="mt-2 text-ink-soft">
        There's already a Tailorbird account with your address. Google doesn't host that mailbox, so we need
        you to confirm it once. We've emailed you a link. Open it in this browser within an hour, and you can
        sign in with Google from then on.
      </p>
      <p className="mt-2 text-ink-soft">Until then, sign in with your password as before.</p>
      <div className="stitch mt-5 w-24" />
      <WaysToSignIn />
    </AccountFrame>
  );
}

function WaysToSignIn() {
  return (
    <div className="mt-8 grid gap-3">
      <a href="/api/login" className={buttonStyles('primary')}>
        Use Email Login Instead
      </a>
      <a href="/api/auth/google" className={buttonStyles()}>
        Continue with Google again
      </a>
    </div>
  );
}

export { ConnectGooglePage as Component };
