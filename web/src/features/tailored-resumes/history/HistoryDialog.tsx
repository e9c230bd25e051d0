import { startTransition, Suspense, useCallback, useEffect, useEffectEvent } from 'react';
import { graphql, useFragment, useQueryLoader } from 'react-relay/hooks';
import query, { type VersionListQuery } from '../../../__generated__/VersionListQuery.graphql.ts';
import type { HistoryDialog_resume$key } from '../../../__generated__/HistoryDialog_resume.graphql.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Undo } from './useUndo.ts';
import { VersionList } from './VersionList.tsx';

interface HistoryDialogProps {
  open: boolean;
  onClose: () => void;
  resumeKey: HistoryDialog_resume$key;
  offerUndo: Undo['offer'];
}

/** Every version of the resume with what was changed, to go back to and to name. Follows changes while it is open. */
export function HistoryDialog({ open, onClose, resumeKey, offerUndo }: HistoryDialogProps) {
  const { id, revision } = useFragment(
    graphql`
      fragment HistoryDialog_resume on TailoredResume {
        id
        revision
      }
    `,
    resumeKey,
  );
  const [reference, load, forget] = useQueryLoader<VersionListQuery>(query);
  const reload = useCallback(() => load({ id }, { fetchPolicy: 'network-only' }), [load, id]);
  useEffect(() => {
    if (!open) return;
    reload();
    return forget;
  }, [open, reload, forget]);
  // A later change is fetched behind what is shown.
  const follow = useEffectEvent(() => {
    if (open && reference) startTransition(() => load({ id }, { fetchPolicy: 'store-and-network' }));
  });
  useEffect(() => follow(), [revision]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title="History"
      description="Every change to this resume, newest first. Go back to any version; nothing is lost."
    >
      <div className="min-h-56">
        <SectionBoundary name="The history" onRetry={reload}>
          {reference ? (
            <Suspense fallback={<Waiting />}>
              <VersionList
                reference={reference}
                resumeId={id}
                onRestored={(title) => {
                  onClose();
                  offerUndo(title);
                }}
              />
            </Suspense>
          ) : (
            <Waiting />
          )}
        </SectionBoundary>
      </div>
    </Dialog>
  );
}

/** Three versions, as long as the real ones. */
function Waiting() {
  return (
    <div role="status" className="grid gap-7 pl-7">
      <span className="sr-only">Loading the history...</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-5 w-52 max-w-full" />
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-14" />
        </div>
      ))}
      <p className="appear-after-3000 text-sm text-ink-soft">Still loading. Your connection seems slow.</p>
    </div>
  );
}
