import { isDeepStrictEqual } from 'node:util';
import { requireUser, type Actor } from '../../../core/actor.ts';
import type { Deps } from '../../../core/deps.ts';
import { NotFoundError, RuleError } from '../../../core/errors.ts';
import { parseId, parseInput } from '../../../core/input.ts';
import type { OptimizationRun, Prisma } from '../../../generated/prisma/client.ts';
import { findBullet } from '../find-in-resume.ts';
import { lockResume } from '../lock-resume.ts';
import { resumeTopic } from '../resume-topic.ts';
import { parseResumeData } from '../tailored-resumes.ts';
import { startOptimizationSchema } from './optimization.schema.ts';
import { optimizationTopic } from './optimization-topic.ts';
import { readState } from './run-state.ts';
import { touchResume } from '../touch-resume.ts';
import { workOnRun } from './work-on-run.ts';

/**
 * Starts rewording bullets of a resume and returns the run at once. The run works through them in the order given; each
 * reworded bullet is added behind its original as soon as it is done. A resume has one run at a time; asking twice for
 * the same, as with a double click, returns the run that goes on.
 *
 * @throws {ValidationError} {@link NotFoundError} {@link RuleError} when another run goes on. {@link RateLimitedError}
 */
export async function startOptimization(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  input: unknown,
): Promise<OptimizationRun> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, 'The resume');
  const { bulletIds, ...asked } = parseInput(startOptimizationSchema, input);
  const ids = [...new Set(bulletIds)];
  await deps.rateLimits.consume({ rewordByUser: userId });
  const { run, isNew } = await deps.prisma.$transaction(async (tx) => {
    const { experiences } = parseResumeData(await lockResume(tx, userId, id));
    const going = await findGoingRun(tx, id, deps.now());
    if (going) {
      const { mode, level, instructions, area, steps } = going;
      const same = isDeepStrictEqual(
        { mode, level, instructions, area, ids: steps.map(({ bulletId }) => bulletId) },
        { ...asked, ids },
      );
      if (!same) throw createRunningError();
      return { run: going, isNew: false };
    }
    const steps = ids.map((bulletId, position) => {
      const { experience, bullet } = findBullet(experiences, bulletId);
      return { position, experienceId: experience.experienceId, bulletId, content: bullet.content };
    });
    const created = await tx.optimizationRun.create({
      data: { userId, tailoredResumeId: id, ...asked, steps: { create: steps } },
    });
    await touchResume(tx, id);
    return { run: created, isNew: true };
  });
  if (isNew) {
    deps.background.start('optimization', (signal) => workOnRun(deps, actor, run, signal));
    deps.pubsub.publish(resumeTopic(id));
  }
  return run;
}

const createRunningError = () =>
  new RuleError(
    'already-running',
    'Bullet points of this resume are being reworded already. Please wait, or stop that first.',
  );

/** The resume's run that goes on, if there is one. Runs that were left behind are marked as stopped. */
async function findGoingRun(tx: Prisma.TransactionClient, tailoredResumeId: string, now: Date) {
  const running = await tx.optimizationRun.findMany({
    where: { tailoredResumeId, state: 'RUNNING' },
    include: { steps: { orderBy: { position: 'asc' } } },
  });
  const left = running.filter((run) => readState(run, now) !== 'RUNNING').map(({ id }) => id);
  if (left.length > 0)
    await tx.optimizationRun.updateMany({ where: { id: { in: left } }, data: { state: 'STOPPED' } });
  return running.find(({ id }) => !left.includes(id));
}

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

const RUN = 'The optimization';

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

function publishRun(deps: Deps, { id, tailoredResumeId }: OptimizationRun): void {
  deps.pubsub.publish(optimizationTopic(id));
  deps.pubsub.publish(resumeTopic(tailoredResumeId));
}
