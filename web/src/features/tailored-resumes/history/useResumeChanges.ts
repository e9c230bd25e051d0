/* oxlint-disable relay/must-colocate-fragment-spreads -- events are for the panels that show the resume */
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { useResumeChanges_resume$key } from '../../../__generated__/useResumeChanges_resume.graphql.ts';
import type { useResumeChangesSubscription } from '../../../__generated__/useResumeChangesSubscription.graphql.ts';
import { watchOwnMutations } from '../../../relay/ownMutations.ts';
import { useStream } from '../../../relay/useStream.ts';
import { isOwnRun } from './ownRuns.ts';
import { readShown } from './readShown.ts';
import { createOwnRevisions } from './ownRevisions.ts';
import { useCatchUp } from './useCatchUp.ts';

/** What the person is told about other windows; null when there is nothing to tell. */
export type Notice = 'changed' | 'rewording' | 'cut-off' | null;

interface ResumeChanges {
  notice: Notice;
  dismiss: () => void;
  /** Follows the changes again after `cut-off`. */
  retry: () => void;
  /** The resume was deleted elsewhere. */
  isGone: boolean;
}

const ENDS = { done: 'done', refused: 'refused', lost: 'unknown' } as const;

/**
 * Shows what is changed on a resume in other windows as it happens, and tells the person, but not about what this
 * page did itself: its own actions, and runs that it started (`claimRun`).
 */
export function useResumeChanges(resumeKey: useResumeChanges_resume$key): ResumeChanges {
  const { id, revision, optimizationRun } = useFragment(
    graphql`
      fragment useResumeChanges_resume on TailoredResume {
        id
        revision
        optimizationRun {
          id
          state
        }
      }
    `,
    resumeKey,
  );
  const environment = useRelayEnvironment();
  const catchUp = useCatchUp(id);
  const [ownRevisions] = useState(() => createOwnRevisions(revision));
  const [reached, setReached] = useState(revision);
  const [finished, setFinished] = useState(optimizationRun?.state === 'RUNNING' ? null : optimizationRun?.id);
  const [told, setTold] = useState<Notice>(null);
  const [isGone, setGone] = useState(false);

  useEffect(
    () =>
      watchOwnMutations((phase) => {
        if (phase === 'sent') {
          ownRevisions.sent();
          // Whoever goes on working has seen it.
          setTold((before) => (before === 'changed' ? null : before));
        } else if (ownRevisions.ended(ENDS[phase], readShown(environment, id).revision)) setTold('changed');
      }),
    [environment, id, ownRevisions],
  );

  const { state, retry } = useStream<useResumeChangesSubscription>(
    graphql`
      subscription useResumeChangesSubscription($id: ID!, $after: Int!) {
        tailoredResumeChanged(id: $id, after: $after) {
          revision
          tailoredResume {
            revision
            optimizationRun {
              id
              state
            }
            ...useBulletActions_changedResume
          }
        }
      }
    `,
    {
      key: isGone ? null : id,
      after: revision,
      variables: (after) => ({ id, after }),
      sequenceOf: ({ tailoredResumeChanged }) => tailoredResumeChanged.revision,
      onRecord: ({ tailoredResumeChanged: { revision: sequence, tailoredResume: now } }) => {
        const arrived = Math.max(sequence, now?.revision ?? 0);
        const run = now?.optimizationRun;
        const isRunning = run?.state === 'RUNNING';
        // The last event of a run arrives when it is over.
        const isOfRun = isRunning || run?.id !== finished;
        setReached((before) => Math.max(before, arrived));
        if (run && !isRunning) setFinished(run.id);
        if (run && isOfRun && isOwnRun(run.id)) ownRevisions.expected(arrived);
        else if (ownRevisions.arrived(arrived)) setTold(isRunning ? 'rewording' : 'changed');
      },
    },
  );

  const isOver = state === 'done' || state === 'failed';
  const check = useEffectEvent(async () => {
    if ((await catchUp()) === false) setGone(true);
    else if (state === 'failed') setTold('cut-off');
  });
  useEffect(() => {
    if (isOver) void check();
  }, [isOver]);

  // The answer to an action of this page may be older than what the stream has brought meanwhile.
  useEffect(() => {
    if (revision < reached) void catchUp();
  }, [catchUp, reached, revision]);

  return {
    notice: told,
    dismiss: () => setTold(null),
    retry: () => {
      setTold(null);
      retry();
    },
    isGone,
  };
}
