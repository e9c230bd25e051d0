import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasSignedInHint } from '../../../lib/signedInHint.ts';
import { buttonStyles } from '../../../ui/buttonStyles.ts';
import { Card } from '../../../ui/Card.tsx';
import { toast } from '../../../ui/toast.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { NoReferrer } from '../NoReferrer.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { useLinkToken } from '../useLinkToken.ts';

const TO_LOGIN_DELAY_MS = 2_000;

/** The page behind a reset link (docs/product.md#reset-password). */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const [isDone, setIsDone] = useState(false);
  const leaving = isDone || !token;

  useEffect(() => {
    if (token) return;
    toast({
      title: 'Invalid Reset Link',
      description: 'This password reset link is invalid or expired.',
      tone: 'failure',
    });
  }, [token]);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => {
      // Resetting has ended the account's sessions, perhaps this browser's too: /api/login clears its leftovers.
      if (isDone && hasSignedInHint()) window.location.assign('/api/login');
      else void navigate('/login');
    }, TO_LOGIN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [leaving, isDone, navigate]);

  return (
    <AccountFrame>
      <NoReferrer />
      {leaving ? (
        <>
          <h1>{isDone ? 'Your password has been reset' : 'Invalid Reset Link'}</h1>
          <p className="mt-2 text-ink-soft">
            {isDone
              ? 'Taking you to the login page. Sign in with your new password.'
              : 'This password reset link is invalid or expired. Taking you back to the login page, where you can request a new one.'}
          </p>
          <a href="/api/login" className={buttonStyles('primary', 'lg', 'mt-8')}>
            Go to Sign In
          </a>
        </>
      ) : (
        <>
          <h1>Reset Password</h1>
          <p className="mt-2 text-ink-soft">
            Choose a new password. You'll be signed out on all your devices.
          </p>
          <div className="stitch mt-5 w-24" />
          <Card className="mt-6">
            <ResetPasswordForm token={token} onDone={() => setIsDone(true)} />
          </Card>
        </>
      )}
    </AccountFrame>
  );
}

export { ResetPasswordPage as Component };
