import type { Deps } from '../../core/deps.ts';
import type { Interview, InterviewMessage, Prisma } from '../../generated/prisma/client.ts';
import type { ExperienceWithBullets } from '../experiences/experiences.ts';
import { gatherInterview } from './gather-interview.ts';
import { cleanReply, growReply } from './grow-reply.ts';
import { interviewTopic } from './interview-topic.ts';
import { HEARTBEAT_MS } from './message-state.ts';

/** What a reply is made of. */
export interface ReplyMaterial {
  /** The messages before it in order, as they were under the lock: none of them changes after that. */
  earlier: InterviewMessage[];
  bank: Promise<ExperienceWithBullets[]>;
}

/**
 * Writes a pending reply: what there is of it is shown and stored while it grows, so that a reload or another window
 * loses nothing. Never rejects; what fails is stored as failed, with what was shown of it, and can be tried again.
 *
 * @param signal aborts when the server stops; the reply then counts as failed.
 */
export async function workOnReply(
  deps: Deps,
  interview: Interview,
  reply: InterviewMessage,
  { earlier, bank }: ReplyMaterial,
  signal: AbortSignal,
): Promise<void> {
  const store = async (data: Prisma.InterviewMessageUpdateManyMutationInput) => {
    if (await storeReply(deps, reply, data)) deps.pubsub.publish(interviewTopic(interview.id));
  };
  // Says itself that it has grown: a hint would have everybody read what they already have.
  const growing = growReply(deps, reply, (content) => storeReply(deps, reply, { content }));
  const beating = setInterval(
    () => void store({ updatedAt: deps.now() }).catch((error: unknown) => warn(deps, error, reply)),
    HEARTBEAT_MS,
  );
  try {
    const soFar = gatherInterview(deps, interview, earlier, await bank);
    // An engine that is only told of what happens from now on would never end.
    signal.throwIfAborted();
    const { value, writtenBy } = await deps.assistant.replyToCandidate(
      { userId: interview.userId, signal, onText: growing.grow },
      soFar,
    );
    await growing.stop();
    await store({
      content: cleanReply(value),
      state: 'COMPLETE',
      writtenBy: writtenBy.engine,
      fallback: writtenBy.fallback,
    });
  } catch (error) {
    if (!signal.aborted)
      deps.log.error({ err: error, interviewId: interview.id }, 'a reply could not be written');
    const content = await growing.stop();
    await store({ content, state: 'FAILED' }).catch((failure: unknown) => warn(deps, failure, reply));
  } finally {
    clearInterval(beating);
  }
}

/** Stores what a reply is now, unless it was given up meanwhile; says whether it did. */
async function storeReply(
  deps: Deps,
  { id }: InterviewMessage,
  data: Prisma.InterviewMessageUpdateManyMutationInput,
): Promise<boolean> {
  const { count } = await deps.prisma.interviewMessage.updateMany({ where: { id, state: 'PENDING' }, data });
  return count > 0;
}

function warn(deps: Deps, error: unknown, { interviewId }: InterviewMessage): void {
  deps.log.warn({ err: error, interviewId }, 'a reply could not be stored');
}
