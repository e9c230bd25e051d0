import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { RuleError } from '../../core/errors.ts';
import type { Interview } from '../../generated/prisma/client.ts';
import { INTERVIEW_NAME_MAX_LENGTH, MAX_INTERVIEWS } from '../../limits.ts';
import { getJobPosting } from '../job-postings/job-postings.ts';
import { addReply, readBankForReply, startReply } from './add-messages.ts';
import { copyPosting } from './interview-posting.schema.ts';

/**
 * Starts an interview for a posting. The interviewer's opening message is written in the background.
 *
 * @throws {NotFoundError} {@link RuleError} when there are 500. {@link RateLimitedError}
 */
export async function startInterview(
  deps: Deps,
  actor: Actor | null,
  rawPostingId: string,
): Promise<Interview> {
  const { userId } = requireUser(actor);
  const posting = await getJobPosting(deps, actor, rawPostingId);
  await deps.rateLimits.consume({ interviewByUser: userId });
  const bank = readBankForReply(deps, actor);
  const { interview, reply } = await deps.prisma.$transaction(async (tx) => {
    const [all, before] = await Promise.all([
      tx.interview.count({ where: { userId } }),
      tx.interview.count({ where: { userId, jobPostingId: posting.id } }),
    ]);
    if (all >= MAX_INTERVIEWS)
      throw new RuleError(
        'too-many-interviews',
        `You can keep ${MAX_INTERVIEWS} interviews. Please delete some that you no longer need.`,
      );
    const created = await tx.interview.create({
      data: {
        userId,
        jobPostingId: posting.id,
        name: nameAfter(posting),
        jobPosting: copyPosting(posting),
        session: before,
      },
    });
    return { interview: created, reply: await addReply(tx, created.id, 1) };
  });
  startReply(deps, interview, reply, { earlier: [], bank });
  return interview;
}

const nameAfter = ({ title, company }: { title: string; company: string }): string =>
  ([title, company].filter(Boolean).join(', ') || 'Interview').slice(0, INTERVIEW_NAME_MAX_LENGTH).trim();
