import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeOpenAi, type FakeOpenAi } from '../../testing/fake-openai.ts';
import { createCallSlots, type SlotOwner } from './call-slots.ts';
import { reword, startService, TEXT } from './testing/ai-service.ts';

const never = new AbortController().signal;

/** Calls that end when they are told to. */
function createCalls(slots: ReturnType<typeof createCallSlots>) {
  const running: (SlotOwner & { end: () => void })[] = [];
  const begun: string[] = [];
  return {
    running,
    begun,
    start: (userId: string, action: string, signal = never) =>
      slots.run(
        { userId, action },
        () =>
          new Promise<void>((resolve) => {
            begun.push(userId);
            const call = {
              userId,
              action,
              end: () => {
                running.splice(running.indexOf(call), 1);
                resolve();
              },
            };
            running.push(call);
          }),
        signal,
      ),
  };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('call slots', () => {
  it('keep to all limits, and every call gets its turn', async () => {
    const limits = { calls: 6, actionsOfUser: 2, callsOfAction: 3 };
    const owner = fc.record({
      userId: fc.constantFrom('a', 'b', 'c'),
      action: fc.constantFrom('1', '2', '3', '4'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(owner, { maxLength: 40 }),
        fc.infiniteStream(fc.nat()),
        async (owners, picks) => {
          const { running, begun, start } = createCalls(createCallSlots(limits));
          const all = owners.map(({ userId, action }) => start(userId, action));
          for (;;) {
            await settle();
            expect(running.length).toBeLessThanOrEqual(limits.calls);
            for (const user of ['a', 'b', 'c']) {
              const own = running.filter(({ userId }) => userId === user);
              const actions = new Set(own.map(({ action }) => action));
              expect(actions.size).toBeLessThanOrEqual(limits.actionsOfUser);
              for (const name of actions)
                expect(own.filter(({ action }) => action === name).length).toBeLessThanOrEqual(
                  limits.callsOfAction,
                );
            }
            if (running.length === 0) break;
            running[(picks.next().value ?? 0) % running.length]?.end();
          }
          await Promise.all(all);
          expect(begun).toHaveLength(owners.length);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('let users take turns where there is one place', async () => {
    const { running, begun, start } = createCalls(
      createCallSlots({ calls: 1, actionsOfUser: 2, callsOfAction: 24 }),
    );
    const all = [
      ...Array.from({ length: 5 }, () => start('a', 'run')),
      ...Array.from({ length: 5 }, () => start('b', 'run')),
      start('c', 'reply'),
    ];
    while (begun.length < 11) {
      await settle();
      running[0]?.end();
    }
    await settle();
    running[0]?.end();
    await Promise.all(all);
    expect(begun.join('')).toBe('abcabababab');
  });

  it('give the place of a call that was called off to the next', async () => {
    const { running, start } = createCalls(
      createCallSlots({ calls: 1, actionsOfUser: 2, callsOfAction: 24 }),
    );
    const first = start('a', '1');
    const calling = new AbortController();
    const second = start('b', '1', calling.signal);
    const third = start('c', '1');
    calling.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    running[0]?.end();
    await first;
    await settle();
    expect(running.map(({ userId }) => userId)).toEqual(['c']);
    running[0]?.end();
    await third;
  });

  it('are free again after a call that failed', async () => {
    const slots = createCallSlots({ calls: 1, actionsOfUser: 1, callsOfAction: 1 });
    const owner = { userId: 'a', action: '1' };
    await expect(slots.run(owner, () => Promise.reject(new Error('broken')), never)).rejects.toThrow(
      'broken',
    );
    expect(await slots.run(owner, async () => 'done', never)).toBe('done');
  });
});

describe('many calls to a service', () => {
  let fake: FakeOpenAi;
  beforeEach(async () => {
    fake = await startFakeOpenAi();
  });
  afterEach(() => fake.close());

  it.each([
    ['two of a user who does many things', 2, 8, (_at: number) => reword()],
    ['the calls of one action side by side', 24, 30, (_at: number) => ({ ...reword(), action: 'run' })],
    ['those of many users, as many as the process may make', 32, 40, (at: number) => reword(`${at}`)],
  ])('are under way at the same time: %s', async (_which, most, times, call) => {
    let answerAll = () => {};
    const held = new Promise<void>((resolve) => (answerAll = resolve));
    fake.answer = async () => {
      await held;
      return TEXT;
    };
    const { service } = startService(fake.url);
    const all = Promise.all(Array.from({ length: times }, (_, at) => service.writeText(call(at))));
    await expect.poll(() => fake.open, { timeout: 10_000 }).toBe(most);
    answerAll();
    expect(await all).toHaveLength(times);
    expect(fake.mostOpen).toBe(most);
    await service.close();
  });
});
