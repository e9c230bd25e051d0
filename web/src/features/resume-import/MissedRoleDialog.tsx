/* oxlint-disable relay/unused-fields -- the dialog gets what useMissedRole() has fetched */
import { useState } from 'react';
import type { useMissedRoleQuery$data } from '../../__generated__/useMissedRoleQuery.graphql.ts';
import { FormNotes } from '../../forms/FormNotes.tsx';
import { useDraftedForm } from '../../forms/useDraftedForm.ts';
import { createDrafts } from '../../lib/drafts.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { BulletFields } from '../experiences/form/BulletFields.tsx';
import {
  experienceSchema,
  findExperienceField,
  NEW_EXPERIENCE,
  toExperienceInput,
  type ExperienceValues,
} from '../experiences/form/experienceForm.ts';
import { RoleFields } from '../experiences/form/RoleFields.tsx';
import { formatExperienceName } from '../experiences/experienceName.ts';
import { ReadingChips } from './ReadingChips.tsx';
import { pickQuote } from './readings.ts';
import { useAddMissedRoles } from './useAddMissedRoles.ts';

/** A role as the server reads it from the chosen line on. */
export type ProposedRole = NonNullable<NonNullable<useMissedRoleQuery$data['resumeImport']>['roleAt']>;

interface MissedRoleDialogProps {
  importId: string;
  proposed: ProposedRole;
  /** The lines of the file that it was read from. */
  lines: readonly string[];
  open: boolean;
  onClose: () => void;
  onReopen: () => void;
  onAdded: (added: { experienceId: string; changeId: string; name: string }) => void;
}

/** Unsaved input that wasn't canceled, by import and line. */
export const missedRoleDrafts = createDrafts<ExperienceValues>();

const toValues = (proposed: ProposedRole): ExperienceValues => ({
  title: proposed.title,
  company: proposed.company,
  startDate: proposed.startDate,
  endDate: proposed.endDate ?? '',
  location: proposed.location ?? '',
  bulletPoints:
    proposed.bulletPoints.length > 0
      ? proposed.bulletPoints.map((content) => ({ bulletId: null, content }))
      : NEW_EXPERIENCE.bulletPoints,
});

/** Shows a role that the reader had missed as it reads now, to correct and to add. */
export function MissedRoleDialog({
  importId,
  proposed,
  lines,
  open,
  onClose,
  onReopen,
  onAdded,
}: MissedRoleDialogProps) {
  const [stored] = useState(() => toValues(proposed));
  const [add, busy] = useAddMissedRoles('Failed to add the role');
  const drafted = useDraftedForm<ExperienceValues>({
    schema: experienceSchema,
    stored: () => stored,
    drafts: missedRoleDrafts,
    draftKey: `${importId}:${proposed.lineNumbers[0]}`,
    findField: (path) => findExperienceField(path.replace(/^roles\.0\.experience\./, '')),
    discarded: 'The missing role was discarded',
    onClose,
    onReopen,
    save: async (values) => {
      const outcome = await add({
        input: {
          resumeImportId: importId,
          roles: [
            {
              lineNumbers: proposed.lineNumbers,
              experience: toExperienceInput(values, proposed.description),
            },
          ],
        },
      });
      if (outcome.ok) {
        const { experiences, changeId } = outcome.data;
        for (const experience of experiences)
          onAdded({ experienceId: experience.id, changeId, name: formatExperienceName(experience) });
      }
      return outcome;
    },
  });
  const { form, formProps, leave, cancel } = drafted;
  const quote = pickQuote(lines, [stored.title, stored.company], true);
  const readings = { title: proposed.otherReadings.titles, company: proposed.otherReadings.companies };
  return (
    <Dialog
      open={open}
      onClose={leave}
      title="Add the missing role"
      description="This is what we read from the line that you chose. Please check it."
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={formProps.id} tone="primary" busy={busy}>
            {busy ? 'Adding...' : 'Add role'}
          </Button>
        </>
      }
    >
      <form {...formProps}>
        <FormNotes {...drafted} />
        <blockquote
          aria-label="From your file"
          className="grid gap-1 rounded-md bg-sunken px-4 py-3 text-sm [overflow-wrap:anywhere]"
        >
          {quote.map((line, index) => (
            <p key={index} dir="auto">
              {line}
            </p>
          ))}
        </blockquote>
        <RoleFields
          form={form}
          below={(field) => (
            <ReadingChips
              label={field === 'title' ? 'Job Title' : 'Company'}
              readings={readings[field]}
              value={form.watch(field)}
              onChoose={(reading) => form.setValue(field, reading, { shouldValidate: true })}
            />
          )}
        />
        <BulletFields form={form} />
        {proposed.takesFrom.map(({ bulletPointCount, experience }) => (
          <p key={experience.id} className="text-sm text-ink-soft" dir="auto">
            {describeTaken(bulletPointCount, formatExperienceName(experience))}
          </p>
        ))}
      </form>
    </Dialog>
  );
}

const describeTaken = (count: number, name: string): string =>
  `${plural(count, 'bullet point')} from these lines will no longer be in ${name}.`;
