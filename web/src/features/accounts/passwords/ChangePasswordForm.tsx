import { useForm, useWatch } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ChangePasswordForm_user$key } from '../../../__generated__/ChangePasswordForm_user.graphql.ts';
import type { ChangePasswordFormMutation } from '../../../__generated__/ChangePasswordFormMutation.graphql.ts';
import { formResolver } from '../../../lib/formResolver.ts';
import { z } from '../../../lib/zod.ts';
import { useAction } from '../../../relay/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { anyPassword, newPassword } from './passwordValues.ts';
import { showServerErrors } from '../serverErrors.ts';

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

const EMPTY: Passwords = { currentPassword: '', newPassword: '' };
const schema = z.object({ currentPassword: anyPassword, newPassword });

/** Changes the password; the device list then shows that the others are signed out. */
export function ChangePasswordForm({ userKey }: { userKey: ChangePasswordForm_user$key }) {
  const { email, firstName, lastName } = useFragment(
    graphql`
      fragment ChangePasswordForm_user on User {
        email
        firstName
        lastName
      }
    `,
    userKey,
  );
  const [change, changing] = useAction<ChangePasswordFormMutation>(
    graphql`
      mutation ChangePasswordFormMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          ... on ChangePasswordPayload @alias(as: "payload") {
            viewer {
              ...DeviceList_user
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: { title: 'Password changed', description: "You've been signed out on all other devices." },
      failure: ({ message }) => ({ title: 'Failed to change password', description: message }),
    },
  );
  const form = useForm<Passwords>({ defaultValues: EMPTY, resolver: formResolver<Passwords>(schema) });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'newPassword' });

  async function submit(input: Passwords) {
    const outcome = await change({ input });
    if (outcome.ok) form.reset(EMPTY);
    else showServerErrors(form, ['currentPassword', 'newPassword'], outcome.error.fields);
  }

  return (
    <form
      noValidate
      aria-label="Change password"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      className="grid max-w-md gap-5"
    >
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" required error={errors.currentPassword?.message}>
        {(control) => (
          <PasswordInput {...control} {...form.register('currentPassword')} autoComplete="current-password" />
        )}
      </Field>
      <NewPasswordField
        label="New password"
        registration={form.register('newPassword')}
        value={typed}
        personal={[email, firstName, lastName]}
        error={errors.newPassword?.message}
      />
      <Button type="submit" tone="primary" busy={changing} className="justify-self-start">
        {changing ? 'Changing...' : 'Change Password'}
      </Button>
    </form>
  );
}
