import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError } from '../../core/errors.ts';
import { parseInput } from '../../core/input.ts';
import { editResume, type Editing } from './edit-resume.ts';
import { BULLET, findExperience } from './find-in-resume.ts';
import { requireRoom } from './require-room.ts';
import type { ReplacedBullet } from './resume-data.schema.ts';
import { takeOff } from './take-off.ts';
import { bulletIdSchema, experienceIdSchema } from './tailored-resume.schema.ts';
import type { ResumeWithPosting } from './tailored-resumes.ts';

/**
 * Puts a bullet back that gave way when bullets were chosen again, as near to its former place as there is room.
 *
 * @throws {ValidationError} {@link NotFoundError} {@link RuleError} when the experience is full.
 */
export async function keepReplacedBullet(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  const { bulletId } = parseInput(bulletIdSchema, input);
  const { resume } = await editResume(deps, actor, resumeId, 'REPLACED_KEPT', (editing) => {
    const { bullet, position, experienceId } = takeReplaced(editing, bulletId);
    const { bullets } = findExperience(editing.experiences, experienceId);
    requireRoom(bullets, 1);
    bullets.splice(position, 0, bullet);
  });
  return resume;
}

/**
 * Lets go of a bullet that gave way when bullets were chosen again. A bullet of the bank is offered last from then on.
 *
 * @throws {ValidationError} {@link NotFoundError}
 */
export async function removeReplacedBullet(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  const { bulletId } = parseInput(bulletIdSchema, input);
  const { resume } = await editResume(deps, actor, resumeId, 'REPLACED_REMOVED', (editing) => {
    takeOff(editing, takeReplaced(editing, bulletId).bullet.sourceBulletPointId);
  });
  return resume;
}

/**
 * Lets go of all bullets of an experience that gave way, as one change.
 *
 * @throws {ValidationError} {@link NotFoundError} also when there are none.
 */
export async function removeReplacedBullets(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  const named = parseInput(experienceIdSchema, input);
  const { resume } = await editResume(deps, actor, resumeId, 'REPLACED_REMOVED', (editing) => {
    const { experienceId } = findExperience(editing.experiences, named.experienceId);
    const gone = editing.replaced.filter((one) => one.experienceId === experienceId);
    if (gone.length === 0) throw new NotFoundError(BULLET);
    for (const { bullet } of gone) takeOff(editing, bullet.sourceBulletPointId);
    editing.replaced = editing.replaced.filter((one) => one.experienceId !== experienceId);
  });
  return resume;
}

function takeReplaced(editing: Editing, bulletId: string): ReplacedBullet {
  const found = editing.replaced.find(({ bullet }) => bullet.id === bulletId);
  if (!found) throw new NotFoundError(BULLET);
  editing.replaced = editing.replaced.filter((one) => one !== found);
  return found;
}
