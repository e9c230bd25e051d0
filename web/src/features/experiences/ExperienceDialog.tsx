/* oxlint-disable relay/unused-fields -- valuesOf() in experienceForm.ts reads the fragment */
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ExperienceDialog_experience$key } from '../../__generated__/ExperienceDialog_experience.graphql.ts';
import type { ExperienceDialogCreateMutation } from '../../__generated__/ExperienceDialogCreateMutation.graphql.ts';
import type { ExperienceDialogUpdateMutation } from '../../__generated__/ExperienceDialogUpdateMutation.graphql.ts';
import { formResolver } from '../../lib/formResolver.ts';
import { useAction, type ActionError } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { InlineError } from '../../ui/EmptyState.tsx';
import { toast } from '../../ui/toast.ts';
import { createDrafts } from './drafts.ts';
import { ExperienceFields } from './ExperienceFields.tsx';
import {
  experienceField,
  experienceSchema,
  isChanged,
  NEW_EXPERIENCE,
  toExperienceInput,
  valuesOf,
  type ExperienceValues,
} from './experienceForm.ts';
import { countCreated } from './experienceStore.ts';
import { DraftNote } from './DraftNote.tsx';
import { focusFirstInvalid } from './focusFirstInvalid.ts';

/** What was typed and neither saved nor cancelled, by experience. */
export const experienceDrafts = createDrafts<ExperienceValues>();

interface ExperienceDialogProps {
  open: boolean;
  /** Null: a new one is added. */
  experienceKey: ExperienceDialog_experience$key | null;
  connectionId: string;
  onClose: () => void;
  onReopen: () => void;
}

/**
 * Adds or edits an experience. Closing by Escape or the cross keeps what was typed for the next opening;
 * Cancel discards it and can be undone. Give each opening its own `key`.
 */
export function ExperienceDialog({
  open,
  experienceKey,
  connectionId,
  onClose,
  onReopen,
}: ExperienceDialogProps) {
  const experience = useFragment(
    graphql`
      fragment ExperienceDialog_experience on Experience {
        id
        title
        company
        startDate
        endDate
        location
        description
        bulletPoints {
          id
          content
        }
      }
    `,
    experienceKey,
  );
  const [create, creating] = useAction<ExperienceDialogCreateMutation>(
    graphql`
      mutation ExperienceDialogCreateMutation($input: CreateExperienceInput!, $connections: [ID!]!) {
        createExperience(input: $input) {
          __typename
          ... on CreateExperiencePayload {
            experience @appendNode(connections: $connections, edgeTypeName: "UserExperiencesConnectionEdge") {
              ...ExperienceCard_experience
              ...ExperienceDialog_experience
            }
          }
          ... on ValidationError {
            message
            fields {
              path
              message
            }
          }
          ... on RuleError {
            message
          }
        }
      }
    `,
    {
      success: { title: 'Experience added successfully' },
      failure: failureTitled('Failed to add experience'),
    },
  );
  const [update, updating] = useAction<ExperienceDialogUpdateMutation>(
    graphql`
      mutation ExperienceDialogUpdateMutation($input: UpdateExperienceInput!) {
        updateExperience(input: $input) {
          __typename
          ... on UpdateExperiencePayload {
            experience {
              ...ExperienceCard_experience
              ...ExperienceDialog_experience
            }
          }
          ... on ValidationError {
            message
            fields {
              path
              message
            }
          }
          ... on NotFoundError {
            message
          }
          ... on RuleError {
            message
          }
        }
      }
    `,
    {
      success: { title: 'Experience updated successfully' },
      failure: failureTitled('Failed to update experience'),
    },
  );
  const draftKey = experience?.id ?? 'new';
  const [stored] = useState<ExperienceValues>(() => (experience ? valuesOf(experience) : NEW_EXPERIENCE));
  const [draft, setDraft] = useState(() => experienceDrafts.read(draftKey));
  const [problem, setProblem] = useState<string>();
  const form = useForm<ExperienceValues>({
    defaultValues: draft ?? stored,
    resolver: formResolver<ExperienceValues>(experienceSchema),
    shouldFocusError: false,
  });
  const formId = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const busy = creating || updating;

  function leave() {
    if (isChanged(form.getValues(), stored)) experienceDrafts.keep(draftKey, form.getValues());
    else experienceDrafts.drop(draftKey);
    onClose();
  }

  function cancel() {
    const typed = form.getValues();
    experienceDrafts.drop(draftKey);
    onClose();
    if (!isChanged(typed, stored)) return;
    toast({
      title: experience ? 'Your changes were discarded' : 'The new experience was discarded',
      action: {
        label: 'Undo',
        run: () => {
          experienceDrafts.keep(draftKey, typed);
          onReopen();
        },
      },
    });
  }

  function showProblems({ message, fields }: ActionError) {
    const places = fields.map((field) => ({ ...field, name: experienceField(field.path) }));
    for (const { name, message: words } of places) if (name) form.setError(name, { message: words });
    setProblem(places.some(({ name }) => name) ? undefined : message);
    focusFirstInvalid(formElement);
  }

  async function save(values: ExperienceValues) {
    setProblem(undefined);
    const outcome = experience
      ? await update({
          input: { id: experience.id, experience: toExperienceInput(values, experience.description) },
        })
      : await create(
          { input: { experience: toExperienceInput(values) }, connections: [connectionId] },
          { updater: (store) => countCreated(store, 'createExperience') },
        );
    if (!outcome.ok) return showProblems(outcome.error);
    experienceDrafts.drop(draftKey);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={leave}
      title={experience ? 'Edit Experience' : 'Add Experience'}
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={formId} tone="primary" busy={busy}>
            {busy ? 'Saving...' : experience ? 'Update Experience' : 'Add Experience'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={formElement}
        noValidate
        className="grid gap-5 pt-1"
        onSubmit={(event) => void form.handleSubmit(save, () => focusFirstInvalid(formElement))(event)}
      >
        {problem && <InlineError>{problem} What you typed is still here.</InlineError>}
        {draft && (
          <DraftNote
            onStartOver={() => {
              experienceDrafts.drop(draftKey);
              form.reset(stored);
              setDraft(undefined);
            }}
          />
        )}
        <ExperienceFields form={form} />
      </form>
    </Dialog>
  );
}

function failureTitled(title: string) {
  return ({ message }: ActionError) => ({ title, description: message });
}
