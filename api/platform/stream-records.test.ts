import fc from 'fast-check';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLocalPubSub } from './pubsub/local-pubsub.ts';
import { streamRecords } from './stream-records.ts';

interface Piece {
  sequence: number;
  text: string;
}

/** A stream as a table and its record would hold it, and a `read` that asks for both one after the other. */
function createStore() {
  const stored: Piece[] = [];
  let isFinished = false;
  let reads = 0;
  return {
    stored,
    readCount: () => reads,
    add: (gap = 1) => {
      const sequence = (stored.at(-1)?.sequence ?? 0) + gap;
      stored.push({ sequence, text: `piece ${sequence}` });
    },
    finish: () => {
      isFinished = true;
    },
    read: async (after: number) => {
      reads += 1;
      await turn();
      const records = stored.filter(({ sequence }) => sequence > after);
      // Here more can be stored, and the stream finished, before the state is read.
      await turn();
      return { records, isFinished };
    },
  };
}

const forever = () => new AbortController().signal;
/** So long that a test which needed it would fail: only hints count. */
const NEVER_MS = 2 ** 30;

async function collect<T>(stream: AsyncIterable<T>, into: T[] = []): Promise<T[]> {
  for await (const record of stream) into.push(record);
  return into;
}

it('yields what was stored before, then what is stored meanwhile, and ends when the stream is finished', async () => {
  const [store, pubsub] = [createStore(), createLocalPubSub()];
  store.add();
  store.add();
  const seen: Piece[] = [];
  const stream = streamRecords({
    pubsub,
    topic: 't',
    signal: forever(),
    after: 1,
    read: store.read,
    lookEveryMs: NEVER_MS,
  });
  const done = collect(stream, seen);
  await expect.poll(() => seen.map(({ sequence }) => sequence)).toEqual([2]);
  store.add();
  pubsub.publish('t');
  await expect.poll(() => seen.length).toBe(2);
  store.finish();
  pubsub.publish('t');
  expect((await done).map(({ sequence }) => sequence)).toEqual([2, 3]);
});

it('looks again by itself when a hint was lost', async () => {
  const [store, pubsub] = [createStore(), createLocalPubSub()];
  const seen: Piece[] = [];
  const done = collect(
    streamRecords({ pubsub, topic: 't', signal: forever(), after: 0, read: store.read, lookEveryMs: 20 }),
    seen,
  );
  await expect.poll(store.readCount).toBeGreaterThan(1);
  store.add();
  await expect.poll(() => seen.length).toBe(1);
  store.finish();
  await done;
});

it('misses nothing that is stored while it reads', async () => {
  const [store, pubsub] = [createStore(), createLocalPubSub()];
  const seen: Piece[] = [];
  const read = async (after: number) => {
    const found = await store.read(after);
    // After its look, and with a hint that comes only once.
    if (store.stored.length < 3) {
      store.add();
      pubsub.publish('t');
    }
    return found;
  };
  const leaving = new AbortController();
  const { signal } = leaving;
  const done = collect(
    streamRecords({ pubsub, topic: 't', signal, after: 0, read, lookEveryMs: NEVER_MS }),
    seen,
  );
  await expect.poll(() => seen.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  leaving.abort();
  await done;
});

it('yields nothing twice, even if it is read twice', async () => {
  const [store, pubsub] = [createStore(), createLocalPubSub()];
  for (let index = 0; index < 3; index += 1) store.add();
  store.finish();
  const read = () => store.read(0);
  const stream = streamRecords({ pubsub, topic: 't', signal: forever(), after: 1, read });
  expect((await collect(stream)).map(({ sequence }) => sequence)).toEqual([2, 3]);
});

it('ends without an error when its signal aborts, while waiting, while reading and before it began', async () => {
  const [store, pubsub] = [createStore(), createLocalPubSub()];
  store.add();
  for (const after of [0, 1]) {
    const leaving = new AbortController();
    const stream = streamRecords({
      pubsub,
      topic: 't',
      signal: leaving.signal,
      after,
      read: store.read,
      lookEveryMs: NEVER_MS,
    });
    const done = collect(stream);
    if (after === 1) await turn().then(turn).then(turn);
    leaving.abort();
    expect(await done).toEqual([]);
  }
  const reads = store.readCount();
  const signal = AbortSignal.abort();
  expect(await collect(streamRecords({ pubsub, topic: 't', signal, after: 0, read: store.read }))).toEqual(
    [],
  );
  expect(store.readCount()).toBe(reads);
});

it('passes on what reading throws', async () => {
  const read = () => Promise.reject(new Error('the database is gone'));
  const stream = streamRecords({
    pubsub: createLocalPubSub(),
    topic: 't',
    signal: forever(),
    after: 0,
    read,
  });
  await expect(collect(stream)).rejects.toThrow('the database is gone');
});

type Step =
  | { do: 'store'; gap: number; hint: 'sent' | 'lost' | 'twice' | 'late' }
  | { do: 'wake' }
  | { do: 'reconnect' }
  | { do: 'turns'; count: number };

const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant<'store'>('store'),
      gap: fc.integer({ min: 1, max: 3 }),
      hint: fc.constantFrom('sent' as const, 'lost' as const, 'twice' as const, 'late' as const),
    }),
    fc.constant<Step>({ do: 'wake' }),
    fc.constant<Step>({ do: 'reconnect' }),
    fc.record({ do: fc.constant<'turns'>('turns'), count: fc.integer({ min: 0, max: 6 }) }),
  ),
  { maxLength: 40 },
);

it('gives a client that reconnects exactly what was stored, whatever happens to the hints', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const [store, pubsub] = [createStore(), createLocalPubSub()];
      const seen: Piece[] = [];
      let leaving = new AbortController();
      const begin = () =>
        collect(
          streamRecords({
            pubsub,
            topic: 't',
            signal: leaving.signal,
            // What the client has, as `useStream` sends it.
            after: seen.at(-1)?.sequence ?? 0,
            read: store.read,
            lookEveryMs: NEVER_MS,
          }),
          seen,
        );
      let running = begin();
      for (const step of plan) {
        if (step.do === 'store') {
          store.add(step.gap);
          if (step.hint === 'sent' || step.hint === 'twice') pubsub.publish('t');
          if (step.hint === 'twice') pubsub.publish('t');
          if (step.hint === 'late') setImmediate(() => pubsub.publish('t'));
        } else if (step.do === 'wake') {
          pubsub.wakeAll();
        } else if (step.do === 'turns') {
          for (let index = 0; index < step.count; index += 1) await turn();
        } else {
          leaving.abort();
          await running;
          leaving = new AbortController();
          running = begin();
        }
      }
      store.finish();
      // The last hint can't be lost for longer than `lookEveryMs`, which this stands for.
      pubsub.wakeAll();
      await running;
      expect(seen).toEqual(store.stored);
    }),
    { numRuns: 300 },
  );
});
