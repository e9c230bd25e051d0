import { useCallback, type Dispatch } from 'react';
import { graphql } from 'react-relay/hooks';
import type { useChoiceActionsChooseMutation } from '../../../__generated__/useChoiceActionsChooseMutation.graphql.ts';
import type { useChoiceActionsLockMutation } from '../../../__generated__/useChoiceActionsLockMutation.graphql.ts';
import type { useChoiceActionsPickMutation } from '../../../__generated__/useChoiceActionsPickMutation.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';
import { plural } from '../../../lib/plural.ts';
import type { BuilderAction } from '../builder/builderState.ts';
import type { Undo } from '../history/useUndo.ts';

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
}

/** The actions that decide which of the bank's bullets are on the resume. */
export function useChoiceActions(
  resumeId: string,
  dispatch: Dispatch<BuilderAction>,
  offerUndo: Undo['offer'],
): ChoiceActions {
  const [runLock] = useAction<useChoiceActionsLockMutation>(
    graphql`
      mutation useChoiceActionsLockMutation($input: SetTailoredBulletLockInput!) {
        setTailoredBulletLock(input: $input) {
          ... on SetTailoredBulletLockPayload @alias(as: "payload") {
            tailoredResume {
              ...ResumeColumn_resume
              ...ActionBar_resume
              ...useUndo_resume
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
  const lock = useCallback(
    async (bulletId: string, isLocked: boolean) => {
      await runLock(
        { input: { tailoredResumeId: resumeId, bulletId, isLocked } },
        { optimisticUpdater: (store) => store.get(bulletId)?.setValue(isLocked, 'isLocked') },
      );
    },
    [resumeId, runLock],
  );

  const chooseAgain = useCallback(
    async (experienceId: string) => {
      const outcome = await runChoose({ input: { tailoredResumeId: resumeId, experienceId } });
      if (!outcome.ok) return;
      dispatch({ type: 'edited' });
      offerUndo('Bullet points chosen again');
    },
    [dispatch, offerUndo, resumeId, runChoose],
  );

  const pick = useCallback(
    async (experienceId: string, bulletPointIds: readonly string[]) => {
      const input = { tailoredResumeId: resumeId, experienceId, bulletPointIds };
      const outcome = await runPick({ input });
      if (!outcome.ok) return false;
      dispatch({ type: 'edited' });
      offerUndo(`${plural(bulletPointIds.length, 'bullet point')} added`);
      return true;
    },
    [dispatch, offerUndo, resumeId, runPick],
  );

  return { lock, chooseAgain, choosing, pick, picking };
}
