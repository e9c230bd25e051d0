import { useEffect, useState } from 'react';
import { buttonStyles } from '../../ui/buttonStyles.ts';
import { Button } from '../../ui/Button.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { NoReferrer } from './NoReferrer.tsx';
import { useMailedLink } from './useMailedLink.ts';

/**
 * Where "Continue with Google" ends for an address that has an account and that Google does not host: first with the
 * news that a mail is on its way, then, from its link, with the button that connects the two.
 */
export function ConnectGooglePage() {
  const { outcome, hasToken, follow } = useMailedLink(
    '/api/auth/connect-google',
    'Google could not be connected.',
  );
  const isDone = outcome.kind === 'done';
  useEffect(() => {
    // Loads afresh, as the person who is signed in now.
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
          {problem ?? 'From then on, “Continue with Google” signs you in to your Tailorbird account.'}
        </p>
        {outcome.kind === 'unknown' && (
          <p className="mt-2 text-ink-soft">{outcome.message} The link has not been used up.</p>
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
        There is a Tailorbird account with your address already, and Google does not run that mailbox, so we
        ask you once. We mailed you a link: open it in this browser within an hour, and Google signs you in
        from then on.
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
