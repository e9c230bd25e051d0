import { plural } from '../../../lib/plural.ts';

interface Step {
  readonly bulletId: string;
  readonly state: string;
}

interface Run {
  readonly state: string;
  readonly steps: readonly Step[];
}

const count = ({ steps }: Run, state: string) => steps.filter((step) => step.state === state).length;

/** How far a run is: how many of its bullets are done, of how many. */
export function measureRun(run: Run): { done: number; total: number } {
  return { done: run.steps.length - count(run, 'PENDING'), total: run.steps.length };
}

/** Says which of its bullets a run works on now, such as "Rewording 3 of 8". */
export function describeProgress(run: Run): string {
  const { done, total } = measureRun(run);
  return `Rewording ${Math.min(done + 1, total)} of ${total}`;
}

/** The bullet that a run works on now; null when it has ended. They are worked on in order. */
export function findCurrentBullet(run: Run | null): string | null {
  if (run?.state !== 'RUNNING') return null;
  return run.steps.find(({ state }) => state === 'PENDING')?.bulletId ?? null;
}

/** Whether there is something that `retryOptimization` would work on. */
export function hasLeft(run: Run): boolean {
  return count(run, 'PENDING') + count(run, 'FAILED') > 0;
}

const BEGINNINGS: Record<string, string> = {
  CANCELED: 'Stopped. ',
  STOPPED: 'This was interrupted. ',
};

/** Says what came of a run that has ended, such as "5 reworded, 2 already say it well, 1 failed." */
export function summarizeRun(run: Run): string {
  const well = count(run, 'UNCHANGED');
  const failed = count(run, 'FAILED');
  const pending = count(run, 'PENDING');
  const parts = [
    `${count(run, 'REWORDED')} reworded`,
    well > 0 && plural(well, 'already says it well', 'already say it well'),
    failed > 0 && `${failed} failed`,
    pending > 0 && `${pending} not reached`,
  ];
  return `${BEGINNINGS[run.state] ?? ''}${parts.filter(Boolean).join(', ')}.`;
}
