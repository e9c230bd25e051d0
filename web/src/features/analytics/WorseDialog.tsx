import { Suspense, useEffect } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import query, { type ReplayResultQuery } from '../../__generated__/ReplayResultQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { ReplayResult } from './ReplayResult.tsx';
import { ReplaySkeleton } from './ReplaySkeleton.tsx';

interface WorseDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  id: string;
  /** The id of the active variant. */
  active: string;
  isBusy: boolean;
}

/** Shows what gets worse, and asks whether to activate the variant all the same. */
export function WorseDialog({ open, onClose, onConfirm, id, active, isBusy }: WorseDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Variant ${id} ranks worse than variant ${active}`}
      description="By more than 5% for known cases. People would see fewer fitting jobs first."
      footer={
        <>
          <Button onClick={onClose}>Keep Variant {active}</Button>
          <Button tone="danger" busy={isBusy} onClick={onConfirm}>
            Activate All the Same
          </Button>
        </>
      }
    >
      <Comparison id={id} />
    </Dialog>
  );
}

/** It exists only while the dialog is open, and asks when it appears. */
function Comparison({ id }: { id: string }) {
  const [reference, load] = useQueryLoader<ReplayResultQuery>(query);
  const ask = () =>
    load({ variantId: id, weights: null, against: 'ACTIVE' }, { fetchPolicy: 'network-only' });
  useEffect(() => {
    load({ variantId: id, weights: null, against: 'ACTIVE' }, { fetchPolicy: 'network-only' });
  }, [id, load]);
  return (
    <SectionBoundary name="The comparison" onRetry={ask}>
      <Suspense fallback={<ReplaySkeleton />}>
        {reference ? <ReplayResult reference={reference} /> : <ReplaySkeleton />}
      </Suspense>
    </SectionBoundary>
  );
}
