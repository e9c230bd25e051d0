import { setImmediate as turn } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { Assistant, ReplyCall } from '../../ai/assistant.ts';
import { createEmbeddedAssistant } from '../../ai/embedded/embedded-assistant.ts';
import type { SessionActor } from '../../core/actor.ts';
import { toGlobalId } from '../../graphql/owned-node.ts';
import { createWritingThread } from '../../platform/writing-thread/writing-thread.ts';
import { builtEntry } from '../../testing/built-entry.ts';
import { makeInterview, makePosting } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { positionOf, streamInterview } from './interview-stream.ts';
import { sendMessage } from './send-message.ts';

const REPLY = 'So you cooked for 80 guests every day. How did you plan the menu?';
const changeShape = z.object({
  interviewChanged: z.object({
    position: z.number(),
    message: z.object({ content: z.string(), state: z.string() }),
  }),
});

type Reply = (call: ReplyCall) => Promise<string>;

const writing = createWritingThread({ entry: builtEntry('writing-worker') });
/** What the interviewer does next. */
let nextReply: Reply;
const assistant: Assistant = {
  ...createEmbeddedAssistant(writing),
  replyToCandidate: async (call) => ({
    value: await nextReply(call),
    writtenBy: { engine: 'embedded', fallback: null },
  }),
};
let app: TestApp;
/** The node that a client reads from; the same one with the embedded database, which has only one. */
let other: TestApp;

beforeAll(async () => {
  app = await startTestApp({}, { assistant });
  other = process.env.TEST_DATABASE_URL ? await startTestApp({}, { assistant }) : app;
});
afterAll(async () => {
  await app.close();
  if (other !== app) await other.close();
  await writing.close();
});

/** An engine that writes what the test tells it to, and ends when it is told or stopped. */
function hold() {
  let begin: (onText: (text: string) => void) => void = () => {};
  const begun = new Promise<(text: string) => void>((resolve) => {
    begin = resolve;
  });
  let finish: (text: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const text = new Promise<string>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  text.catch(() => {});
  nextReply = async ({ signal, onText = () => {} }) => {
    signal?.addEventListener('abort', () => fail(new Error('stopped')), { once: true });
    begin(onText);
    return text;
  };
  return {
    grow: async (grown: string) => (await begun)(grown),
    finish: (whole: string) => finish(whole),
    fail: () => fail(new Error('the service is down')),
  };
}

interface Event {
  id: string;
  position: number;
  state: string;
  content: string;
}

/** An interview in which the candidate has just answered, and an engine that is about to reply. */
async function answer() {
  const client = await app.user();
  nextReply = async () => 'Tell me about your last job.';
  const { id } = await makeInterview(app.deps, client, await makePosting(app.deps, client));
  const read = () =>
    app.deps.prisma.interviewMessage.findMany({ where: { interviewId: id }, orderBy: { sequence: 'asc' } });
  await expect.poll(async () => (await read()).at(-1)?.state).toBe('COMPLETE');
  const actor: SessionActor = { kind: 'session', userId: client.userId, sessionId: 'of-a-test' };
  const engine = hold();
  await sendMessage(app.deps, actor, id, { content: 'I cooked for 80 guests.' });

  /** Follows the interview like a client, with what it shows after each event. */
  const follow = (node = other, after = 0) => {
    const leaving = new AbortController();
    const events: Event[] = [];
    const over = (async () => {
      const stream = await streamInterview(node.deps, actor, id, after, leaving.signal);
      for await (const { sequence, message } of stream)
        events.push({
          id: message.id,
          position: sequence,
          state: message.state,
          content: message.content,
        });
    })();
    const leave = async () => {
      leaving.abort();
      await over;
    };
    return { events, shown: () => events.at(-1)?.content, state: () => events.at(-1)?.state, leave };
  };
  const last = async () => (await read()).at(-1);
  return { ...engine, id, client, actor, follow, last };
}

/** What was shown of the reply never shrank or came in another order, and nothing of it came twice. */
function expectOrder(events: readonly Event[]): void {
  for (const [index, event] of events.entries()) {
    const before = events[index - 1];
    if (!before) continue;
    expect(event.position).toBeGreaterThan(before.position);
    if (event.id === before.id) expect(event.content.startsWith(before.content)).toBe(true);
  }
}

const WITHIN = { timeout: 15_000 };

describe('a reply that grows', () => {
  it('is shown completely and in order, however quickly and in whatever bursts it comes', async () => {
    const { follow, grow, finish, last } = await answer();
    const reader = follow();
    let text = '';
    for (let index = 0; index < 5_000; index += 1) {
      if (index % 5 === 0) await turn();
      text += String.fromCodePoint(0x4e00 + index);
      await grow(text);
    }
    await expect.poll(reader.shown, WITHIN).toBe(text);
    finish(`${text}?`);
    await expect.poll(reader.state, WITHIN).toBe('COMPLETE');
    expect(reader.shown()).toBe(`${text}?`);
    expect((await last())?.content).toBe(`${text}?`);
    expectOrder(reader.events);
    await reader.leave();
  });

  it('is shown to whoever comes in the middle', async () => {
    const { follow, grow, finish } = await answer();
    await grow('So you');
    const early = follow();
    await expect.poll(early.shown, WITHIN).toBe('So you');
    await grow('So you cooked');
    const late = [follow(app), follow(other)];
    for (const reader of late) await expect.poll(reader.shown, WITHIN).toBe('So you cooked');
    await grow('So you cooked for 80 guests');
    for (const reader of [early, ...late])
      await expect.poll(reader.shown, WITHIN).toBe('So you cooked for 80 guests');
    finish('So you cooked for 80 guests. How?');
    for (const reader of [early, ...late]) {
      await expect.poll(reader.state, WITHIN).toBe('COMPLETE');
      expectOrder(reader.events);
      await reader.leave();
    }
  });

  it('may come in pieces of any size, with any characters, some of them cut in half', async () => {
    const { follow, grow, finish } = await answer();
    const reader = follow();
    const huge = '漢字🍲'.repeat(2_000);
    await grow('Soup \ud83c');
    await expect.poll(reader.shown, WITHIN).toBe('Soup ');
    await grow('Soup 🍲 ');
    await expect.poll(reader.shown, WITHIN).toBe('Soup 🍲 ');
    await grow(`Soup 🍲 ${huge}`);
    await expect.poll(reader.shown, WITHIN).toBe(`Soup 🍲 ${huge}`);
    await grow(`Soup 🍲 ${huge}"\\\n\u0001`);
    await expect.poll(reader.shown, WITHIN).toBe(`Soup 🍲 ${huge}"\\\n\u0001`);
    finish(`Soup 🍲 ${huge}"\\\n\u0001\0!`);
    await expect.poll(reader.state, WITHIN).toBe('COMPLETE');
    expect(reader.shown()).toBe(`Soup 🍲 ${huge}"\\\n\u0001!`);
    for (const { content } of reader.events) expect(content.isWellFormed()).toBe(true);
    expectOrder(reader.events);
    await reader.leave();
  });

  it('is what was written in the end, also when that is shorter or something else', async () => {
    const { follow, grow, finish } = await answer();
    const reader = follow();
    await grow('So you cooked for 80 guests and then');
    await expect.poll(reader.shown, WITHIN).toBe('So you cooked for 80 guests and then');
    finish('Let us go on.');
    await expect.poll(reader.shown, WITHIN).toBe('Let us go on.');
    expect(reader.state()).toBe('COMPLETE');
    await reader.leave();
  });

  it('keeps what was shown of it when it fails', async () => {
    const { follow, grow, fail, last } = await answer();
    const reader = follow();
    await grow('So you');
    await expect.poll(reader.shown, WITHIN).toBe('So you');
    await grow('So you cooked');
    fail();
    await expect.poll(reader.state, WITHIN).toBe('FAILED');
    expect(reader.shown()).toBe('So you cooked');
    expect(await last()).toMatchObject({ state: 'FAILED', content: 'So you cooked' });
    await reader.leave();
  });

  it('ends for a reader who leaves, and is written to its end', async () => {
    const { follow, grow, finish, last } = await answer();
    const reader = follow();
    await grow('So you');
    await expect.poll(reader.shown, WITHIN).toBe('So you');
    await reader.leave();
    await grow('So you cooked');
    finish('So you cooked for 80 guests.');
    await expect.poll(async () => (await last())?.state, WITHIN).toBe('COMPLETE');
    expect(reader.shown()).toBe('So you');
  });
});

describe('a client that was shown more than was stored when its server died', () => {
  const SHOWN = 'So you cooked for 80 guests and';
  const STORED = 'So you cooked';

  /** The state that is left behind: what is stored is behind what was shown. */
  async function leaveBehind(updatedAt: Date) {
    const started = await answer();
    const reader = started.follow();
    await started.grow(SHOWN);
    await expect.poll(reader.shown, WITHIN).toBe(SHOWN);
    await expect.poll(async () => (await started.last())?.content, WITHIN).toBe(SHOWN);
    await reader.leave();
    await app.deps.prisma.interviewMessage.updateMany({
      where: { interviewId: started.id, state: 'PENDING' },
      data: { content: STORED, updatedAt },
    });
    return { ...started, after: reader.events.at(-1)?.position ?? 0 };
  }

  it('is told that the reply failed', async () => {
    const { follow, finish, after } = await leaveBehind(new Date(Date.now() - 30_000));
    const reader = follow(other, after);
    await expect.poll(() => reader.events.length, WITHIN).toBe(1);
    expect(reader.events[0]).toMatchObject({ content: STORED, position: expect.any(Number) });
    expect(reader.events[0]?.position).toBeGreaterThan(after);
    await reader.leave();
    finish(SHOWN);
  });

  it('is shown the rest if it goes on after all, and nothing that it has', async () => {
    const { follow, grow, finish, after } = await leaveBehind(new Date());
    const reader = follow(other, after);
    await grow(`${SHOWN} then`);
    await expect.poll(reader.shown, WITHIN).toBe(`${SHOWN} then`);
    expect(reader.events).toHaveLength(1);
    finish(`${SHOWN} then?`);
    await expect.poll(reader.state, WITHIN).toBe('COMPLETE');
    expectOrder(reader.events);
    await reader.leave();
  });
});

describe('positionOf', () => {
  const now = new Date();
  const position = (state: 'PENDING' | 'FAILED' | 'COMPLETE', length: number, updatedAt = now) =>
    positionOf({ sequence: 3, content: 'x'.repeat(length), state, updatedAt }, now);

  it('grows with a reply, is greater for one that failed, and greatest for one that is complete', () => {
    const leftBehind = position('PENDING', 40, new Date(now.getTime() - 30_000));
    const order = [
      position('PENDING', 0),
      position('PENDING', 10_000),
      leftBehind,
      position('COMPLETE', 0),
      positionOf({ sequence: 4, content: '', state: 'PENDING', updatedAt: now }, now),
    ];
    expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b));
    expect(position('FAILED', 0)).toBe(leftBehind);
  });
});

// The embedded database has one process only. Cases A48 of docs/security.md and F14 of docs/performance.md.
describe.runIf(process.env.TEST_DATABASE_URL)('on two nodes, a reply that grows', () => {
  const endListening = () =>
    app.deps.prisma.$queryRaw`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'tailorbird-listen'`;

  it('loses nothing and doubles nothing when both nodes lose their connections in the middle', async () => {
    const { follow, grow, finish } = await answer();
    const readers = [follow(app), follow(other)];
    let text = '';
    for (let index = 0; index < 60; index += 1) {
      text += ` word${index}`;
      await grow(text);
      if (index === 30) await endListening();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    for (const reader of readers) await expect.poll(reader.shown, WITHIN).toBe(text);
    text += ' and more';
    await grow(text);
    for (const reader of readers) await expect.poll(reader.shown, WITHIN).toBe(text);
    finish(text);
    for (const reader of readers) {
      await expect.poll(reader.state, WITHIN).toBe('COMPLETE');
      expect(reader.shown()).toBe(text);
      expectOrder(reader.events);
      await reader.leave();
    }
  });

  it('keeps all that was shown when the node that writes it stops', async () => {
    const client = await app.user();
    nextReply = async () => 'Hello.';
    const writer = await startTestApp({}, { assistant });
    const { id } = await makeInterview(app.deps, client, await makePosting(app.deps, client));
    const actor: SessionActor = { kind: 'session', userId: client.userId, sessionId: 'of-a-test' };
    const last = () =>
      app.deps.prisma.interviewMessage.findFirst({
        where: { interviewId: id },
        orderBy: { sequence: 'desc' },
      });
    await expect.poll(async () => (await last())?.state).toBe('COMPLETE');
    const { grow } = hold();
    await sendMessage(writer.deps, actor, id, { content: 'I cooked.' });
    const leaving = new AbortController();
    const shown: string[] = [];
    const over = (async () => {
      const stream = await streamInterview(other.deps, actor, id, 0, leaving.signal);
      for await (const { message } of stream) shown.push(`${message.state} ${message.content}`);
    })();
    await grow('So you');
    await expect.poll(() => shown.at(-1), WITHIN).toBe('PENDING So you');
    await grow('So you cooked');
    await writer.close();
    await expect.poll(() => shown.at(-1), WITHIN).toBe('FAILED So you cooked');
    expect(await last()).toMatchObject({ state: 'FAILED', content: 'So you cooked' });
    leaving.abort();
    await over;
  });
});

describe('a reply that grows, over GraphQL', () => {
  // A field with a selection of its own would be read again from the database, which is behind.
  it('is as long as its position says', async () => {
    const { grow, finish, id, client } = await answer();
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    class SignedIn extends WebSocket {
      constructor(address: string, protocols?: string | string[]) {
        super(address, protocols, { headers: { cookie, origin: app.deps.config.publicUrl } });
      }
    }
    const socket = createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: SignedIn,
      retryAttempts: 0,
    });
    const query =
      'subscription($id: ID!) { interviewChanged(id: $id, after: 0) { position message { content state } } }';
    const pending: [position: number, length: number][] = [];
    const following = (async () => {
      for await (const { data } of socket.iterate({
        query,
        variables: { id: toGlobalId('Interview', id) },
      })) {
        const { position, message } = changeShape.parse(data).interviewChanged;
        if (message.state === 'PENDING') pending.push([position % 100_000, message.content.length]);
        else if (message.content === REPLY) return;
      }
    })();
    for (let end = 1; end < REPLY.length; end += 1) {
      await grow(REPLY.slice(0, end));
      await expect.poll(() => pending.at(-1)?.[0], { interval: 1, ...WITHIN }).toBe(end);
    }
    finish(REPLY);
    await following;
    await socket.dispose();
    expect(pending.filter(([position, length]) => position !== length)).toEqual([]);
  });
});
