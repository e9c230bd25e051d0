import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimitedError } from '../core/errors.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often something may happen: points in so many seconds (security.md 6.2 and 6.3). */
const LIMITS = {
  signInByEmail: { points: 10, duration: 15 * MINUTE },
  signInByAddress: { points: 50, duration: 15 * MINUTE },
  signInByDevice: { points: 10, duration: 15 * MINUTE },
  registerByAddress: { points: 5, duration: HOUR },
  /** Where every visitor is the operator: tried out by hand and by tests. */
  registerOnLoopback: { points: 200, duration: HOUR },
  resetByEmail: { points: 3, duration: HOUR },
  resetByAddress: { points: 20, duration: HOUR },
  setupByEmail: { points: 5, duration: HOUR },
  useToken: { points: 5, duration: HOUR },
  useTokenByAddress: { points: 30, duration: HOUR },
  /** Answers that tell whether an account exists. */
  tellByAddressHour: { points: 10, duration: HOUR },
  tellByAddressDay: { points: 30, duration: DAY },
  exportByUser: { points: 1, duration: HOUR },
  verifyByUser: { points: 3, duration: HOUR },
  /** Links that are opened for a person: also those that turn out to be none. */
  readLinkByUser: { points: 20, duration: 10 * MINUTE },
  confirmByUser: { points: 10, duration: 15 * MINUTE },
} as const;

export type LimitName = keyof typeof LIMITS;

/** Counters in the database, so that several nodes share them and a restart forgets none. */
export interface RateLimits {
  /** Takes one point. @throws {RateLimitedError} with the seconds to wait. */
  consume: (name: LimitName, key: string) => Promise<void>;
  /** Takes one point; false when there was none. */
  take: (name: LimitName, key: string) => Promise<boolean>;
  /** Takes nothing, in the time that taking one takes. */
  look: (name: LimitName, key: string) => Promise<void>;
  /** Gives one point back: what was counted turned out to be no attempt. */
  reward: (name: LimitName, key: string) => Promise<void>;
  removeExpired: () => Promise<void>;
}

/** Keys name people and addresses: only their digest is stored. */
const digest = (name: LimitName, key: string) =>
  createHash('sha256').update(`${name}\0${key}`).digest('base64url');

export function createRateLimits(pool: Pool): RateLimits {
  const limiters = new Map<LimitName, RateLimiterPostgres>();
  const limiter = (name: LimitName) => {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      ...LIMITS[name],
      // A refusal from memory would be quicker than one from the database, and so tell that it was one.
      ...(!name.startsWith('tell') && { inMemoryBlockOnConsumed: LIMITS[name].points + 1 }),
    });
    limiters.set(name, made);
    return made;
  };
  const consume: RateLimits['consume'] = async (name, key) => {
    try {
      await limiter(name).consume(digest(name, key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      throw new RateLimitedError(`Too many attempts. Please try again in ${inWords(seconds)}.`, seconds);
    }
  };
  return {
    consume,
    take: async (name, key) => {
      try {
        await consume(name, key);
        return true;
      } catch (error) {
        if (error instanceof RateLimitedError) return false;
        throw error;
      }
    },
    look: async (name, key) => {
      await limiter(name).penalty(digest(name, `nothing\0${key}`), 0);
    },
    reward: async (name, key) => {
      await limiter(name).reward(digest(name, key));
    },
    removeExpired: async () => {
      await pool.query('delete from rate_limits where expire < $1', [Date.now()]);
    },
  };
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** What a limit counts an address by: an IPv6 customer has a whole /64. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const gap = plain.includes('::') ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
