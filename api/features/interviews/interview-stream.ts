import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { parseId } from '../../core/input.ts';
import type { InterviewMessage } from '../../generated/prisma/client.ts';
import { streamRecords } from '../../platform/stream-records.ts';
import { findInterview, INTERVIEW } from './find-interview.ts';
import { interviewTopic } from './interview-topic.ts';
import { readState } from './message-state.ts';

/** A message was added or has grown. */
export interface InterviewProgress {
  sequence: number;
  message: InterviewMessage;
}

/** More than twice what a message can have characters. */
const STEP = 100_000;

/**
 * Where a stream stands once it has shown a message as it is: the message's place, how much of it there is, and whether
 * it is finished.
 */
export const positionOf = (
  message: Pick<InterviewMessage, 'sequence' | 'content' | 'state' | 'updatedAt'>,
  now: Date,
): number =>
  message.sequence * STEP +
  message.content.length +
  // Behind all that there was of it: a finished reply may be another one, and shorter, than the one that began.
  (readState(message, now) === 'PENDING' ? 0 : STEP / 2);

/**
 * Streams the messages of an interview from a position on: each that is added, and a reply again each time it has grown,
 * with its whole text so far. Ends when the interview ends or is deleted.
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
      const records = interview.messages
        .map((message) => ({ sequence: positionOf(message, deps.now()), message }))
        .filter(({ sequence }) => sequence > last);
      return { records, isFinished: interview.endedAt !== null };
    },
  });
}
