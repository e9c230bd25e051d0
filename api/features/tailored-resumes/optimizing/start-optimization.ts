import { isDeepStrictEqual } from 'node:util';
import { requireUser, type Actor } from '../../../core/actor.ts';
import type { Deps } from '../../../core/deps.ts';
import { parseId, parseInput } from '../../../core/input.ts';
import type { OptimizationRun } from '../../../generated/prisma/client.ts';
import { findBullet } from '../find-in-resume.ts';
import { lockResume } from '../lock-resume.ts';
import { parseResumeData } from '../tailored-resumes.ts';
import { createRunningError, findGoingRun, publishRun } from './find-run.ts';
import { startOptimizationSchema } from './optimization.schema.ts';
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
    publishRun(deps, run);
  }
  return run;
}
