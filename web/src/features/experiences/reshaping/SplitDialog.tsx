import { useId, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { createDrafts } from '../../../lib/drafts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { focusOnOpen } from '../../../ui/focusOnOpen.ts';
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

/** Unsaved input that wasn't canceled, by experience. */
export const splitDrafts = createDrafts<ExperienceValues>();

interface SplitDialogProps {
  experience: {
    readonly id: string;
    readonly title: string;
    readonly company: string;
    readonly location: string | null | undefined;
    /** At least two: the first always stays. */
    readonly bulletPoints: readonly { readonly id: string; readonly content: string }[];
  };
  open: boolean;
  onClose: () => void;
  onReopen: () => void;
  onReshaped: () => void;
}

/** Asks at which bullet the new role starts, and what it says. */
export function SplitDialog({ experience, open, onClose, onReopen, onReshaped }: SplitDialogProps) {
  const { id, bulletPoints } = experience;
  const { split, busy } = useExperienceChanges(onReshaped);
  const [from, setFrom] = useState(Math.ceil(bulletPoints.length / 2));
  const drafted = useDraftedForm<ExperienceValues>({
    schema: experienceSchema,
    // Two roles that were read as one mostly have the same employer.
    stored: () => ({
      title: '',
      company: experience.company,
      startDate: '',
      endDate: '',
      location: experience.location ?? '',
      bulletPoints: [],
    }),
    drafts: splitDrafts,
    draftKey: id,
    findField: (path) => findExperienceField(path.replace(/^role\./, '')),
    discarded: 'The new role was discarded',
    onClose,
    onReopen,
    save: (values) =>
      split(
        { id, bulletPointId: bulletPoints[from]?.id ?? '', role: toRoleInput(values) },
        `${formatExperienceName(values)} is now a separate role`,
      ),
  });
  const { form, formProps, leave, cancel } = drafted;
  return (
    <Dialog
      open={open}
      onClose={leave}
      title="Split into two roles"
      description={`${formatExperienceName(experience)} keeps its first bullet points. The others become a new role right below it.`}
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={formProps.id} tone="primary" busy={busy}>
            {busy ? 'Splitting...' : 'Split role'}
          </Button>
        </>
      }
    >
      <form {...formProps}>
        <FormNotes {...drafted} />
        <FirstBullet bulletPoints={bulletPoints} from={from} onChange={setFrom} />
        <fieldset className="grid gap-5">
          <legend className="mb-3 text-sm font-[560]">The new role</legend>
          <RoleFields form={form} />
        </fieldset>
      </form>
    </Dialog>
  );
}

interface FirstBulletProps {
  bulletPoints: readonly { readonly id: string; readonly content: string }[];
  from: number;
  onChange: (from: number) => void;
}

/** The bullets as native radios: the chosen one and all below it move to the new role. */
function FirstBullet({ bulletPoints, from, onChange }: FirstBulletProps) {
  const name = useId();
  const note = (index: number) => (index === from ? 'starts here' : index > from ? 'new role' : 'stays');
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-[560]">Which bullet point does the new role start with?</legend>
      <div className="max-h-[320px] overflow-y-auto overscroll-contain rounded-md border border-line">
        {bulletPoints.map(({ id, content }, index) => {
          const moves = index >= from;
          return (
            <label
              key={id}
              className={cx(
                'flex min-h-11 items-start gap-3 border-line px-4 py-3 text-sm not-first:border-t',
                index === from && '!border-thread',
                moves && 'bg-thread-wash',
                index > 0 && 'cursor-pointer',
              )}
            >
              <input
                ref={index === from ? focusOnOpen : undefined}
                type="radio"
                name={name}
                checked={index === from}
                disabled={index === 0}
                onChange={() => onChange(index)}
                className={cx('mt-0.5 size-[18px] shrink-0 accent-thread', index === 0 && 'invisible')}
              />
              <span className="min-w-0 flex-1 break-words" dir="auto">
                {content}
              </span>
              <span className={cx('shrink-0 text-xs', moves ? 'text-thread' : 'text-ink-soft')}>
                {note(index)}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
