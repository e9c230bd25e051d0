import { NotReadyError } from '../core/errors.ts';
import { BUSY, isLockTimeout } from './database-errors.ts';

/** After this many lock timeouts in a row, the same work is refused for a while. */
const MAX_IN_A_ROW = 2;
const PAUSE_MS = 3_000;

/**
 * Prevents work that waits for locks from occupying all database connections (fault F7 of docs/performance.md#faults,
 * decision 0037).
 */
export interface BlockedWork {
  /**
   * Runs the work, unless the same work has just hit lock timeouts: then one attempt at a time is made and the others
   * are refused at once, so that work which doesn't need the lock finds a connection. As long as only one user's work
   * has failed, the lock may be on that user's rows, and nobody else is refused.
   *
   * @param kind identifies the same work: a route or a document
   * @param owner the user's id; empty for a visitor
   * @param work reports a failure by throwing, or by calling `fail`
   * @throws {NotReadyError} when the work was refused
   */
  run: <T>(kind: object, owner: string, work: (fail: (error: unknown) => void) => Promise<T>) => Promise<T>;
}

interface State {
  inVain: number;
  owners: Set<string>;
  until: number;
  isTrying: boolean;
}

export function createBlockedWork(now: () => number = () => performance.now()): BlockedWork {
  const states = new WeakMap<object, State>();

  function note(kind: object, owner: string, error: unknown): void {
    if (!isLockTimeout(error)) return;
    const state = states.get(kind) ?? { inVain: 0, owners: new Set(), until: 0, isTrying: false };
    state.inVain += 1;
    state.owners.add(owner);
    state.until = now() + PAUSE_MS;
    states.set(kind, state);
  }

  return {
    run: async (kind, owner, work) => {
      const state = states.get(kind);
      const isResting =
        state !== undefined &&
        state.inVain >= MAX_IN_A_ROW &&
        (state.owners.size > 1 || state.owners.has(owner));
      if (isResting) {
        if (state.isTrying || now() < state.until) throw new NotReadyError(BUSY);
        state.isTrying = true;
      }
      let failure: unknown = null;
      try {
        const done = await work((error) => {
          failure = error;
        });
        if (failure === null) states.delete(kind);
        return done;
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        if (isResting) state.isTrying = false;
        if (failure !== null) note(kind, owner, failure);
      }
    },
  };
}
