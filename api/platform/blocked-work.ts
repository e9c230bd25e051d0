import { NotReadyError } from '../core/errors.ts';
import { BUSY, isLockTimeout } from './database-errors.ts';

/** After so many in a row that waited for a lock in vain, the same is not tried again for a while. */
const IN_A_ROW = 2;
const REST_MS = 3_000;

/**
 * Keeps work that waits for locks from taking every connection to the database (fault F7 of
 * docs/performance.md#faults, decision 0037).
 */
export interface BlockedWork {
  /**
   * Runs the work, unless the same has just waited for a lock in vain: then one tries again, and the others are refused at
   * once, so that work which needs nothing of what is locked finds a connection. As long as it was one person's work
   * alone, the lock may be on what is theirs: nobody else is refused.
   *
   * @param kind what counts as the same: a route, a document
   * @param owner whose work it is; empty for a visitor
   * @param work whose failure tells; one that fails without throwing says so with `fail`
   * @throws {NotReadyError} when it was not tried
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
    state.until = now() + REST_MS;
    states.set(kind, state);
  }

  return {
    run: async (kind, owner, work) => {
      const state = states.get(kind);
      const isResting =
        state !== undefined && state.inVain >= IN_A_ROW && (state.owners.size > 1 || state.owners.has(owner));
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
