import { setMaxListeners } from 'node:events';
import type { Actor } from '../../../core/actor.ts';
import { FALLBACK_NOTES } from '../../../ai/written-by.ts';
import type { Deps } from '../../../core/deps.ts';
import { DomainError, NotFoundError } from '../../../core/errors.ts';
import { toMonth } from '../../../core/months.ts';
import { createBatches } from '../../../platform/batches.ts';
import type { OptimizationRun, OptimizationStep } from '../../../generated/prisma/client.ts';
import { toScorablePosting } from '../../job-postings/job-postings.ts';
import { resumeTopic } from '../resume-topic.ts';
import { getTailoredResume, parseResumeData } from '../tailored-resumes.ts';
import { touchResume } from '../touch-resume.ts';
import { gatherMaterial } from './material.ts';
import { optimizationTopic } from './optimization-topic.ts';
import { rewordChecked } from './reword-checked.ts';
import { HEARTBEAT_MS } from './run-state.ts';
import { findUnchanged, RunEnded, StepsDone, storeResults, type StepResult } from './store-results.ts';

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
  // Each call that is under way listens, on several floors.
  setMaxListeners(0, ending.signal);
  const stop = () => ending.abort(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  void endWithRun(deps, run, ending);
  try {
    const steps = await deps.prisma.optimizationStep.findMany({
      where: { runId: run.id, state: 'PENDING' },
      orderBy: { position: 'asc' },
    });
    const ids = steps.map(({ id }) => id);
    const store = createBatches<StepResult>((results) => storeResults(deps, actor, run, results));
    const workOnNext = async (): Promise<void> => {
      for (let id = ids.shift(); id !== undefined && !ending.signal.aborted; id = ids.shift()) {
        // A run that is tried again right after it was stopped may have two workers: none does what the other has done.
        const step = await deps.prisma.optimizationStep.findUnique({ where: { id, state: 'PENDING' } });
        if (!step) continue;
        await workOnStep(deps, actor, run, step, { store, signal: ending.signal });
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
  { store, signal }: { store: (result: StepResult) => Promise<void>; signal: AbortSignal },
): Promise<void> {
  try {
    await store(await rewordStep(deps, actor, run, step, signal));
  } catch (error) {
    if (error instanceof RunEnded || signal.aborted) throw new RunEnded();
    if (error instanceof StepsDone) return;
    if (!(error instanceof DomainError))
      deps.log.error({ err: error, runId: run.id }, 'a bullet could not be reworded');
    const note = error instanceof DomainError ? error.message : FAILED;
    await store({ step, remark: { state: 'FAILED', note, question: null } }).catch(ignoreDone);
  }
}

function ignoreDone(error: unknown): void {
  if (!(error instanceof StepsDone)) throw error;
}

async function rewordStep(
  deps: Deps,
  actor: Actor | null,
  run: OptimizationRun,
  step: OptimizationStep,
  signal: AbortSignal,
): Promise<StepResult> {
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
  if (!rewording.isUnchanged) return { step, rewording, material };
  const { note: reason, question, writtenBy } = rewording.about;
  const note = writtenBy.fallback ? `${reason} ${FALLBACK_NOTES[writtenBy.fallback]}` : reason;
  return { step, remark: { state: 'UNCHANGED', note, question } };
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
