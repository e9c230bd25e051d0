import { Suspense, useCallback, useEffect, useState } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import query, { type UnusedBulletsQuery } from '../../../__generated__/UnusedBulletsQuery.graphql.ts';
import { plural } from '../../../lib/plural.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useBuilder } from '../builder/BuilderContext.ts';
import { UnusedBullets } from './UnusedBullets.tsx';

interface PickDialogProps {
  open: boolean;
  onClose: () => void;
  experienceId: string;
  /** The role's title and company, for people. */
  role: string;
}

/**
 * Picks bullets of a role from the bank: every one that isn't on the resume, with what it would prove. A new opening
 * starts with nothing picked.
 */
export function PickDialog({ open, onClose, experienceId, role }: PickDialogProps) {
  const { resumeId, choice } = useBuilder();
  const [reference, load, forget] = useQueryLoader<UnusedBulletsQuery>(query);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const reload = useCallback(
    () => load({ id: resumeId, experienceId }, { fetchPolicy: 'network-only' }),
    [load, resumeId, experienceId],
  );
  useEffect(() => {
    if (!open) return;
    reload();
    return () => {
      forget();
      setPicked([]);
    };
  }, [open, reload, forget]);

  function close() {
    if (!choice.picking) onClose();
  }

  async function add() {
    if (await choice.pick(experienceId, picked)) onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      size="lg"
      title="Pick from your bank"
      description={`Bullet points from ${role} that aren't on this resume yet, most useful first.`}
      footer={
        <>
          <Button onClick={close} disabled={choice.picking}>
            Cancel
          </Button>
          <Button
            tone="primary"
            busy={choice.picking}
            disabled={picked.length === 0}
            onClick={() => void add()}
            className="min-w-36"
          >
            {choice.picking
              ? 'Adding...'
              : picked.length === 0
                ? 'Add bullet points'
                : `Add ${plural(picked.length, 'bullet point')}`}
          </Button>
        </>
      }
    >
      {/* The height of several rows, so that nothing jumps when they arrive. */}
      <div className="min-h-64">
        <SectionBoundary name="Your other bullet points" onRetry={reload}>
          <Suspense fallback={<Waiting />}>
            {reference ? (
              <UnusedBullets
                reference={reference}
                picked={picked}
                onPick={setPicked}
                disabled={choice.picking}
              />
            ) : (
              <Waiting />
            )}
          </Suspense>
        </SectionBoundary>
      </div>
    </Dialog>
  );
}

function Waiting() {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">Loading your bullet points</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  );
}
