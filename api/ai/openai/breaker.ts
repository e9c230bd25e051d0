/** Stops calls to a service that keeps failing. */
export interface Breaker {
  /** Whether a call may be made now; while the circuit is open only one in {@link BreakerLimits.pauseMs}. */
  allows: () => boolean;
  note: (outcome: 'answered' | 'failed') => void;
}

export interface BreakerLimits {
  /** Outcomes older than this don't count, in milliseconds. */
  windowMs: number;
  /** Fewer outcomes say nothing. */
  outcomes: number;
  pauseMs: number;
}

/** Opens when at least half of the last calls failed, and lets one call through after each pause until one is answered. */
export function createBreaker({ windowMs, outcomes, pauseMs }: BreakerLimits, now: () => number): Breaker {
  let recent: { at: number; failed: boolean }[] = [];
  let openUntil: number | null = null;
  return {
    allows: () => {
      if (openUntil === null) return true;
      if (now() < openUntil) return false;
      openUntil = now() + pauseMs;
      return true;
    },
    note: (outcome) => {
      const at = now();
      if (outcome === 'answered' && openUntil !== null) {
        openUntil = null;
        recent = [];
      }
      recent = [...recent, { at, failed: outcome === 'failed' }].filter((one) => at - one.at <= windowMs);
      const failures = recent.filter(({ failed }) => failed).length;
      if (recent.length >= outcomes && failures * 2 >= recent.length) openUntil ??= at + pauseMs;
    },
  };
}
