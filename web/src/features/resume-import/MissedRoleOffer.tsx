import { Plus } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface MissedRoleOfferProps {
  hasRoles: boolean;
  /** @param opener gets the focus back if nothing is chosen */
  onStart: (opener: HTMLElement) => void;
}

/** Below the roles that were found, or in their place: a way to add one that was not. */
export function MissedRoleOffer({ hasRoles, onStart }: MissedRoleOfferProps) {
  const action = (
    <Button size="sm" onClick={({ currentTarget }) => onStart(currentTarget)}>
      <Plus className="size-4" aria-hidden="true" />
      Add a missing role
    </Button>
  );
  if (!hasRoles) {
    return (
      <EmptyState title="We found no roles in this file" action={action}>
        We read its name, contact details and sections. If there is a role in it, show us where it begins, and
        we'll read it from there.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-dashed border-edge px-5 py-3 text-sm">
      <p className="min-w-40 flex-1">
        <span className="font-[560]">Is a role missing?</span> Show us where it begins, and we'll read it from
        there.
      </p>
      {action}
    </div>
  );
}
