import type { Actor } from '../../core/actor.ts';
import { requireUser } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError, RuleError } from '../../core/errors.ts';
import { parseId, parseInput } from '../../core/input.ts';
import { findInBank } from '../experiences/find-in-bank.ts';
import { toRole } from '../experiences/roles.ts';
import { findBulletsNotOnResume } from './bullets-not-on-resume.ts';
import { editResume, type Editing } from './edit-resume.ts';
import { BULLET, findExperience } from './find-in-resume.ts';
import { requireRoom } from './require-room.ts';
import type { TailoredBullet, TailoredExperience } from './resume-data.schema.ts';
import { pickBulletsSchema } from './tailored-resume.schema.ts';
import { copyBullet, type ResumeWithPosting } from './tailored-resumes.ts';

/**
 * Adds bullets that the user picked from the bank to an experience of a resume, word for word, after the others and in
 * the given order: all of them or none.
 *
 * @throws {ValidationError} {@link NotFoundError} for a bullet that isn't an active one of this experience.
 * {@link RuleError} when a bullet is already on the resume, two are wordings of the same one, or there would be too
 * many.
 */
export async function pickBullets(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  requireUser(actor);
  const { experienceId, bulletPointIds } = parseInput(pickBulletsSchema, input);
  const ids = [...new Set(bulletPointIds.map((id) => parseId(id, BULLET)))];
  const { resume } = await editResume(deps, actor, resumeId, 'BULLETS_PICKED', async (editing) => {
    const experience = findExperience(editing.experiences, experienceId);
    const before = experience.bullets;
    requireRoom(before, ids.length);
    experience.bullets = [...before, ...(await copyFromBank(editing, experience, ids))];
  });
  return resume;
}

async function copyFromBank(
  { tx, userId }: Editing,
  tailored: TailoredExperience,
  ids: readonly string[],
): Promise<TailoredBullet[]> {
  const bank = await findInBank(tx, userId, tailored.experienceId);
  const role = bank && toRole(bank);
  const unused = role ? findBulletsNotOnResume(role, tailored.bullets) : [];
  const wordings = new Set<string | undefined>();
  return ids.map((id) => {
    if (!role?.bullets.some((bullet) => bullet.id === id)) throw new NotFoundError(BULLET);
    const bullet = unused.find((one) => one.id === id);
    if (!bullet) throw new RuleError('already-there', 'This bullet point is already on the resume.');
    if (wordings.has(bullet.firstWording)) {
      throw new RuleError(
        'same-twice',
        'Two of these bullet points are wordings of the same one. Please choose one of them.',
      );
    }
    wordings.add(bullet.firstWording);
    return copyBullet(bullet.id, bullet.text);
  });
}
