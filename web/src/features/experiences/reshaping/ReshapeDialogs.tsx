/* oxlint-disable relay/unused-fields -- the dialogs of the steps read the query */
import { Suspense, useEffect, useState } from 'react';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import type { ReshapeDialogsQuery } from '../../../__generated__/ReshapeDialogsQuery.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ChooseRoleDialog, type ChoosableRole } from './ChooseRoleDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { SplitDialog } from './SplitDialog.tsx';

/** Which experience is to be merged or split. */
export interface ReshapeTask {
  kind: 'merge' | 'split';
  id: string;
  name: string;
}

interface ReshapeDialogsProps {
  task: ReshapeTask;
  onReopen: () => void;
  onReshaped: () => void;
}

const TITLES = { merge: 'Merge with which role?', split: 'Split into two roles' };

const query = graphql`
  query ReshapeDialogsQuery($id: ID!, $merging: Boolean!) {
    experience(id: $id) {
      id
      title
      company
      location
      bulletPoints {
        id
        content
      }
    }
    viewer @include(if: $merging) {
      ...ChooseRoleDialog_user @arguments(into: $id)
    }
  }
`;

/** Merges an experience with another or splits it. Open from the start; give each opening its own `key`. */
export function ReshapeDialogs({ task, onReopen, onReshaped }: ReshapeDialogsProps) {
  const [open, setOpen] = useState(true);
  // The dialogs replace each other, so the browser can't know where the focus was before the first.
  const [opener] = useState(() => document.activeElement);
  const [reference, load] = useQueryLoader<ReshapeDialogsQuery>(query);
  const { id, kind } = task;
  useEffect(() => {
    // Always fetched: another tab may have changed it.
    load({ id, merging: kind === 'merge' }, { fetchPolicy: 'network-only' });
  }, [load, id, kind]);
  const close = () => setOpen(false);
  // Runs after the dialog inside has closed; until then nothing else can take the focus.
  useEffect(() => {
    if (!open && opener instanceof HTMLElement && opener.isConnected) opener.focus();
  }, [open, opener]);
  const waiting = (
    <Dialog open={open} onClose={close} title={TITLES[kind]}>
      <div role="status" className="grid gap-3 pb-2">
        <span className="sr-only">Loading...</span>
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    </Dialog>
  );
  if (!reference) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Loaded
        reference={reference}
        kind={kind}
        open={open}
        onClose={close}
        onReopen={onReopen}
        onReshaped={onReshaped}
      />
    </Suspense>
  );
}

interface LoadedProps {
  reference: PreloadedQuery<ReshapeDialogsQuery>;
  kind: ReshapeTask['kind'];
  open: boolean;
  onClose: () => void;
  onReopen: () => void;
  onReshaped: () => void;
}

function Loaded({ reference, kind, ...rest }: LoadedProps) {
  const { experience, viewer } = usePreloadedQuery<ReshapeDialogsQuery>(query, reference);
  const [chosen, setChosen] = useState<ChoosableRole | null>(null);
  if (!experience) {
    return (
      <Dialog
        open={rest.open}
        onClose={rest.onClose}
        title="This role no longer exists"
        description="It was deleted or merged in the meantime."
        size="sm"
        footer={<Button onClick={rest.onClose}>Close</Button>}
      />
    );
  }
  if (kind === 'split') return <SplitDialog experience={experience} {...rest} />;
  if (chosen) {
    return <MergeDialog into={experience} from={chosen} onBack={() => setChosen(null)} {...rest} />;
  }
  if (!viewer) return null;
  return (
    <ChooseRoleDialog
      open={rest.open}
      into={experience}
      userKey={viewer}
      onChoose={setChosen}
      onClose={rest.onClose}
    />
  );
}
