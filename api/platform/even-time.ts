import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the work for any of these answers takes on an idle machine, too short for people to notice. */
const EVEN_MS = 100;

/**
 * Starts a timer for an answer whose timing must not reveal whether an account exists (case A04 of
 * docs/security.md#cases). Awaiting it before answering makes every answer take equally long. Costs no processor time.
 */
export function startEvenTimer(): Promise<void> {
  return sleep(EVEN_MS, undefined, { ref: false });
}
