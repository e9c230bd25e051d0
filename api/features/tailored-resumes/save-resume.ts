import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { parseId } from '../../core/input.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { MAX_BULLETS_PER_EXPERIENCE, MAX_DERIVED_PER_EXPERIENCE } from '../../limits.ts';
import { lockExperiences } from '../experiences/experiences.ts';
import { createBulletHoldersFilter } from '../experiences/experience-filters.ts';
import { lockResume } from './lock-resume.ts';
import { resumeTopic } from './resume-topic.ts';
import type { TailoredExperience } from './resume-data.schema.ts';
import { parseResumeData, WITH_POSTING, type ResumeWithPosting } from './tailored-resumes.ts';

export interface SavedResume {
  resume: ResumeWithPosting;
  /** How many bullets were added to the experience bank. */
  addedBulletPointCount: number;
}

/**
 * Saves a resume. Bullets that the user typed on it are added to the experience bank as their own words, and reworded
 * ones as derived, each linked to the bullet that it rewords. Texts that the experience already has are skipped, so saving again changes nothing.
 * Nothing is added to experiences that are full or were deleted in the meantime, and of reworded bullets only so many.
 *
 * @throws {NotFoundError}
 */
export async function saveResume(deps: Deps, actor: Actor | null, rawId: string): Promise<SavedResume> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, 'The resume');
  const saved = await deps.prisma.$transaction(async (tx) => {
    // Lock the bank before the resume, so that merges, splits and other saves have to wait.
    await lockExperiences(tx, userId);
    const { data } = await lockResume(tx, userId, id);
    let addedBulletPointCount = 0;
    const stored = parseResumeData({ data });
    for (const experience of stored.experiences) {
      addedBulletPointCount += await addToBank(tx, userId, id, experience);
    }
    const resume = await tx.tailoredResume.update({
      where: { id },
      data: { isSaved: true, revision: { increment: 1 }, data: { ...stored, isEdited: false } },
      include: WITH_POSTING,
    });
    return { resume, addedBulletPointCount };
  });
  deps.pubsub.publish(resumeTopic(id));
  return saved;
}

async function addToBank(
  tx: Prisma.TransactionClient,
  userId: string,
  sourceTailoredResumeId: string,
  tailored: TailoredExperience,
): Promise<number> {
  const held = await tx.experience.findMany({
    where: createBulletHoldersFilter(userId, tailored.experienceId),
    include: { bulletPoints: { select: { id: true, content: true, position: true, origin: true } } },
  });
  const experience = held.find(
    ({ id, absorbedIds }) => id === tailored.experienceId || absorbedIds.includes(tailored.experienceId),
  );
  if (!experience) return 0;
  const bank = held.flatMap((one) => one.bulletPoints);
  const known = new Set(bank.map((bullet) => normalizeText(bullet.content)));
  const knownIds = new Set(bank.map((bullet) => bullet.id));
  let derived = experience.bulletPoints.filter(({ origin }) => origin === 'DERIVED').length;
  const added = tailored.bullets.filter((bullet) => {
    const text = normalizeText(bullet.content);
    if (known.has(text)) return false;
    if (bullet.origin === 'DERIVED' && (derived += 1) > MAX_DERIVED_PER_EXPERIENCE) return false;
    return known.add(text);
  });
  const room = Math.max(0, MAX_BULLETS_PER_EXPERIENCE - experience.bulletPoints.length);
  const next = Math.max(-1, ...experience.bulletPoints.map((bullet) => bullet.position)) + 1;
  const { count } = await tx.bulletPoint.createMany({
    data: added.slice(0, room).map((bullet, index) => ({
      experienceId: experience.id,
      content: bullet.content,
      position: next + index,
      origin: bullet.origin === 'DERIVED' ? ('DERIVED' as const) : ('WRITTEN' as const),
      sourceTailoredResumeId,
      sourceBulletPointId:
        bullet.sourceBulletPointId !== null && knownIds.has(bullet.sourceBulletPointId)
          ? bullet.sourceBulletPointId
          : null,
    })),
  });
  return count;
}

const normalizeText = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
