import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { RateLimitedError } from '../core/errors.ts';
import { addressKey, createRateLimits } from './rate-limits.ts';

let pool: Pool;
beforeAll(() => {
  pool = new Pool({ connectionString: inject('databaseUrl'), max: 4 });
});
afterAll(() => pool.end());

let keys = 0;
const newKey = () => `${process.pid}-${Date.now()}-${(keys += 1)}`;
const times = (count: number) => Array.from({ length: count });

describe('limits', () => {
  it('allow a number of attempts and then say how long to wait', async () => {
    const limits = createRateLimits(pool);
    const email = newKey();
    for (const _ of times(3)) await limits.consume({ resetByEmail: email });
    const refusal = await limits.consume({ resetByEmail: email }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RateLimitedError);
    expect(refusal).toMatchObject({ message: 'Too many attempts. Please try again in 60 minutes.' });
    expect(await limits.take({ resetByEmail: newKey() })).toBe(true);
  });

  it('read a row in the statement that counts, and none when it refuses', async () => {
    const limits = createRateLimits(pool);
    const email = newKey();
    const read = (value: string) => ({
      name: 'test',
      sql: (place: string) =>
        `select word, '2026-02-03T04:05:06Z'::timestamptz as at from (values ('here')) as words (word) where word = ${place}`,
      value,
      row: z.object({ word: z.string(), at: z.coerce.date() }),
    });
    const counted = () => ({ resetByEmail: email, resetByAddress: newKey() });
    expect(await limits.consumeAndRead(counted(), read('here'))).toEqual({
      word: 'here',
      at: new Date('2026-02-03T04:05:06Z'),
    });
    expect(await limits.consumeAndRead(counted(), read('not here'))).toBeNull();
    await limits.consumeAndRead(counted(), read('here'));
    await expect(limits.consumeAndRead(counted(), read('here'))).rejects.toBeInstanceOf(RateLimitedError);
    // It was the same counter as ever.
    expect(await limits.take({ resetByEmail: email })).toBe(false);
  });

  it('do not stay used up after a wrong clock has been set back', async () => {
    const email = newKey();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 24 * 60 * 60 * 1000 });
    const limits = createRateLimits(pool);
    for (const _ of times(4)) await limits.take({ resetByEmail: email });
    expect(await limits.take({ resetByEmail: email })).toBe(false);
    vi.useRealTimers();
    // The node that refused from its memory, and one that has just started.
    for (const node of [limits, createRateLimits(pool)]) {
      expect(await node.take({ resetByEmail: email })).toBe(true);
    }
    // Counts as usual again.
    for (const _ of times(1)) await limits.take({ resetByEmail: email });
    expect(await limits.take({ resetByEmail: email })).toBe(false);
  });

  it('refuse when any one of several is used up', async () => {
    const limits = createRateLimits(pool);
    const email = newKey();
    for (const _ of times(3))
      expect(await limits.take({ resetByEmail: email, resetByAddress: newKey() })).toBe(true);
    expect(await limits.take({ resetByEmail: email, resetByAddress: newKey() })).toBe(false);
    const address = newKey();
    for (const _ of times(20))
      expect(await limits.take({ resetByEmail: newKey(), resetByAddress: address })).toBe(true);
    expect(await limits.take({ resetByEmail: newKey(), resetByAddress: address })).toBe(false);
  });

  it('are shared by nodes that count at the same time, without deadlocks', async () => {
    const nodes = [createRateLimits(pool), createRateLimits(pool)];
    const [address, email] = [newKey(), newKey()];
    const taken = await Promise.all(
      times(100).map((_, index) =>
        nodes[index % 2]?.take({
          signInByAddress: address,
          signInByEmail: index % 3 === 0 ? email : newKey(),
        }),
      ),
    );
    expect(taken.filter((was) => was === true).length).toBeLessThanOrEqual(50);
    expect(await nodes[0]?.take({ signInByEmail: email })).toBe(false);
  });

  it('restart when their time is over, both in memory and in the table', async () => {
    const limits = createRateLimits(pool);
    const key = newKey();
    for (const _ of times(3)) await limits.consume({ resetByEmail: key });
    expect(await limits.take({ resetByEmail: key })).toBe(false);
    vi.useFakeTimers({ now: Date.now() + 61 * 60 * 1_000, toFake: ['Date'] });
    try {
      for (const _ of times(3)) expect(await limits.take({ resetByEmail: key })).toBe(true);
      expect(await limits.take({ resetByEmail: key })).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('take no points for a look', async () => {
    const limits = createRateLimits(pool);
    const key = newKey();
    for (const _ of times(15)) await limits.simulate({ tellByAddressHour: key });
    for (const _ of times(10)) expect(await limits.take({ tellByAddressHour: key })).toBe(true);
    expect(await limits.take({ tellByAddressHour: key })).toBe(false);
  });
});

it('counts IPv6 addresses by their /64 and IPv4 addresses individually', () => {
  expect(addressKey('2001:db8:1:2:3::9')).toBe(addressKey('2001:db8:1:2::1'));
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
  expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
});
