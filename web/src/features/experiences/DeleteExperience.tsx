import { useEffect, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { DeleteExperienceMutation } from '../../__generated__/DeleteExperienceMutation.graphql.ts';
import { plural } from '../../lib/plural.ts';
import { useAction } from '../../relay/useAction.ts';
import { ConfirmDialog } from '../../ui/Dialog.tsx';

export interface ExperienceToDelete {
  id: string;
  name: string;
  bulletCount: number;
}

interface DeleteExperienceProps {
  /** Null: nothing to delete, and the dialog is closed. */
  experience: ExperienceToDelete | null;
  connectionId: string;
  onClose: () => void;
  /** The focused button is gone; move the focus elsewhere. */
  onDeleted: (id: string) => void;
}

/** Asks before deleting an experience, which can't be undone. */
export function DeleteExperience({ experience, connectionId, onClose, onDeleted }: DeleteExperienceProps) {
  const [remove, busy] = useAction<DeleteExperienceMutation>(
    graphql`
      mutation DeleteExperienceMutation($input: DeleteExperienceInput!, $connections: [ID!]!) {
        deleteExperience(input: $input) {
          ... on DeleteExperiencePayload @alias(as: "payload") {
            deletedExperienceId @deleteEdge(connections: $connections)
            viewer {
              experienceCount
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: { title: 'Experience deleted successfully' },
      failure: ({ message }) => ({ title: 'Failed to delete experience', description: message }),
    },
  );
  const [gone, setGone] = useState('');
  // Runs after the dialog has closed and returned the focus to a button that no longer exists.
  useEffect(() => {
    if (gone !== '') onDeleted(gone);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each deletion
  }, [gone]);
  return (
    <ConfirmDialog
      open={experience !== null}
      onClose={onClose}
      title="Are you sure you want to delete this experience?"
      description={
        experience &&
        (experience.bulletCount > 0
          ? `${experience.name}, with ${plural(experience.bulletCount, 'bullet point')}. This can't be undone.`
          : `${experience.name}. This can't be undone.`)
      }
      confirmLabel={busy ? 'Deleting...' : 'Delete experience'}
      busy={busy}
      onConfirm={async () => {
        if (!experience) return;
        const { ok } = await remove({ input: { id: experience.id }, connections: [connectionId] });
        onClose();
        if (ok) setGone(experience.id);
      }}
    />
  );
}
