import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { ExperienceDialog_experience$key } from '../../../__generated__/ExperienceDialog_experience.graphql.ts';
import type { ExperienceDialogCreateMutation } from '../../../__generated__/ExperienceDialogCreateMutation.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { createDrafts } from '../../../lib/drafts.ts';
import { BulletFields } from './BulletFields.tsx';
import { RoleFields } from './RoleFields.tsx';
import { useUpdateExperience } from './useUpdateExperience.ts';
import {
  findExperienceField,
  experienceSchema,
  mergeExperience,
  NEW_EXPERIENCE,
  toExperienceInput,
  toExperienceValues,
  type ExperienceValues,
  type FirstField,
} from './experienceForm.ts';
import { countCreated } from '../experienceStore.ts';
import { FormNotes } from '../../../forms/FormNotes.tsx';
import { fetchLatestExperience, readStoredExperience } from '../storedExperience.ts';
import { useDraftedForm, type Origin } from '../../../forms/useDraftedForm.ts';

/** Unsaved input that wasn't canceled, by experience. */
export const experienceDrafts = createDrafts<ExperienceValues>();
const experienceOrigins = createDrafts<Origin<ExperienceValues>>();

interface ExperienceDialogProps {
  open: boolean;
  /** Null: adds a new one. */
  experienceKey: ExperienceDialog_experience$key | null;
  focus?: FirstField | undefined;
  connectionId: string;
  onClose: () => void;
  onReopen: () => void;
  /** An experience was changed; not called for a new one. */
  onEdited?: (() => void) | undefined;
}

/**
 * Adds or edits an experience. Closing with Escape or the cross keeps what was typed for the next opening; Cancel
 * discards it and can be undone. Give each opening its own `key`.
 */
export function ExperienceDialog({
  open,
  experienceKey,
  focus,
  connectionId,
  onClose,
  onReopen,
  onEdited,
}: ExperienceDialogProps) {
  const key = useFragment(
    graphql`
      fragment ExperienceDialog_experience on Experience {
        ...storedExperience_experience
      }
    `,
    experienceKey,
  );
  const experience = key && readStoredExperience(key);
  const [create, creating] = useAction<ExperienceDialogCreateMutation>(
    graphql`
      mutation ExperienceDialogCreateMutation($input: CreateExperienceInput!, $connections: [ID!]!) {
        createExperience(input: $input) {
          ... on CreateExperiencePayload @alias(as: "payload") {
            experience @appendNode(connections: $connections, edgeTypeName: "UserExperiencesConnectionEdge") {
              ...ExperienceCard_experience
              ...useExperienceDialogs_experience
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: { title: 'Experience added successfully' },
      failure: ({ message }) => ({ title: 'Failed to add experience', description: message }),
    },
  );
  const [update, updating] = useUpdateExperience({ title: 'Experience updated successfully' });
  const busy = creating || updating;
  const environment = useRelayEnvironment();
  async function reload(id: string): Promise<Origin<ExperienceValues> | null> {
    const now = await fetchLatestExperience(environment, id);
    return now ? { values: toExperienceValues(now), version: now.version } : null;
  }
  const drafted = useDraftedForm<ExperienceValues>({
    schema: experienceSchema,
    stored: () => (experience ? toExperienceValues(experience) : NEW_EXPERIENCE),
    drafts: experienceDrafts,
    draftKey: experience?.id ?? 'new',
    findField: findExperienceField,
    shared: experience
      ? {
          version: experience.version,
          origins: experienceOrigins,
          reload: () => reload(experience.id),
          merge: mergeExperience,
        }
      : undefined,
    discarded: experience ? 'Your changes were discarded' : 'The new experience was discarded',
    onClose,
    onReopen,
    save: async (values, version) => {
      if (!experience)
        return create(
          { input: { experience: toExperienceInput(values) }, connections: [connectionId] },
          { updater: (store) => countCreated(store, 'createExperience') },
        );
      const outcome = await update({
        input: {
          id: experience.id,
          version,
          experience: toExperienceInput(values, experience.description),
        },
      });
      if (outcome.ok) onEdited?.();
      return outcome;
    },
  });
  const { form, formProps, leave, cancel } = drafted;

  return (
    <Dialog
      open={open}
      onClose={leave}
      title={experience ? 'Edit Experience' : 'Add Experience'}
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={formProps.id} tone="primary" busy={busy}>
            {busy ? 'Saving...' : experience ? 'Update Experience' : 'Add Experience'}
          </Button>
        </>
      }
    >
      <form {...formProps}>
        <FormNotes {...drafted} />
        <RoleFields form={form} focus={focus} />
        <BulletFields form={form} />
      </form>
    </Dialog>
  );
}
