import { requireUser, type Actor } from '../../../core/actor.ts';
import type { Deps } from '../../../core/deps.ts';
import { RuleError } from '../../../core/errors.ts';
import { parseId } from '../../../core/input.ts';
import type { OptimizationRun } from '../../../generated/prisma/client.ts';
import { lockResume } from '../lock-resume.ts';
import { touchResume } from '../touch-resume.ts';
import { findRun, publishRun, RUN } from './find-run.ts';

/**
 * Stops a run. What is done stays; the bullet at work is not added.
 *
 * @throws {NotFoundError} {@link RuleError} when it has ended already.
 */
export async function cancelOptimization(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
): Promise<OptimizationRun> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, RUN);
  const canceled = await deps.prisma.$transaction(async (tx) => {
    const found = await findRun(tx, userId, id);
    await lockResume(tx, userId, found.tailoredResumeId);
    const [run] = await tx.optimizationRun.updateManyAndReturn({
      where: { id, userId, state: 'RUNNING' },
      data: { state: 'CANCELED' },
    });
    if (!run) throw new RuleError('ended', 'This has already ended.');
    await touchResume(tx, run.tailoredResumeId);
    return run;
  });
  publishRun(deps, canceled);
  return canceled;
}
