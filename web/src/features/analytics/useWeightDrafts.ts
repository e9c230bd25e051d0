import { useState } from 'react';
import { createDrafts } from '../../lib/drafts.ts';
import { useLeaveWarning } from '../../lib/useLeaveWarning.ts';
import { isSame, type Weights } from './weights.ts';

/** They outlive the page, so that a look at another one loses nothing. */
const kept = createDrafts<Weights>();

interface SavedVariant {
  readonly id: string;
  readonly weights: Weights;
}

export interface WeightDrafts {
  read: (variant: SavedVariant) => Weights;
  change: (id: string, weights: Weights) => void;
  /** Goes back to what the server has. */
  drop: (id: string) => void;
  isDirty: (variant: SavedVariant) => boolean;
}

/** The weights that were set and not saved, of each variant. Leaving the document with some asks first. */
export function useWeightDrafts(variants: readonly SavedVariant[]): WeightDrafts {
  // The drafts are kept outside of React; this renders the page again.
  const [, setChanges] = useState(0);
  const read = ({ id, weights }: SavedVariant) => kept.read(id) ?? weights;
  const isDirty = (variant: SavedVariant) => !isSame(read(variant), variant.weights);
  const afterwards = (change: () => void) => {
    change();
    setChanges((count) => count + 1);
  };
  useLeaveWarning(() => variants.some(isDirty));
  return {
    read,
    isDirty,
    change: (id, weights) => afterwards(() => kept.keep(id, weights)),
    drop: (id) => afterwards(() => kept.drop(id)),
  };
}
