import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';

import accountPageQuery, { type AccountPageQuery } from '../../../__generated__/AccountPageQuery.graphql.ts';
import type { ChangeEmail_user$key } from '../../../__generated__/ChangeEmail_user.graphql.ts';
import { formResolver } from '../../../lib/formResolver.ts';
import type { RestResult } from '../../../lib/rest.ts';
import { z } from '../../../lib/zod.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineError } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { focusOnOpen } from '../../../ui/focusOnOpen.ts';
import { Input } from '../../../ui/Input.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { toast } from '../../../ui/toast.ts';
import { callAsUser } from '../accountCalls.ts';
import { emailValue } from './emailValue.ts';
import { GoogleButton } from '../GoogleButton.tsx';
import { EmailSuggestion } from './EmailSuggestion.tsx';
import { anyPassword } from '../passwords/passwordValues.ts';

/**
 * Moves the account to another address (docs/decisions/0030): with mail, once the link sent there is followed;
 * without mail, at once.
 */
export function ChangeEmail({ userKey }: { userKey: ChangeEmail_user$key }) {
  const user = useFragment(
    graphql`
      fragment ChangeEmail_user on User {
        email
        hasPassword
      }
    `,
    userKey,
  );
  const environment = useRelayEnvironment();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [waiting, setWaiting] = useState('');
  const formId = useId();

  async function done({ isChanged, message }: Answer) {
    setIsOpen(false);
    setWaiting(isChanged ? '' : message);
    toast({ title: isChanged ? 'Email address changed' : 'Confirmation link sent', description: message });
    if (isChanged) await fetchQuery<AccountPageQuery>(environment, accountPageQuery, {}).toPromise();
  }

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Change email address</Button>
      <p role="status" className="basis-full text-sm text-ink-soft empty:hidden">
        {waiting}
      </p>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        size="sm"
        title="Change your email address"
        description={
          <>
            You currently sign in with <b className="font-[620] text-ink">{user.email}</b>.
            {user.hasPassword && ' Please enter your password to confirm it’s you.'}
          </>
        }
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <Button type="submit" form={formId} tone="primary" busy={isBusy}>
              {isBusy ? 'Changing...' : 'Change email address'}
            </Button>
          </>
        }
      >
        <ChangeEmailForm id={formId} hasPassword={user.hasPassword} onBusy={setIsBusy} onDone={done} />
      </Dialog>
    </>
  );
}

interface Values {
  email: string;
  password: string;
}

type Answer = z.infer<typeof answer>;
const answer = z.object({ isChanged: z.boolean(), message: z.string() });

const withPassword = z.object({ email: emailValue, password: anyPassword });
const withoutPassword = z.object({ email: emailValue, password: z.string() });

interface ChangeEmailFormProps {
  id: string;
  hasPassword: boolean;
  onBusy: (busy: boolean) => void;
  onDone: (answer: Answer) => Promise<void>;
}

/** Starts fresh each time the dialog opens: no password stays behind. */
function ChangeEmailForm({ id, hasPassword, onBusy, onDone }: ChangeEmailFormProps) {
  const [refusal, setRefusal] = useState<RestResult & { ok: false }>();
  const form = useForm<Values>({
    defaultValues: { email: '', password: '' },
    resolver: formResolver<Values>(hasPassword ? withPassword : withoutPassword),
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'email' });

  async function submit({ email, password }: Values) {
    setRefusal(undefined);
    onBusy(true);
    const result = await callAsUser('POST', '/api/account/email', {
      email,
      ...(hasPassword && { password }),
    });
    onBusy(false);
    if (result.ok) return onDone(answer.parse(result.body));
    const { status, message } = result;
    if (status === 400 || status === 409) {
      const field = /password/i.test(message) ? 'password' : 'email';
      form.setError(field, { message }, { shouldFocus: true });
    } else {
      setRefusal({ ...result, message: message || 'Nothing was changed. Please try again.' });
    }
  }

  const field = form.register('email');
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      className="grid gap-4"
    >
      <EmailSuggestion
        typed={typed}
        onAccept={(email) => {
          form.setValue('email', email, { shouldDirty: true });
          form.setFocus('email');
        }}
      >
        <Field label="New email" required error={errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              {...field}
              ref={(element) => {
                field.ref(element);
                focusOnOpen(element);
              }}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      </EmailSuggestion>
      {hasPassword && (
        <Field label="Password" required error={errors.password?.message}>
          {(control) => (
            <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />
          )}
        </Field>
      )}
      {refusal && <InlineError>{refusal.message}</InlineError>}
      {refusal?.status === 403 && <GoogleButton returnTo="/account" />}
    </form>
  );
}
