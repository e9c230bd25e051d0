import type { OptimizationRun, OptimizationState } from '../../../generated/prisma/client.ts';

/** How often a server shows that it is working on a run. */
export const HEARTBEAT_MS = 5_000;
/** A run without a sign of life for this long was left behind by a server that ended. */
const LEFT_BEHIND_MS = 20_000;

/** The state of a run: one that its server left behind counts as stopped. */
export function readState({ state, updatedAt }: OptimizationRun, now: Date): OptimizationState {
  const isLeftBehind = now.getTime() - updatedAt.getTime() > LEFT_BEHIND_MS;
  return state === 'RUNNING' && isLeftBehind ? 'STOPPED' : state;
}
