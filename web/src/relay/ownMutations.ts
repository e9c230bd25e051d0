/** How a mutation ended; of one that is `lost` nobody knows whether it was carried out. */
export type MutationPhase = 'sent' | 'done' | 'refused' | 'lost';

type Listener = (phase: MutationPhase) => void;

const listeners = new Set<Listener>();

/**
 * Tells when a mutation of this page is sent and when it has ended, after Relay has stored its answer: for whoever
 * has to tell the page's own changes from those that arrive over a stream. Returns a function that ends it.
 */
export function watchOwnMutations(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For {@link useAction} only. */
export function tellOwnMutation(phase: MutationPhase): void {
  for (const listener of listeners) listener(phase);
}
