import { graphql } from 'react-relay/hooks';
import type { DeleteResumeMutation } from '../../../__generated__/DeleteResumeMutation.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';
import { ConfirmDialog } from '../../../ui/Dialog.tsx';

interface DeleteResumeProps {
  id: string;
  /** What its card calls it. */
  name: string;
  connection: string;
  open: boolean;
  onClose: () => void;
  /** The button that asked is gone with its card; put the focus somewhere. */
  onDeleted: () => void;
}

/** Asks before a saved resume is deleted, which can't be undone, and deletes it. */
export function DeleteResume({ id, name, connection, open, onClose, onDeleted }: DeleteResumeProps) {
  const [remove, removing] = useAction<DeleteResumeMutation>(
    graphql`
      mutation DeleteResumeMutation($input: DeleteTailoredResumeInput!, $connections: [ID!]!) {
        deleteTailoredResume(input: $input) {
          ... on DeleteTailoredResumePayload @alias(as: "payload") {
            deletedTailoredResumeId @deleteEdge(connections: $connections)
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: ({ message }) => ({ title: 'Failed to delete resume', description: message }) },
  );
  async function confirm() {
    const { ok } = await remove({ input: { id }, connections: [connection] });
    if (!ok) return;
    onClose();
    requestAnimationFrame(onDeleted);
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title="Delete this resume?"
      description={
        <>
          The resume for <b className="font-[620] text-ink">{name}</b> can&apos;t be brought back. Your
          experience bank stays as it is.
        </>
      }
      confirmLabel="Delete resume"
      busy={removing}
    />
  );
}
