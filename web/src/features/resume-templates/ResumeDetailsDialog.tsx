import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { ResumeDetailsDialog_template$key } from '../../__generated__/ResumeDetailsDialog_template.graphql.ts';
import type { ResumeDetailsDialogMutation } from '../../__generated__/ResumeDetailsDialogMutation.graphql.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormNotes } from '../../forms/FormNotes.tsx';
import { fetchLatestDetails, readStoredDetails } from './storedDetails.ts';
import { createDrafts } from '../../lib/drafts.ts';
import { useDraftedForm, type Origin } from '../../forms/useDraftedForm.ts';
import { ResumeDetailsFields } from './ResumeDetailsFields.tsx';
import {
  findDetailsField,
  toDetailsValues,
  mergeDetails,
  resumeDetailsSchema,
  toDetailsInput,
  type FirstDetail,
  type ResumeDetailsValues,
} from './resumeDetailsForm.ts';

export const detailsDrafts = createDrafts<ResumeDetailsValues>();
const detailsOrigins = createDrafts<Origin<ResumeDetailsValues>>();

interface ResumeDetailsDialogProps {
  open: boolean;
  templateKey: ResumeDetailsDialog_template$key;
  /** The field to begin with; left out: the first. */
  focus?: FirstDetail | undefined;
  onClose: () => void;
  onReopen: () => void;
  onSaved?: (() => void) | undefined;
}

/** Edits the default resume template. Closing keeps what was typed, as in ExperienceDialog. */
export function ResumeDetailsDialog({
  open,
  templateKey,
  focus,
  onClose,
  onReopen,
  onSaved,
}: ResumeDetailsDialogProps) {
  const template = readStoredDetails(
    useFragment(
      graphql`
        fragment ResumeDetailsDialog_template on ResumeTemplate {
          ...storedDetails_template
        }
      `,
      templateKey,
    ),
  );
  const [update, saving] = useAction<ResumeDetailsDialogMutation>(
    graphql`
      mutation ResumeDetailsDialogMutation($input: UpdateResumeTemplateInput!) {
        updateResumeTemplate(input: $input) {
          ... on UpdateResumeTemplatePayload @alias(as: "payload") {
            resumeTemplate {
              ...ResumeDetailsDialog_template
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: { title: 'Resume details saved' },
      failure: ({ kind, message }) =>
        kind === 'ConflictError' ? null : { title: 'Failed to save resume details', description: message },
    },
  );
  const environment = useRelayEnvironment();
  async function reload(): Promise<Origin<ResumeDetailsValues> | null> {
    const now = await fetchLatestDetails(environment);
    return now ? { values: toDetailsValues(now), version: now.version } : null;
  }
  const drafted = useDraftedForm<ResumeDetailsValues>({
    schema: resumeDetailsSchema,
    stored: () => toDetailsValues(template),
    drafts: detailsDrafts,
    draftKey: 'details',
    findField: findDetailsField,
    shared: { version: template.version, origins: detailsOrigins, reload, merge: mergeDetails },
    discarded: 'Your changes were discarded',
    onClose,
    onReopen,
    save: async (values, version) => {
      const outcome = await update({ input: { ...toDetailsInput(values, template), version } });
      if (outcome.ok) onSaved?.();
      return outcome;
    },
  });
  const { form, formProps, leave, cancel } = drafted;

  return (
    <Dialog
      open={open}
      onClose={leave}
      size="lg"
      title="Resume details"
      description="We use them on exported resumes. Leave out anything you don't want there."
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={formProps.id} tone="primary" busy={saving}>
            {saving ? 'Saving...' : 'Save Details'}
          </Button>
        </>
      }
    >
      <form {...formProps}>
        <FormNotes {...drafted} />
        <ResumeDetailsFields form={form} focus={focus} />
      </form>
    </Dialog>
  );
}
