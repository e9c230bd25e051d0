import { requireUser, type Actor } from '../../../core/actor.ts';
import type { Deps } from '../../../core/deps.ts';
import { parseId } from '../../../core/input.ts';
import type { OptimizationRun, OptimizationStep } from '../../../generated/prisma/client.ts';
import { streamRecords } from '../../../platform/stream-records.ts';
import { optimizationTopic } from './optimization-topic.ts';
import { readState } from './run-state.ts';
import { findRun, RUN } from './find-run.ts';

/** One bullet of a run is done. */
export interface OptimizationProgress {
  /** Its number in the run, from 1. */
  sequence: number;
  step: OptimizationStep;
  run: OptimizationRun;
}

/**
 * Streams the finished bullets of a run in the order in which they were done: first those after the client's last
 * number, then each as it is stored, from whichever node works on it. Ends when the run ends.
 *
 * @param after the number of the last bullet that the client has; 0 for none.
 * @throws {NotFoundError}
 */
export async function streamOptimization(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  after: number,
  signal: AbortSignal,
): Promise<AsyncGenerator<OptimizationProgress, void, undefined>> {
  const { userId } = requireUser(actor);
  const { id } = await findRun(deps.prisma, userId, parseId(rawId, RUN));
  return streamRecords({
    pubsub: deps.pubsub,
    topic: optimizationTopic(id),
    signal,
    after,
    read: async (last) => {
      const run = await deps.prisma.optimizationRun.findUnique({
        where: { id, userId },
        include: { steps: { where: { sequence: { gt: last } }, orderBy: { sequence: 'asc' } } },
      });
      if (!run) return { records: [], isFinished: true };
      const records = run.steps.flatMap((step): OptimizationProgress[] =>
        step.sequence === null ? [] : [{ sequence: step.sequence, step, run }],
      );
      return { records, isFinished: readState(run, deps.now()) !== 'RUNNING' };
    },
  });
}
