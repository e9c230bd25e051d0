import { createHash, randomUUID } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { RateLimitedError } from '../core/errors.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The limits: points per duration in seconds (docs/security.md#accounts). */
const LIMITS = {
  signInByEmail: { points: 10, duration: 15 * MINUTE },
  signInByAddress: { points: 50, duration: 15 * MINUTE },
  signInByDevice: { points: 10, duration: 15 * MINUTE },
  registerByAddress: { points: 5, duration: HOUR },
  /** On loopback every visitor is the operator, trying things out by hand or running tests. */
  registerOnLoopback: { points: 200, duration: HOUR },
  resetByEmail: { points: 3, duration: HOUR },
  resetByAddress: { points: 20, duration: HOUR },
  setupByEmail: { points: 5, duration: HOUR },
  connectByEmail: { points: 3, duration: HOUR },
  useToken: { points: 5, duration: HOUR },
  useTokenByAddress: { points: 30, duration: HOUR },
  /** Answers that reveal whether an account exists. */
  tellByAddressHour: { points: 10, duration: HOUR },
  tellByAddressDay: { points: 30, duration: DAY },
  exportByUser: { points: 1, duration: HOUR },
  verifyByUser: { points: 3, duration: HOUR },
  changeEmailByUser: { points: 5, duration: HOUR },
  /** Mails to an address that may belong to somebody else. */
  changeEmailByEmail: { points: 3, duration: HOUR },
  /** Links opened for a user, including invalid ones. */
  readLinkByUser: { points: 20, duration: 10 * MINUTE },
  /** Expensive work: reading files, opening links, analyzing texts (docs/product.md#limits). */
  uploadByUser: { points: 20, duration: HOUR },
  linkByUserHour: { points: 60, duration: HOUR },
  postingByUser: { points: 120, duration: HOUR },
  /** Cheaper than an analysis, and asked for with every paste. */
  postingsInTextByUser: { points: 300, duration: HOUR },
  pasteByUser: { points: 60, duration: HOUR },
  searchJobsByUser: { points: 600, duration: HOUR },
  /** Each is up to 100 rows. */
  jobEventsByUser: { points: 1_200, duration: HOUR },
  /** Messages to the interviewer, and analyses. */
  interviewByUser: { points: 300, duration: HOUR },
  /** Recordings that are written down. */
  transcribeByUser: { points: 120, duration: HOUR },
  rewordByUser: { points: 240, duration: HOUR },
  /** Only against a flood: many people may share an address. */
  pageViewByAddress: { points: 3_000, duration: HOUR },
  confirmByUser: { points: 10, duration: 15 * MINUTE },
} as const;

export type LimitName = keyof typeof LIMITS;

/** The limits that an action counts against, each with its key: an address, an e-mail address or a user id. */
export type Counted = Partial<Record<LimitName, string>>;

/** What is read in the statement that counts. */
export interface RowQuery<Row> {
  /** Names the prepared statement. */
  name: string;
  /** A `select` of one row at most; it is given the placeholder of its one value. */
  sql: (value: string) => string;
  value: string;
  /** The row's columns, as JSON has them: moments are texts. */
  row: z.ZodType<Row>;
}

/** Counters in the database, so that they are shared by all nodes and survive a restart. */
export interface RateLimits {
  /** Takes one point from each. @throws {RateLimitedError} with the seconds to wait, when any has none left. */
  consume: (counted: Counted) => Promise<void>;
  /**
   * Like `consume`, but the same statement also reads a row, so that a sign-in attempt needs only one query
   * (docs/decisions/0019). @returns what was read, or null without such a row.
   */
  consumeAndRead: <Row>(counted: Counted, read: RowQuery<Row>) => Promise<Row | null>;
  /** Takes one point from each; false when any has none left. */
  take: (counted: Counted) => Promise<boolean>;
  /** Takes no points, but as long as `take`. */
  simulate: (counted: Counted) => Promise<void>;
  removeExpired: () => Promise<void>;
}

interface Counter {
  name: LimitName;
  /** A digest: the keys identify people and addresses, so they are not stored. */
  key: string;
}

// Sorted by key, so that two requests lock the same rows in the same order.
function listCounters(counted: Counted, prefix: string): Counter[] {
  const names = Object.keys(LIMITS).filter((name): name is LimitName => name in counted);
  return names
    .map((name) => {
      const digest = createHash('sha256').update(`${name}\0${prefix}${counted[name]}`).digest('base64url');
      return { name, key: `${name}:${digest}` };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

const MAX_REMEMBERED = 10_000;

// A counter that ends later than one started now was started while a clock was fast; it would lock people out for as
// long as the clock was wrong. Nodes whose clocks differ slightly must not reset each other's counters.
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
 * Updates all counters of an action in one statement: each statement is a tenth of the budget of a sign-in besides its
 * hash (P12 of docs/performance.md#budgets, decision 0014). A counter restarts when its time is over.
 *
 * @param options with `areEnforced: false` counters are separate and never refuse: for tests, which all come from one
 * address. `onRefused` gets the names of the counters, one of which was used up.
 */
export function createRateLimits(
  pool: Pool,
  { areEnforced = true, onRefused }: RateLimitOptions = {},
): RateLimits {
  // Instances that don't enforce limits keep their counts to themselves.
  const prefix = areEnforced ? '' : `${randomUUID()}\0`;
  // When each used-up counter expires: a flood of requests is refused from here, without the database.
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

  /** @returns the time until which the caller has to wait, in ms since 1970; 0 for no wait. */
  const refusedUntil = (counters: Counter[], rows: CounterRow[]): number => {
    if (!areEnforced) return 0;
    const refused = rows.flatMap((row) => {
      const name = counters.find(({ key }) => key === row.key)?.name;
      if (name === undefined || row.points <= LIMITS[name].points) return [];
      const until = Number(row.expire);
      // A refusal from memory is faster than one from the database, and its timing would give it away.
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
      values: counterValues(counters, points),
    });
    return refusedUntil(counters, rows);
  };

  return {
    consume: async (counted) => {
      const counters = listCounters(counted, prefix);
      refuse(await count(counters, 1), counters);
    },
    consumeAndRead: async (counted, read) => {
      const counters = listCounters(counted, prefix);
      refuse(refusedFromMemory(counters), counters);
      const { rows } = await pool.query<CounterRow & { found: unknown }>({
        name: `rate-limits-count-and-read-${read.name}`,
        text: countAndRead(read.sql('$5')),
        values: [...counterValues(counters, 1), read.value],
      });
      refuse(refusedUntil(counters, rows), counters);
      // The same row beside each counter.
      return read.row.nullable().parse(rows[0]?.found ?? null);
    },
    take: async (counted) => (await count(listCounters(counted, prefix), 1)) === 0,
    simulate: async (counted) => {
      await count(listCounters(counted, `${prefix}nothing\0`), 0);
    },
    removeExpired: async () => {
      const latest = Date.now() + DAY * 1_000 + CLOCK_TOLERANCE_MS;
      await pool.query('delete from rate_limits where expire < $1 or expire > $2', [Date.now(), latest]);
    },
  };
}

/** The parameters of {@link COUNT}. */
function counterValues(counters: Counter[], points: 0 | 1): unknown[] {
  const now = Date.now();
  const ends = counters.map(({ name }) => now + LIMITS[name].duration * 1_000);
  return [counters.map(({ key }) => key), ends, points, now];
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** The key by which limits count an address: for IPv6 its /64, because customers get a whole one. */
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
