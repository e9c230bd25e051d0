import { hasSignedInHint } from '../../../lib/signedInHint.ts';
import { buttonStyles } from '../../../ui/buttonStyles.ts';
import { Button } from '../../../ui/Button.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { NoReferrer } from '../NoReferrer.tsx';
import { useMailedLink } from '../useMailedLink.ts';

/**
 * The page behind the link that proves an address. Only a click uses the link, never opening it: mail scanners open
 * links and would prove an address that somebody else registered.
 */
export function VerifyEmailPage() {
  const { outcome, follow } = useMailedLink(
    '/api/auth/verify-email',
    "We couldn't confirm your email address.",
  );

  return (
    <AccountFrame>
      <NoReferrer />
      <div role="status">
        {(outcome.kind === 'waiting' || outcome.kind === 'asking') && (
          <>
            <h1>Confirm your email</h1>
            <p className="mt-2 text-ink-soft">
              If you have a Tailorbird account and asked for this link, confirm that the address is yours.
            </p>
          </>
        )}
        {outcome.kind === 'done' && (
          <>
            <h1>Email confirmed</h1>
            <p className="mt-2 text-ink-soft">Thank you. Your email address is confirmed.</p>
          </>
        )}
        {outcome.kind === 'refused' && (
          <>
            <h1>Email not confirmed</h1>
            <p className="mt-2 text-ink-soft">{outcome.message}</p>
            <p className="mt-2 text-ink-soft">
              Each link works once. If you've used it before, your address is already confirmed. If not,
              request a new link on your account page.
            </p>
          </>
        )}
        {outcome.kind === 'unknown' && (
          <>
            <h1>Email not confirmed yet</h1>
            <p className="mt-2 text-ink-soft">{outcome.message} Your link still works.</p>
          </>
        )}
      </div>
      <div className="stitch mt-5 w-24" />
      {outcome.kind !== 'done' && outcome.kind !== 'refused' && (
        <Button
          tone="primary"
          size="lg"
          className="mt-8"
          busy={outcome.kind === 'asking'}
          onClick={() => void follow()}
        >
          {outcome.kind === 'unknown'
            ? 'Try again'
            : outcome.kind === 'asking'
              ? 'Confirming...'
              : 'Confirm this address'}
        </Button>
      )}
      {/* A full load, so that the account page fetches its data again. */}
      {(outcome.kind === 'done' || outcome.kind === 'refused') && (
        <a
          href={hasSignedInHint() ? '/account' : '/login'}
          className={buttonStyles('primary', 'lg', 'mt-8 justify-self-start')}
        >
          {hasSignedInHint() ? 'Go to your account' : 'Sign in'}
        </a>
      )}
    </AccountFrame>
  );
}

export { VerifyEmailPage as Component };
