/* oxlint-disable relay/must-colocate-fragment-spreads -- answers are for the panels that show the resume */
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { useUndo_resume$key } from '../../../__generated__/useUndo_resume.graphql.ts';
import type { useUndoRedoMutation } from '../../../__generated__/useUndoRedoMutation.graphql.ts';
import type { useUndoMutation } from '../../../__generated__/useUndoMutation.graphql.ts';
import { useAction, type ActionError } from '../../../relay/useAction.ts';
import { watchOwnMutations } from '../../../relay/ownMutations.ts';
import { dismissToast, toast } from '../../../ui/toast.ts';
import { describeChange } from './changeTexts.ts';
import { readShown } from './readShown.ts';
import { useCatchUp } from './useCatchUp.ts';

export interface Undo {
  /** What undoing would undo; null if there is nothing. */
  undoable: string | null;
  /** What redoing would do again; null if there is nothing. */
  redoable: string | null;
  /** Undoes the last change of the resume and says so. One press after another undoes one change after another. */
  undo: () => void;
  redo: () => void;
  /** Says what was just done, with a button that undoes this and nothing else. */
  offer: (title: string) => void;
}

type Direction = 'undo' | 'redo';

const NOTHING = { undo: 'Nothing to undo', redo: 'Nothing to redo' } as const;

/** The one undo and redo for every change of a resume, whichever window it was made in. */
export function useUndo(resumeKey: useUndo_resume$key): Undo {
  const { id, revision, undoableChange, redoableChange } = useFragment(
    graphql`
      fragment useUndo_resume on TailoredResume {
        id
        revision
        undoableChange
        redoableChange
      }
    `,
    resumeKey,
  );
  const [runUndo] = useAction<useUndoMutation>(
    graphql`
      mutation useUndoMutation($input: UndoResumeChangeInput!) {
        undoResumeChange(input: $input) {
          ... on UndoResumeChangePayload @alias(as: "payload") {
            tailoredResume {
              ...useBulletActions_changedResume
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: (error) => describeFailure('undo', error) },
  );
  const [runRedo] = useAction<useUndoRedoMutation>(
    graphql`
      mutation useUndoRedoMutation($input: RedoResumeChangeInput!) {
        redoResumeChange(input: $input) {
          ... on RedoResumeChangePayload @alias(as: "payload") {
            tailoredResume {
              ...useBulletActions_changedResume
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: (error) => describeFailure('redo', error) },
  );
  const environment = useRelayEnvironment();
  const catchUp = useCatchUp(id);
  const offered = useRef<number>(undefined);
  // The next change is the one that can be undone: the offer for the one before would be refused.
  useEffect(
    () =>
      watchOwnMutations((phase) => {
        if (phase !== 'sent' || offered.current === undefined) return;
        dismissToast(offered.current);
        offered.current = undefined;
      }),
    [],
  );
  const hasStepped = useRef(false);
  useEffect(() => {
    if (hasStepped.current) keepFocus();
    hasStepped.current = false;
  }, [revision]);
  const last = useRef<Promise<boolean>>(Promise.resolve(true));

  const step = useCallback(
    async (direction: Direction, expected?: number): Promise<boolean> => {
      const shown = readShown(environment, id);
      const change = direction === 'undo' ? shown.undoableChange : shown.redoableChange;
      if (change === null && expected === undefined) return false;
      const input = { id, revision: expected ?? shown.revision };
      const outcome = await (direction === 'undo' ? runUndo : runRedo)({ input });
      if (!outcome.ok) {
        if (outcome.error.kind.endsWith('Error')) await catchUp();
        return false;
      }
      hasStepped.current = true;
      const what = describeChange(change ?? '');
      const other = direction === 'undo' ? 'redo' : 'undo';
      const reached = readShown(environment, id).revision;
      offered.current = toast({
        title: direction === 'undo' ? `Undone: ${what}` : `Redone: ${what}`,
        action: { label: other === 'undo' ? 'Undo' : 'Redo', run: () => void step(other, reached) },
      });
      return true;
    },
    [catchUp, environment, id, runRedo, runUndo],
  );

  // A second press while the first is on its way is a second step, but not after the first has failed.
  const enqueue = useCallback(
    (direction: Direction) => {
      const before = last.current;
      const mine = before.then((ok) => (ok ? step(direction) : false));
      last.current = mine;
      void mine.then(() => {
        if (last.current === mine) last.current = Promise.resolve(true);
      });
    },
    [step],
  );

  const offer = useCallback(
    (title: string) => {
      const reached = readShown(environment, id).revision;
      const action = { label: 'Undo', run: () => void step('undo', reached) };
      offered.current = toast({ title, action });
    },
    [environment, id, step],
  );

  return useMemo(
    () => ({
      undoable: undoableChange ?? null,
      redoable: redoableChange ?? null,
      undo: () => enqueue('undo'),
      redo: () => enqueue('redo'),
      offer,
    }),
    [enqueue, offer, redoableChange, undoableChange],
  );
}

/** What had the focus may be gone with the change, such as a bullet point that was added. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-step="Undo"]')?.focus({ preventScroll: true });
}

function describeFailure(direction: Direction, { kind, message }: ActionError) {
  if (kind === 'RuleError') return { title: NOTHING[direction] };
  if (kind === 'ConflictError')
    return {
      title: direction === 'undo' ? 'Nothing was undone' : 'Nothing was redone',
      description: 'The resume has changed since then. You now see what it says.',
    };
  return { title: `Failed to ${direction}`, description: message };
}
