import { requireUser, type Actor } from '../../../core/actor.ts';
import type { Deps } from '../../../core/deps.ts';
import { RuleError } from '../../../core/errors.ts';
import { parseId } from '../../../core/input.ts';
import type { OptimizationRun } from '../../../generated/prisma/client.ts';
import { lockResume } from '../lock-resume.ts';
import { parseResumeData } from '../tailored-resumes.ts';
import { touchResume } from '../touch-resume.ts';
import { createRunningError, findGoingRun, findRun, publishRun, RUN } from './find-run.ts';
import { workOnRun } from './work-on-run.ts';

/**
 * Works again on the bullets of a run that failed or were never reached, as they are on the resume now.
 *
 * @throws {NotFoundError} {@link RuleError} when nothing is left to do, or a run goes on. {@link RateLimitedError}
 */
export async function retryOptimization(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
): Promise<OptimizationRun> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, RUN);
  await deps.rateLimits.consume({ rewordByUser: userId });
  const run = await deps.prisma.$transaction(async (tx) => {
    const { tailoredResumeId } = await findRun(tx, userId, id);
    const { experiences } = parseResumeData(await lockResume(tx, userId, tailoredResumeId));
    if (await findGoingRun(tx, tailoredResumeId, deps.now())) throw createRunningError();
    const left = await tx.optimizationStep.findMany({
      where: { runId: id, state: { in: ['PENDING', 'FAILED'] } },
    });
    if (left.length === 0) throw new RuleError('nothing-left', 'There is nothing left to try again.');
    const now = new Map(experiences.flatMap(({ bullets }) => bullets.map((one) => [one.id, one.content])));
    for (const { id: stepId, bulletId, content } of left) {
      await tx.optimizationStep.update({
        where: { id: stepId },
        data: { state: 'PENDING', sequence: null, note: '', content: now.get(bulletId) ?? content },
      });
    }
    await touchResume(tx, tailoredResumeId);
    return tx.optimizationRun.update({ where: { id }, data: { state: 'RUNNING' } });
  });
  deps.background.start('optimization', (signal) => workOnRun(deps, actor, run, signal));
  publishRun(deps, run);
  return run;
}
