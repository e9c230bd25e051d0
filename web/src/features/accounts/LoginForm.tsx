import type { ReactNode } from 'react';
import { useForm, type SubmitErrorHandler } from 'react-hook-form';
import { formResolver } from '../../lib/formResolver.ts';
import { Button } from '../../ui/Button.tsx';
import { LINK } from '../../ui/buttonStyles.ts';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { toast } from '../../ui/toast.ts';
import { MODE_SCHEMAS, MODE_TEXTS, type LoginMode, type LoginValues } from './loginModes.ts';

interface LoginFormProps {
  mode: LoginMode;
  /** What was typed in another mode is kept. */
  initial: LoginValues;
  disabled: boolean;
  onSubmit: (values: LoginValues) => Promise<void>;
  onForgot: (values: LoginValues) => void;
  footer: (values: () => LoginValues) => ReactNode;
}

/** The fields of one mode. Browsers and password managers know them by `autocomplete`. */
export function LoginForm({ mode, initial, disabled, onSubmit, onForgot, footer }: LoginFormProps) {
  const form = useForm<LoginValues>({
    defaultValues: initial,
    resolver: formResolver<LoginValues>(MODE_SCHEMAS[mode]),
  });
  const { errors, isSubmitting } = form.formState;
  const busy = isSubmitting || disabled;
  const create = mode === 'create';
  const onInvalid: SubmitErrorHandler<LoginValues> = () => {
    if (mode === 'reset' && !form.getValues('email').trim()) {
      toast({ title: 'Email Required', description: 'Please enter your email address.', tone: 'failure' });
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(onSubmit, onInvalid)(event)}
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
      {mode !== 'reset' && (
        <Field
          label="Password"
          required
          error={errors.password?.message}
          hint={
            mode === 'sign-in'
              ? undefined
              : 'At least 6 characters. A few words in a row are easy to keep and hard to guess.'
          }
          aside={
            mode === 'sign-in' && (
              <button
                type="button"
                className={`${LINK} touch-target text-sm`}
                onClick={() => onForgot(form.getValues())}
              >
                Forgot your password?
              </button>
            )
          }
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password')}
              autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
            />
          )}
        </Field>
      )}
      <Button type="submit" tone="primary" size="lg" busy={busy}>
        {busy ? MODE_TEXTS[mode].busy : MODE_TEXTS[mode].submit}
      </Button>
      <p className="text-center text-sm text-ink-soft">{footer(() => form.getValues())}</p>
    </form>
  );
}
