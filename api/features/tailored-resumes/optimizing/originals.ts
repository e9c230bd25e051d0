import type { Actor } from '../../../core/actor.ts';
import type { Deps } from '../../../core/deps.ts';
import { parseInput } from '../../../core/input.ts';
import { editResume } from '../edit-resume.ts';
import { findBullet } from '../find-in-resume.ts';
import type { TailoredBullet } from '../resume-data.schema.ts';
import { bulletIdSchema } from '../tailored-resume.schema.ts';
import type { ResumeWithPosting } from '../tailored-resumes.ts';

/**
 * Keeps the original of a reworded bullet: both stay on the resume, and the question is settled. Its deletion is that
 * of any other bullet.
 *
 * @param input `bulletId` names the original.
 * @throws {ValidationError} {@link NotFoundError}
 */
export async function keepOriginalBullet(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  const { bulletId } = parseInput(bulletIdSchema, input);
  const { resume } = await editResume(deps, actor, resumeId, 'ORIGINAL_KEPT', ({ experiences }) => {
    settleOriginal(findBullet(experiences, bulletId).experience.bullets, bulletId);
  });
  return resume;
}

/** From now on none of the reworded bullets asks what should become of this original. */
export function settleOriginal(bullets: readonly TailoredBullet[], originalId: string): void {
  for (const { rewording } of bullets) {
    if (rewording?.originalId === originalId) rewording.originalId = null;
  }
}
