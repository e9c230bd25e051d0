import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { RuleError } from '../../core/errors.ts';
import { parseId, parseInput } from '../../core/input.ts';
import { pendingReply, readBankForReply, requireOpen, settleMessages, startReply } from './add-messages.ts';
import { INTERVIEW, lockInterview } from './find-interview.ts';
import type { Interview } from '../../generated/prisma/client.ts';
import { sendMessageSchema } from './interview.schema.ts';

/**
 * Stores a message of the candidate together with the reply that is to be written, so that none is ever without the
 * other. A message that is sent again under the same key is stored once.
 *
 * @throws {ValidationError} {@link NotFoundError} {@link RateLimitedError} {@link RuleError} while a reply is being
 * written, after the end, and when the interview is full.
 */
export async function sendMessage(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  input: unknown,
): Promise<Interview> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, INTERVIEW);
  const { content, spokenSeconds, key } = parseInput(sendMessageSchema, input);
  await deps.rateLimits.consume({ interviewByUser: userId });
  const bank = readBankForReply(deps, actor);
  const { interview, reply, earlier } = await deps.prisma.$transaction(async (tx) => {
    const locked = await lockInterview(tx, userId, id, deps.now());
    const messages = await settleMessages(tx, locked, deps.now());
    if (key && messages.some((message) => message.id === key.toLowerCase()))
      return { interview: locked, reply: null, earlier: [] };
    requireOpen(locked, messages);
    const next = (messages.at(-1)?.sequence ?? 0) + 1;
    const added = await tx.interviewMessage.createManyAndReturn({
      data: [
        { ...(key && { id: key }), interviewId: id, sequence: next, role: 'user', content, spokenSeconds },
        pendingReply(id, next + 1),
      ],
      skipDuplicates: true,
    });
    const sent = added.find(({ sequence }) => sequence === next);
    const toWrite = added.find(({ sequence }) => sequence === next + 1);
    if (!sent || !toWrite)
      throw new RuleError('key-taken', 'Please send each message under a key of its own.');
    return { interview: locked, reply: toWrite, earlier: [...messages, sent] };
  });
  if (reply) startReply(deps, interview, reply, { earlier, bank });
  return interview;
}
