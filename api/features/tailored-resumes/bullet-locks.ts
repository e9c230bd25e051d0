import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { parseId, parseInput } from '../../core/input.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { findBullet } from './find-in-resume.ts';
import { lockResume } from './lock-resume.ts';
import type { TailoredExperience } from './resume-data.schema.ts';
import { resumeTopic } from './resume-topic.ts';
import { bulletLockSchema } from './tailored-resume.schema.ts';
import { parseResumeData, WITH_POSTING, type ResumeWithPosting } from './tailored-resumes.ts';
import { touchResume } from './touch-resume.ts';

type Lock = { experienceId: string; bulletPointContent: string; isLocked: boolean };

/** Whether a bullet of a resume is locked. Locks identify bullets by their text. */
export function isLocked(locks: readonly Lock[], experienceId: string, content: string): boolean {
  return locks.some(
    (lock) => lock.isLocked && lock.experienceId === experienceId && lock.bulletPointContent === content,
  );
}

/**
 * Locks or unlocks a bullet. Locked bullets stay when bullets are chosen again (`bullet_point_locks`). Changes
 * neither texts nor scores.
 *
 * @throws {ValidationError} {@link NotFoundError}
 */
export async function setBulletLock(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, 'The resume');
  const { bulletId, isLocked: wanted } = parseInput(bulletLockSchema, input);
  const locked = await deps.prisma.$transaction(async (tx) => {
    const { data } = await lockResume(tx, userId, id);
    const { experience, bullet, index } = findBullet(parseResumeData({ data }).experiences, bulletId);
    const lock = {
      tailoredResumeId: id,
      experienceId: experience.experienceId,
      bulletPointContent: bullet.content,
    };
    await tx.bulletPointLock.deleteMany({ where: lock });
    if (wanted) await tx.bulletPointLock.create({ data: { ...lock, isLocked: true, position: index } });
    await touchResume(tx, id);
    return tx.tailoredResume.findUniqueOrThrow({ where: { id }, include: WITH_POSTING });
  });
  deps.pubsub.publish(resumeTopic(id));
  return locked;
}

/** Updates the locks after a change: a lock follows the text of its bullet, and is deleted with the bullet. */
export async function updateLocks(
  tx: Prisma.TransactionClient,
  tailoredResumeId: string,
  before: readonly TailoredExperience[],
  after: readonly TailoredExperience[],
): Promise<void> {
  const locks = await tx.bulletPointLock.findMany({ where: { tailoredResumeId } });
  if (locks.length === 0) return;
  const wordsNow = new Map(after.flatMap(({ bullets }) => bullets.map(({ id, content }) => [id, content])));
  for (const { id, experienceId, bulletPointContent } of locks) {
    const bullets = before.find((experience) => experience.experienceId === experienceId)?.bullets ?? [];
    const content = bullets
      .filter((bullet) => bullet.content === bulletPointContent)
      .map((bullet) => wordsNow.get(bullet.id))
      .find((words) => words !== undefined);
    const isThere = after.some(
      (one) =>
        one.experienceId === experienceId &&
        one.bullets.some((bullet) => bullet.content === bulletPointContent),
    );
    if (content === undefined && isThere) continue;
    if (content === undefined) await tx.bulletPointLock.delete({ where: { id } });
    else if (content !== bulletPointContent)
      await tx.bulletPointLock.update({ where: { id }, data: { bulletPointContent: content } });
  }
}
