import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { Interview, InterviewMessage, Prisma } from '../../generated/prisma/client.ts';
import { gatherInterview } from './gather-interview.ts';
import { interviewTopic } from './interview-topic.ts';
import { HEARTBEAT_MS } from './message-state.ts';

/** A reply that grows faster is stored this often. */
const STORE_EVERY_MS = 100;
/** No interviewer talks that long; and the numbers of a stream leave room for it (interview-stream.ts). */
const REPLY_MAX_LENGTH = 10_000;

/**
 * Writes a pending reply: what there is of it is stored while it grows, then announced, so that a reload or another
 * window loses nothing. Never rejects; what fails is stored as failed, and can be tried again.
 *
 * @param signal aborts when the server stops; the reply then counts as failed.
 */
export async function workOnReply(
  deps: Deps,
  actor: Actor | null,
  interview: Interview,
  reply: InterviewMessage,
  signal: AbortSignal,
): Promise<void> {
  const store = (data: Prisma.InterviewMessageUpdateManyMutationInput) => storeReply(deps, reply, data);
  const draft = { text: '', stored: '' };
  const storeDraft = async () => {
    if (draft.text === draft.stored) return;
    const { text } = draft;
    await store({ content: text });
    draft.stored = text;
  };
  let storing = Promise.resolve();
  const storeSoon = () => {
    storing = storing.then(storeDraft).catch((error: unknown) => warn(deps, error, reply));
  };
  const ticking = setInterval(storeSoon, STORE_EVERY_MS);
  const beating = setInterval(
    () => void store({ updatedAt: deps.now() }).catch((error: unknown) => warn(deps, error, reply)),
    HEARTBEAT_MS,
  );
  try {
    const earlier = await deps.prisma.interviewMessage.findMany({
      where: { interviewId: interview.id, sequence: { lt: reply.sequence } },
      orderBy: { sequence: 'asc' },
    });
    const soFar = await gatherInterview(deps, actor, interview, earlier);
    const { value, writtenBy } = await deps.assistant.replyToCandidate(
      {
        userId: interview.userId,
        signal,
        onText: (grown) => {
          draft.text = grown.slice(0, REPLY_MAX_LENGTH);
          // The first words are shown at once.
          if (draft.stored === '') storeSoon();
        },
      },
      soFar,
    );
    clearInterval(ticking);
    await storing;
    await store({
      content: value.slice(0, REPLY_MAX_LENGTH),
      state: 'COMPLETE',
      writtenBy: writtenBy.engine,
      fallback: writtenBy.fallback,
    });
  } catch (error) {
    if (!signal.aborted)
      deps.log.error({ err: error, interviewId: interview.id }, 'a reply could not be written');
    clearInterval(ticking);
    await storing;
    await store({ state: 'FAILED' }).catch((failure: unknown) => warn(deps, failure, reply));
  } finally {
    clearInterval(ticking);
    clearInterval(beating);
  }
}

/** Stores what a reply is now, unless it was given up meanwhile, and tells who follows the interview. */
async function storeReply(
  deps: Deps,
  { id, interviewId }: InterviewMessage,
  data: Prisma.InterviewMessageUpdateManyMutationInput,
): Promise<void> {
  const { count } = await deps.prisma.interviewMessage.updateMany({ where: { id, state: 'PENDING' }, data });
  if (count > 0) deps.pubsub.publish(interviewTopic(interviewId));
}

function warn(deps: Deps, error: unknown, { interviewId }: InterviewMessage): void {
  deps.log.warn({ err: error, interviewId }, 'a reply could not be stored');
}
