import { requireUser, type Actor } from '../../../core/actor.ts';
import type { Deps } from '../../../core/deps.ts';
import { parseId } from '../../../core/input.ts';
import { toMonth } from '../../../core/months.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { lockResume, type LockedResume } from '../lock-resume.ts';
import { findPosting, scoreContent } from '../rescore-resume.ts';
import { resumeTopic } from '../resume-topic.ts';
import { parseResumeData, type ResumeWithPosting } from '../tailored-resumes.ts';
import { restoreLocks } from './restore-locks.ts';
import { versionContentSchema } from './version-content.ts';

/**
 * Takes a resume to another of its versions, in one transaction: its content is that of the version, and the scores
 * are computed anew. Makes no version of its own.
 *
 * @param find picks the version.
 * @throws {NotFoundError} and whatever `find` throws.
 */
export async function moveToVersion(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  find: (tx: Prisma.TransactionClient, locked: LockedResume) => Promise<StoredVersion>,
): Promise<ResumeWithPosting> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, 'The resume');
  const month = toMonth(deps.now());
  const moved = await deps.prisma.$transaction(async (tx) => {
    const locked = await lockResume(tx, userId, id);
    const version = await find(tx, locked);
    const { locks, ...content } = versionContentSchema.parse(version.content);
    await restoreLocks(tx, id, parseResumeData(locked).experiences, { ...content, locks });
    const { posting, analysis } = await findPosting(tx, userId, locked.jobPostingId);
    const scored = await scoreContent(tx, { userId, analysis, month, content });
    const resume = await tx.tailoredResume.update({
      where: { id },
      data: { ...scored, currentVersionId: version.id, revision: locked.revision + 1 },
    });
    return { ...resume, jobPosting: posting };
  });
  deps.pubsub.publish(resumeTopic(id));
  return moved;
}

interface StoredVersion {
  id: string;
  content: unknown;
}
