import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import accountPageQuery, { type AccountPageQuery } from '../../../__generated__/AccountPageQuery.graphql.ts';
import type { FirstPasswordForm_user$key } from '../../../__generated__/FirstPasswordForm_user.graphql.ts';
import { formResolver } from '../../../lib/formResolver.ts';
import { z } from '../../../lib/zod.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { callAsUser } from '../accountCalls.ts';
import { GoogleButton } from '../GoogleButton.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { newPassword } from './passwordValues.ts';

const schema = z.object({ password: newPassword });

/**
 * Sets the first password of an account that was created with Google (docs/security.md#first-passwords). The server
 * requires a sign-in with Google at most ten minutes old, which leads back here.
 */
export function FirstPasswordForm({ userKey }: { userKey: FirstPasswordForm_user$key }) {
  const { email, firstName, lastName } = useFragment(
    graphql`
      fragment FirstPasswordForm_user on User {
        email
        firstName
        lastName
      }
    `,
    userKey,
  );
  const environment = useRelayEnvironment();
  const [refusal, setRefusal] = useState('');
  const form = useForm<{ password: string }>({
    defaultValues: { password: '' },
    resolver: formResolver<{ password: string }>(schema),
  });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });

  async function submit({ password }: { password: string }) {
    const result = await callAsUser('POST', '/api/auth/setup-password', { email, password });
    if (result.ok) {
      toast({ title: 'Password Set!', description: "Your password has been set and you're now logged in." });
      await fetchQuery<AccountPageQuery>(environment, accountPageQuery, {}).toPromise();
      return;
    }
    if (result.status === 401) return;
    setRefusal(result.status === 403 ? result.message : '');
    toast({
      title: 'Password Setup Failed',
      description: result.message || 'Please check your credentials and try again.',
      tone: 'failure',
    });
  }

  return (
    <form
      noValidate
      aria-label="Set a password"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      className="grid max-w-md gap-5"
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label="New password"
        registration={form.register('password')}
        value={typed}
        personal={[email, firstName, lastName]}
        error={errors.password?.message}
      />
      {refusal && (
        <div className="grid gap-3 rounded-md bg-amber-wash p-4 text-sm">
          <p>{refusal} You'll come back here and have ten minutes to set the password.</p>
          <GoogleButton returnTo="/account" className="justify-self-start" />
        </div>
      )}
      <Button type="submit" tone="primary" busy={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Setting your password...' : 'Set Password'}
      </Button>
    </form>
  );
}
