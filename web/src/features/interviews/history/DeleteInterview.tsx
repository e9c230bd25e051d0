import { graphql } from 'react-relay/hooks';
import type { DeleteInterviewMutation } from '../../../__generated__/DeleteInterviewMutation.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';
import { ConfirmDialog } from '../../../ui/Dialog.tsx';

interface DeleteInterviewProps {
  id: string;
  name: string;
  connection: string;
  open: boolean;
  onClose: () => void;
  /** The button that asked is gone with its row; move the focus elsewhere. */
  onDeleted: () => void;
}

/** Asks before deleting an interview, which can't be undone. */
export function DeleteInterview({ id, name, connection, open, onClose, onDeleted }: DeleteInterviewProps) {
  const [run, isDeleting] = useAction<DeleteInterviewMutation>(
    graphql`
      mutation DeleteInterviewMutation($input: DeleteInterviewInput!, $connections: [ID!]!) {
        deleteInterview(input: $input) {
          ... on DeleteInterviewPayload @alias(as: "payload") {
            deletedInterviewId @deleteEdge(connections: $connections)
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: ({ message }) => ({ title: 'Failed to delete interview', description: message }) },
  );
  async function confirm() {
    const { ok } = await run(
      { input: { id }, connections: [connection] },
      // After its edge was removed: it also leaves the trend and the offer to go on.
      { updater: (store) => store.delete(id) },
    );
    if (!ok) return;
    onClose();
    requestAnimationFrame(onDeleted);
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title="Delete this interview?"
      description={
        <>
          <b className="font-[620] text-ink">{name}</b> can&apos;t be brought back: neither what was said nor
          its results.
        </>
      }
      confirmLabel="Delete Interview"
      busy={isDeleting}
    />
  );
}
