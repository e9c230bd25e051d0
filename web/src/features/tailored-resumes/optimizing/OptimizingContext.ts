import { createContext, useContext } from 'react';
import type { NewWording } from './pairs.ts';
import type { Optimization, Step } from './useOptimization.ts';

interface Optimizing {
  optimization: Optimization;
  /** All bullets on the resume, in its order. */
  bulletIds: readonly string[];
  /** Those whose checkbox is checked, in the resume's order. */
  selected: readonly string[];
  /** Selects exactly these. */
  select: (bulletIds: readonly string[]) => void;
  /** Whether a bullet's original still stands above it and waits for a decision. */
  isNewWording: (originalId: string | null | undefined) => boolean;
  /** The originals that wait for a decision, with their new wordings. */
  pairs: ReadonlyMap<string, NewWording>;
  /** The steps of the latest run, by the bullet that they are about. */
  steps: ReadonlyMap<string, Step>;
  /** The bullet that is being reworded now. */
  currentBulletId: string | null;
  /** Stores open edits first, because what is stored is reworded. Resolves to whether it worked. */
  storeDrafts: () => Promise<boolean>;
  /** Says what was just done, with a button that undoes it. */
  offerUndo: (title: string) => void;
}

export const OptimizingContext = createContext<Optimizing | null>(null);

/** The optimization of the open resume. Only inside the workbench. */
export function useOptimizing(): Optimizing {
  const optimizing = useContext(OptimizingContext);
  if (!optimizing) throw new Error('useOptimizing needs the workbench around it');
  return optimizing;
}
