import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { parseId } from '../../core/input.ts';
import { toMonth } from '../../core/months.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { PostingToScore } from '../../writing/scoring/prepare.ts';
import { lockExperiences } from '../experiences/experiences.ts';
import { updateLocks } from './bullet-locks.ts';
import { lockResume } from './lock-resume.ts';
import { settleMissingOriginals } from './optimizing/settle-missing-originals.ts';
import type { ReplacedBullet, TailoredExperience } from './resume-data.schema.ts';
import { findPosting, scoreContent } from './rescore-resume.ts';
import { resumeTopic } from './resume-topic.ts';
import { parseResumeData, type ResumeWithPosting } from './tailored-resumes.ts';
import { recordVersion } from './versions/record-version.ts';
import type { ResumeChange } from './versions/resume-change.ts';
import { readVersionContent } from './versions/version-content.ts';

/** A resume that is being edited. Changes alter `experiences` in place, and may reassign `replaced` and `takenOff`. */
export interface Editing {
  resumeId: string;
  userId: string;
  experiences: TailoredExperience[];
  /** What gave way when bullets were chosen again. */
  replaced: readonly ReplacedBullet[];
  /** The bank's bullets that the user removed. */
  takenOff: readonly string[];
  analysis: PostingToScore;
  month: string;
  tx: Prisma.TransactionClient;
}

interface EditOptions {
  /** All changes of a run are one version, and undone together. */
  optimizationRunId?: string;
  /** The bank is changed as well: it is locked before the resume, as everywhere. */
  locksBank?: boolean;
}

/**
 * Changes a resume's experiences in place and rescores it in one transaction. Locks stay with their bullets. The change
 * becomes a version of the resume, and open windows learn of it.
 *
 * @throws {NotFoundError} and whatever `edit` throws; in that case nothing has changed.
 */
export async function editResume<T>(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  change: ResumeChange,
  edit: (editing: Editing) => T | Promise<T>,
  { optimizationRunId, locksBank = false }: EditOptions = {},
): Promise<{ resume: ResumeWithPosting; result: T }> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, 'The resume');
  const month = toMonth(deps.now());
  const edited = await deps.prisma.$transaction(async (tx) => {
    if (locksBank) await lockExperiences(tx, userId);
    const locked = await lockResume(tx, userId, id);
    const { posting, analysis } = await findPosting(tx, userId, locked.jobPostingId);
    const { experiences, replaced, takenOff } = parseResumeData(locked);
    const before = await readVersionContent(
      tx,
      id,
      structuredClone({ experiences, replaced, takenOff: [...takenOff] }),
    );
    const editing: Editing = { resumeId: id, userId, experiences, replaced, takenOff, analysis, month, tx };
    const result = await edit(editing);
    for (const { bullets } of experiences) settleMissingOriginals(bullets);
    await updateLocks(tx, id, before.experiences, experiences);
    const content = { experiences, replaced: [...editing.replaced], takenOff: [...editing.takenOff] };
    const currentVersionId = await recordVersion(tx, {
      resume: locked,
      change,
      optimizationRunId: optimizationRunId ?? null,
      before,
      after: await readVersionContent(tx, id, content),
    });
    const scored = await scoreContent(tx, { userId, analysis, month, content });
    const resume = await tx.tailoredResume.update({
      where: { id },
      data: { ...scored, currentVersionId, revision: locked.revision + 1 },
    });
    return { resume: { ...resume, jobPosting: posting }, result };
  });
  deps.pubsub.publish(resumeTopic(id));
  return edited;
}
