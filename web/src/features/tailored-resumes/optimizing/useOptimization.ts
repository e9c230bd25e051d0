/* oxlint-disable relay/unused-fields -- the panel and the rows read the steps */
/* oxlint-disable relay/must-colocate-fragment-spreads -- answers are for the panels that show the resume */
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useOptimizationCancelMutation } from '../../../__generated__/useOptimizationCancelMutation.graphql.ts';
import type { useOptimizationRetryMutation } from '../../../__generated__/useOptimizationRetryMutation.graphql.ts';
import type { useOptimizationStartMutation } from '../../../__generated__/useOptimizationStartMutation.graphql.ts';
import type { useOptimizationSubscription } from '../../../__generated__/useOptimizationSubscription.graphql.ts';
import type {
  useOptimization_resume$data,
  useOptimization_resume$key,
} from '../../../__generated__/useOptimization_resume.graphql.ts';
import { claimRun } from '../history/ownRuns.ts';
import { useCatchUp } from '../history/useCatchUp.ts';
import { useAction, type ActionOutcome } from '../../../relay/useAction.ts';
import { useStream, type Stream } from '../../../relay/useStream.ts';
import { chooseMode, type OptimizeSettings } from './optimizeMode.ts';

export type Run = NonNullable<useOptimization_resume$data['optimizationRun']>;
export type Step = Run['steps'][number];

export interface Optimization {
  /** The resume's latest run, going on or ended; null if there was none. */
  run: Run | null;
  /** The run that this page started last. */
  startedId: string | null;
  /** How the run that goes on is being followed. */
  stream: Stream;
  /** Starts rewording these bullets. Resolves to whether it worked. */
  start: (bulletIds: readonly string[], settings: OptimizeSettings) => Promise<boolean>;
  isStarting: boolean;
  /** Stops the run. What is done stays. */
  stop: () => void;
  isStopping: boolean;
  /** Works again on what failed or was not reached. */
  retry: () => void;
  isRetrying: boolean;
}

const FAILED = 'Failed to optimize bullet points';

/** Rewording bullets of a resume: the latest run, wherever it was started, followed as long as it goes on. */
export function useOptimization(resumeKey: useOptimization_resume$key): Optimization {
  const resume = useFragment(
    graphql`
      fragment useOptimization_resume on TailoredResume {
        id
        optimizationRun {
          id
          state
          lastSequence
          steps {
            bulletId
            newBulletId
            content
            state
            sequence
            note
            question
          }
        }
      }
    `,
    resumeKey,
  );
  const { id } = resume;
  const run = resume.optimizationRun ?? null;
  const catchUp = useCatchUp(id);
  // A run that is tried again is a new stream, although it is the same run.
  const [attempt, setAttempt] = useState(0);
  const [startedId, setStartedId] = useState<string | null>(null);

  const isRunning = run?.state === 'RUNNING';
  const stream = useStream<useOptimizationSubscription>(
    graphql`
      subscription useOptimizationSubscription($id: ID!, $after: Int!) {
        optimizationProgress(id: $id, after: $after) {
          sequence
          optimizationRun {
            tailoredResume {
              ...useBulletActions_changedResume
            }
          }
        }
      }
    `,
    {
      key: isRunning ? `${run.id}:${attempt}` : null,
      after: run?.lastSequence ?? 0,
      variables: (after) => ({ id: run?.id ?? '', after }),
      sequenceOf: ({ optimizationProgress }) => optimizationProgress.sequence,
    },
  );
  // A run that is stopped has no last bullet that would tell so.
  const isOverUnseen = isRunning && stream.state === 'done';
  const see = useEffectEvent(() => void catchUp());
  useEffect(() => {
    if (isOverUnseen) see();
  }, [isOverUnseen]);

  const [runStart, isStarting] = useAction<useOptimizationStartMutation>(
    graphql`
      mutation useOptimizationStartMutation($input: StartOptimizationInput!) {
        startOptimization(input: $input) {
          ... on StartOptimizationPayload @alias(as: "payload") {
            optimizationRun {
              id
              tailoredResume {
                ...useOptimization_resume
              }
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: ({ message }) => ({ title: FAILED, description: message }) },
  );
  const [runCancel, isStopping] = useAction<useOptimizationCancelMutation>(
    graphql`
      mutation useOptimizationCancelMutation($input: CancelOptimizationInput!) {
        cancelOptimization(input: $input) {
          ... on CancelOptimizationPayload @alias(as: "payload") {
            optimizationRun {
              tailoredResume {
                ...useBulletActions_changedResume
              }
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    // It ended by itself meanwhile, which the panel is about to show.
    {
      failure: ({ kind, message }) =>
        kind === 'RuleError' ? null : { title: 'Failed to stop', description: message },
    },
  );
  const [runRetry, isRetrying] = useAction<useOptimizationRetryMutation>(
    graphql`
      mutation useOptimizationRetryMutation($input: RetryOptimizationInput!) {
        retryOptimization(input: $input) {
          ... on RetryOptimizationPayload @alias(as: "payload") {
            optimizationRun {
              id
              tailoredResume {
                ...useOptimization_resume
              }
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: ({ message }) => ({ title: FAILED, description: message }) },
  );

  /** What the server refuses may have to do with what another window did. */
  async function settle(outcome: ActionOutcome<{ optimizationRun: { id: string } }>): Promise<boolean> {
    if (outcome.ok) {
      claimRun(outcome.data.optimizationRun.id);
      setStartedId(outcome.data.optimizationRun.id);
      setAttempt((count) => count + 1);
    } else if (outcome.error.kind.endsWith('Error')) await catchUp();
    return outcome.ok;
  }

  return {
    run,
    startedId,
    stream,
    start: async (bulletIds, settings) => {
      const input = { tailoredResumeId: id, bulletIds, level: settings.level, ...chooseMode(settings) };
      return settle(await runStart({ input }));
    },
    isStarting,
    stop: () => {
      if (run)
        void runCancel({ input: { id: run.id } }).then(async ({ ok }) => {
          if (!ok) await catchUp();
        });
    },
    isStopping,
    retry: () => {
      if (run) void runRetry({ input: { id: run.id } }).then(settle);
    },
    isRetrying,
  };
}
