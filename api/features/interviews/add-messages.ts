import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { RuleError } from '../../core/errors.ts';
import type { Interview, InterviewMessage, Prisma } from '../../generated/prisma/client.ts';
import { MAX_INTERVIEW_MESSAGES } from '../../limits.ts';
import { interviewTopic } from './interview-topic.ts';
import { readState } from './message-state.ts';
import { workOnReply } from './work-on-reply.ts';

/** The messages of an interview in order, for a change under its lock; a reply that was left behind is given up. */
export async function settleMessages(
  tx: Prisma.TransactionClient,
  { id }: Interview,
  now: Date,
): Promise<InterviewMessage[]> {
  const messages = await tx.interviewMessage.findMany({
    where: { interviewId: id },
    orderBy: { sequence: 'asc' },
  });
  const last = messages.at(-1);
  if (last?.state !== 'PENDING' || readState(last, now) === 'PENDING') return messages;
  const given = await tx.interviewMessage.update({ where: { id: last.id }, data: { state: 'FAILED' } });
  return [...messages.slice(0, -1), given];
}

/** @throws {RuleError} when a reply is being written, the interview has ended, or it has no room. */
export function requireOpen({ endedAt }: Interview, messages: InterviewMessage[]): void {
  if (endedAt)
    throw new RuleError('interview-ended', 'This interview has ended. Please start a new session.');
  requireNoReplyPending(messages);
  if (messages.length + 2 > MAX_INTERVIEW_MESSAGES)
    throw new RuleError(
      'interview-full',
      'This interview is as long as it can be. Please end it to get your results.',
    );
}

/** @throws {RuleError} */
export function requireNoReplyPending(messages: InterviewMessage[]): void {
  if (messages.at(-1)?.state === 'PENDING')
    throw new RuleError('reply-pending', 'Please wait for the interviewer’s reply.');
}

/** A reply that is yet to be written, as it is stored. */
export const pendingReply = (interviewId: string, sequence: number) => ({
  interviewId,
  sequence,
  role: 'interviewer' as const,
  content: '',
  state: 'PENDING' as const,
});

/** Adds a reply that is yet to be written. */
export const addReply = (
  tx: Prisma.TransactionClient,
  interviewId: string,
  sequence: number,
): Promise<InterviewMessage> => tx.interviewMessage.create({ data: pendingReply(interviewId, sequence) });

/**
 * Has a reply written once it is stored as pending.
 *
 * @param earlier the messages before it, as they were under the lock: none of them changes after that
 */
export function startReply(
  deps: Deps,
  actor: Actor | null,
  interview: Interview,
  reply: InterviewMessage,
  earlier: InterviewMessage[],
): void {
  deps.background.start('interview-reply', (signal) =>
    workOnReply(deps, actor, interview, reply, earlier, signal),
  );
  deps.pubsub.publish(interviewTopic(interview.id));
}
