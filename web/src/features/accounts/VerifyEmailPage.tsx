import { useEffect, useState } from 'react';
import { postJson } from '../../lib/rest.ts';
import { hasSignedInHint } from '../../lib/signedInHint.ts';
import { buttonStyles } from '../../ui/buttonStyles.ts';
import { Button } from '../../ui/Button.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { NoReferrer } from './NoReferrer.tsx';
import { useLinkToken } from './useLinkToken.ts';

/** `unknown`: no answer came, so the link may still work. */
type Outcome =
  | { kind: 'asking' }
  | { kind: 'confirmed' }
  | { kind: 'refused'; message: string }
  | { kind: 'unknown'; message: string };

const INCOMPLETE = 'This link is not complete. Please open it from the mail again.';

/** The page behind the link that proves an address: uses it and says what came of it. */
export function VerifyEmailPage() {
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<Outcome>(
    token ? { kind: 'asking' } : { kind: 'refused', message: INCOMPLETE },
  );

  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (!token) return;
    let gone = false;
    void confirmOnce(token, attempt).then((answer) => {
      if (!gone) setOutcome(answer);
    });
    return () => {
      gone = true;
    };
  }, [token, attempt]);

  return (
    <AccountFrame>
      <NoReferrer />
      <div role="status">
        {outcome.kind === 'asking' && (
          <>
            <h1>Confirming your email...</h1>
            <p className="mt-2 text-ink-soft">This takes a moment.</p>
          </>
        )}
        {outcome.kind === 'confirmed' && (
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
              Each link works once. If you used it before, your address is confirmed already; if not, ask for
              a new link on your account page.
            </p>
          </>
        )}
        {outcome.kind === 'unknown' && (
          <>
            <h1>Email not confirmed yet</h1>
            <p className="mt-2 text-ink-soft">{outcome.message} The link has not been used up.</p>
          </>
        )}
      </div>
      <div className="stitch mt-5 w-24" />
      {outcome.kind === 'unknown' && (
        <Button
          tone="primary"
          size="lg"
          className="mt-8"
          onClick={() => {
            setOutcome({ kind: 'asking' });
            setAttempt(attempt + 1);
          }}
        >
          Try again
        </Button>
      )}
      {/* Loads afresh, so that the account page asks the server anew. */}
      {(outcome.kind === 'confirmed' || outcome.kind === 'refused') && (
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

const answers = new Map<string, Promise<Outcome>>();

/** A link works once, and effects run twice in development: each attempt is sent once. */
function confirmOnce(token: string, attempt: number): Promise<Outcome> {
  const key = `${attempt} ${token}`;
  const answer =
    answers.get(key) ??
    postJson('/api/auth/verify-email', { token }).then((result): Outcome => {
      if (result.ok) return { kind: 'confirmed' };
      const message = result.message || 'Your email address could not be confirmed.';
      const isAnswered = result.status >= 400 && result.status < 500 && result.status !== 429;
      return { kind: isAnswered ? 'refused' : 'unknown', message };
    });
  answers.set(key, answer);
  return answer;
}

export { VerifyEmailPage as Component };
