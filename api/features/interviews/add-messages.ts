import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { RuleError } from '../../core/errors.ts';
import type { Interview, InterviewMessage, Prisma } from '../../generated/prisma/client.ts';
import { MAX_INTERVIEW_MESSAGES } from '../../limits.ts';
import { listExperiences } from '../experiences/experiences.ts';
import { interviewTopic } from './interview-topic.ts';
import { readState } from './message-state.ts';
import { workOnReply, type ReplyMaterial } from './work-on-reply.ts';

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
 * Begins to read the bank for a reply, beside what is stored before the reply can be written. A bank that can't be read
 * makes the reply fail, and nothing else.
 */
export function readBankForReply(deps: Deps, actor: Actor | null): ReplyMaterial['bank'] {
  const bank = listExperiences(deps, actor);
  // There may be no reply, if what is before it is refused.
  bank.catch(() => {});
  return bank;
}

/** Has a reply written once it is stored as pending. */
export function startReply(
  deps: Deps,
  interview: Interview,
  reply: InterviewMessage,
  material: ReplyMaterial,
): void {
  deps.background.start('interview-reply', (signal) => workOnReply(deps, interview, reply, material, signal));
  deps.pubsub.publish(interviewTopic(interview.id));
}
