import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../lib/pageTitle.ts';
import { Card } from '../../../ui/Card.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { LoginForm } from './LoginForm.tsx';
import { EMPTY_LOGIN, MODE_TEXTS, type LoginMode, type LoginValues } from './loginModes.ts';
import { readRememberedEmail } from './rememberedEmail.ts';
import { submitLogin } from './submitLogin.ts';
import { buttonStyles, LINK } from '../../../ui/buttonStyles.ts';

const TOGGLE = `${LINK} touch-target`;

/** The server sends the browser back here from Google, with the proof that setting a first password needs. */
const BACK_FROM_GOOGLE = 'set-password';
/** The landing page's "Get Started" leads here. */
const NEWCOMER = 'create';

/** Sign In, Create Account, Set Password and Reset Password (docs/product.md#sign-in). */
export function LoginPage() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('mode');
  const isBackFromGoogle = asked === BACK_FROM_GOOGLE;
  const [mode, setMode] = useState<LoginMode>(
    isBackFromGoogle ? 'set-password' : asked === NEWCOMER ? 'create' : 'sign-in',
  );
  const [typed, setTyped] = useState<LoginValues>(() => ({ ...EMPTY_LOGIN, email: readRememberedEmail() }));
  const [resetLink, setResetLink] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  const { title, intro } = MODE_TEXTS[mode];
  usePageTitle(title);

  function change(next: LoginMode, values: LoginValues) {
    setTyped(values);
    setResetLink(undefined);
    setMode(next);
    // The address must not name a mode that is no longer shown.
    if (asked) setSearch({}, { replace: true });
  }

  return (
    <AccountFrame>
      <h1>{title}</h1>
      <p className="mt-2 text-ink-soft">{isBackFromGoogle ? 'Choose a password for your account.' : intro}</p>
      <div className="stitch mt-5 w-24" />
      <Card className="mt-6">
        <LoginForm
          key={mode}
          mode={mode}
          initial={typed}
          disabled={leaving}
          onSubmit={async (values) => {
            const outcome = await submitLogin(mode, values);
            if (outcome.next === 'leaving') setLeaving(true);
            if (outcome.next === 'reset-link') setResetLink(outcome.link);
            if (outcome.next === 'mode') {
              change(outcome.mode, outcome.clearEmail ? { ...values, email: '' } : values);
            }
            return outcome.next === 'stay' ? outcome.problem : undefined;
          }}
          onForgot={(values) => change('reset', values)}
          footer={(values) =>
            mode === 'sign-in' ? (
              <>
                New here?{' '}
                <button type="button" className={TOGGLE} onClick={() => change('create', values())}>
                  Sign up
                </button>
              </>
            ) : mode === 'create' ? (
              <button type="button" className={TOGGLE} onClick={() => change('sign-in', values())}>
                Already have an account? Sign in
              </button>
            ) : (
              <button type="button" className={TOGGLE} onClick={() => change('sign-in', values())}>
                Back to Sign In
              </button>
            )
          }
        />
        {resetLink && (
          <div className="mt-5 rounded-md bg-thread-wash p-4">
            <p className="mb-3 text-sm">This installation doesn't send email, so here's your link:</p>
            <a href={resetLink} className={buttonStyles('primary')}>
              Reset your password
            </a>
          </div>
        )}
      </Card>
    </AccountFrame>
  );
}

export { LoginPage as Component };
