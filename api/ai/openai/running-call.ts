import { setTimeout as sleep } from 'node:timers/promises';
import { explainFailure } from './explain-failure.ts';
import type { AiServiceLimits } from './limits.ts';
import type { TokenUsage } from './read-stream.ts';

/** A call under way: what it may still do, and what it has used so far. */
export interface RunningCall {
  /** Aborts when the caller gives up, the deadline is over, or the server stops. */
  signal: AbortSignal;
  /** When its deadline is over, as `performance.now()` counts. */
  endsAt: number;
  /** Requests sent to the service. */
  attempts: number;
  /** Null as long as the service has said nothing of tokens. */
  usage: TokenUsage | null;
}

export function addUsage(call: RunningCall, { promptTokens, completionTokens }: TokenUsage): void {
  call.usage = {
    promptTokens: (call.usage?.promptTokens ?? 0) + promptTokens,
    completionTokens: (call.usage?.completionTokens ?? 0) + completionTokens,
  };
}

const RETRIES = 2;

/**
 * Does something, again after failures that may pass: at most twice, after the pause that the service asks for or a
 * growing one of our own, never once an answer has begun, and never if the deadline doesn't leave the time.
 *
 * @throws {AiServiceError} or the reason of the call's signal
 */
export async function withRetries<Result>(
  call: RunningCall,
  { retryMs, retryAfterMaxMs }: Pick<AiServiceLimits, 'retryMs' | 'retryAfterMaxMs'>,
  work: (onBegin: () => void) => Promise<Result>,
): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    let hasBegun = false;
    try {
      return await work(() => (hasBegun = true));
    } catch (error) {
      call.signal.throwIfAborted();
      const failure = explainFailure(error);
      if (!failure) throw error;
      const pause = failure.retryAfterMs ?? retryMs * (retries + 1) * (0.75 + Math.random() / 2);
      const isPossible = pause <= retryAfterMaxMs && performance.now() + pause < call.endsAt;
      if (hasBegun || !failure.isRetryable || retries === RETRIES || !isPossible) throw failure;
      await sleep(pause, undefined, { signal: call.signal }).catch(() => call.signal.throwIfAborted());
    }
  }
}
