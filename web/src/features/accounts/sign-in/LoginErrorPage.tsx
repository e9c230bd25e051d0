import { Link } from 'react-router-dom';
import { buttonStyles } from '../../../ui/buttonStyles.ts';
import { AccountFrame } from '../AccountFrame.tsx';

/** Where a failed sign-in through another service ends (docs/product.md#login-failed). */
export function LoginErrorPage() {
  return (
    <AccountFrame>
      <h1>Sign-in didn't work</h1>
      <p className="mt-3 text-ink-soft">
        There was an issue signing you in. Please try again or use a different login method.
      </p>
      <div className="mt-8 grid gap-3">
        <a href="/api/auth/google" className={buttonStyles('primary')}>
          Try Google Login Again
        </a>
        <a href="/api/login" className={buttonStyles()}>
          Use Email Login Instead
        </a>
        <Link to="/" className={buttonStyles('quiet')}>
          Back to Home
        </Link>
      </div>
    </AccountFrame>
  );
}

export { LoginErrorPage as Component };
