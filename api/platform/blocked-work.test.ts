import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { NotReadyError } from '../core/errors.ts';
import { createBlockedWork } from './blocked-work.ts';

const lockTimeout = Object.assign(new DatabaseError('canceling statement due to lock timeout', 0, 'error'), {
  severity: 'ERROR',
  code: '55P03',
});

/** Work that fails with a lock timeout while `isLocked`, and counts its attempts. */
function createWork() {
  const at = { ms: 0 };
  const state = { isLocked: true, tries: 0 };
  const blocked = createBlockedWork(() => at.ms);
  const kind = {};
  const work = async () => {
    state.tries += 1;
    if (state.isLocked) throw lockTimeout;
    return 'done';
  };
  return { at, state, blocked, kind, work, run: (owner = 'a') => blocked.run(kind, owner, work) };
}

it('after lock timeouts work is refused at once, with one attempt at a time', async () => {
  const { at, state, run } = createWork();
  await expect(run()).rejects.toBe(lockTimeout);
  await expect(run()).rejects.toBe(lockTimeout);
  await expect(run()).rejects.toBeInstanceOf(NotReadyError);
  expect(state.tries).toBe(2);
  at.ms += 3_001;
  const [one, other] = await Promise.allSettled([run(), run()]);
  expect(one).toMatchObject({ reason: lockTimeout });
  expect(other).toMatchObject({ reason: { name: 'NotReadyError' } });
  await expect(run()).rejects.toBeInstanceOf(NotReadyError);
  expect(state.tries).toBe(3);
});

it('runs as before once the lock is gone', async () => {
  const { at, state, run } = createWork();
  await Promise.allSettled([run(), run()]);
  state.isLocked = false;
  at.ms += 3_001;
  expect(await run()).toBe('done');
  expect(await Promise.all([run(), run()])).toEqual(['done', 'done']);
});

it('never refuses other work, nor work that fails for another reason', async () => {
  const { blocked, kind, run } = createWork();
  await Promise.allSettled([run(), run()]);
  expect(await blocked.run({}, 'a', async () => 'other')).toBe('other');
  const other = {};
  for (let n = 0; n < 5; n += 1)
    await expect(blocked.run(other, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(blocked.run(kind, 'a', async () => 'same')).rejects.toBeInstanceOf(NotReadyError);
});

it('a failure that was reported instead of thrown counts too', async () => {
  const { blocked, kind } = createWork();
  const tell = () => blocked.run(kind, 'a', async (fail) => fail(lockTimeout));
  await tell();
  await tell();
  await expect(tell()).rejects.toBeInstanceOf(NotReadyError);
});

it('one user’s lock timeouts affect nobody else; those of several users affect everybody', async () => {
  const { blocked, kind, run } = createWork();
  await Promise.allSettled([run('a'), run('a')]);
  await expect(run('a')).rejects.toBeInstanceOf(NotReadyError);
  await expect(run('b')).rejects.toBe(lockTimeout);
  await expect(blocked.run(kind, 'c', async () => 'same')).rejects.toBeInstanceOf(NotReadyError);
});
