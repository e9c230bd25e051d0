import { RateLimitedError } from '../core/errors.ts';

/** The number of slots of each user. */
export const USER_SLOTS = 6;
const MAX_WAITING = 60;
const RETRY_AFTER_SECONDS = 2;

/** Limits the concurrent operations of each user. */
export interface UserSlots {
  /**
   * Runs the work when the user has enough free slots, in order of arrival; other users are not affected.
   *
   * @throws {RateLimitedError} when too much is waiting already.
   */
  run: <T>(work: () => Promise<T>, by: SlotUse) => Promise<T>;
}

export interface SlotUse {
  userId: string;
  /** The number of slots needed, capped at {@link USER_SLOTS}; one by default. */
  slots?: number;
  /** Aborts work that is still waiting. */
  signal: AbortSignal;
}

interface Waiting {
  slots: number;
  start: () => void;
}

interface Usage {
  free: number;
  waiting: Set<Waiting>;
}

/**
 * Limits the concurrent operations of each user (docs/security.md#graphql): {@link USER_SLOTS} ordinary ones run, and
 * {@link MAX_WAITING} more can wait. The web client never needs that many; a script that does holds up only itself.
 */
export function createUserSlots(onRefused?: () => void): UserSlots {
  const users = new Map<string, Usage>();

  /** Takes the slots; returns a promise if they have to be waited for. */
  function take(userId: string, slots: number, signal: AbortSignal): Promise<void> | undefined {
    const usage = users.get(userId) ?? { free: USER_SLOTS, waiting: new Set() };
    users.set(userId, usage);
    if (usage.waiting.size === 0 && usage.free >= slots) {
      usage.free -= slots;
      return undefined;
    }
    if (usage.waiting.size >= MAX_WAITING) {
      onRefused?.();
      throw new RateLimitedError('Too many requests at once. Please wait a moment.', RETRY_AFTER_SECONDS);
    }
    return new Promise<void>((resolve, reject) => {
      const place: Waiting = {
        slots,
        start: () => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      const giveUp = () => {
        usage.waiting.delete(place);
        startNext(userId, usage);
        reject(new RateLimitedError('The request was taken back.', RETRY_AFTER_SECONDS));
      };
      usage.waiting.add(place);
      if (signal.aborted) giveUp();
      else signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** Starts waiting work in order of arrival, even if a smaller piece would fit first. */
  function startNext(userId: string, usage: Usage): void {
    for (const place of usage.waiting) {
      if (place.slots > usage.free) break;
      usage.waiting.delete(place);
      usage.free -= place.slots;
      place.start();
    }
    if (usage.free === USER_SLOTS && usage.waiting.size === 0) users.delete(userId);
  }

  return {
    run: async (work, { userId, slots = 1, signal }) => {
      const taken = Math.min(slots, USER_SLOTS);
      const wait = take(userId, taken, signal);
      if (wait) await wait;
      try {
        return await work();
      } finally {
        const usage = users.get(userId);
        if (usage) {
          usage.free += taken;
          startNext(userId, usage);
        }
      }
    },
  };
}
