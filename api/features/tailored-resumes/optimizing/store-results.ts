import { randomUUID } from 'node:crypto';
import { requireUser, type Actor } from '../../../core/actor.ts';
import type { Deps } from '../../../core/deps.ts';
import { ConflictError, DomainError } from '../../../core/errors.ts';
import type { OptimizationRun, OptimizationStep, Prisma } from '../../../generated/prisma/client.ts';
import type { SourceMaterial } from '../../../writing/truth/claim.ts';
import { editResume } from '../edit-resume.ts';
import { lockResume } from '../lock-resume.ts';
import { requireRoom } from '../require-room.ts';
import type { TailoredBullet, TailoredExperience } from '../resume-data.schema.ts';
import { resumeTopic } from '../resume-topic.ts';
import { touchResume } from '../touch-resume.ts';
import type { CheckedRewording } from './reword-checked.ts';

/** What came of a bullet: another wording, or why there is none. */
export type StepResult =
  | { step: OptimizationStep; rewording: CheckedRewording; material: SourceMaterial }
  | { step: OptimizationStep; remark: StepOutcome };

type StepOutcome = Pick<OptimizationStep, 'state' | 'note' | 'question'> & { newBulletId?: string };

/** The run was canceled: there is nothing to store any more. With its resume deleted, it's a `NotFoundError`. */
export class RunEnded extends Error {}

/** Somebody else has done the steps: the run was tried again while this was at work on them. */
export class StepsDone extends Error {}

const CHANGED = 'This bullet point was changed or removed meanwhile, so it was left alone.';

/**
 * Stores results of a run together, each under the run's next number. A bullet that was changed meanwhile, or has no room,
 * is noted as failed and leaves the others alone.
 *
 * @throws {RunEnded} {@link StepsDone} {@link NotFoundError}; nothing has changed then.
 */
export async function storeResults(
  deps: Deps,
  actor: Actor | null,
  run: OptimizationRun,
  results: readonly StepResult[],
): Promise<void> {
  const { userId } = requireUser(actor);
  const { id: runId, tailoredResumeId } = run;
  if (results.some((result) => 'rewording' in result)) {
    await editResume(
      deps,
      actor,
      tailoredResumeId,
      'BULLETS_REWORDED',
      async ({ experiences, tx }) => {
        const pending = await listPending(tx, results);
        await finishSteps(
          tx,
          runId,
          pending.map((result) => ({ step: result.step, outcome: settle(experiences, result) })),
        );
      },
      { optimizationRunId: runId },
    );
    return;
  }
  await deps.prisma.$transaction(async (tx) => {
    await lockResume(tx, userId, tailoredResumeId);
    const pending = await listPending(tx, results);
    await finishSteps(
      tx,
      runId,
      pending.map((result) => ({ step: result.step, outcome: settle([], result) })),
    );
    await touchResume(tx, tailoredResumeId);
  });
  deps.pubsub.publish(resumeTopic(tailoredResumeId));
}

/** The bullet of a step as long as it is what it was when the run began. @throws {ConflictError} */
export function findUnchanged(experiences: TailoredExperience[], step: OptimizationStep) {
  const experience = experiences.find(({ experienceId }) => experienceId === step.experienceId);
  const index = experience?.bullets.findIndex(({ id }) => id === step.bulletId) ?? -1;
  const bullet = experience?.bullets[index];
  if (!experience || bullet?.content !== step.content) throw new ConflictError(CHANGED);
  return { experience, index, bullet };
}

/** Adds a reworded bullet behind its original, if it can be; says what came of the step. */
function settle(experiences: TailoredExperience[], result: StepResult): StepOutcome {
  if ('remark' in result) return result.remark;
  try {
    return addReworded(experiences, result);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { state: 'FAILED', note: error.message, question: null };
  }
}

/** @throws {ConflictError} {@link RuleError} */
function addReworded(
  experiences: TailoredExperience[],
  { step, rewording: { text, about }, material }: Extract<StepResult, { rewording: unknown }>,
): StepOutcome {
  const { experience, index, bullet } = findUnchanged(experiences, step);
  requireRoom(experience.bullets, 1);
  const { note, question } = about;
  if (experience.bullets.some(({ content }) => content === text))
    return { state: 'UNCHANGED', note: 'This wording is already on the resume.', question };
  const reworded: TailoredBullet = {
    id: randomUUID(),
    content: text,
    origin: 'DERIVED',
    sourceBulletPointId: bullet.sourceBulletPointId,
    rewording: { originalId: bullet.id, sourceText: material.bullet.text, ...about },
  };
  experience.bullets.splice(index + 1, 0, reworded);
  return { state: 'REWORDED', newBulletId: reworded.id, note, question };
}

/** The results of steps that nobody else has done, with the resume locked. @throws {StepsDone} when there are none. */
async function listPending(
  tx: Prisma.TransactionClient,
  results: readonly StepResult[],
): Promise<StepResult[]> {
  const found = await tx.optimizationStep.findMany({
    where: { id: { in: results.map(({ step }) => step.id) }, state: 'PENDING' },
    select: { id: true },
  });
  const ids = new Set(found.map(({ id }) => id));
  const pending = results.filter(({ step }) => ids.has(step.id));
  if (pending.length === 0) throw new StepsDone();
  return pending;
}

/**
 * Stores what came of steps under the run's next numbers, and ends the run with the last one. The resume is locked, so
 * numbers become visible in ascending order.
 *
 * @throws {RunEnded}
 */
async function finishSteps(
  tx: Prisma.TransactionClient,
  runId: string,
  finished: readonly { step: OptimizationStep; outcome: StepOutcome }[],
): Promise<void> {
  const [counted] = await tx.optimizationRun.updateManyAndReturn({
    where: { id: runId, state: 'RUNNING' },
    data: { lastSequence: { increment: finished.length } },
    select: { lastSequence: true },
  });
  if (!counted) throw new RunEnded();
  const before = counted.lastSequence - finished.length;
  for (const [at, { step, outcome }] of finished.entries())
    await tx.optimizationStep.update({
      where: { id: step.id },
      data: { ...outcome, sequence: before + at + 1 },
    });
  const left = await tx.optimizationStep.count({ where: { runId, state: 'PENDING' } });
  if (left === 0) await tx.optimizationRun.update({ where: { id: runId }, data: { state: 'DONE' } });
}
