import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NotReadyError, RateLimitedError } from '../core/errors.ts';
import { createFairQueue } from './fair-queue.ts';

const messages = { owner: 'You have too much waiting.', everybody: 'Too much is waiting.' };
const open = { atOnce: 1, waitingPerOwner: 100, waitingMax: 1_000, messages };

/** Work that ends when `finish` is called. */
function createControlledWork() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { work: () => done, finish: () => finish() };
}

describe('createFairQueue', () => {
  it('makes no owner wait for more than one piece of work of each other owner', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 40 }),
        async (owners) => {
          const queue = createFairQueue(open);
          const order: string[] = [];
          const blocker = createControlledWork();
          const first = queue.run('blocker', blocker.work);
          const all = owners.map((owner) => queue.run(owner, async () => void order.push(owner)));
          blocker.finish();
          await Promise.all([first, ...all]);
          expect([...order].sort()).toEqual([...owners].sort());
          for (const owner of new Set(owners)) {
            const turns = order.flatMap((one, at) => (one === owner ? [at] : []));
            turns.forEach((at, index) => {
              const between = order.slice(index === 0 ? 0 : (turns[index - 1] ?? 0) + 1, at);
              expect(new Set(between).size).toBe(between.length);
            });
          }
        },
      ),
    );
  });

  it('runs up to the limit at once, giving priority to owners that have nothing running', async () => {
    const queue = createFairQueue({ ...open, atOnce: 2 });
    const started: string[] = [];
    const pieces = ['a', 'a', 'b'].map((owner) => ({ owner, ...createControlledWork() }));
    const all = pieces.map(({ owner, work, finish }, index) => ({
      finish,
      done: queue.run(owner, () => {
        started.push(`${owner}${index}`);
        return work();
      }),
    }));
    await Promise.resolve();
    expect(started).toEqual(['a0', 'a1']);
    all[0]?.finish();
    await all[0]?.done;
    await new Promise(setImmediate);
    expect(started).toEqual(['a0', 'a1', 'b2']);
    for (const { finish } of all) finish();
    await Promise.all(all.map(({ done }) => done));
  });

  it('refuses an owner with too much waiting, and everybody when the queue is full', async () => {
    const queue = createFairQueue({ ...open, waitingPerOwner: 2, waitingMax: 3 });
    const blocker = createControlledWork();
    const running = [
      queue.run('a', blocker.work),
      queue.run('a', blocker.work),
      queue.run('a', blocker.work),
    ];
    await expect(queue.run('a', blocker.work)).rejects.toThrow(RateLimitedError);
    running.push(queue.run('b', blocker.work));
    await expect(queue.run('c', blocker.work)).rejects.toThrow(NotReadyError);
    blocker.finish();
    await Promise.all(running);
  });

  it('drops work that was aborted before its turn, and continues after work that failed', async () => {
    const queue = createFairQueue(open);
    const blocker = createControlledWork();
    const first = queue.run('a', blocker.work);
    const controller = new AbortController();
    const givenUp = queue.run('b', async () => 'never', controller.signal);
    const fails = queue.run('b', () => Promise.reject(new Error('it failed')));
    const last = queue.run('c', async () => 'done');
    controller.abort(new Error('given up'));
    blocker.finish();
    await expect(givenUp).rejects.toThrow('given up');
    await expect(fails).rejects.toThrow('it failed');
    await expect(last).resolves.toBe('done');
    await first;
  });
});
