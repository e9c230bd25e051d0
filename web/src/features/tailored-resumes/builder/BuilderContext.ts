import { createContext, useContext, type Dispatch } from 'react';
import type { BuilderAction, BuilderState } from './builderState.ts';
import type { BulletActions } from '../editing/useBulletActions.ts';
import type { ChoiceActions } from '../editing/useChoiceActions.ts';

interface Builder {
  resumeId: string;
  state: BuilderState;
  dispatch: Dispatch<BuilderAction>;
  actions: BulletActions;
  choice: ChoiceActions;
}

export const BuilderContext = createContext<Builder | null>(null);

/** The open resume's state and actions. Only inside the workbench. */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('useBuilder needs the workbench around it');
  return builder;
}
