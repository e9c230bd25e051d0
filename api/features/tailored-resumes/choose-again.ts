import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { RuleError } from '../../core/errors.ts';
import { parseInput } from '../../core/input.ts';
import { chooseBullets } from '../../writing/scoring/choose-bullets.ts';
import { findInBank } from '../experiences/find-in-bank.ts';
import { toRole } from '../experiences/roles.ts';
import { REGENERATED_BULLETS } from '../../limits.ts';
import { isLocked } from './bullet-locks.ts';
import { editResume, type Editing } from './edit-resume.ts';
import { findExperience } from './find-in-resume.ts';
import type { ReplacedBullet, TailoredBullet, TailoredExperience } from './resume-data.schema.ts';
import { chooseAgainSchema, DEFAULT_BULLET_COUNT } from './tailored-resume.schema.ts';
import { copyBullet, type ResumeWithPosting } from './tailored-resumes.ts';

/**
 * Replaces an experience's bullets with a new selection from the current bank. Locked bullets stay, and so does what is
 * not from the bank word for word: the user's own words and reworded bullets. The others are copied verbatim, in the
 * bank's order, and chosen so that all of them together prove as much of the posting as possible. Those that give way
 * are shown until the user keeps or removes each (`replaced-bullets.ts`).
 *
 * @throws {ValidationError} {@link NotFoundError} {@link RuleError} when the bullets are already the best ones, or
 * the bank no longer contains the role.
 */
export async function chooseBulletsAgain(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  const { experienceId, count } = parseInput(chooseAgainSchema, input);
  const { resume } = await editResume(deps, actor, resumeId, 'BULLETS_CHOSEN_AGAIN', async (editing) => {
    const experience = findExperience(editing.experiences, experienceId);
    const before = experience.bullets;
    const usual = before.length === 0 ? REGENERATED_BULLETS : Math.max(before.length, DEFAULT_BULLET_COUNT);
    const chosen = await selectBestBullets(editing, experience, count ?? usual);
    if (hasSameBullets(before, chosen)) {
      throw new RuleError(
        'best-already',
        'These are already the bullet points of your bank that fit this posting best.',
      );
    }
    experience.bullets = chosen;
    editing.replaced = listReplaced(editing.replaced, experience, before);
  });
  return resume;
}

/** What gave way before and now, except what has come back. */
function listReplaced(
  earlier: readonly ReplacedBullet[],
  { experienceId, bullets }: TailoredExperience,
  before: readonly TailoredBullet[],
): ReplacedBullet[] {
  const present = new Set(bullets.map(({ content }) => content));
  const giving = before.map((bullet, position) => ({ experienceId, position, bullet }));
  return [...earlier, ...giving].filter(
    (one) => one.experienceId !== experienceId || !present.has(one.bullet.content),
  );
}

async function selectBestBullets(
  { tx, userId, resumeId, analysis, month, experiences }: Editing,
  tailored: TailoredExperience,
  max: number,
): Promise<TailoredBullet[]> {
  const locks = await tx.bulletPointLock.findMany({ where: { tailoredResumeId: resumeId } });
  const kept = tailored.bullets.filter(
    ({ origin, content }) => origin !== 'BANK' || isLocked(locks, tailored.experienceId, content),
  );
  const bank = await findInBank(tx, userId, tailored.experienceId);
  if (!bank) {
    throw new RuleError(
      'not-in-bank',
      'This role is no longer in your experience, so there is nothing to choose from. Its bullet points stay as they are.',
    );
  }
  const role = toRole(bank);
  const texts = new Set(kept.map(({ content }) => content));
  const inBank = new Set(role.bullets.map(({ id }) => id));
  // A bullet that is already on the resume keeps its id, so that references to it stay valid.
  const present = new Map(tailored.bullets.map((bullet) => [bullet.content, bullet]));
  // Kept bullets take the position of their source in the bank; those without a source go to the end.
  const candidates = [
    ...role.bullets.flatMap(({ id, text }) => {
      const made = kept.filter(({ sourceBulletPointId }) => sourceBulletPointId === id);
      if (made.length > 0) return made;
      if (texts.has(text)) return [];
      texts.add(text);
      return [present.get(text) ?? copyBullet(id, text)];
    }),
    ...kept.filter(
      ({ sourceBulletPointId }) => sourceBulletPointId === null || !inBank.has(sourceBulletPointId),
    ),
  ];
  const wordings = new Map(role.bullets.map(({ id, firstWording }) => [id, firstWording]));
  const bullets = candidates.map(({ id, content, sourceBulletPointId }) => ({
    id,
    text: content,
    firstWording: wordings.get(sourceBulletPointId ?? '') ?? id,
  }));
  const chosen = chooseBullets(
    analysis,
    { ...role, bullets },
    {
      max,
      lockedIds: kept.map(({ id }) => id),
      alreadyChosen: experiences
        .filter((other) => other !== tailored)
        .flatMap(({ bullets }) => bullets.map(({ id, content }) => ({ id, text: content }))),
      referenceDate: month,
    },
  );
  const chosenIds = new Set(chosen.map(({ id }) => id));
  return candidates.filter(({ id }) => chosenIds.has(id));
}

const hasSameBullets = (a: readonly TailoredBullet[], b: readonly TailoredBullet[]) =>
  a.length === b.length && a.every((bullet, index) => bullet.id === b[index]?.id);
