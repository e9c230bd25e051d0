import { createServer, type Server } from 'node:http';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { SessionActor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { NotReadyError } from '../core/errors.ts';
import { createLocalPubSub } from '../platform/pubsub/local-pubsub.ts';
import { streamRecords } from '../platform/stream-records.ts';
import { createAdmission } from './admission.ts';
import type { GraphQLContext } from './context.ts';
import { createWebSocketServer } from './websocket.ts';

// The product has no subscriptions yet, so these tests use their own schema.
const ORIGIN = 'http://localhost:4321';
const PERSISTED = new Map([['id-of-ticks', 'subscription Ticks($count: Int!) { ticks(count: $count) }']]);

let server: Server;
let webSocket: ReturnType<typeof createWebSocketServer>;
let url: string;
let aliveSessions: Set<string>;
/** The session of the next socket. */
let session: string;
/** Called with the sessions that are checked; the answer waits for it. */
let whileChecked: (asked: readonly string[]) => Promise<void>;
let ended: number;
/** The signals of the subscriptions to `live`, in the order in which they began. */
let signals: AbortSignal[];
let log: string[];
/** The numbers that `pieces` streams, which hints on the topic `pieces` announce. */
let stored: number[];
let pubsub: ReturnType<typeof createLocalPubSub>;
let addresses: (index: number) => string;

/**
 * `ticks` counts, `flood` never stops sending, `live` is silent until its signal aborts, `late` fails once it has begun,
 * `refused` before, `broken` fails during cleanup. `pieces` is made as the product's own are.
 */
function testSchema(): GraphQLSchema {
  const schema = buildSchema(
    'type Query { a: Int } type Subscription { ticks(count: Int!): Int flood: String broken: Int silent: Int live: Int late: Int refused: Int pieces(count: Int!): Int }',
  );
  const fields = schema.getSubscriptionType()?.getFields() ?? {};
  const source = (
    name: string,
    subscribe: (args: { count: number }, context: GraphQLContext) => AsyncIterable<unknown>,
  ) => {
    if (fields[name])
      Object.assign(fields[name], {
        subscribe: (_root: unknown, args: { count: number }, context: GraphQLContext) =>
          subscribe(args, context),
      });
  };
  source('live', async function* (_args, { signal }) {
    signals.push(signal);
    if (!signal.aborted)
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    yield* [];
  });
  source('pieces', async function* ({ count: after }, { signal }) {
    const read = async (last: number) => ({
      records: stored.filter((sequence) => sequence > last).map((sequence) => ({ sequence })),
      isFinished: false,
    });
    for await (const { sequence } of streamRecords({ pubsub, topic: 'pieces', signal, after, read }))
      yield { pieces: sequence };
  });
  source('late', async function* () {
    yield { late: 1 };
    throw new NotReadyError('The database does not answer.');
  });
  source('refused', () => {
    throw new Error('select * from secrets');
  });
  source('ticks', async function* ({ count }) {
    for (let tick = 1; tick <= count; tick += 1) yield { ticks: tick };
  });
  source('flood', async function* () {
    try {
      for (;;) {
        yield { flood: 'x'.repeat(100_000) };
        await new Promise((resolve) => setImmediate(resolve));
      }
    } finally {
      ended += 1;
    }
  });
  source('silent', () => ({
    [Symbol.asyncIterator]: () => ({
      next: () => new Promise<IteratorResult<unknown>>(() => {}),
      return: () => {
        ended += 1;
        return Promise.resolve({ done: true, value: undefined });
      },
    }),
  }));
  source('broken', () => ({
    [Symbol.asyncIterator]: () => ({
      next: () => new Promise<IteratorResult<unknown>>(() => {}),
      return: () => Promise.reject(new Error('its clean-up failed')),
    }),
  }));
  return schema;
}

beforeEach(() => start());
afterEach(() => stop());

async function start(longestSubscriptionMs?: number) {
  aliveSessions = new Set(['s']);
  session = 's';
  whileChecked = async () => {};
  ended = 0;
  signals = [];
  log = [];
  stored = [];
  pubsub = createLocalPubSub();
  addresses = () => '127.0.0.1';
  const schema = testSchema();
  const deps = {
    log: pino({ base: null }, { write: (line: string) => void log.push(line) }),
    sessions: {
      alive: async (asked: readonly string[]) => {
        const found = new Set(asked.filter((id) => aliveSessions.has(id)));
        await whileChecked(asked);
        return found;
      },
    },
  } as unknown as Deps;
  let connection = 0;
  webSocket = createWebSocketServer(deps, {
    schema,
    admit: createAdmission({
      schema,
      findPersisted: (id) => PERSISTED.get(id) ?? null,
      isDevelopment: false,
    }),
    publicUrls: [ORIGIN],
    authenticate: async ({ headers }): Promise<SessionActor> => ({
      kind: 'session',
      userId: String(headers['x-user'] ?? 'ada'),
      sessionId: session,
    }),
    isAdmin: async () => false,
    addressOf: () => addresses(connection++),
    ...(longestSubscriptionMs !== undefined && { longestSubscriptionMs }),
  });
  server = createServer();
  webSocket.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `ws://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`;
}

async function stop() {
  await webSocket.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

const operationLine = z.object({
  msg: z.literal('operation ended'),
  operation: z.string().nullable(),
  kind: z.string().nullable(),
  userId: z.string(),
  ms: z.number().int().nonnegative(),
  outcome: z.string(),
  requestId: z.uuid(),
});

/** The lines that say how an operation ended, as over HTTP. */
const operations = () =>
  log.flatMap((line) => {
    const parsed = operationLine.safeParse(JSON.parse(line));
    return parsed.success ? [parsed.data] : [];
  });
const outcomes = () => operations().map(({ outcome }) => outcome);

interface Message {
  id?: string;
  type: string;
  payload?: unknown;
}

/** Connects a client, completes the handshake and collects the messages that it receives. */
async function connect(user = 'ada', protocols: string[] | undefined = ['graphql-transport-ws']) {
  const socket = new WebSocket(url, protocols, { headers: { origin: ORIGIN, 'x-user': user } });
  const told: Message[] = [];
  socket.on('message', (data) => told.push(JSON.parse(String(data)) as Message));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  const status = await new Promise<number>((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
  });
  const send = (message: Message) => socket.send(JSON.stringify(message));
  return { socket, told, closed, send, status };
}
async function connectAndInit(user?: string) {
  const client = await connect(user);
  client.send({ type: 'connection_init' });
  await expect.poll(() => client.told[0]?.type).toBe('connection_ack');
  const subscribe = (id: string, query: string, more: object = {}) =>
    client.send({ id, type: 'subscribe', payload: { query, ...more } });
  return { ...client, subscribe };
}

describe('a subscription', () => {
  it('runs by the id of its persisted document, as the web client sends it', async () => {
    const { subscribe, told } = await connectAndInit();
    subscribe('1', '', { variables: { count: 3 }, extensions: { documentId: 'id-of-ticks' } });
    await expect.poll(() => told.at(-1)).toEqual({ id: '1', type: 'complete' });
    expect(told.slice(1, -1).map(({ payload }) => payload)).toEqual(
      [1, 2, 3].map((ticks) => ({ data: { ticks } })),
    );
  });

  it('runs by its text', async () => {
    const { subscribe, told } = await connectAndInit();
    subscribe('1', 'subscription { ticks(count: 1) }');
    await expect.poll(() => told.at(-1)?.type).toBe('complete');
  });

  it('is checked like every other document', async () => {
    const { subscribe, told } = await connectAndInit();
    const wrong = [
      ['', { extensions: { documentId: 'unknown' } }],
      ['subscription { ...F } fragment F on Subscription { ...F }', {}],
      [`subscription { ${Array.from({ length: 20 }, (_, n) => `a${n}: silent`).join(' ')} }`, {}],
      ['subscription { nothing }', {}],
      ['{ a }', {}],
      ['subscription {', {}],
    ] as const;
    for (const [index, [query, more]] of wrong.entries()) subscribe(String(index), query, more);
    await expect.poll(() => told.length).toBe(1 + wrong.length);
    expect(told.slice(1).every(({ type }) => type === 'error')).toBe(true);
    expect(JSON.stringify(told)).not.toContain('"http"');
  });

  it('ends with its socket, even if its cleanup fails', async () => {
    const { subscribe, socket } = await connectAndInit();
    subscribe('1', 'subscription { silent }');
    subscribe('2', 'subscription { broken }');
    subscribe('3', 'subscription { ticks(count: 1) }');
    await new Promise((resolve) => socket.once('message', resolve));
    socket.terminate();
    await expect.poll(() => ended).toBe(1);
    expect((await connectAndInit()).status).toBe(101);
  });

  it('does not start if the session has ended', async () => {
    const { subscribe, closed } = await connectAndInit();
    aliveSessions.clear();
    subscribe('1', 'subscription { silent }');
    expect(await closed).toBe(4403);
  });

  it('is not ended because its socket was opened while the sessions were being checked', async () => {
    await connectAndInit();
    aliveSessions.add('new');
    let answer = () => {};
    const asked = new Promise<readonly string[]>((resolve) => {
      whileChecked = (sessions) => {
        resolve(sessions);
        return new Promise((done) => (answer = done));
      };
    });
    expect(await asked).toEqual(['s']);
    whileChecked = async () => {};
    session = 'new';
    const { subscribe, socket } = await connectAndInit();
    subscribe('1', 'subscription { live }');
    await expect.poll(() => signals.length).toBe(1);
    answer();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(socket.readyState).toBe(WebSocket.OPEN);
    expect(signals[0]?.aborted).toBe(false);
  });

  it('gives an error if it is the twenty-first of its user, over all sockets, until one of them ends', async () => {
    const [one, two, other] = [await connectAndInit(), await connectAndInit(), await connectAndInit('bob')];
    for (let index = 0; index < 10; index += 1) {
      one.subscribe(`s${index}`, 'subscription { live }');
      two.subscribe(`s${index}`, 'subscription { live }');
    }
    await expect.poll(() => signals.length).toBe(20);
    two.subscribe('late', 'subscription { live }');
    await expect
      .poll(() => two.told.at(-1))
      .toMatchObject({
        id: 'late',
        type: 'error',
        payload: [
          {
            message: 'Too many live updates at once. Please close other tabs.',
            extensions: { code: 'RATE_LIMITED' },
          },
        ],
      });
    other.subscribe('1', 'subscription { live }');
    await expect.poll(() => signals.length).toBe(21);
    one.send({ id: 's3', type: 'complete' });
    await expect.poll(outcomes).toEqual(['refused', 'left']);
    two.subscribe('later', 'subscription { live }');
    await expect.poll(() => signals.length).toBe(22);
    one.socket.terminate();
    await expect.poll(() => outcomes().length).toBe(11);
    for (let index = 0; index < 9; index += 1) two.subscribe(`n${index}`, 'subscription { live }');
    await expect.poll(() => signals.length).toBe(31);
  });

  it('does not outrun the limit while its session is being checked', async () => {
    const { subscribe, told } = await connectAndInit();
    for (let index = 0; index < 30; index += 1) subscribe(`s${index}`, 'subscription { live }');
    await expect.poll(() => told.filter(({ type }) => type === 'error').length).toBe(10);
    await expect.poll(() => signals.length).toBe(20);
  });

  it('closes the socket if its id is already in use', async () => {
    const { subscribe, closed } = await connectAndInit();
    subscribe('1', 'subscription { silent }');
    subscribe('1', 'subscription { silent }');
    expect(await closed).toBe(4409);
  });
});

describe('the signal of a subscription aborts', () => {
  const begin = async () => {
    const client = await connectAndInit();
    client.subscribe('1', 'subscription { live }');
    await expect.poll(() => signals.length).toBe(1);
    expect(signals[0]?.aborted).toBe(false);
    return client;
  };
  const isOver = async (outcome: string) => {
    // Ended sessions are found within two seconds.
    await expect.poll(outcomes, { timeout: 5_000 }).toEqual([outcome]);
    expect(signals[0]?.aborted).toBe(true);
  };

  it('when the client completes it', async () => {
    const { send, told } = await begin();
    send({ id: '1', type: 'complete' });
    await isOver('left');
    expect(told).toHaveLength(1);
  });

  it('when its socket is lost', async () => {
    (await begin()).socket.terminate();
    await isOver('left');
  });

  it('when its session ends, even if the client does not let go of the socket', async () => {
    const { socket } = await begin();
    socket.pause();
    aliveSessions.clear();
    await isOver('session-ended');
  });

  it('when the server stops, and nothing tells the client that the stream is complete', async () => {
    const { told, closed } = await begin();
    await webSocket.close();
    await isOver('stopped');
    expect(await closed).toBe(1001);
    expect(told).toHaveLength(1);
  });

  it('when it has run for too long, and the client is told to subscribe again', async () => {
    await stop();
    await start(50);
    const { told } = await begin();
    await isOver('too-long');
    await expect
      .poll(() => told.at(-1))
      .toMatchObject({
        id: '1',
        type: 'error',
        payload: [{ extensions: { code: 'SUBSCRIPTION_INTERRUPTED' } }],
      });
  });

  it('and a stream of records that waits ends with it, and resumes on another socket', async () => {
    stored.push(1, 2);
    const first = await connectAndInit();
    first.subscribe('1', 'subscription { pieces(count: 0) }');
    await expect.poll(() => first.told.length).toBe(3);
    stored.push(3);
    pubsub.publish('pieces');
    await expect.poll(() => first.told.at(-1)?.payload).toEqual({ data: { pieces: 3 } });
    first.socket.terminate();
    // Logged only when nothing of it is left running.
    await expect.poll(outcomes).toEqual(['left']);
    stored.push(4);
    const second = await connectAndInit();
    second.subscribe('1', 'subscription { pieces(count: 3) }');
    await expect.poll(() => second.told.at(-1)?.payload).toEqual({ data: { pieces: 4 } });
    second.send({ id: '1', type: 'complete' });
    await expect.poll(outcomes).toEqual(['left', 'left']);
    expect(second.told).toHaveLength(2);
  });

  it('when it has ended by itself', async () => {
    const { subscribe } = await connectAndInit();
    subscribe('1', 'subscription { ticks(count: 2) }');
    await expect.poll(outcomes).toEqual(['ok']);
  });
});

describe('the log', () => {
  it('has a line for each subscription, as for an operation over HTTP, with the id of the upgrade request', async () => {
    const { subscribe, told } = await connectAndInit();
    subscribe('1', '', { variables: { count: 1 }, extensions: { documentId: 'id-of-ticks' } });
    await expect.poll(outcomes).toEqual(['ok']);
    subscribe('2', 'subscription Zimtstern { ticks(count: 1) }');
    await expect.poll(outcomes).toEqual(['ok', 'ok']);
    subscribe('3', '{ a }');
    await expect.poll(outcomes).toEqual(['ok', 'ok', 'refused']);
    const [persisted, own, refused] = operations();
    expect(persisted).toMatchObject({ operation: 'Ticks', kind: 'subscription', userId: 'ada' });
    // Names in documents of the user's own are the user's words.
    expect(own).toMatchObject({ operation: null, kind: 'subscription' });
    expect(log.join('')).not.toContain('Zimtstern');
    expect(new Set([persisted?.requestId, own?.requestId, refused?.requestId]).size).toBe(1);
    expect(told.at(-1)).toMatchObject({
      id: '3',
      payload: [{ message: 'Only subscriptions run over the websocket.' }],
    });
  });

  it('says what failed, and the client is told no more than over HTTP', async () => {
    const { subscribe, told } = await connectAndInit();
    subscribe('1', 'subscription { late }');
    await expect
      .poll(() => told.at(-1))
      .toEqual({
        id: '1',
        type: 'error',
        payload: [
          expect.objectContaining({
            message: 'The database does not answer.',
            extensions: { code: 'NOT_READY' },
          }),
        ],
      });
    subscribe('2', 'subscription { refused }');
    await expect.poll(() => told.at(-1)?.id).toBe('2');
    expect(JSON.stringify(told)).not.toContain('secrets');
    expect(JSON.stringify(told)).toContain('Something went wrong on our side.');
    await expect.poll(outcomes).toEqual(['failed', 'failed']);
    const failure = log.find((line) => line.includes('select * from secrets')) ?? '';
    expect(JSON.parse(failure)).toMatchObject({ requestId: operations()[1]?.requestId });
  });
});

describe('a socket', () => {
  it('that does not read is closed before it becomes expensive', async () => {
    const { subscribe, socket, closed } = await connectAndInit();
    socket.pause();
    subscribe('1', 'subscription { flood }');
    await expect.poll(() => ended, { timeout: 20_000 }).toBe(1);
    socket.resume();
    await closed;
  });

  it('that sends pings and never reads is closed', async () => {
    const { socket, closed } = await connectAndInit();
    for (let index = 0; index < 5_000; index += 1) socket.ping('x'.repeat(100));
    expect(await closed).toBe(1008);
  });

  it('that never stops sending is closed', async () => {
    const { send, closed } = await connectAndInit();
    for (let index = 0; index < 1_000; index += 1) send({ type: 'ping' });
    expect(await closed).toBe(1008);
  });

  it('that is silent is closed', { timeout: 15_000 }, async () => {
    expect(await (await connect()).closed).toBe(4408);
  });

  it('without our protocol is closed', async () => {
    expect(await (await connect('ada', [])).closed).toBe(4406);
  });

  it('that sends an invalid message is closed', async () => {
    const { socket, closed } = await connectAndInit();
    socket.send('{"type": "nonsense"}');
    expect(await closed).toBe(4400);
  });

  it('in many fragments is closed', async () => {
    const { socket, closed } = await connectAndInit();
    for (let index = 0; index < 200; index += 1) socket.send('x', { fin: false });
    // The library closes with 1008 for too many fragments and with 1009 for too many bytes.
    expect([1008, 1009]).toContain(await closed);
  });

  it('is refused if it is the eleventh of its user, while others are not', async () => {
    for (let index = 0; index < 10; index += 1) expect((await connect()).status).toBe(101);
    expect((await connect()).status).toBe(429);
    expect((await connect('bob')).status).toBe(101);
  });

  it('is refused if its address has too many, while others are not', { timeout: 30_000 }, async () => {
    addresses = (index) => (index <= 200 ? '192.0.2.1' : '192.0.2.2');
    for (let index = 0; index < 200; index += 1) expect((await connect(`user-${index}`)).status).toBe(101);
    expect((await connect('late')).status).toBe(429);
    expect((await connect('elsewhere')).status).toBe(101);
  });
});
