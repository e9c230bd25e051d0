import { describe, expect, it } from 'vitest';
import { RateLimitedError } from '../core/errors.ts';
import { createUserSlots, USER_SLOTS } from './user-slots.ts';

const forever = () => new AbortController().signal;

/** Work that ends when told to, and the names of the work begun so far. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

describe('the operations of one user', () => {
  it('wait for each other, and never for another user’s', async () => {
    const slots = createUserSlots();
    const { begun, work, end } = createWork();
    const names = Array.from({ length: USER_SLOTS + 2 }, (_, index) => `a${index}`);
    const all = names.map((name) => slots.run(work(name), { userId: 'ada', signal: forever() }));
    void slots.run(work('bob'), { userId: 'bob', signal: forever() });
    expect(begun).toEqual([...names.slice(0, USER_SLOTS), 'bob']);
    end('a2');
    await all[2];
    await expect.poll(() => begun).toEqual([...names.slice(0, USER_SLOTS), 'bob', `a${USER_SLOTS}`]);
  });

  it('are refused when too many wait', async () => {
    const slots = createUserSlots();
    const { work } = createWork();
    const refused: unknown[] = [];
    for (let index = 0; index < 200; index += 1)
      slots
        .run(work(`a${index}`), { userId: 'ada', signal: forever() })
        .catch((error) => refused.push(error));
    await expect.poll(() => refused.length).toBeGreaterThan(100);
    expect(refused[0]).toBeInstanceOf(RateLimitedError);
    await slots.run(async () => {}, { userId: 'bob', signal: forever() });
  });

  it('run alone when they are large, in order of arrival', async () => {
    const slots = createUserSlots();
    const { begun, work, end } = createWork();
    const small = slots.run(work('small'), { userId: 'ada', signal: forever() });
    const large = slots.run(work('large'), { userId: 'ada', slots: 100, signal: forever() });
    const late = slots.run(work('late'), { userId: 'ada', signal: forever() });
    expect(begun).toEqual(['small']);
    end('small');
    await small;
    await expect.poll(() => begun).toEqual(['small', 'large']);
    end('large');
    await large;
    await expect.poll(() => begun).toEqual(['small', 'large', 'late']);
    end('late');
    await late;
  });

  it('that are aborted let the next one start', async () => {
    const slots = createUserSlots();
    const { begun, work, end } = createWork();
    const leaving = new AbortController();
    const first = slots.run(work('first'), { userId: 'ada', slots: USER_SLOTS - 1, signal: forever() });
    const gone = slots.run(work('gone'), { userId: 'ada', slots: 2, signal: leaving.signal });
    const next = slots.run(work('next'), { userId: 'ada', signal: forever() });
    expect(begun).toEqual(['first']);
    leaving.abort();
    await expect(gone).rejects.toThrow('taken back');
    await expect.poll(() => begun).toEqual(['first', 'next']);
    end('first');
    end('next');
    await Promise.all([first, next]);
  });

  it('release their slots when they fail', async () => {
    const slots = createUserSlots();
    const fail = () => Promise.reject(new Error('no'));
    for (let round = 0; round < USER_SLOTS * 2; round += 1)
      await expect(slots.run(fail, { userId: 'ada', signal: forever() })).rejects.toThrow('no');
    await slots.run(async () => {}, { userId: 'ada', slots: USER_SLOTS, signal: forever() });
  });
});
