/* oxlint-disable relay/unused-fields -- MissedRoleDialog shows what is fetched here */
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { useMissedRole_import$key } from '../../__generated__/useMissedRole_import.graphql.ts';
import type { useMissedRoleQuery } from '../../__generated__/useMissedRoleQuery.graphql.ts';
import { getErrorMessage } from '../../relay/networkError.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { dismissToast, toast } from '../../ui/toast.ts';
import { useExperienceChanges } from '../experiences/reshaping/useExperienceChanges.ts';
import type { ProposedRole } from './MissedRoleDialog.tsx';

// It loads the form library, which the review can be shown without.
const MissedRoleDialog = lazy(async () => ({
  default: (await import('./MissedRoleDialog.tsx')).MissedRoleDialog,
}));

const TAKEN = {
  title: 'Another role begins at this line',
  description: 'Please choose the first line of the missing one.',
};

/** By another tab. The page shows it, too, once the answer is in the store. */
const UNDONE = {
  title: 'This import was undone',
  description: 'Upload the file again to add roles from it.',
};

/** The user is choosing the line with which a missing role begins. */
export interface LineChoice {
  /** The chosen line is being read. */
  busy: boolean;
  onChoose: (lineNumber: number) => void;
  onCancel: () => void;
}

interface MissedRoleOptions {
  onUndone: () => void;
  /** Finds what gets the focus once a role was added; without it, that is the role. */
  next: () => HTMLElement | null;
}

/**
 * Adds a role that the reader has missed: the user chooses its first line in the file, checks what is read from there, and adds
 * it. Render `dialog` once.
 */
export function useMissedRole(
  importKey: useMissedRole_import$key,
  { onUndone, next }: MissedRoleOptions,
): {
  choice: LineChoice | null;
  /** @param opener gets the focus back if nothing is chosen */
  startChoice: (opener: HTMLElement) => void;
  /** Skips the choice. */
  readFrom: (lineNumber: number) => Promise<void>;
  dialog: ReactNode;
} {
  const { id: importId, lines } = useFragment(
    graphql`
      fragment useMissedRole_import on ResumeImport {
        id
        lines {
          text
        }
      }
    `,
    importKey,
  );
  const environment = useRelayEnvironment();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);
  const [task, setTask] = useState<{ opening: number; open: boolean; proposed: ProposedRole | null }>({
    opening: 0,
    open: false,
    proposed: null,
  });
  const [added, setAdded] = useState<string | null>(null);
  const { undo } = useExperienceChanges(onUndone);
  // Once the dialog is closed and has given the focus back, to a line that is no button any more.
  const leadOn = useEffectEvent((id: string) =>
    (next() ?? document.getElementById(id)?.querySelector('article'))?.focus(),
  );
  useEffect(() => {
    if (added && !task.open) leadOn(added);
  }, [added, task.open]);

  async function readFrom(lineNumber: number) {
    dismissToast();
    setAdded(null);
    setBusy(true);
    try {
      const data = await fetchQuery<useMissedRoleQuery>(
        environment,
        graphql`
          query useMissedRoleQuery($id: ID!, $lineNumber: Int!) {
            resumeImport(id: $id) {
              undoneAt
              roleAt(lineNumber: $lineNumber) {
                title
                company
                location
                startDate
                endDate
                description
                bulletPoints
                lineNumbers
                otherReadings {
                  titles
                  companies
                }
                takesFrom {
                  bulletPointCount
                  experience {
                    id
                    title
                    company
                  }
                }
              }
            }
          }
        `,
        { id: importId, lineNumber },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      const proposed = data?.resumeImport?.roleAt;
      if (proposed) return setTask(({ opening }) => ({ opening: opening + 1, open: true, proposed }));
      toast({ ...(data?.resumeImport?.undoneAt ? UNDONE : TAKEN), tone: 'failure' });
    } catch (error) {
      toast({ title: 'Failed to read the role', description: getErrorMessage(error), tone: 'failure' });
    } finally {
      setBusy(false);
    }
  }

  const close = () => setTask((before) => ({ ...before, open: false }));
  const dialog = task.proposed && (
    <SectionBoundary name="The dialog">
      <Suspense fallback={null}>
        <MissedRoleDialog
          key={task.opening}
          importId={importId}
          proposed={task.proposed}
          lines={task.proposed.lineNumbers.flatMap((number) => lines[number]?.text ?? [])}
          open={task.open}
          onClose={close}
          onReopen={() => setTask((before) => ({ ...before, opening: before.opening + 1, open: true }))}
          onAdded={({ experienceId, changeId, name }) => {
            setOpener(null);
            setAdded(experienceId);
            toast({ title: `Added ${name}`, action: { label: 'Undo', run: () => void undo(changeId) } });
          }}
        />
      </Suspense>
    </SectionBoundary>
  );
  return {
    choice: opener && {
      busy,
      onChoose: (lineNumber) => void readFrom(lineNumber),
      onCancel: () => {
        opener.focus();
        setOpener(null);
      },
    },
    startChoice: setOpener,
    readFrom,
    dialog,
  };
}
