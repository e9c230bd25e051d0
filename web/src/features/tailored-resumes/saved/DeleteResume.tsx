import { graphql } from 'react-relay/hooks';
import type { DeleteResumeMutation } from '../../../__generated__/DeleteResumeMutation.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';
import { ConfirmDialog } from '../../../ui/Dialog.tsx';

interface DeleteResumeProps {
  id: string;
  /** The name on its card. */
  name: string;
  connection: string;
  open: boolean;
  onClose: () => void;
  /** The button that asked is gone with its card; move the focus elsewhere. */
  onDeleted: () => void;
}

/** Asks before deleting a saved resume, which can't be undone. */
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
