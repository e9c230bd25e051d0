import type { Deps } from '../../../core/deps.ts';
import { NotFoundError, RuleError } from '../../../core/errors.ts';
import type { OptimizationRun, Prisma } from '../../../generated/prisma/client.ts';
import { resumeTopic } from '../resume-topic.ts';
import { optimizationTopic } from './optimization-topic.ts';
import { readState } from './run-state.ts';

export const RUN = 'The optimization';

/** @throws {NotFoundError} */
export async function findRun(
  prisma: Pick<Prisma.TransactionClient, 'optimizationRun'>,
  userId: string,
  id: string,
): Promise<OptimizationRun> {
  const run = await prisma.optimizationRun.findUnique({ where: { id, userId } });
  if (!run) throw new NotFoundError(RUN);
  return run;
}

/** Tells who follows the run or its resume to look again. */
export function publishRun(deps: Deps, { id, tailoredResumeId }: OptimizationRun): void {
  deps.pubsub.publish(optimizationTopic(id));
  deps.pubsub.publish(resumeTopic(tailoredResumeId));
}

export const createRunningError = () =>
  new RuleError(
    'already-running',
    'Bullet points of this resume are being reworded already. Please wait, or stop that first.',
  );

/** The resume's run that goes on, if there is one. Runs that were left behind are marked as stopped. */
export async function findGoingRun(tx: Prisma.TransactionClient, tailoredResumeId: string, now: Date) {
  const running = await tx.optimizationRun.findMany({
    where: { tailoredResumeId, state: 'RUNNING' },
    include: { steps: { orderBy: { position: 'asc' } } },
  });
  const left = running.filter((run) => readState(run, now) !== 'RUNNING').map(({ id }) => id);
  if (left.length > 0)
    await tx.optimizationRun.updateMany({ where: { id: { in: left } }, data: { state: 'STOPPED' } });
  return running.find(({ id }) => !left.includes(id));
}
