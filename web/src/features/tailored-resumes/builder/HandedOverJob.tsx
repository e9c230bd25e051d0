import type { ReactNode } from 'react';
import { readJobToStart } from './startResumeFor.ts';
import { StartStep } from './StartStep.tsx';

interface HandedOverJobProps {
  /** What came with the navigation. */
  state: unknown;
  draftKey: string;
  /** For a state that holds no job after all. */
  children: ReactNode;
}

/** Starts with the job that was handed over. Loaded only then, because reading it takes zod. */
export function HandedOverJob({ state, draftKey, children }: HandedOverJobProps) {
  const job = readJobToStart(state);
  return job ? <StartStep job={job} draftKey={draftKey} /> : children;
}
