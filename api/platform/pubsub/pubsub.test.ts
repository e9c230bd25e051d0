import { randomUUID } from 'node:crypto';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { startDatabaseProxy } from '../../testing/database-proxy.ts';
import { createLocalPubSub } from './local-pubsub.ts';
import { createPostgresPubSub } from './postgres-pubsub.ts';
import type { PubSub } from './pubsub.ts';

const TOPIC = 'optimization:8c1f2f0e-5f0e-4c40-9d8a-6a3b1f2c4d5e';

const HINT = { done: false, value: { isHinted: true, texts: [] } };

let leaving: AbortController;
beforeEach(() => {
  leaving = new AbortController();
});
afterEach(() => leaving.abort());

/** Counts the hints that a subscriber takes, one after the other. */
function count(pubsub: PubSub, topic = TOPIC, signal = leaving.signal) {
  const seen = { hints: 0, isOver: false };
  const run = async () => {
    for await (const _hint of pubsub.subscribe(topic, signal)) seen.hints += 1;
    seen.isOver = true;
  };
  void run();
  return seen;
}

/** The texts that a subscriber takes, one after the other, and how often it was sent to the database. */
function hear(pubsub: PubSub, topic = TOPIC) {
  const heard = { texts: [] as string[], hints: 0 };
  const run = async () => {
    for await (const { texts, isHinted } of pubsub.subscribe(topic, leaving.signal)) {
      heard.texts.push(...texts);
      if (isHinted) heard.hints += 1;
    }
  };
  void run();
  return heard;
}

/** Sends numbered texts in bursts of five, as a service's network packets bring them. */
async function sendBursts(pubsub: PubSub, count: number): Promise<string[]> {
  const texts = Array.from({ length: count }, (_, index) => `${index} schöne 🍲`);
  for (const [index, text] of texts.entries()) {
    if (index % 5 === 0) await turn();
    pubsub.send(TOPIC, text);
  }
  return texts;
}

describe('in one process', () => {
  it('wakes the subscribers of the topic and no others', async () => {
    const pubsub = createLocalPubSub();
    const [one, two, other] = [count(pubsub), count(pubsub), count(pubsub, 'optimization:other')];
    pubsub.publish(TOPIC);
    await expect.poll(() => [one.hints, two.hints, other.hints]).toEqual([1, 1, 0]);
    pubsub.publish(TOPIC);
    await expect.poll(() => [one.hints, two.hints, other.hints]).toEqual([2, 2, 0]);
  });

  it('keeps a hint for a subscriber that has not asked yet, and one for many', async () => {
    const pubsub = createLocalPubSub();
    const hints = pubsub.subscribe(TOPIC, leaving.signal)[Symbol.asyncIterator]();
    for (let index = 0; index < 1_000; index += 1) pubsub.publish(TOPIC);
    expect(await hints.next()).toEqual(HINT);
    const second = hints.next();
    expect(await Promise.race([second, sleep(20, 'waits')])).toBe('waits');
    pubsub.publish(TOPIC);
    expect(await second).toEqual(HINT);
  });

  it('passes texts on in order, and to the topic’s subscribers only', async () => {
    const pubsub = createLocalPubSub();
    const [one, two, other] = [hear(pubsub), hear(pubsub), hear(pubsub, 'optimization:other')];
    const texts = await sendBursts(pubsub, 5_000);
    await expect.poll(() => [one.texts.length, two.texts.length]).toEqual([5_000, 5_000]);
    expect([one.texts, two.texts]).toEqual([texts, texts]);
    expect([one.hints, other.texts.length]).toEqual([0, 0]);
  });

  it('joins texts and hints that come while the last ones are handled', async () => {
    const pubsub = createLocalPubSub();
    const news = pubsub.subscribe(TOPIC, leaving.signal)[Symbol.asyncIterator]();
    pubsub.send(TOPIC, 'one');
    pubsub.publish(TOPIC);
    pubsub.send(TOPIC, 'two');
    expect((await news.next()).value).toEqual({ isHinted: true, texts: ['one', 'two'] });
    pubsub.send(TOPIC, 'three');
    expect((await news.next()).value).toEqual({ isHinted: false, texts: ['three'] });
  });

  it('keeps a limited amount for a subscriber that takes nothing, and tells it to look instead', async () => {
    const pubsub = createLocalPubSub();
    const news = pubsub.subscribe(TOPIC, leaving.signal)[Symbol.asyncIterator]();
    for (let index = 0; index < 100; index += 1) pubsub.send(TOPIC, `${index}`.padEnd(1_000));
    const { value } = await news.next();
    expect(value?.isHinted).toBe(true);
    expect(value?.texts.join('').length).toBeLessThan(64_000);
    expect(value?.texts.at(-1)).toContain('99');
  });

  it('ends with the signal, also while it waits, and with the pubsub itself', async () => {
    const pubsub = createLocalPubSub();
    const leaver = new AbortController();
    const [one, two] = [count(pubsub, TOPIC, leaver.signal), count(pubsub)];
    leaver.abort();
    await expect.poll(() => one.isOver).toBe(true);
    expect(two.isOver).toBe(false);
    await pubsub.close();
    await expect.poll(() => two.isOver).toBe(true);
    const late = count(pubsub);
    await expect.poll(() => late.isOver).toBe(true);
    const aborted = count(createLocalPubSub(), TOPIC, AbortSignal.abort());
    await expect.poll(() => aborted.isOver).toBe(true);
  });

  it('wakes everybody, however many they are', async () => {
    const pubsub = createLocalPubSub();
    const all = Array.from({ length: 120 }, (_, index) =>
      count(pubsub, `optimization:${index}`, new AbortController().signal),
    );
    pubsub.wakeAll();
    await expect.poll(() => all.every(({ hints }) => hints === 1)).toBe(true);
    await pubsub.close();
  });

  it.each(['', 'two words', 'a'.repeat(201), "x'; drop table users; --"])(
    'refuses the topic "%s"',
    (topic) => {
      const pubsub = createLocalPubSub();
      expect(() => pubsub.publish(topic)).toThrow(TypeError);
      expect(() => pubsub.send(topic, 'x')).toThrow(TypeError);
      expect(() => pubsub.subscribe(topic, leaving.signal)).toThrow(TypeError);
    },
  );
});

// The embedded database takes LISTEN and delivers nothing.
describe.runIf(process.env.TEST_DATABASE_URL)('on a PostgreSQL server', () => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  /** A node with its own connections, as another process would have them, and a subscriber. */
  function connectNode(url = inject('databaseUrl')) {
    const log: string[] = [];
    // Finds this node's connections among those of other tests.
    const name = `node-${randomUUID()}`;
    const connectionString = `${url}${url.includes('?') ? '&' : '?'}application_name=${name}`;
    const pool = new Pool({ connectionString, max: 2 });
    pool.on('error', () => {});
    const pubsub = createPostgresPubSub({
      connectionString,
      pool,
      log: pino({ base: null }, { write: (line: string) => void log.push(line) }),
    });
    closers.push(
      () => pool.end(),
      () => pubsub.close(),
    );
    return { pubsub, pool, log, name, seen: count(pubsub), heard: hear(pubsub) };
  }
  /** Waits for the first hint, which comes with the connection. */
  async function startNode(url?: string) {
    const node = connectNode(url);
    await expect.poll(() => node.seen.hints, { timeout: 10_000 }).toBe(1);
    return node;
  }
  const LISTENERS = "from pg_stat_activity where application_name = $1 and query like 'listen%'";
  const endListening = ({ pool, name }: ReturnType<typeof connectNode>) =>
    pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = $1 and pid <> pg_backend_pid() and (query like 'listen%' or query like '%unnest%')`,
      [name],
    );

  it('wakes subscribers on every node', async () => {
    const [one, two] = [await startNode(), await startNode()];
    const other = count(two.pubsub, 'optimization:other');
    one.pubsub.publish(TOPIC);
    await expect.poll(() => [one.seen.hints, two.seen.hints]).toEqual([2, 2]);
    two.pubsub.publish(TOPIC);
    await expect.poll(() => [one.seen.hints, two.seen.hints, other.hints]).toEqual([3, 3, 0]);
  });

  it('delivers the hint of a transaction at its commit, and none if it is rolled back', async () => {
    const node = await startNode();
    const other = count(node.pubsub, 'optimization:other');
    const client = await node.pool.connect();
    const notify = () => client.query("select pg_notify('tailorbird_hints', $1)", [TOPIC]);
    await client.query('begin');
    await notify();
    await client.query('rollback');
    await client.query('begin');
    await notify();
    // Arrives after whatever was sent before it.
    node.pubsub.publish('optimization:other');
    await expect.poll(() => other.hints).toBe(1);
    expect(node.seen.hints).toBe(1);
    await client.query('commit');
    client.release();
    await expect.poll(() => node.seen.hints).toBe(2);
  });

  it('wakes each subscriber of a burst', async () => {
    const [one, two] = [await startNode(), await startNode()];
    const topics = Array.from({ length: 2_000 }, (_, index) => `optimization:${index}`);
    const last = count(two.pubsub, 'optimization:1999');
    for (const topic of [...topics, TOPIC, ...topics, TOPIC]) one.pubsub.publish(topic);
    await expect.poll(() => last.hints).toBeGreaterThan(0);
    await expect.poll(() => two.seen.hints).toBeGreaterThan(1);
  });

  it('listens again when its connection is lost, and wakes everybody, because hints may have been lost', async () => {
    const node = await startNode();
    const other = count(node.pubsub, 'optimization:other');
    const { rowCount } = await node.pool.query(`select pg_terminate_backend(pid) ${LISTENERS}`, [node.name]);
    expect(rowCount).toBe(1);
    await expect.poll(() => [node.seen.hints, other.hints], { timeout: 10_000 }).toEqual([2, 1]);
    node.pubsub.publish(TOPIC);
    await expect.poll(() => node.seen.hints).toBe(3);
    expect(node.log.map((line) => JSON.parse(line).msg)).toEqual([
      'the connection for hints was lost',
      'hints arrive again',
    ]);
  });

  it('passes texts on to every node, once and in order', async () => {
    const [one, two] = [await startNode(), await startNode()];
    const texts = await sendBursts(one.pubsub, 5_000);
    await expect.poll(() => two.heard.texts.length, { timeout: 10_000 }).toBe(5_000);
    expect([one.heard.texts, two.heard.texts]).toEqual([texts, texts]);
    // What would have come a second time would have come before this.
    two.pubsub.send(TOPIC, 'last');
    await expect.poll(() => [one, two].map(({ heard }) => heard.texts.at(-1))).toEqual(['last', 'last']);
    expect([one.heard.texts.length, two.heard.texts.length]).toEqual([5_001, 5_001]);
  });

  it('makes a hint of a text that is too long for a notification', async () => {
    const [one, two] = [await startNode(), await startNode()];
    const long = '漢'.repeat(3_000);
    one.pubsub.send(TOPIC, long);
    await expect.poll(() => two.heard.hints).toBe(2);
    expect([one.heard.texts, two.heard.texts]).toEqual([[long], []]);
    const longest = '漢'.repeat(2_500);
    one.pubsub.send(TOPIC, longest);
    await expect.poll(() => two.heard.texts).toEqual([longest]);
  });

  it('makes hints of texts while its connection is lost, and sends texts again after that', async () => {
    const [one, two] = [await startNode(), await startNode()];
    const sending = (async () => {
      for (let index = 0; index < 200 && one.log.length < 2; index += 1) {
        one.pubsub.send(TOPIC, `${index}`);
        await sleep(10);
      }
    })();
    await expect.poll(() => two.heard.texts.length).toBeGreaterThan(3);
    const hints = two.heard.hints;
    await endListening(one);
    await sending;
    await expect.poll(() => two.heard.hints, { timeout: 10_000 }).toBeGreaterThan(hints);
    const before = two.heard.texts.map(Number);
    expect(before).toEqual(before.toSorted((a, b) => a - b));
    expect(new Set(before).size).toBe(before.length);
    one.pubsub.send(TOPIC, 'last');
    await expect.poll(() => two.heard.texts.at(-1)).toBe('last');
  });

  it('survives a server that is away for a while: a hint is dropped, the next ones arrive', async () => {
    const proxy = await startDatabaseProxy(inject('databaseUrl'));
    closers.push(proxy.close);
    const node = await startNode(proxy.url);
    await proxy.cut();
    node.pubsub.publish(TOPIC);
    await expect.poll(() => node.log.join(''), { timeout: 10_000 }).toContain('hints were not sent');
    expect(node.seen.hints).toBe(1);
    await proxy.mend();
    await expect.poll(() => node.seen.hints, { timeout: 20_000 }).toBe(2);
    node.pubsub.publish(TOPIC);
    await expect.poll(() => node.seen.hints).toBe(3);
  });

  it('closes its connection and ends its subscribers', async () => {
    const node = await startNode();
    await node.pubsub.close();
    await expect.poll(() => node.seen.isOver).toBe(true);
    node.pubsub.publish(TOPIC);
    const left = () => node.pool.query(`select pid ${LISTENERS}`, [node.name]);
    await expect.poll(async () => (await left()).rowCount).toBe(0);
  });
});
