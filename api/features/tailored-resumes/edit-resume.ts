import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { parseId } from '../../core/input.ts';
import { toMonth } from '../../core/months.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { PostingToScore } from '../../writing/scoring/prepare.ts';
import { toScorablePosting } from '../job-postings/job-postings.ts';
import { updateLocks } from './bullet-locks.ts';
import { lockResume } from './lock-resume.ts';
import type { ReplacedBullets, TailoredExperience } from './resume-data.schema.ts';
import { scoreResumeData } from './score-resume-data.ts';
import {
  parseResumeData,
  toScoredColumns,
  WITH_POSTING,
  type ResumeWithPosting,
} from './tailored-resumes.ts';

/** A resume that is being edited. Its experiences are changed in place. */
export interface Editing {
  resumeId: string;
  userId: string;
  experiences: TailoredExperience[];
  /** What the previous change replaced, so that it can be undone. */
  replaced: ReplacedBullets | null;
  /** The bank's bullets that the user removed. Changes may reassign it. */
  takenOff: readonly string[];
  analysis: PostingToScore;
  month: string;
  tx: Prisma.TransactionClient;
}

/** The result of a change and, if it can be undone, what it replaced. */
interface Change<T> {
  result: T;
  replaced?: ReplacedBullets;
}

/**
 * Changes a resume's experiences in place and rescores it in one transaction. Locks stay with their bullets.
 *
 * @throws {NotFoundError} and whatever `change` throws; in that case nothing has changed.
 */
export async function editResume<T>(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  change: (editing: Editing) => Change<T> | Promise<Change<T>>,
): Promise<{ resume: ResumeWithPosting; result: T }> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, 'The resume');
  const month = toMonth(deps.now());
  return deps.prisma.$transaction(async (tx) => {
    const { data, jobPostingId } = await lockResume(tx, userId, id);
    const posting = await tx.jobPosting.findUniqueOrThrow({ where: { id: jobPostingId, userId } });
    const template = await tx.resumeTemplate.findFirst({
      where: { userId, isDefault: true },
      orderBy: { id: 'asc' },
    });
    const { experiences, replaced, takenOff } = parseResumeData({ data });
    const before = structuredClone(experiences);
    const analysis = toScorablePosting(posting);
    const editing: Editing = { resumeId: id, userId, experiences, replaced, takenOff, analysis, month, tx };
    const changed = await change(editing);
    await updateLocks(tx, id, before, experiences);
    const scores = scoreResumeData(analysis, experiences, template, month);
    const resume = await tx.tailoredResume.update({
      where: { id },
      data: toScoredColumns(experiences, scores, {
        isEdited: true,
        replaced: changed.replaced ?? null,
        takenOff: [...editing.takenOff],
      }),
      include: WITH_POSTING,
    });
    return { resume, result: changed.result };
  });
}
