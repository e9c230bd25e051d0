/* oxlint-disable relay/must-colocate-fragment-spreads -- answers are for the panels that show the resume */
import { useCallback, useRef, type Dispatch } from 'react';
import { graphql } from 'react-relay/hooks';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import type { useBulletActionsAddMutation } from '../../../__generated__/useBulletActionsAddMutation.graphql.ts';
import type { useBulletActionsDeleteMutation } from '../../../__generated__/useBulletActionsDeleteMutation.graphql.ts';
import type { useBulletActionsUpdateMutation } from '../../../__generated__/useBulletActionsUpdateMutation.graphql.ts';
import { useAction, type ActionError } from '../../../relay/useAction.ts';
import {
  BULLET_GONE,
  getBulletDraftKey,
  getNewDraftKey,
  type BuilderAction,
} from '../builder/builderState.ts';
import { useCatchUp } from '../history/useCatchUp.ts';
import type { Undo } from '../history/useUndo.ts';

export interface BulletChange {
  bulletId: string;
  experienceId: string;
  content: string;
  /** What the person saw last; another tab may have changed it. */
  previousContent: string;
}

export interface BulletActions {
  /** Shows the new words at once; if they are rejected, the editor reopens with them. Resolves to whether it worked. */
  update: (change: BulletChange) => Promise<boolean>;
  /** Removes it at once, with "Undo" in the toast. `content` is what the person saw last. */
  remove: (bulletId: string, content: string) => Promise<void>;
  /** Adds the words typed in the experience's new editor. Resolves to whether it worked. */
  add: (experienceId: string, content: string) => Promise<boolean>;
  /** Adds a bullet of the bank word for word, and moves to it. */
  addFromBank: (experienceId: string, content: string, sourceBulletPointId: string) => Promise<void>;
  /** Waits for the answers to all changes that were sent. Resolves to whether all of them worked. */
  settle: () => Promise<boolean>;
  /** A change is being sent, so the scores will change. */
  busy: boolean;
}

/** What every change of the bullets brings back: all that the workbench shows of the resume. */
export const CHANGED_RESUME = graphql`
  fragment useBulletActions_changedResume on TailoredResume {
    ...ScorePanel_resume
    ...RequirementList_resume
    ...ResumeColumn_resume
    ...ActionBar_resume
    ...useUndo_resume
    ...useResumeChanges_resume
    ...OptimizingProvider_resume
  }
`;

/** The actions that change a resume's bullets, each answered with the resume and its new scores. */
export function useBulletActions(
  resumeId: string,
  dispatch: Dispatch<BuilderAction>,
  offerUndo: Undo['offer'],
): BulletActions {
  const [runUpdate, updating] = useAction<useBulletActionsUpdateMutation>(
    graphql`
      mutation useBulletActionsUpdateMutation($input: UpdateTailoredBulletInput!) {
        updateTailoredBullet(input: $input) {
          ... on UpdateTailoredBulletPayload @alias(as: "payload") {
            tailoredResume {
              ...useBulletActions_changedResume
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: (error) => createFailureToast('Failed to update bullet point', error) },
  );
  const [runDelete, deleting] = useAction<useBulletActionsDeleteMutation>(
    graphql`
      mutation useBulletActionsDeleteMutation($input: DeleteTailoredBulletInput!) {
        deleteTailoredBullet(input: $input) {
          ... on DeleteTailoredBulletPayload @alias(as: "payload") {
            tailoredResume {
              ...useBulletActions_changedResume
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: ({ message }) => ({ title: 'Failed to delete bullet point', description: message }) },
  );
  const [runAdd, adding] = useAction<useBulletActionsAddMutation>(
    graphql`
      mutation useBulletActionsAddMutation($input: AddTailoredBulletInput!) {
        addTailoredBullet(input: $input) {
          ... on AddTailoredBulletPayload @alias(as: "payload") {
            bulletId
            tailoredResume {
              ...useBulletActions_changedResume
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: (error) => createFailureToast('Failed to add bullet point', error) },
  );

  const catchUp = useCatchUp(resumeId);
  const sent = useRef(new Set<Promise<boolean>>());
  const track = useCallback((change: Promise<boolean>) => {
    sent.current.add(change);
    void change.finally(() => sent.current.delete(change));
    return change;
  }, []);
  const settle = useCallback(async () => {
    const outcomes = await Promise.all(sent.current);
    return !outcomes.includes(false);
  }, []);

  const sendUpdate = useCallback(
    async ({ bulletId, experienceId, content, previousContent }: BulletChange) => {
      const key = getBulletDraftKey(bulletId);
      dispatch({ type: 'draft-closed', key });
      const outcome = await runUpdate(
        { input: { tailoredResumeId: resumeId, bulletId, content, previousContent } },
        { optimisticUpdater: (store) => showContent(store, bulletId, content) },
      );
      if (outcome.ok) {
        dispatch({ type: 'edited' });
        return true;
      }
      const { kind } = outcome.error;
      if (kind === 'ConflictError' || kind === 'NotFoundError') await catchUp();
      dispatch(
        kind === 'NotFoundError'
          ? { type: 'draft-refused', key: getNewDraftKey(experienceId), text: content, error: BULLET_GONE }
          : {
              type: 'draft-refused',
              key,
              text: content,
              base: previousContent,
              error: getReason(outcome.error),
              conflict: kind === 'ConflictError',
            },
      );
      return false;
    },
    [catchUp, dispatch, resumeId, runUpdate],
  );
  const update = useCallback((change: BulletChange) => track(sendUpdate(change)), [sendUpdate, track]);

  const sendNew = useCallback(
    async (experienceId: string, content: string) => {
      const key = getNewDraftKey(experienceId);
      const outcome = await runAdd({ input: { tailoredResumeId: resumeId, experienceId, content } });
      if (outcome.ok) {
        dispatch({ type: 'edited' });
        dispatch({ type: 'draft-closed', key });
      } else {
        dispatch({ type: 'draft-refused', key, text: content, error: getReason(outcome.error) });
      }
      return outcome.ok;
    },
    [dispatch, resumeId, runAdd],
  );
  const add = useCallback(
    (experienceId: string, content: string) => track(sendNew(experienceId, content)),
    [sendNew, track],
  );

  const sendFromBank = useCallback(
    async (experienceId: string, content: string, sourceBulletPointId: string) => {
      const input = { tailoredResumeId: resumeId, experienceId, content, sourceBulletPointId };
      const outcome = await runAdd({ input });
      if (!outcome.ok) return false;
      dispatch({ type: 'edited' });
      dispatch({ type: 'panel-shown', panel: 'resume' });
      dispatch({ type: 'lit', lit: { bulletId: outcome.data.bulletId, from: 'jump' } });
      return true;
    },
    [dispatch, resumeId, runAdd],
  );
  const addFromBank = useCallback(
    async (experienceId: string, content: string, sourceBulletPointId: string) => {
      await track(sendFromBank(experienceId, content, sourceBulletPointId));
    },
    [sendFromBank, track],
  );

  const sendRemoval = useCallback(
    async (bulletId: string, content: string) => {
      const outcome = await runDelete(
        { input: { tailoredResumeId: resumeId, bulletId, previousContent: content } },
        { optimisticUpdater: (store) => hideBullet(store, resumeId, bulletId) },
      );
      if (!outcome.ok) {
        // The person can delete it again after seeing what it says now.
        if (outcome.error.kind.endsWith('Error')) await catchUp();
        return false;
      }
      dispatch({ type: 'bullet-gone', id: bulletId });
      offerUndo('Bullet point deleted');
      return true;
    },
    [catchUp, dispatch, offerUndo, resumeId, runDelete],
  );
  const remove = useCallback(
    async (bulletId: string, content: string) => {
      await track(sendRemoval(bulletId, content));
    },
    [sendRemoval, track],
  );

  return { update, remove, add, addFromBank, settle, busy: updating || deleting || adding };
}

/** Problems with the text are shown beside it; other reasons, such as no connection, go into the toast. */
function createFailureToast(title: string, { kind, message }: ActionError) {
  return kind === 'ValidationError' || kind === 'RuleError' ? { title } : { title, description: message };
}

/** The server's message about the text itself, or else its general one. */
function getReason({ fields, message }: ActionError): string {
  return fields.find(({ path }) => path.endsWith('content'))?.message ?? message;
}

/** Shows the words as typed. The server decides which of them are keywords, and the scores. */
function showContent(store: RecordSourceProxy, bulletId: string, content: string): void {
  const bullet = store.get(bulletId);
  if (!bullet) return;
  const piece = store.create(`client:optimistic-piece:${bulletId}`, 'HighlightPiece');
  piece.setValue(content, 'text');
  piece.setValue(false, 'marked');
  bullet.setValue(content, 'content');
  bullet.setLinkedRecords([piece], 'pieces');
}

function hideBullet(store: RecordSourceProxy, resumeId: string, bulletId: string): void {
  const experiences = store.get(resumeId)?.getLinkedRecords('experiences') ?? [];
  for (const experience of experiences) {
    const bullets = experience?.getLinkedRecords('bullets') ?? [];
    const rest = bullets.filter((bullet): bullet is RecordProxy => bullet?.getDataID() !== bulletId);
    if (experience && rest.length < bullets.length) experience.setLinkedRecords(rest, 'bullets');
  }
}
