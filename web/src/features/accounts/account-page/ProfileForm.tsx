/* oxlint-disable relay/unused-fields -- toProfileValues() reads the fragment */
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProfileForm_user$key } from '../../../__generated__/ProfileForm_user.graphql.ts';
import type { ProfileFormMutation } from '../../../__generated__/ProfileFormMutation.graphql.ts';
import { formResolver } from '../../../lib/formResolver.ts';
import { useAction } from '../../../relay/useAction.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { createDrafts } from '../../../lib/drafts.ts';
import { useLeaveWarning } from '../../../lib/useLeaveWarning.ts';
import { profileSchema, toProfileValues, type ProfileValues } from './profileValues.ts';
import { showServerErrors } from '../serverErrors.ts';

const DRAFT = 'profile';
/** Exported for tests, which share the document. */
export const profileDrafts = createDrafts<ProfileValues>();

/** Names and picture. Unsaved input survives a visit to another page. */
export function ProfileForm({ userKey }: { userKey: ProfileForm_user$key }) {
  const user = useFragment(
    graphql`
      fragment ProfileForm_user on User {
        firstName
        lastName
        profileImageUrl
      }
    `,
    userKey,
  );
  const [update, saving] = useAction<ProfileFormMutation>(
    graphql`
      mutation ProfileFormMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          ... on UpdateProfilePayload @alias(as: "payload") {
            viewer {
              firstName
              lastName
              profileImageUrl
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: { title: 'Profile saved' },
      failure: ({ message }) => ({ title: 'Failed to save profile', description: message }),
    },
  );
  const stored = toProfileValues(user);
  const form = useForm<ProfileValues>({
    defaultValues: stored,
    // A draft differs from what is stored, so the form counts as changed.
    values: stored,
    resetOptions: { keepDirtyValues: true },
    resolver: formResolver<ProfileValues>(profileSchema),
  });
  const { errors, isDirty } = form.formState;
  const typed = { ...stored, ...useWatch({ control: form.control }) };
  const [brokenUrl, setBrokenUrl] = useState<string>();

  useEffect(() => {
    const draft = profileDrafts.read(DRAFT);
    if (draft) {
      for (const field of ['firstName', 'lastName', 'profileImageUrl'] as const) {
        form.setValue(field, draft[field], { shouldDirty: true });
      }
    }
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty: isChanged }) => {
        if (isChanged) profileDrafts.keep(DRAFT, values);
        else profileDrafts.drop(DRAFT);
      },
    });
  }, [form]);
  useLeaveWarning(() => isDirty);

  function discard() {
    form.reset(stored, { keepDirtyValues: false });
    profileDrafts.drop(DRAFT);
  }

  async function save(values: ProfileValues) {
    const input = { ...values, profileImageUrl: values.profileImageUrl || null };
    const outcome = await update({ input });
    if (outcome.ok) {
      // In the server's spelling: it tidies spaces.
      form.reset(toProfileValues(outcome.data.viewer), { keepDirtyValues: false });
      profileDrafts.drop(DRAFT);
    } else {
      showServerErrors(form, ['firstName', 'lastName', 'profileImageUrl'], outcome.error.fields);
    }
  }

  const pictureUrl = profileSchema.safeParse(typed).success ? typed.profileImageUrl.trim() : '';
  return (
    <form
      noValidate
      aria-label="Profile"
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      className="grid gap-5"
    >
      <div className="flex items-center gap-4">
        <Avatar
          size="lg"
          firstName={typed.firstName}
          lastName={typed.lastName}
          imageUrl={pictureUrl}
          onBroken={() => setBrokenUrl(pictureUrl)}
        />
        <p className="text-sm text-ink-soft">
          {pictureUrl === ''
            ? 'We show your initials until you add a picture.'
            : pictureUrl === brokenUrl
              ? "We can't show this picture, so we use your initials instead."
              : 'This is how your picture looks here.'}
        </p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label="First name" required error={errors.firstName?.message}>
          {(control) => <Input {...control} {...form.register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label="Last name (optional)" error={errors.lastName?.message}>
          {(control) => <Input {...control} {...form.register('lastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <Field
        label="Picture (optional)"
        hint="A link to a picture in your Google account, starting with https://. Leave blank to show your initials."
        error={errors.profileImageUrl?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('profileImageUrl')}
            type="url"
            inputMode="url"
            autoComplete="photo"
            spellCheck={false}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" busy={saving} disabled={!isDirty}>
          {saving ? 'Saving...' : 'Save Profile'}
        </Button>
        {isDirty && (
          <Button tone="quiet" onClick={discard}>
            Discard changes
          </Button>
        )}
      </div>
    </form>
  );
}
