import { RateLimitedError } from '../core/errors.ts';

/** What one user may have running. */
export const USER_SLOTS = 6;
const WAITING = 60;
const RETRY_AFTER_SECONDS = 2;

/** Lets one user do only so much at once. */
export interface UserSlots {
  /**
   * Runs the work when the user has room for it, in the order of asking; others are not held up.
   *
   * @throws {RateLimitedError} when too much waits already.
   */
  run: <T>(work: () => Promise<T>, by: SlotUse) => Promise<T>;
}

export interface SlotUse {
  userId: string;
  /** Slots that it takes, up to {@link USER_SLOTS}; one when left out. */
  slots?: number;
  /** Takes back what still waits. */
  signal: AbortSignal;
}

interface Waiting {
  slots: number;
  goOn: () => void;
}

interface Usage {
  free: number;
  waiting: Set<Waiting>;
}

/**
 * The operations of one user side by side (docs/security.md#graphql): memory and time for {@link USER_SLOTS} ordinary
 * ones, a place in line for {@link WAITING} more. The web client never has so many; a script that has waits for
 * itself only.
 */
export function createUserSlots(onRefused?: () => void): UserSlots {
  const users = new Map<string, Usage>();

  /** Nothing when there is room, else what to wait for. */
  function take(userId: string, slots: number, signal: AbortSignal): Promise<void> | undefined {
    const usage = users.get(userId) ?? { free: USER_SLOTS, waiting: new Set() };
    users.set(userId, usage);
    if (usage.waiting.size === 0 && usage.free >= slots) {
      usage.free -= slots;
      return undefined;
    }
    if (usage.waiting.size >= WAITING) {
      onRefused?.();
      throw new RateLimitedError('Too many requests at once. Please wait a moment.', RETRY_AFTER_SECONDS);
    }
    return new Promise<void>((resolve, reject) => {
      const place: Waiting = {
        slots,
        goOn: () => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      const giveUp = () => {
        usage.waiting.delete(place);
        letGoOn(userId, usage);
        reject(new RateLimitedError('The request was taken back.', RETRY_AFTER_SECONDS));
      };
      usage.waiting.add(place);
      if (signal.aborted) giveUp();
      else signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** Whoever waits longest goes first, even if a smaller one would fit before it. */
  function letGoOn(userId: string, usage: Usage): void {
    for (const place of usage.waiting) {
      if (place.slots > usage.free) break;
      usage.waiting.delete(place);
      usage.free -= place.slots;
      place.goOn();
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
          letGoOn(userId, usage);
        }
      }
    },
  };
}
