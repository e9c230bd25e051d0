import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the work behind any of these answers takes on an idle machine, too short for a person to notice. */
const EVEN_MS = 100;

/**
 * Starts a clock for an answer that must not tell by its time whether an account exists (case A04 of
 * docs/security.md#cases). Whoever awaits it before answering answers at the same time after the question, whatever
 * was found out meanwhile. Costs no processor time.
 */
export function evenTime(): Promise<void> {
  return sleep(EVEN_MS, undefined, { ref: false });
}
