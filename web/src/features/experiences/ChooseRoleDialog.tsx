import { formatMonthRange } from '../../lib/months.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { experienceName } from './experienceName.ts';

/** A role that another one can be merged with, and what they would say as one. */
export interface ChoosableRole {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly startDate: string;
  readonly endDate: string | null | undefined;
  readonly bulletPoints: readonly unknown[];
  readonly merged: {
    readonly title: string;
    readonly company: string;
    readonly location: string | null | undefined;
    readonly startDate: string;
    readonly endDate: string | null | undefined;
  };
}

interface ChooseRoleDialogProps {
  open: boolean;
  into: { readonly title: string; readonly company: string };
  roles: readonly ChoosableRole[];
  /** The bank has more roles than these. */
  isPartial: boolean;
  onChoose: (role: ChoosableRole) => void;
  onClose: () => void;
}

/** The first step of a merge: which role becomes part of this one. Those of the same company come first. */
export function ChooseRoleDialog({ open, into, roles, isPartial, onChoose, onClose }: ChooseRoleDialogProps) {
  const same = (role: ChoosableRole) => role.company.toLowerCase() === into.company.toLowerCase();
  const sorted = [...roles.filter(same), ...roles.filter((role) => !same(role))];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Merge with which role?"
      description={
        roles.length > 0
          ? `The one you choose becomes part of ${experienceName(into)}. Nothing is merged before the next step.`
          : 'There is no other role in your experience.'
      }
      closeOnOutsideClick
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <ul className="grid gap-2">
        {sorted.map((role) => (
          <li key={role.id}>
            <button
              type="button"
              onClick={() => onChoose(role)}
              className="w-full rounded-md border border-line bg-surface px-4 py-3 text-left transition-colors hover:border-edge hover:bg-sunken"
            >
              <span className="block font-[560]" dir="auto">
                {experienceName(role)}
              </span>
              <span className="tabular block text-sm text-ink-soft">
                {[
                  formatMonthRange(role.startDate, role.endDate),
                  plural(role.bulletPoints.length, 'bullet point'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isPartial && (
        <p className="mt-3 text-sm text-ink-soft">
          These are the first 100. Move a role up in My Experience to merge it.
        </p>
      )}
    </Dialog>
  );
}
