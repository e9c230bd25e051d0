import type { Connector } from './connectors/connector.ts';

type Timing = Pick<Connector, 'everyMs' | 'retryMs'>;

/** When a source is asked next, and how often in a row it has failed. */
export interface Turn {
  failures: number;
  nextAt: Date;
  /** While the circuit is open the source is left alone; the first attempt after that decides. */
  openUntil: Date | null;
}

/** As many failures in a row open the circuit. */
export const OPEN_AFTER = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Later rather than sooner, so that many sources and installations don't ask all at once. */
const JITTER = 0.1;

const later = (now: Date, ms: number, random: () => number) =>
  new Date(now.getTime() + Math.round(ms * (1 + random() * JITTER)));

/** After a refresh that went well: closes the circuit. */
export function afterSuccess(now: Date, { everyMs }: Timing, random = Math.random): Turn {
  return { failures: 0, nextAt: later(now, everyMs, random), openUntil: null };
}

/**
 * After a failure. Each further one while the circuit is open doubles the pause, up to a day.
 *
 * @param before the failures in a row so far
 * @param retryAfterMs what the source asked for, which opens the circuit at once; null if it didn't
 */
export function afterFailure(
  now: Date,
  { retryMs }: Timing,
  { before, retryAfterMs }: { before: number; retryAfterMs: number | null },
  random = Math.random,
): Turn {
  const failures = before + 1;
  const doublings = Math.min(Math.max(0, failures - OPEN_AFTER), 10);
  const pause = Math.max(retryMs, Math.min(retryMs * 2 ** doublings, DAY_MS));
  const asked = Math.min(retryAfterMs ?? 0, 7 * DAY_MS);
  const nextAt = later(now, Math.max(pause, asked), random);
  return { failures, nextAt, openUntil: failures >= OPEN_AFTER || retryAfterMs !== null ? nextAt : null };
}
