/** Whose call it is, and of which action: a single rewording, a reply, or a run over a resume. */
export interface SlotOwner {
  userId: string;
  action: string;
}

export interface CallSlots {
  /**
   * Makes a call when there is room for it, users taking turns. Rejects with the signal's reason when it aborts before.
   */
  run<Result>(owner: SlotOwner, call: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

export interface CallSlotLimits {
  /** Calls of the whole process at the same time. */
  calls: number;
  /** Actions of one user at the same time. */
  actionsOfUser: number;
  /** Calls of one action at the same time. */
  callsOfAction: number;
}

interface Waiting {
  owner: SlotOwner;
  start: () => void;
}

/**
 * Limits the calls to an AI service at the same time. Of several users who wait, the one with the fewest calls under
 * way is next, and among equals the one whose last turn is longest ago: a run over a long resume doesn't hold up
 * anybody's single reply, even with a server that does one thing at a time.
 */
export function createCallSlots({ calls, actionsOfUser, callsOfAction }: CallSlotLimits): CallSlots {
  const running = new Map<string, Map<string, number>>();
  const waiting = new Set<Waiting>();
  /** The last turn of each user with calls that wait or run. */
  const lastTurn = new Map<string, number>();
  let turns = 0;
  let total = 0;

  const sizeOf = (userId: string): number =>
    [...(running.get(userId)?.values() ?? [])].reduce((sum, count) => sum + count, 0);

  const hasRoom = ({ userId, action }: SlotOwner): boolean => {
    const actions = running.get(userId);
    const count = actions?.get(action);
    return count === undefined ? (actions?.size ?? 0) < actionsOfUser : count < callsOfAction;
  };

  /** The call whose turn it is; a user's own calls in the order in which they came. */
  function pickNext(): Waiting | undefined {
    let best: Waiting | undefined;
    let least: [number, number] = [Infinity, Infinity];
    for (const place of waiting) {
      const { userId } = place.owner;
      if (!hasRoom(place.owner)) continue;
      const has: [number, number] = [sizeOf(userId), lastTurn.get(userId) ?? 0];
      if (has[0] > least[0] || (has[0] === least[0] && has[1] >= least[1])) continue;
      [best, least] = [place, has];
    }
    return best;
  }

  function next(): void {
    while (total < calls) {
      const first = pickNext();
      if (!first) break;
      waiting.delete(first);
      turns += 1;
      lastTurn.set(first.owner.userId, turns);
      add(first.owner, 1);
      first.start();
    }
  }

  function forget(userId: string): void {
    if (!running.has(userId) && ![...waiting].some(({ owner }) => owner.userId === userId))
      lastTurn.delete(userId);
  }

  function add({ userId, action }: SlotOwner, by: 1 | -1): void {
    const actions = running.get(userId) ?? new Map<string, number>();
    const count = (actions.get(action) ?? 0) + by;
    if (count > 0) actions.set(action, count);
    else actions.delete(action);
    if (actions.size > 0) running.set(userId, actions);
    else running.delete(userId);
    total += by;
  }

  return {
    run: async (owner, call, signal) => {
      await new Promise<void>((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason as Error);
        const giveUp = () => {
          waiting.delete(place);
          forget(owner.userId);
          reject(signal.reason as Error);
        };
        const place: Waiting = {
          owner,
          start: () => {
            signal.removeEventListener('abort', giveUp);
            resolve();
          },
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.add(place);
        next();
      });
      try {
        return await call();
      } finally {
        add(owner, -1);
        forget(owner.userId);
        next();
      }
    },
  };
}
