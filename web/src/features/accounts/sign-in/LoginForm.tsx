import type { ReactNode } from 'react';
import { useForm, useWatch, type SubmitErrorHandler } from 'react-hook-form';
import { readReturnTo } from '../../../lib/returnTo.ts';
import { formResolver } from '../../../lib/formResolver.ts';
import { offersGoogle } from '../../../lib/googleSignIn.ts';
import { Button } from '../../../ui/Button.tsx';
import { LINK } from '../../../ui/buttonStyles.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { toast } from '../../../ui/toast.ts';
import { GoogleButton } from '../GoogleButton.tsx';
import { MODE_SCHEMAS, MODE_TEXTS, type LoginMode, type LoginValues } from './loginModes.ts';
import { EmailSuggestion } from '../email/EmailSuggestion.tsx';
import { NewPasswordField } from '../passwords/NewPasswordField.tsx';
import { rememberEmail } from './rememberedEmail.ts';
import type { LoginProblem } from './submitLogin.ts';

interface LoginFormProps {
  mode: LoginMode;
  /** Keeps what was typed in another mode. */
  initial: LoginValues;
  disabled: boolean;
  /** Resolves to the problem that the server found in one of the fields. */
  onSubmit: (values: LoginValues) => Promise<LoginProblem | undefined>;
  onForgot: (values: LoginValues) => void;
  footer: (values: () => LoginValues) => ReactNode;
}

/** The fields of one mode. Browsers and password managers recognize them by `autocomplete`. */
export function LoginForm({ mode, initial, disabled, onSubmit, onForgot, footer }: LoginFormProps) {
  const form = useForm<LoginValues>({
    defaultValues: initial,
    resolver: formResolver<LoginValues>(MODE_SCHEMAS[mode]),
  });
  const { errors, isSubmitting } = form.formState;
  const busy = isSubmitting || disabled;
  const create = mode === 'create';
  const typed = useWatch({ control: form.control });
  const onInvalid: SubmitErrorHandler<LoginValues> = () => {
    if (mode === 'reset' && !form.getValues('email').trim()) {
      toast({ title: 'Email Required', description: 'Please enter your email address.', tone: 'failure' });
    }
  };
  async function submit(values: LoginValues) {
    const problem = await onSubmit(values);
    if (problem) form.setError(problem.field, { message: problem.message }, { shouldFocus: true });
  }
  const emailField = (
    <Field label="Email" required error={errors.email?.message}>
      {(control) => (
        <Input
          {...control}
          {...form.register('email')}
          type="email"
          autoComplete={mode === 'reset' || create ? 'email' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit, onInvalid)(event)}
      className="grid gap-5"
    >
      {create && (
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <Field label="First name" required error={errors.firstName?.message}>
            {(control) => <Input {...control} {...form.register('firstName')} autoComplete="given-name" />}
          </Field>
          <Field label="Last name (optional)" error={errors.lastName?.message}>
            {(control) => <Input {...control} {...form.register('lastName')} autoComplete="family-name" />}
          </Field>
        </div>
      )}
      {create ? (
        <EmailSuggestion
          typed={typed.email ?? ''}
          onAccept={(email) => {
            form.setValue('email', email, { shouldDirty: true });
            form.setFocus('email');
          }}
        >
          {emailField}
        </EmailSuggestion>
      ) : (
        emailField
      )}
      {mode === 'sign-in' && (
        <Field
          label="Password"
          required
          error={errors.password?.message}
          aside={
            <button
              type="button"
              className={`${LINK} touch-target text-sm`}
              onClick={() => onForgot(form.getValues())}
            >
              Forgot your password?
            </button>
          }
        >
          {(control) => (
            <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />
          )}
        </Field>
      )}
      {(create || mode === 'set-password') && (
        <NewPasswordField
          label="Password"
          registration={form.register('password')}
          value={typed.password ?? ''}
          personal={[typed.email ?? '', typed.firstName ?? '', typed.lastName ?? '']}
          error={errors.password?.message}
        />
      )}
      <Button type="submit" tone="primary" size="lg" busy={busy}>
        {busy ? MODE_TEXTS[mode].busy : MODE_TEXTS[mode].submit}
      </Button>
      {(mode === 'set-password' || (mode !== 'reset' && offersGoogle())) && (
        <div className="grid gap-5">
          <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </p>
          <GoogleButton
            returnTo={mode === 'set-password' ? undefined : readReturnTo()}
            onLeave={() => rememberEmail(form.getValues('email'))}
          />
        </div>
      )}
      <p className="text-center text-sm text-ink-soft">{footer(() => form.getValues())}</p>
    </form>
  );
}
