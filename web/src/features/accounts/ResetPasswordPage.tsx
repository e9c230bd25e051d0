import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PASSWORD_MIN_LENGTH } from '../../../../api/limits.ts';
import { postJson } from '../../lib/rest.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountFrame } from './AccountFrame.tsx';

const BACK_TO_LOGIN_DELAY_MS = 2_000;

interface NewPassword {
  password: string;
  confirmation: string;
}

/** The page behind a reset link (specification sections 2, 5 and 8). The token leaves the address bar at once. */
export function ResetPasswordPage() {
  const [search, setSearch] = useSearchParams();
  const [token] = useState(() => search.get('token') ?? '');
  const navigate = useNavigate();

  useEffect(() => {
    if (token) {
      setSearch({}, { replace: true });
      return;
    }
    toast({
      title: 'Invalid Reset Link',
      description: 'This password reset link is invalid or expired.',
      tone: 'failure',
    });
    const timer = setTimeout(() => void navigate('/login'), BACK_TO_LOGIN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [token, navigate, setSearch]);

  return (
    <AccountFrame>
      <h1>{token ? 'Reset Password' : 'Invalid Reset Link'}</h1>
      {token ? (
        <NewPasswordForm token={token} />
      ) : (
        <p className="mt-2 text-ink-soft">
          This password reset link is invalid or expired. Taking you back to the login page.
        </p>
      )}
    </AccountFrame>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const form = useForm<NewPassword>({ defaultValues: { password: '', confirmation: '' } });
  const { errors, isSubmitting } = form.formState;

  async function submit({ password }: NewPassword) {
    const result = await postJson('/api/auth/reset-password', { token, newPassword: password });
    if (!result.ok) {
      toast({
        title: 'Reset Failed',
        description: result.message || 'Failed to reset password. Please try again.',
        tone: 'failure',
      });
      return;
    }
    toast({
      title: 'Password Set!',
      description: 'Your password has been changed. Sign in with the new one.',
    });
    await navigate('/login');
  }

  return (
    <Card className="mt-6">
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) =>
          void form.handleSubmit(submit, (problems) => {
            const problem = problems.password ?? problems.confirmation;
            toast({
              title: problems.password ? 'Password Too Short' : 'Password Mismatch',
              description: problem?.message,
              tone: 'failure',
            });
          })(event)
        }
      >
        <Field label="New password" required error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password', {
                validate: (text) =>
                  text.length >= PASSWORD_MIN_LENGTH ||
                  `Password must be at least ${PASSWORD_MIN_LENGTH} characters long.`,
              })}
              autoComplete="new-password"
            />
          )}
        </Field>
        <Field label="Confirm new password" required error={errors.confirmation?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('confirmation', {
                validate: (text, { password }) =>
                  text === password || 'Passwords do not match. Please try again.',
              })}
              autoComplete="new-password"
            />
          )}
        </Field>
        <Button type="submit" tone="primary" size="lg" busy={isSubmitting}>
          {isSubmitting ? 'Resetting...' : 'Reset Password'}
        </Button>
      </form>
    </Card>
  );
}

export { ResetPasswordPage as Component };
