import type { Deps } from '../../core/deps.ts';
import { DomainError, ERROR_KINDS } from '../../core/errors.ts';
import type { RestReply } from '../route.ts';
import { claimRequest, type Claim, type KeptAnswer, type KeyedRequest } from './keyed-requests.ts';

/** Ends the handling of a request that was answered before. */
class AnsweredBefore extends Error {
  readonly answer: KeptAnswer;
  constructor(answer: KeptAnswer) {
    super('answered before');
    this.answer = answer;
  }
}

/** Answers that are the same when asked again: not those that ask to wait, nor those of trouble on our side. */
const isFinal = (status: number): boolean => status < 500 && status !== ERROR_KINDS['rate-limited'].status;

/**
 * Answers a request once: whoever repeats it gets the first answer again, marked by `Idempotency-Replayed`. A request
 * that failed on our side, had to wait, or was called off by its client can be tried again.
 *
 * @param signal aborts when the client has gone
 * @param handle calls `begin` with the request's content as soon as it is known, and before anything is done
 * @throws what `handle` throws. {@link RequestUnderWayError} {@link RuleError}
 */
export async function answerOnce(
  deps: Pick<Deps, 'prisma' | 'log'>,
  { signal, ...asked }: Omit<KeyedRequest, 'content'> & { signal: AbortSignal },
  handle: (begin: (content: string) => Promise<void>) => Promise<RestReply>,
): Promise<RestReply> {
  const held: { claim?: Claim } = {};
  const begin = async (content: string) => {
    const claimed = await claimRequest(deps, { ...asked, content });
    if ('status' in claimed) throw new AnsweredBefore(claimed);
    held.claim = claimed;
  };
  try {
    const reply = await handle(begin);
    if (reply.kind === 'json' && isFinal(reply.status)) await held.claim?.keep(reply);
    else await held.claim?.release();
    return reply;
  } catch (error) {
    if (error instanceof AnsweredBefore)
      return { kind: 'json', ...error.answer, headers: { 'Idempotency-Replayed': 'true' } };
    const status = error instanceof DomainError ? ERROR_KINDS[error.kind].status : 500;
    if (error instanceof DomainError && isFinal(status) && !signal.aborted)
      await held.claim?.keep({ status, body: { message: error.message } });
    else await held.claim?.release();
    throw error;
  }
}
