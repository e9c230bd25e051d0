import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { ConflictError, RuleError } from '../../core/errors.ts';
import { parseId } from '../../core/input.ts';
import type { Interview, InterviewMessage } from '../../generated/prisma/client.ts';
import { INTERVIEW_RESULTS_TURN } from '../../limits.ts';
import { listExperiences } from '../experiences/experiences.ts';
import { requireNoReplyPending, settleMessages } from './add-messages.ts';
import { findInterview, INTERVIEW, lockInterview } from './find-interview.ts';
import { gatherInterview } from './gather-interview.ts';
import { interviewAnalysisSchema } from './interview-analysis.schema.ts';
import { interviewTopic } from './interview-topic.ts';

/** What the interviewer has said: the opening message is turn 1. */
export const countTurns = (messages: Pick<InterviewMessage, 'role' | 'state'>[]): number =>
  messages.filter(({ role, state }) => role === 'interviewer' && state === 'COMPLETE').length;

/**
 * Ends an interview and stores the analysis of its answers. Ending it again changes nothing.
 *
 * @param signal aborts when nobody waits any longer; the interview then goes on.
 * @throws {NotFoundError} {@link RateLimitedError} {@link UpstreamError} {@link RuleError} before the third turn of the
 * interviewer, and while a reply is being written. {@link ConflictError} when it went on meanwhile.
 */
export async function endInterview(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  signal: AbortSignal,
): Promise<Interview> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, INTERVIEW);
  const interview = await findInterview(deps.prisma, userId, id);
  if (interview.endedAt) return interview;
  await deps.rateLimits.consume({ interviewByUser: userId });
  const messages = await deps.prisma.$transaction((tx) => settleMessages(tx, interview, deps.now()));
  requireNoReplyPending(messages);
  if (countTurns(messages) < INTERVIEW_RESULTS_TURN)
    throw new RuleError('too-early', 'Please answer a few questions first.');
  const soFar = gatherInterview(deps, interview, messages, await listExperiences(deps, actor));
  const { value, writtenBy } = await deps.assistant.analyzeInterview({ userId, signal }, soFar);
  const analysis = interviewAnalysisSchema.parse({ ...value, writtenBy });
  const ended = await deps.prisma.$transaction(async (tx) => {
    const locked = await lockInterview(tx, userId, id, deps.now());
    if (locked.endedAt) return locked;
    const last = await tx.interviewMessage.findFirst({
      where: { interviewId: id },
      orderBy: { sequence: 'desc' },
    });
    if (last?.sequence !== messages.at(-1)?.sequence)
      throw new ConflictError('The interview went on in another window. Please try again.');
    return tx.interview.update({ where: { id }, data: { analysis, endedAt: deps.now() } });
  });
  deps.pubsub.publish(interviewTopic(id));
  return ended;
}
