/* oxlint-disable relay/unused-fields -- pairOriginals() reads the bullets */
import { useMemo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OptimizingProvider_resume$key } from '../../../__generated__/OptimizingProvider_resume.graphql.ts';
import { useBuilder } from '../builder/BuilderContext.ts';
import { OptimizingContext } from './OptimizingContext.ts';
import { pairOriginals } from './pairs.ts';
import { findCurrentBullet } from './runProgress.ts';
import { useOptimization } from './useOptimization.ts';

interface OptimizingProviderProps {
  resumeKey: OptimizingProvider_resume$key;
  storeDrafts: () => Promise<boolean>;
  offerUndo: (title: string) => void;
  children: ReactNode;
}

/** Gives the panel and the rows what they share about rewording bullets. Inside the builder's context. */
export function OptimizingProvider({ resumeKey, storeDrafts, offerUndo, children }: OptimizingProviderProps) {
  const resume = useFragment(
    graphql`
      fragment OptimizingProvider_resume on TailoredResume {
        id
        experiences {
          bullets {
            id
            content
            rewording {
              originalId
            }
          }
        }
        ...useOptimization_resume
      }
    `,
    resumeKey,
  );
  const { state, dispatch } = useBuilder();
  const optimization = useOptimization(resume);
  const bullets = useMemo(() => resume.experiences.flatMap(({ bullets }) => bullets), [resume.experiences]);
  const pairs = useMemo(() => pairOriginals(bullets), [bullets]);
  const bulletIds = useMemo(() => bullets.map(({ id }) => id), [bullets]);
  const { run } = optimization;
  const steps = useMemo(() => new Map(run?.steps.map((step) => [step.bulletId, step])), [run]);
  const select = (chosen: readonly string[]) => {
    for (const id of new Set([...bulletIds, ...state.selected]))
      dispatch({ type: 'bullet-toggled', id, selected: chosen.includes(id) });
  };
  return (
    <OptimizingContext
      value={{
        optimization,
        bulletIds,
        selected: bulletIds.filter((id) => state.selected.includes(id)),
        select,
        isNewWording: (originalId) => bulletIds.includes(originalId ?? ''),
        pairs,
        steps,
        currentBulletId: findCurrentBullet(run),
        storeDrafts,
        offerUndo,
      }}
    >
      {children}
    </OptimizingContext>
  );
}
