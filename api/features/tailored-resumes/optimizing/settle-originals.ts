import type { Actor } from '../../../core/actor.ts';
import type { Deps } from '../../../core/deps.ts';
import { NotFoundError } from '../../../core/errors.ts';
import { parseInput } from '../../../core/input.ts';
import { removeBullet } from '../edit-bullets.ts';
import { editResume } from '../edit-resume.ts';
import type { TailoredExperience } from '../resume-data.schema.ts';
import type { ResumeWithPosting } from '../tailored-resumes.ts';
import { settleOriginalsSchema } from './optimization.schema.ts';
import { settleOriginal } from './originals.ts';

/**
 * Keeps or deletes all originals of a resume that the user hasn't decided about yet, as one change.
 *
 * @throws {ValidationError} {@link NotFoundError} also when there are none, such as after a double click.
 */
export async function settleOriginals(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  const { keep } = parseInput(settleOriginalsSchema, input);
  const change = keep ? 'ORIGINAL_KEPT' : 'BULLET_DELETED';
  const { resume } = await editResume(deps, actor, resumeId, change, (editing) => {
    const found = editing.experiences.flatMap((experience) =>
      listOriginalIds(experience).map((id) => ({ experience, id })),
    );
    if (found.length === 0) throw new NotFoundError('An original');
    for (const { experience, id } of found) {
      const index = experience.bullets.findIndex((bullet) => bullet.id === id);
      if (keep) settleOriginal(experience.bullets, id);
      else removeBullet(editing, experience, index);
    }
  });
  return resume;
}

function listOriginalIds({ bullets }: TailoredExperience): string[] {
  const originals = new Set(bullets.map(({ rewording }) => rewording?.originalId));
  return bullets.map(({ id }) => id).filter((id) => originals.has(id));
}
