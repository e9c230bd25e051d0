import { randomUUID } from 'node:crypto';
import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { ConflictError, NotFoundError, RuleError } from '../../core/errors.ts';
import { cleanText, parseId, parseInput } from '../../core/input.ts';
import { createBulletHoldersFilter } from '../experiences/experience-filters.ts';
import { editResume, type Editing } from './edit-resume.ts';
import { BULLET, findBullet, findExperience } from './find-in-resume.ts';
import { checkLedgerAgain } from './optimizing/ledger.ts';
import { gatherMaterial } from './optimizing/material.ts';
import { requireRoom } from './require-room.ts';
import type { TailoredBullet, TailoredExperience } from './resume-data.schema.ts';
import { takeOff } from './take-off.ts';
import {
  addBulletSchema,
  bulletPlaceSchema,
  deleteBulletSchema,
  newContentSchema,
  updateBulletSchema,
} from './tailored-resume.schema.ts';
import { copyBullet, type ResumeWithPosting } from './tailored-resumes.ts';
import { findUnusedBullets } from './unused-bullets.ts';
import { wordExtraBullet } from './word-extra-bullet.ts';

/** Gives a bullet the user's own words. What a reworded bullet still says keeps its sources. */
async function rewriteBullet(
  editing: Editing,
  experience: TailoredExperience,
  bullet: TailoredBullet,
  content: string,
): Promise<void> {
  if (bullet.content === content) return;
  if (bullet.rewording) {
    const material = await gatherMaterial(editing.tx, { ...editing, experience, bullet, instruction: '' });
    bullet.rewording = checkLedgerAgain(bullet.rewording, content, material);
  }
  bullet.content = content;
  bullet.origin = 'EDITED';
}

/**
 * Changes the text of a bullet, which then counts as the user's own words.
 *
 * @param input may have `previousContent`: then the bullet is changed only if it still has that text.
 * @throws {ValidationError} {@link NotFoundError} {@link ConflictError}
 */
export async function updateTailoredBullet(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  requireUser(actor);
  const { bulletId, content, previousContent } = parseInput(updateBulletSchema, input);
  const { resume } = await editResume(deps, actor, resumeId, 'BULLET_EDITED', async (editing) => {
    const { experience, bullet } = findBullet(editing.experiences, bulletId);
    requireContent(previousContent, bullet);
    await rewriteBullet(editing, experience, bullet, content);
  });
  return resume;
}

/**
 * Removes a bullet from the resume. A bullet of the bank is offered last from then on.
 *
 * @param input may have `previousContent`: then the bullet is removed only if it still has that text.
 * @throws {NotFoundError} {@link ConflictError}
 */
export async function deleteTailoredBullet(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  requireUser(actor);
  const { bulletId, previousContent } = parseInput(deleteBulletSchema, input);
  const { resume } = await editResume(deps, actor, resumeId, 'BULLET_DELETED', (editing) => {
    const { experience, bullet, index } = findBullet(editing.experiences, bulletId);
    requireContent(previousContent, bullet);
    removeBullet(editing, experience, index);
  });
  return resume;
}

/** Takes a bullet off a resume that is being edited, and settles what depends on it. */
export function removeBullet(editing: Editing, experience: TailoredExperience, index: number): void {
  const [bullet] = experience.bullets.splice(index, 1);
  if (!bullet) return;
  // A reworded bullet leaves its source where it was.
  if (bullet.origin !== 'DERIVED') takeOff(editing, bullet.sourceBulletPointId);
}

/** Compares normalized texts, because stored texts were trimmed and composed. */
function requireContent(believed: string | null, bullet: TailoredBullet): void {
  if (believed === null || cleanText(believed).replace(/\s+/g, ' ') === bullet.content) return;
  throw new ConflictError('This bullet point was changed somewhere else meanwhile. Nothing was overwritten.');
}

/**
 * Adds a bullet to an experience of a resume: the user's own words or, without any, the bullet of the bank that
 * proves most of what the resume does not prove yet.
 *
 * @throws {ValidationError} {@link NotFoundError} {@link RuleError} when the bank has no other bullet, or there are
 * too many.
 */
export async function addTailoredBullet(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  input: unknown,
  signal: AbortSignal,
): Promise<{ resume: ResumeWithPosting; bullet: TailoredBullet }> {
  requireUser(actor);
  const { experienceId, content, position, sourceBulletPointId } = parseInput(addBulletSchema, input);
  const worded = content === null ? await wordExtraBullet(deps, actor, resumeId, experienceId, signal) : null;
  const { resume, result } = await editResume(deps, actor, resumeId, 'BULLET_ADDED', async (editing) => {
    const experience = findExperience(editing.experiences, experienceId);
    requireRoom(experience.bullets, 1);
    // A double click, or the same text from another tab.
    if (experience.bullets.some((bullet) => bullet.content === content)) {
      throw new RuleError('already-there', 'This bullet point is already on the resume.');
    }
    const bullet: TailoredBullet =
      content === null
        ? await findBestUnusedBullet(editing, experience, worded)
        : await createOwnBullet(editing, experience, content, sourceBulletPointId);
    experience.bullets.splice(position ?? experience.bullets.length, 0, bullet);
    return bullet;
  });
  return { resume, bullet: result };
}

/**
 * Makes a bullet of the user's text. If it matches its bullet of the bank, as after undoing a deletion, it counts as
 * the bank's.
 */
async function createOwnBullet(
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
            experience: createBulletHoldersFilter(editing.userId, experienceId),
          },
        });
  return {
    id: randomUUID(),
    content,
    origin: source?.content === content ? 'BANK' : 'EDITED',
    sourceBulletPointId: source?.id ?? null,
    rewording: null,
  };
}

/** The next bullet of the bank, in other words if it was worded meanwhile. */
async function findBestUnusedBullet(
  editing: Editing,
  tailored: TailoredExperience,
  worded: TailoredBullet | null,
): Promise<TailoredBullet> {
  const [best] = await findUnusedBullets(editing.tx, editing, tailored, 1);
  if (!best) {
    throw new RuleError(
      'bank-used-up',
      'Your experience bank has no other bullet point for this role. Write one in your own words.',
    );
  }
  const isWorded =
    worded?.sourceBulletPointId === best.id &&
    worded.rewording?.sourceText === best.content &&
    !tailored.bullets.some((bullet) => bullet.content === worded.content);
  return isWorded ? worded : copyBullet(best.id, best.content);
}

/**
 * The REST version of {@link updateTailoredBullet}, which identifies the bullet by its position.
 *
 * @throws {ValidationError} {@link NotFoundError} {@link ConflictError} when `content` does not match the bullet at
 * that position.
 */
export async function updateBulletAt(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  requireUser(actor);
  const place = parseInput(bulletPlaceSchema, input);
  const { newContent } = parseInput(newContentSchema, input);
  const { resume } = await editResume(deps, actor, resumeId, 'BULLET_EDITED', async (editing) => {
    const { experience, bullet } = findBulletAt(editing.experiences, place);
    await rewriteBullet(editing, experience, bullet, newContent);
  });
  return resume;
}

/** The REST version of {@link deleteTailoredBullet}. @throws as {@link updateBulletAt} */
export async function deleteBulletAt(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  requireUser(actor);
  const place = parseInput(bulletPlaceSchema, input);
  const { resume } = await editResume(deps, actor, resumeId, 'BULLET_DELETED', (editing) => {
    removeBullet(editing, findBulletAt(editing.experiences, place).experience, place.bulletIndex);
  });
  return resume;
}

function findBulletAt(
  experiences: TailoredExperience[],
  place: { experienceId: string; bulletIndex: number; content: string | null },
) {
  const experience = findExperience(experiences, place.experienceId);
  const bullet = experience.bullets[place.bulletIndex];
  if (!bullet) throw new NotFoundError(BULLET);
  requireContent(place.content, bullet);
  return { experience, bullet };
}
