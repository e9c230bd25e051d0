import { randomUUID } from 'node:crypto';
import { requireActor, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { ConflictError, NotFoundError, RuleError } from '../../core/errors.ts';
import { parseId, parseInput } from '../../core/input.ts';
import { MAX_BULLETS_PER_EXPERIENCE } from '../../limits.ts';
import { chooseBullets } from '../../writing/scoring/choose-bullets.ts';
import { bulletOrder } from '../experiences/experiences.ts';
import { heldAs, holdingBulletsOf } from '../experiences/held-experience.ts';
import { toRole } from '../experiences/roles.ts';
import { editResume, type Editing } from './edit-resume.ts';
import { BULLET, findBullet, findExperience } from './find-in-resume.ts';
import type { TailoredBullet, TailoredExperience } from './resume-data.schema.ts';
import {
  addBulletSchema,
  bulletPlaceSchema,
  newContentSchema,
  updateBulletSchema,
} from './tailored-resume.schema.ts';
import { bankBullet, type ResumeWithPosting } from './tailored-resumes.ts';

function rewrite(bullet: TailoredBullet, content: string): void {
  if (bullet.content === content) return;
  bullet.content = content;
  bullet.origin = 'EDITED';
}

/** Gives a bullet new words; they are the user's own. @throws {ValidationError} {@link NotFoundError} */
export async function updateTailoredBullet(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  requireActor(actor);
  const { bulletId, content } = parseInput(updateBulletSchema, input);
  const { resume } = await editResume(deps, actor, resumeId, ({ experiences }) => {
    rewrite(findBullet(experiences, bulletId).bullet, content);
    return { result: null };
  });
  return resume;
}

/** @throws {NotFoundError} */
export async function deleteTailoredBullet(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  bulletId: string,
): Promise<ResumeWithPosting> {
  const { resume } = await editResume(deps, actor, resumeId, ({ experiences }) => {
    const { experience, index } = findBullet(experiences, bulletId);
    experience.bullets.splice(index, 1);
    return { result: null };
  });
  return resume;
}

/**
 * Adds a bullet to an experience of a resume: the user's own words, or, without any, the bullet of the bank
 * that proves most of what the resume does not prove yet. Nothing is made up.
 *
 * @throws {ValidationError} {@link NotFoundError} {@link RuleError} when the bank has no other bullet, or there
 * are too many.
 */
export async function addTailoredBullet(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  input: unknown,
): Promise<{ resume: ResumeWithPosting; bullet: TailoredBullet }> {
  requireActor(actor);
  const { experienceId, content, position, sourceBulletPointId } = parseInput(addBulletSchema, input);
  const { resume, result } = await editResume(deps, actor, resumeId, async (editing) => {
    const experience = findExperience(editing.experiences, experienceId);
    if (experience.bullets.length >= MAX_BULLETS_PER_EXPERIENCE) {
      throw new RuleError(
        'experience-full',
        `An experience can have at most ${MAX_BULLETS_PER_EXPERIENCE} bullet points.`,
      );
    }
    const bullet: TailoredBullet =
      content === null
        ? await bestUnusedBullet(editing, experience)
        : await ownWords(editing, experience, content, sourceBulletPointId);
    experience.bullets.splice(position ?? experience.bullets.length, 0, bullet);
    return { result: bullet };
  });
  return { resume, bullet: result };
}

/** The user's own words; those of a bullet of the bank are the bank's again (an undone delete). */
async function ownWords(
  editing: Editing,
  { experienceId }: TailoredExperience,
  content: string,
  sourceId: string | null,
): Promise<TailoredBullet> {
  const source =
    sourceId === null
      ? null
      : await editing.tx.bulletPoint.findUnique({
          where: {
            id: parseId(sourceId, BULLET),
            experience: holdingBulletsOf(editing.userId, experienceId),
          },
        });
  return {
    id: randomUUID(),
    content,
    origin: source?.content === content ? 'BANK' : 'EDITED',
    sourceBulletPointId: source?.id ?? null,
  };
}

async function bestUnusedBullet(editing: Editing, tailored: TailoredExperience): Promise<TailoredBullet> {
  const experience = await editing.tx.experience.findFirst({
    where: heldAs(editing.userId, tailored.experienceId),
    include: { bulletPoints: { where: { isActive: true }, orderBy: bulletOrder } },
  });
  const usedIds = new Set(tailored.bullets.map((bullet) => bullet.sourceBulletPointId));
  const usedTexts = new Set(tailored.bullets.map((bullet) => bullet.content));
  const unused = experience?.bulletPoints.filter(
    (bullet) => !usedIds.has(bullet.id) && !usedTexts.has(bullet.content),
  );
  const [best] =
    experience && unused
      ? chooseBullets(editing.analysis, toRole({ ...experience, bulletPoints: unused }), {
          max: 1,
          alreadyChosen: tailored.bullets.map((bullet) => ({ id: bullet.id, text: bullet.content })),
          referenceDate: editing.month,
        })
      : [];
  if (!best) {
    throw new RuleError(
      'bank-used-up',
      'Your experience bank has no other bullet point for this role. Write one in your own words.',
    );
  }
  return bankBullet(best.id, best.text);
}

/**
 * The REST twin of {@link updateTailoredBullet}: the bullet is named by its place.
 *
 * @throws {ValidationError} {@link NotFoundError} {@link ConflictError} when `content` says that another bullet was meant.
 */
export async function updateBulletAt(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  requireActor(actor);
  const place = parseInput(bulletPlaceSchema, input);
  const { newContent } = parseInput(newContentSchema, input);
  const { resume } = await editResume(deps, actor, resumeId, ({ experiences }) => {
    rewrite(bulletAt(experiences, place).bullet, newContent);
    return { result: null };
  });
  return resume;
}

/** The REST twin of {@link deleteTailoredBullet}. @throws as {@link updateBulletAt} */
export async function deleteBulletAt(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  requireActor(actor);
  const place = parseInput(bulletPlaceSchema, input);
  const { resume } = await editResume(deps, actor, resumeId, ({ experiences }) => {
    bulletAt(experiences, place).experience.bullets.splice(place.bulletIndex, 1);
    return { result: null };
  });
  return resume;
}

function bulletAt(
  experiences: TailoredExperience[],
  place: { experienceId: string; bulletIndex: number; content?: string | null | undefined },
) {
  const experience = findExperience(experiences, place.experienceId);
  const bullet = experience.bullets[place.bulletIndex];
  if (!bullet) throw new NotFoundError(BULLET);
  if (place.content != null && place.content.trim() !== bullet.content) {
    throw new ConflictError('This bullet point has changed meanwhile. Please reload the resume.');
  }
  return { experience, bullet };
}
