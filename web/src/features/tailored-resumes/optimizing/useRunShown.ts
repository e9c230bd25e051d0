import { useState } from 'react';
import { useOptimizing } from './OptimizingContext.ts';
import { hasLeft } from './runProgress.ts';
import { useSetAside } from './setAside.ts';
import type { Run } from './useOptimization.ts';

/**
 * Whether what came of a run is to be shown: when it ended while the page was open, or when there is still something to
 * decide or to try again, until the person closes it.
 */
export function useRunShown(run: Run | null): { isShown: boolean; close: () => void } {
  const { pairs, optimization } = useOptimizing();
  const [isClosed, setClosed] = useSetAside(`run:${run?.id}:${run?.lastSequence}:${run?.state}`);
  const [seen, setSeen] = useState<string | null>(null);
  if (run?.state === 'RUNNING' && seen !== run.id) setSeen(run.id);
  // A short run may have ended before the page could see it going on.
  const isSeen = run !== null && (seen === run.id || optimization.startedId === run.id);
  const waiting = new Set([...pairs.values()].map(({ id }) => id));
  const isOpen = run?.steps.some(({ newBulletId }) => newBulletId && waiting.has(newBulletId)) ?? false;
  return {
    isShown: run !== null && !isClosed && (isSeen || isOpen || hasLeft(run)),
    close: () => setClosed(true),
  };
}
