/* oxlint-disable relay/unused-fields -- detailsValues() in resumeDetailsForm.ts reads the fragment */
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ResumeDetailsDialog_template$key } from '../../__generated__/ResumeDetailsDialog_template.graphql.ts';
import type { ResumeDetailsDialogMutation } from '../../__generated__/ResumeDetailsDialogMutation.graphql.ts';
import { formResolver } from '../../lib/formResolver.ts';
import { useAction, type ActionError } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { InlineError } from '../../ui/EmptyState.tsx';
import { toast } from '../../ui/toast.ts';
import { DraftNote } from './DraftNote.tsx';
import { createDrafts } from './drafts.ts';
import { isChanged } from './experienceForm.ts';
import { focusFirstInvalid } from './focusFirstInvalid.ts';
import { ResumeDetailsFields } from './ResumeDetailsFields.tsx';
import {
  detailsField,
  detailsValues,
  resumeDetailsSchema,
  toDetailsInput,
  type ResumeDetailsValues,
} from './resumeDetailsForm.ts';

export const detailsDrafts = createDrafts<ResumeDetailsValues>();
const DRAFT = 'details';

interface ResumeDetailsDialogProps {
  open: boolean;
  templateKey: ResumeDetailsDialog_template$key;
  onClose: () => void;
  onReopen: () => void;
}

/** Edits the default resume template. Closing keeps what was typed, as in ExperienceDialog. */
export function ResumeDetailsDialog({ open, templateKey, onClose, onReopen }: ResumeDetailsDialogProps) {
  const template = useFragment(
    graphql`
      fragment ResumeDetailsDialog_template on ResumeTemplate {
        fullName
        email
        phone
        location
        linkedIn
        website
        summary
        skills
        certifications
        languages
        education {
          institution
          degree
          startDate
          endDate
          details
        }
      }
    `,
    templateKey,
  );
  const [update, saving] = useAction<ResumeDetailsDialogMutation>(
    graphql`
      mutation ResumeDetailsDialogMutation($input: UpdateResumeTemplateInput!) {
        updateResumeTemplate(input: $input) {
          __typename
          ... on UpdateResumeTemplatePayload {
            resumeTemplate {
              ...ResumeDetailsDialog_template
            }
          }
          ... on ValidationError {
            message
            fields {
              path
              message
            }
          }
        }
      }
    `,
    {
      success: { title: 'Resume details saved' },
      failure: ({ message }) => ({ title: 'Failed to save resume details', description: message }),
    },
  );
  const [stored] = useState(() => detailsValues(template));
  const [draft, setDraft] = useState(() => detailsDrafts.read(DRAFT));
  const [problem, setProblem] = useState<string>();
  const form = useForm<ResumeDetailsValues>({
    defaultValues: draft ?? stored,
    resolver: formResolver<ResumeDetailsValues>(resumeDetailsSchema),
    shouldFocusError: false,
  });
  const formId = useId();
  const formElement = useRef<HTMLFormElement>(null);

  function leave() {
    if (isChanged(form.getValues(), stored)) detailsDrafts.keep(DRAFT, form.getValues());
    else detailsDrafts.drop(DRAFT);
    onClose();
  }

  function cancel() {
    const typed = form.getValues();
    detailsDrafts.drop(DRAFT);
    onClose();
    if (!isChanged(typed, stored)) return;
    toast({
      title: 'Your changes were discarded',
      action: {
        label: 'Undo',
        run: () => {
          detailsDrafts.keep(DRAFT, typed);
          onReopen();
        },
      },
    });
  }

  function showProblems({ message, fields }: ActionError) {
    const places = fields.map((field) => ({ ...field, name: detailsField(field.path) }));
    for (const { name, message: words } of places) if (name) form.setError(name, { message: words });
    setProblem(places.some(({ name }) => name) ? undefined : message);
    focusFirstInvalid(formElement);
  }

  async function save(values: ResumeDetailsValues) {
    setProblem(undefined);
    const outcome = await update({ input: toDetailsInput(values, template) });
    if (!outcome.ok) return showProblems(outcome.error);
    detailsDrafts.drop(DRAFT);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={leave}
      size="lg"
      title="Resume details"
      description="Exported resumes use them. Leave out what you don't want on a resume."
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={formId} tone="primary" busy={saving}>
            {saving ? 'Saving...' : 'Save Details'}
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
              detailsDrafts.drop(DRAFT);
              form.reset(stored);
              setDraft(undefined);
            }}
          />
        )}
        <ResumeDetailsFields form={form} />
      </form>
    </Dialog>
  );
}
