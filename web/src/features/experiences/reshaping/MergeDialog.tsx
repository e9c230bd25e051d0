import { createDrafts } from '../../../lib/drafts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { ChoosableRole } from './ChooseRoleDialog.tsx';
import {
  findExperienceField,
  experienceSchema,
  toRoleInput,
  type ExperienceValues,
} from '../form/experienceForm.ts';
import { formatExperienceName } from '../experienceName.ts';
import { FormNotes } from '../../../forms/FormNotes.tsx';
import { RoleFields } from '../form/RoleFields.tsx';
import { useDraftedForm } from '../../../forms/useDraftedForm.ts';
import { useExperienceChanges } from './useExperienceChanges.ts';

/** Unsaved input that wasn't canceled, by the pair of roles. */
export const mergeDrafts = createDrafts<ExperienceValues>();

interface MergeDialogProps {
  into: {
    readonly id: string;
    readonly title: string;
    readonly company: string;
    readonly bulletPoints: readonly unknown[];
  };
  from: ChoosableRole;
  open: boolean;
  onClose: () => void;
  onBack: () => void;
  onReopen: () => void;
  onReshaped: () => void;
}

/** The second step of a merge: editing the role that is made of the two. */
export function MergeDialog({ into, from, open, onClose, onBack, onReopen, onReshaped }: MergeDialogProps) {
  const { merge, busy } = useExperienceChanges(onReshaped);
  const drafted = useDraftedForm<ExperienceValues>({
    schema: experienceSchema,
    stored: () => ({
      title: from.merged.title,
      company: from.merged.company,
      startDate: from.merged.startDate,
      endDate: from.merged.endDate ?? '',
      location: from.merged.location ?? '',
      bulletPoints: [],
    }),
    drafts: mergeDrafts,
    draftKey: `${into.id} ${from.id}`,
    findField: (path) => findExperienceField(path.replace(/^role\./, '')),
    discarded: 'Your changes were discarded',
    onClose,
    onReopen,
    save: (values) =>
      merge(
        { id: into.id, mergedExperienceId: from.id, role: toRoleInput(values) },
        `Merged into ${formatExperienceName(values)}`,
      ),
  });
  const { form, formProps, leave, cancel } = drafted;
  const [staying, moving] = [into.bulletPoints.length, from.bulletPoints.length];
  return (
    <Dialog
      open={open}
      onClose={leave}
      title="Merge two roles"
      description={`${formatExperienceName(from)} becomes part of ${formatExperienceName(into)}.`}
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={formProps.id} tone="primary" busy={busy}>
            {busy ? 'Merging...' : 'Merge roles'}
          </Button>
        </>
      }
    >
      <form {...formProps}>
        <FormNotes {...drafted} />
        <div className="rounded-md bg-sunken px-4 pt-3 pb-1 text-sm">
          <p>
            {staying === 0 || moving === 0
              ? 'All bullet points stay as they are.'
              : `All ${staying + moving} bullet points stay: first the ${staying} from this role, then the ${moving} from the other one.`}{' '}
            Resumes you've already tailored don't change.
          </p>
          <button
            type="button"
            onClick={onBack}
            className="min-h-11 text-ink-soft underline underline-offset-4 hover:text-ink"
          >
            Choose another role
          </button>
        </div>
        <RoleFields form={form} />
      </form>
    </Dialog>
  );
}
