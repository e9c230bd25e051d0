import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { Undo2 } from 'lucide-react';
import type { UndoImportMutation } from '../../__generated__/UndoImportMutation.graphql.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';

interface UndoImportProps {
  id: string;
  fileName: string;
  /** It can't be undone as it is now: perhaps another tab has done it. */
  onRefused: () => void;
}

/** Undoes the whole import, after asking: later corrections go with it. */
export function UndoImport({ id, fileName, onRefused }: UndoImportProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [undo, busy] = useAction<UndoImportMutation>(
    graphql`
      mutation UndoImportMutation($input: UndoResumeImportInput!) {
        undoResumeImport(input: $input) {
          ... on UndoResumeImportPayload @alias(as: "payload") {
            resumeImport {
              undoneAt
            }
            viewer {
              experienceCount
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: { title: 'Import undone', description: 'Your experience is back as it was.' },
      failure: ({ message }) => ({ title: 'Failed to undo the import', description: message }),
    },
  );
  async function confirm() {
    const outcome = await undo({ input: { id } }, { updater: (store) => store.invalidateStore() });
    setAsking(false);
    if (outcome.ok) void navigate('/upload-resume', { replace: true });
    else if (outcome.error.kind === 'RuleError') onRefused();
  }
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        <Undo2 className="size-4" aria-hidden="true" />
        Undo import
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title="Undo this import?"
        description={`This removes the experiences and bullet points that came from ${fileName}, including your changes to them, and takes back the resume details that it filled, unless you changed them. What you had before stays.`}
        confirmLabel={busy ? 'Undoing...' : 'Undo import'}
        busy={busy}
      />
    </>
  );
}
