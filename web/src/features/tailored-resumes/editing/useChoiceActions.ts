import { useCallback, type Dispatch } from 'react';
import { graphql } from 'react-relay/hooks';
import type { useChoiceActionsChooseMutation } from '../../../__generated__/useChoiceActionsChooseMutation.graphql.ts';
import type { useChoiceActionsLockMutation } from '../../../__generated__/useChoiceActionsLockMutation.graphql.ts';
import type { useChoiceActionsPickMutation } from '../../../__generated__/useChoiceActionsPickMutation.graphql.ts';
import type { useChoiceActionsUndoMutation } from '../../../__generated__/useChoiceActionsUndoMutation.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';
import { plural } from '../../../lib/plural.ts';
import { toast } from '../../../ui/toast.ts';
import type { BuilderAction } from '../builder/builderState.ts';

export interface ChoiceActions {
  /** Locks or unlocks a bullet. Shown at once. */
  lock: (bulletId: string, isLocked: boolean) => Promise<void>;
  /** Chooses an experience's bullets again from the bank, with "Undo" in the toast. */
  chooseAgain: (experienceId: string) => Promise<void>;
  choosing: boolean;
  /**
   * Adds bullets of the bank to an experience, all or none, with "Undo" in the toast. Resolves to whether it worked.
   */
  pick: (experienceId: string, bulletPointIds: readonly string[]) => Promise<boolean>;
  picking: boolean;
  /** Says what was just done, with a button that undoes it. */
  offerUndo: (title: string) => void;
}

/** The actions that decide which of the bank's bullets are on the resume. */
export function useChoiceActions(resumeId: string, dispatch: Dispatch<BuilderAction>): ChoiceActions {
  const [runLock] = useAction<useChoiceActionsLockMutation>(
    graphql`
      mutation useChoiceActionsLockMutation($input: SetTailoredBulletLockInput!) {
        setTailoredBulletLock(input: $input) {
          ... on SetTailoredBulletLockPayload @alias(as: "payload") {
            tailoredResume {
              ...ResumeColumn_resume
              ...ActionBar_resume
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: ({ message }) => ({ title: 'Failed to lock bullet point', description: message }) },
  );
  const [runChoose, choosing] = useAction<useChoiceActionsChooseMutation>(
    graphql`
      mutation useChoiceActionsChooseMutation($input: ChooseBulletsAgainInput!) {
        chooseBulletsAgain(input: $input) {
          ... on ChooseBulletsAgainPayload @alias(as: "payload") {
            tailoredResume {
              ...useBulletActions_changedResume
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      failure: ({ kind, message }) =>
        kind === 'RuleError'
          ? { title: 'Nothing to change', description: message }
          : { title: 'Failed to regenerate bullet points', description: message },
    },
  );
  const [runPick, picking] = useAction<useChoiceActionsPickMutation>(
    graphql`
      mutation useChoiceActionsPickMutation($input: PickTailoredBulletsInput!) {
        pickTailoredBullets(input: $input) {
          ... on PickTailoredBulletsPayload @alias(as: "payload") {
            tailoredResume {
              ...useBulletActions_changedResume
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: ({ message }) => ({ title: 'Failed to add bullet points', description: message }) },
  );
  const [runUndo, undoing] = useAction<useChoiceActionsUndoMutation>(
    graphql`
      mutation useChoiceActionsUndoMutation($input: UndoResumeChangeInput!) {
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
    { failure: ({ message }) => ({ title: 'Failed to undo', description: message }) },
  );

  const lock = useCallback(
    async (bulletId: string, isLocked: boolean) => {
      await runLock(
        { input: { tailoredResumeId: resumeId, bulletId, isLocked } },
        { optimisticUpdater: (store) => store.get(bulletId)?.setValue(isLocked, 'isLocked') },
      );
    },
    [resumeId, runLock],
  );

  const toastWithUndo = useCallback(
    (title: string) => {
      const undo = () => void runUndo({ input: { id: resumeId } });
      toast({ title, action: { label: 'Undo', run: undo } });
    },
    [resumeId, runUndo],
  );

  const chooseAgain = useCallback(
    async (experienceId: string) => {
      const outcome = await runChoose({ input: { tailoredResumeId: resumeId, experienceId } });
      if (!outcome.ok) return;
      dispatch({ type: 'edited' });
      toastWithUndo('Bullet points chosen again');
    },
    [dispatch, resumeId, runChoose, toastWithUndo],
  );

  const pick = useCallback(
    async (experienceId: string, bulletPointIds: readonly string[]) => {
      const input = { tailoredResumeId: resumeId, experienceId, bulletPointIds };
      const outcome = await runPick({ input });
      if (!outcome.ok) return false;
      dispatch({ type: 'edited' });
      toastWithUndo(`${plural(bulletPointIds.length, 'bullet point')} added`);
      return true;
    },
    [dispatch, resumeId, runPick, toastWithUndo],
  );

  return { lock, chooseAgain, choosing: choosing || undoing, pick, picking, offerUndo: toastWithUndo };
}
