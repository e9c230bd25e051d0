import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import { passwordMinLength } from '../../../lib/passwordMinLength.ts';
import { readMessage, postJson } from '../../../lib/rest.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { toast } from '../../../ui/toast.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

interface NewPassword {
  password: string;
  confirmation: string;
}

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
}

/** The new password, twice (docs/product.md#reset-password). */
export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const form = useForm<NewPassword>({ defaultValues: { password: '', confirmation: '' } });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  async function submit({ password: newPassword }: NewPassword) {
    const result = await postJson('/api/auth/reset-password', { token, newPassword });
    if (!result.ok) {
      toast({
        title: 'Reset Failed',
        description: result.message || 'Failed to reset password. Please try again.',
        tone: 'failure',
      });
      return;
    }
    toast({ title: 'Password Reset', description: readMessage(result.body) });
    onDone();
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit(submit, showProblem)(event)}
    >
      <NewPasswordField
        label="New password"
        registration={form.register('password', {
          validate: (text) =>
            text.length >= passwordMinLength ||
            `Password must be at least ${passwordMinLength} characters long.`,
        })}
        value={password}
        error={errors.password?.message}
      />
      <Field label="Confirm new password" required error={errors.confirmation?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('confirmation', {
              validate: (text, values) =>
                text === values.password || 'Passwords do not match. Please try again.',
            })}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Button type="submit" tone="primary" size="lg" busy={isSubmitting}>
        {isSubmitting ? 'Resetting...' : 'Reset Password'}
      </Button>
    </form>
  );
}

/** Shows one toast: mismatched passwords come first (docs/product.md#validation). */
function showProblem({ password, confirmation }: FieldErrors<NewPassword>): void {
  const [title, problem] = confirmation
    ? ['Password Mismatch', confirmation]
    : ['Password Too Short', password];
  toast({ title, description: problem?.message, tone: 'failure' });
}
