export type Outcome = 'answered' | 'failed' | 'called-off';

/** Stops calls to a service that keeps failing. */
export interface Breaker {
  /**
   * Asks whether a call may be made now.
   *
   * @returns null if not; else a function that is told how it went.
   */
  enter: () => ((outcome: Outcome) => void) | null;
}

export interface BreakerLimits {
  /** Outcomes older than this don't count, in milliseconds. */
  windowMs: number;
  /** Fewer outcomes say nothing. */
  outcomes: number;
  /** How long a service that failed is left alone, in milliseconds. */
  pauseMs: number;
}

/**
 * Opens when at least half of the last calls failed. After a pause a single call is let through: it closes the circuit if
 * it is answered, and begins another pause if not. Calls that had begun before it opened decide nothing.
 *
 * Our own, since the libraries for this need a newer Node (opossum 10, cockatiel 4).
 */
export function createBreaker({ windowMs, outcomes, pauseMs }: BreakerLimits, now: () => number): Breaker {
  let recent: { at: number; failed: boolean }[] = [];
  let openUntil: number | null = null;
  let isTrying = false;

  const note = (failed: boolean): void => {
    const at = now();
    recent = [...recent.filter((one) => at - one.at <= windowMs), { at, failed }];
    const failures = recent.filter((one) => one.failed).length;
    if (recent.length < outcomes || failures * 2 < recent.length) return;
    openUntil = at + pauseMs;
    recent = [];
  };

  return {
    enter: () => {
      if (openUntil === null)
        return (outcome) => {
          if (openUntil === null && outcome !== 'called-off') note(outcome === 'failed');
        };
      if (isTrying || now() < openUntil) return null;
      isTrying = true;
      return (outcome) => {
        isTrying = false;
        if (outcome === 'answered') openUntil = null;
        if (outcome === 'failed') openUntil = now() + pauseMs;
      };
    },
  };
}
