import { randomUUID } from 'node:crypto';
import type { Actor } from '../../../core/actor.ts';
import { requireUser } from '../../../core/actor.ts';
import { FALLBACK_NOTES } from '../../../ai/written-by.ts';
import type { Deps } from '../../../core/deps.ts';
import { ConflictError, DomainError, NotFoundError } from '../../../core/errors.ts';
import { toMonth } from '../../../core/months.ts';
import type { OptimizationRun, OptimizationStep, Prisma } from '../../../generated/prisma/client.ts';
import type { SourceMaterial } from '../../../writing/truth/claim.ts';
import { toScorablePosting } from '../../job-postings/job-postings.ts';
import { editResume } from '../edit-resume.ts';
import { lockResume } from '../lock-resume.ts';
import { requireRoom } from '../require-room.ts';
import type { TailoredBullet, TailoredExperience } from '../resume-data.schema.ts';
import { resumeTopic } from '../resume-topic.ts';
import { getTailoredResume, parseResumeData } from '../tailored-resumes.ts';
import { touchResume } from '../touch-resume.ts';
import { gatherMaterial } from './material.ts';
import { optimizationTopic } from './optimization-topic.ts';
import { rewordChecked, type CheckedRewording } from './reword-checked.ts';
import { HEARTBEAT_MS } from './run-state.ts';

/** The run was canceled: there is nothing to store any more. With its resume deleted, it's a `NotFoundError`. */
class RunEnded extends Error {}

/** Somebody else has done the step: the run was tried again while this was at work on it. */
class StepDone extends Error {}

const CHANGED = 'This bullet point was changed or removed meanwhile, so it was left alone.';
const FAILED = 'This didn’t work. Please try again.';

/**
 * Works through the pending bullets of a run in their order, as many side by side as the engine likes. Each result is
 * stored before it is announced, with its number in the run, so that a stream can go on after any of them. Never rejects
 * because of a single bullet.
 *
 * @param signal aborts when the server stops; the run is then marked as stopped.
 */
export async function workOnRun(
  deps: Deps,
  actor: Actor | null,
  run: OptimizationRun,
  signal: AbortSignal,
): Promise<void> {
  const beating = setInterval(() => void showLife(deps, run.id), HEARTBEAT_MS);
  const ending = new AbortController();
  const stop = () => ending.abort(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  void endWithRun(deps, run, ending);
  try {
    const steps = await deps.prisma.optimizationStep.findMany({
      where: { runId: run.id, state: 'PENDING' },
      orderBy: { position: 'asc' },
    });
    const ids = steps.map(({ id }) => id);
    const workOnNext = async (): Promise<void> => {
      for (let id = ids.shift(); id !== undefined && !ending.signal.aborted; id = ids.shift()) {
        // A run that is tried again right after it was stopped may have two workers: none does what the other has done.
        const step = await deps.prisma.optimizationStep.findUnique({ where: { id, state: 'PENDING' } });
        if (!step) continue;
        await workOnStep(deps, actor, run, step, ending.signal);
        deps.pubsub.publish(optimizationTopic(run.id));
      }
    };
    const { sideBySide } = deps.assistant;
    const workers = Array.from({ length: Math.min(sideBySide, steps.length) }, () =>
      workOnNext().catch((error: unknown) => {
        // One that has found the run ended ends the others.
        ending.abort(error);
        throw error;
      }),
    );
    const failed = (await Promise.allSettled(workers)).flatMap((worker) =>
      worker.status === 'rejected' ? [worker.reason as unknown] : [],
    );
    if (signal.aborted) await markStopped(deps, run);
    const unexpected = failed.find(
      (error) => !(error instanceof RunEnded || error instanceof NotFoundError || signal.aborted),
    );
    if (unexpected !== undefined) throw unexpected;
  } catch (error) {
    if (!signal.aborted) throw error;
    await markStopped(deps, run);
  } finally {
    clearInterval(beating);
    signal.removeEventListener('abort', stop);
    ending.abort();
  }
}

/** Calls off what is under way once the run is no longer going on, as when the user stopped it. */
async function endWithRun(deps: Deps, { id }: OptimizationRun, ending: AbortController): Promise<void> {
  try {
    for await (const _hint of deps.pubsub.subscribe(optimizationTopic(id), ending.signal)) {
      const run = await deps.prisma.optimizationRun.findUnique({ where: { id }, select: { state: true } });
      if (run?.state !== 'RUNNING') return ending.abort(new RunEnded());
    }
  } catch (error) {
    // The worker finds out by itself when it stores its next result.
    deps.log.warn({ err: error, runId: id }, 'a run could not be followed');
  }
}

async function workOnStep(
  deps: Deps,
  actor: Actor | null,
  run: OptimizationRun,
  step: OptimizationStep,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { rewording, material } = await rewordStep(deps, actor, run, step, signal);
    if (rewording.isUnchanged) {
      const { note: reason, question, writtenBy } = rewording.about;
      const note = writtenBy.fallback ? `${reason} ${FALLBACK_NOTES[writtenBy.fallback]}` : reason;
      await storeRemark(deps, actor, run, step, { state: 'UNCHANGED', note, question });
    } else await addReworded(deps, actor, run, step, rewording, material);
  } catch (error) {
    if (error instanceof RunEnded || signal.aborted) throw new RunEnded();
    if (error instanceof StepDone) return;
    if (!(error instanceof DomainError))
      deps.log.error({ err: error, runId: run.id }, 'a bullet could not be reworded');
    const note = error instanceof DomainError ? error.message : FAILED;
    await storeRemark(deps, actor, run, step, { state: 'FAILED', note, question: null }).catch(ignoreDone);
  }
}

function ignoreDone(error: unknown): void {
  if (!(error instanceof StepDone)) throw error;
}

/** The bullet of a step as long as it is what it was when the run began. @throws {ConflictError} */
function findUnchanged(experiences: TailoredExperience[], step: OptimizationStep) {
  const experience = experiences.find(({ experienceId }) => experienceId === step.experienceId);
  const index = experience?.bullets.findIndex(({ id }) => id === step.bulletId) ?? -1;
  const bullet = experience?.bullets[index];
  if (!experience || bullet?.content !== step.content) throw new ConflictError(CHANGED);
  return { experience, index, bullet };
}

async function rewordStep(
  deps: Deps,
  actor: Actor | null,
  run: OptimizationRun,
  step: OptimizationStep,
  signal: AbortSignal,
): Promise<{ rewording: CheckedRewording; material: SourceMaterial }> {
  const { userId, mode, level, area, instructions } = run;
  const resume = await getTailoredResume(deps, actor, run.tailoredResumeId);
  const found = findUnchanged(parseResumeData(resume).experiences, step);
  const material = await gatherMaterial(deps.prisma, {
    ...found,
    userId,
    instruction: instructions,
    month: toMonth(deps.now()),
  });
  const posting = toScorablePosting(resume.jobPosting);
  const rewording = await rewordChecked(
    deps,
    { userId, action: run.id, signal },
    { material, mode, level, area, posting },
  );
  return { rewording, material };
}

/** Adds the reworded bullet behind its original. */
async function addReworded(
  deps: Deps,
  actor: Actor | null,
  run: OptimizationRun,
  step: OptimizationStep,
  { text, about }: CheckedRewording,
  material: SourceMaterial,
): Promise<void> {
  await editResume(
    deps,
    actor,
    run.tailoredResumeId,
    'BULLETS_REWORDED',
    async ({ experiences, tx }) => {
      const { experience, index, bullet } = findUnchanged(experiences, step);
      requireRoom(experience.bullets, 1);
      if (experience.bullets.some(({ content }) => content === text)) {
        const note = 'This wording is already on the resume.';
        return finishStep(tx, run, step, { state: 'UNCHANGED', note, question: about.question });
      }
      const reworded: TailoredBullet = {
        id: randomUUID(),
        content: text,
        origin: 'DERIVED',
        sourceBulletPointId: bullet.sourceBulletPointId,
        rewording: { originalId: bullet.id, sourceText: material.bullet.text, ...about },
      };
      experience.bullets.splice(index + 1, 0, reworded);
      const { note, question } = about;
      return finishStep(tx, run, step, { state: 'REWORDED', newBulletId: reworded.id, note, question });
    },
    { optimizationRunId: run.id },
  );
}

/** Stores that nothing was added for a bullet, and why. */
async function storeRemark(
  deps: Deps,
  actor: Actor | null,
  run: OptimizationRun,
  step: OptimizationStep,
  outcome: StepOutcome,
): Promise<void> {
  const { userId } = requireUser(actor);
  await deps.prisma.$transaction(async (tx) => {
    await lockResume(tx, userId, run.tailoredResumeId);
    await finishStep(tx, run, step, outcome);
    await touchResume(tx, run.tailoredResumeId);
  });
  deps.pubsub.publish(resumeTopic(run.tailoredResumeId));
}

type StepOutcome = Pick<OptimizationStep, 'state' | 'note' | 'question'> & { newBulletId?: string };

/**
 * Stores the result of a step under the run's next number, and ends the run with the last one. The resume is locked, so
 * numbers become visible in ascending order.
 *
 * @throws {RunEnded} {@link StepDone}
 */
async function finishStep(
  tx: Prisma.TransactionClient,
  run: OptimizationRun,
  step: OptimizationStep,
  outcome: StepOutcome,
): Promise<void> {
  const [counted] = await tx.optimizationRun.updateManyAndReturn({
    where: { id: run.id, state: 'RUNNING' },
    data: { lastSequence: { increment: 1 } },
    select: { lastSequence: true },
  });
  if (!counted) throw new RunEnded();
  const { count } = await tx.optimizationStep.updateMany({
    where: { id: step.id, state: 'PENDING' },
    data: { ...outcome, sequence: counted.lastSequence },
  });
  if (count === 0) throw new StepDone();
  const left = await tx.optimizationStep.count({ where: { runId: run.id, state: 'PENDING' } });
  if (left === 0) await tx.optimizationRun.update({ where: { id: run.id }, data: { state: 'DONE' } });
}

async function markStopped(deps: Deps, { id, tailoredResumeId }: OptimizationRun): Promise<void> {
  await deps.prisma.$transaction(async (tx) => {
    const { count } = await tx.optimizationRun.updateMany({
      where: { id, state: 'RUNNING' },
      data: { state: 'STOPPED' },
    });
    if (count > 0) await touchResume(tx, tailoredResumeId);
  });
  deps.pubsub.publish(optimizationTopic(id));
  deps.pubsub.publish(resumeTopic(tailoredResumeId));
}

async function showLife(deps: Deps, id: string): Promise<void> {
  await deps.prisma.optimizationRun
    .updateMany({ where: { id, state: 'RUNNING' }, data: { updatedAt: deps.now() } })
    .catch((error: unknown) => deps.log.warn({ err: error, runId: id }, 'a run could not be touched'));
}
