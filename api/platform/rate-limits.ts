import { createHash, randomUUID } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import type { z } from 'zod';
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
  connectByEmail: { points: 3, duration: HOUR },
  useToken: { points: 5, duration: HOUR },
  useTokenByAddress: { points: 30, duration: HOUR },
  /** Answers that tell whether an account exists. */
  tellByAddressHour: { points: 10, duration: HOUR },
  tellByAddressDay: { points: 30, duration: DAY },
  exportByUser: { points: 1, duration: HOUR },
  verifyByUser: { points: 3, duration: HOUR },
  changeEmailByUser: { points: 5, duration: HOUR },
  /** Mails to an address that may be a stranger's. */
  changeEmailByEmail: { points: 3, duration: HOUR },
  /** Links that are opened for a person: also those that turn out to be none. */
  readLinkByUser: { points: 20, duration: 10 * MINUTE },
  /** What costs everybody: reading a file, opening a link, understanding a text (security.md 6.7). */
  uploadByUser: { points: 20, duration: HOUR },
  linkByUserHour: { points: 60, duration: HOUR },
  postingByUser: { points: 120, duration: HOUR },
  pasteByUser: { points: 60, duration: HOUR },
  confirmByUser: { points: 10, duration: 15 * MINUTE },
} as const;

export type LimitName = keyof typeof LIMITS;

/** What is counted: for each limit, whose. */
export type Counted = Partial<Record<LimitName, string>>;

/** What is read in the statement that counts. */
export interface ReadBeside<Row> {
  /** Names the prepared statement. */
  name: string;
  /** A `select` of one row at most; it is given what stands for its one value. */
  sql: (value: string) => string;
  value: string;
  /** The row's columns, as JSON has them: moments are texts. */
  row: z.ZodType<Row>;
}

/** Counters in the database, so that several nodes share them and a restart forgets none. */
export interface RateLimits {
  /** Takes one point of each. @throws {RateLimitedError} with the seconds to wait, when one had none left. */
  consume: (counted: Counted) => Promise<void>;
  /**
   * As `consume`; the same statement reads a row, so that an attempt to sign in asks the database once
   * (docs/decisions/0019). @returns what was read, or null without such a row.
   */
  consumeAndRead: <Row>(counted: Counted, read: ReadBeside<Row>) => Promise<Row | null>;
  /** Takes one point of each; false when one had none left. */
  take: (counted: Counted) => Promise<boolean>;
  /** Takes nothing, in the time that taking takes. */
  look: (counted: Counted) => Promise<void>;
  removeExpired: () => Promise<void>;
}

interface Counter {
  name: LimitName;
  /** Keys name people and addresses: only their digest is stored. */
  key: string;
}

// In the order of their keys: two requests that lock the same rows lock them in the same order.
function countersOf(counted: Counted, prefix: string): Counter[] {
  const names = Object.keys(LIMITS).filter((name): name is LimitName => name in counted);
  return names
    .map((name) => {
      const digest = createHash('sha256').update(`${name}\0${prefix}${counted[name]}`).digest('base64url');
      return { name, key: `${name}:${digest}` };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

const MAX_REMEMBERED = 10_000;

// A counter that ends later than one which begins now was begun under a clock that was fast; it would lock people out
// for as long as the clock was wrong. Nodes whose clocks differ a little must not begin each other's counters anew.
const CLOCK_TOLERANCE_MS = 60_000;

const COUNT = `
  insert into rate_limits as counter (key, points, expire)
  select key, $3, expire from unnest($1::text[], $2::bigint[]) as asked (key, expire)
  on conflict (key) do update set
    points = case when counter.expire > $4 and counter.expire <= excluded.expire + ${CLOCK_TOLERANCE_MS} then counter.points else 0 end
      + excluded.points,
    expire = case when counter.expire > $4 and counter.expire <= excluded.expire + ${CLOCK_TOLERANCE_MS} then counter.expire
      else excluded.expire end
  returning key, points, expire`;

const countAndRead = (sql: string) => `
  with counted as (${COUNT}), found as (${sql})
  select key, points, expire, to_jsonb(found) as found from counted left join found on true`;

interface RateLimitOptions {
  areEnforced?: boolean;
  onRefused?: (names: LimitName[]) => void;
}

interface CounterRow {
  key: string;
  points: number;
  expire: string;
}

/**
 * All counters of a question in one statement: each statement is a tenth of what a sign-in may cost on top of its
 * hash (performance.md P12, decision 0014). A counter starts anew when its time is over.
 *
 * @param options with `areEnforced: false` everything is counted apart and nobody is refused: for tests, which all come
 * from one address. `onRefused` is told the names of the counters, one of which was used up.
 */
export function createRateLimits(
  pool: Pool,
  { areEnforced = true, onRefused }: RateLimitOptions = {},
): RateLimits {
  // Whoever enforces its limits does not see what others counted.
  const prefix = areEnforced ? '' : `${randomUUID()}\0`;
  // Until when a used-up counter refuses: a flood is answered from here, without the database.
  const usedUp = new Map<string, number>();
  const remember = (key: string, until: number) => {
    if (usedUp.size >= MAX_REMEMBERED) usedUp.clear();
    usedUp.set(key, until);
  };

  const refusedFromMemory = (counters: Counter[]): number => {
    const now = Date.now();
    const refusals = counters.map(({ name, key }) => {
      const until = usedUp.get(key) ?? 0;
      return until > now && until <= now + LIMITS[name].duration * 1_000 + CLOCK_TOLERANCE_MS ? until : 0;
    });
    return Math.max(0, ...refusals);
  };

  /** @returns until when the caller has to wait, in ms since 1970; 0 for not at all. */
  const refusedUntil = (counters: Counter[], rows: CounterRow[]): number => {
    if (!areEnforced) return 0;
    const refused = rows.flatMap((row) => {
      const name = counters.find(({ key }) => key === row.key)?.name;
      if (name === undefined || row.points <= LIMITS[name].points) return [];
      const until = Number(row.expire);
      // A refusal from memory is quicker than one from the database, and would tell that it was one.
      if (!name.startsWith('tell')) remember(row.key, until);
      return [until];
    });
    return Math.max(0, ...refused);
  };

  /** @throws {RateLimitedError} unless `until` is 0. */
  const refuse = (until: number, counters: Counter[]): void => {
    if (until === 0) return;
    onRefused?.(counters.map(({ name }) => name));
    const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1_000));
    throw new RateLimitedError(`Too many attempts. Please try again in ${inWords(seconds)}.`, seconds);
  };

  const count = async (counters: Counter[], points: 0 | 1): Promise<number> => {
    const known = refusedFromMemory(counters);
    if (known > 0) return known;
    const { rows } = await pool.query<CounterRow>({
      name: 'rate-limits-count',
      text: COUNT,
      values: valuesOf(counters, points),
    });
    return refusedUntil(counters, rows);
  };

  return {
    consume: async (counted) => {
      const counters = countersOf(counted, prefix);
      refuse(await count(counters, 1), counters);
    },
    consumeAndRead: async (counted, read) => {
      const counters = countersOf(counted, prefix);
      refuse(refusedFromMemory(counters), counters);
      const { rows } = await pool.query<CounterRow & { found: unknown }>({
        name: `rate-limits-count-and-read-${read.name}`,
        text: countAndRead(read.sql('$5')),
        values: [...valuesOf(counters, 1), read.value],
      });
      refuse(refusedUntil(counters, rows), counters);
      // The same row beside each counter.
      return read.row.nullable().parse(rows[0]?.found ?? null);
    },
    take: async (counted) => (await count(countersOf(counted, prefix), 1)) === 0,
    look: async (counted) => {
      await count(countersOf(counted, `${prefix}nothing\0`), 0);
    },
    removeExpired: async () => {
      const latest = Date.now() + DAY * 1_000 + CLOCK_TOLERANCE_MS;
      await pool.query('delete from rate_limits where expire < $1 or expire > $2', [Date.now(), latest]);
    },
  };
}

/** What {@link COUNT} asks for. */
function valuesOf(counters: Counter[], points: 0 | 1): unknown[] {
  const now = Date.now();
  const ends = counters.map(({ name }) => now + LIMITS[name].duration * 1_000);
  return [counters.map(({ key }) => key), ends, points, now];
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
