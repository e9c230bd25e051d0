import type { StreamLimits } from './read-stream.ts';

/** In milliseconds, unless said otherwise. */
export interface AiServiceLimits extends StreamLimits {
  connectMs: number;
  /** For one call with its retries, from when it is made: also while it waits for its turn. */
  totalMs: number;
  /** A service that asks for a longer pause is not asked again. */
  retryAfterMaxMs: number;
  /** Before the first retry; longer before the second. */
  retryMs: number;
  /** Calls of this process at the same time. */
  callsAtOnce: number;
}

export const AI_LIMITS: AiServiceLimits = {
  connectMs: 5_000,
  firstTokenMs: 20_000,
  silenceMs: 15_000,
  afterEndMs: 2_000,
  totalMs: 90_000,
  retryAfterMaxMs: 8_000,
  retryMs: 400,
  callsAtOnce: 32,
};
