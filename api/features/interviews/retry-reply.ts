import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { RuleError } from '../../core/errors.ts';
import { parseId } from '../../core/input.ts';
import type { Interview } from '../../generated/prisma/client.ts';
import { addReply, readBankForReply, requireOpen, settleMessages, startReply } from './add-messages.ts';
import { INTERVIEW, lockInterview } from './find-interview.ts';

/**
 * Has a reply that failed written again. What was written of it stays as a failed message, which nobody reads.
 *
 * @throws {NotFoundError} {@link RateLimitedError} {@link RuleError} when no reply has failed.
 */
export async function retryReply(deps: Deps, actor: Actor | null, rawId: string): Promise<Interview> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, INTERVIEW);
  await deps.rateLimits.consume({ interviewByUser: userId });
  const bank = readBankForReply(deps, actor);
  const { interview, reply, earlier } = await deps.prisma.$transaction(async (tx) => {
    const locked = await lockInterview(tx, userId, id, deps.now());
    const messages = await settleMessages(tx, locked, deps.now());
    requireOpen(locked, messages);
    const last = messages.at(-1);
    if (last?.state !== 'FAILED')
      throw new RuleError('nothing-failed', 'The interviewer has already replied.');
    return { interview: locked, reply: await addReply(tx, id, last.sequence + 1), earlier: messages };
  });
  startReply(deps, interview, reply, { earlier, bank });
  return interview;
}
