import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Outcome } from './operation-log.ts';

/** The client resumes a subscription that is cut off, so that none keeps running because a page was forgotten. */
export const LONGEST_SUBSCRIPTION_MS = 15 * 60 * 1000;

/** Why a subscription is ended from outside. */
export type StopReason = Extract<Outcome, 'left' | 'session-ended' | 'stopped' | 'too-long'>;

export type SubscriptionSource = AsyncGenerator<ExecutionResult, void, void>;

/** One subscription, from its request to its end. */
export interface RunningSubscription {
  /** For its resolvers: aborts as soon as it is stopped, and when it has ended by itself. */
  signal: AbortSignal;
  /** Aborts `signal`. The source then ends, and the subscription with it. Only the first reason counts. */
  stop: (reason: StopReason) => void;
  /** Marks it as ended without, or before, a source. */
  finish: (outcome: Outcome) => void;
  /**
   * The source as graphql-ws may see it, which ends a subscription only through `return`: that waits for a pending
   * `next` if the source is a generator, so it has to abort first.
   */
  follow: (source: SubscriptionSource) => SubscriptionSource;
}

/**
 * Starts a subscription, which is stopped when it has run for too long.
 *
 * @param onEnd called once with the outcome when nothing of it is left running
 */
export function startSubscription(
  onEnd: (outcome: Outcome) => void,
  longestMs = LONGEST_SUBSCRIPTION_MS,
): RunningSubscription {
  const controller = new AbortController();
  let reason: StopReason | undefined;
  let isFinished = false;
  let hasFailed = false;

  function stop(why: StopReason): void {
    if (isFinished) return;
    reason ??= why;
    controller.abort();
  }
  function finish(outcome: Outcome): void {
    if (isFinished) return;
    isFinished = true;
    clearTimeout(limit);
    controller.abort();
    onEnd(reason ?? outcome);
  }
  const limit = setTimeout(() => stop('too-long'), longestMs);
  limit.unref();

  return {
    signal: controller.signal,
    stop,
    finish,
    follow: (source) => {
      const followed: SubscriptionSource = {
        next: async () => {
          try {
            const result = await source.next();
            if (!result.done) {
              hasFailed ||= (result.value.errors?.length ?? 0) > 0;
              return result;
            }
          } catch (error) {
            finish('failed');
            throw error;
          }
          finish(hasFailed ? 'failed' : 'ok');
          // A client that is still there must not take this for the end of the stream.
          if (reason !== undefined && reason !== 'left') throw interrupted();
          return { done: true, value: undefined };
        },
        return: async () => {
          stop('left');
          try {
            return await source.return();
          } finally {
            finish('left');
          }
        },
        throw: (error) => source.throw(error),
        [Symbol.asyncIterator]: () => followed,
      };
      return followed;
    },
  };
}

const interrupted = () =>
  new GraphQLError('This subscription has run for a long time. Subscribe again to go on.', {
    extensions: { code: 'SUBSCRIPTION_INTERRUPTED' },
  });
