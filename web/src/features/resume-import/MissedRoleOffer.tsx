import { Plus } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';

interface MissedRoleOfferProps {
  hasRoles: boolean;
  /** @param opener gets the focus back if nothing is chosen */
  onStart: (opener: HTMLElement) => void;
}

/** Below the roles that were found: a way to add one that was not. */
export function MissedRoleOffer({ hasRoles, onStart }: MissedRoleOfferProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-dashed border-edge px-5 py-3 text-sm">
      <p className="min-w-40 flex-1">
        <span className="font-[560]">{hasRoles ? 'Is a role missing?' : 'Is there a role in it?'}</span> Show
        us where it begins, and we'll read it from there.
      </p>
      <Button size="sm" onClick={({ currentTarget }) => onStart(currentTarget)}>
        <Plus className="size-4" aria-hidden="true" />
        Add a missing role
      </Button>
    </div>
  );
}
