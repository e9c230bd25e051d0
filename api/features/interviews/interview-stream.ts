import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { parseId } from '../../core/input.ts';
import type { InterviewMessage } from '../../generated/prisma/client.ts';
import { streamRecords } from '../../platform/stream-records.ts';
import { findInterview, INTERVIEW } from './find-interview.ts';
import { followReply } from './growing-message.ts';
import { interviewTopic } from './interview-topic.ts';
import { readState } from './message-state.ts';

/** A message was added or has grown. */
export interface InterviewProgress {
  sequence: number;
  message: InterviewMessage;
}

/** More than a message can have characters. */
const STEP = 100_000;
/** A reply that its server left behind may still be finished by it (message-state.ts). */
const WHEN_FAILED = STEP - 2;
const WHEN_COMPLETE = STEP - 1;

/**
 * Where a stream stands once it has shown a message as it is: the message's place, and how much of it there is. A message
 * that is finished comes after all that was shown of it, which may be more than was stored in the end.
 */
export function positionOf(
  message: Pick<InterviewMessage, 'sequence' | 'content' | 'state' | 'updatedAt'>,
  now: Date,
): number {
  const reached = {
    PENDING: message.content.length,
    FAILED: WHEN_FAILED,
    COMPLETE: WHEN_COMPLETE,
  }[readState(message, now)];
  return message.sequence * STEP + reached;
}

/**
 * Streams the messages of an interview from a position on: each that is added, and a reply again each time it has grown,
 * with its whole text so far, which may be up to a tenth of a second ahead of what is stored. Ends when the interview ends
 * or is deleted.
 *
 * @param after the position of the last message that the client has; 0 for none.
 * @throws {NotFoundError}
 */
export async function streamInterview(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  after: number,
  signal: AbortSignal,
): Promise<AsyncGenerator<InterviewProgress, void, undefined>> {
  const { userId } = requireUser(actor);
  const { id } = await findInterview(deps.prisma, userId, parseId(rawId, INTERVIEW));
  const reply = followReply(deps.now);
  const toProgress = (message: InterviewMessage): InterviewProgress => ({
    sequence: positionOf(message, deps.now()),
    message,
  });
  return streamRecords({
    pubsub: deps.pubsub,
    topic: interviewTopic(id),
    signal,
    after,
    read: async (last) => {
      const interview = await deps.prisma.interview.findUnique({
        where: { id, userId },
        select: {
          endedAt: true,
          messages: {
            where: { sequence: { gte: Math.floor(Math.max(last, 0) / STEP) } },
            orderBy: { sequence: 'asc' },
          },
        },
      });
      if (!interview) return { records: [], isFinished: true };
      const records = reply.read(interview.messages).map(toProgress);
      return { records, isFinished: interview.endedAt !== null };
    },
    hear: (texts) => {
      const { message, mustLook } = reply.hear(texts);
      return { records: message ? [toProgress(message)] : [], mustLook };
    },
  });
}
