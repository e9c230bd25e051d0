import { createServer, type Server } from 'node:http';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { SessionActor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { createLog } from '../platform/log.ts';
import { createAdmission } from './admission.ts';
import { createWebSocketServer } from './websocket.ts';

// The product has no subscriptions yet, so these tests use their own schema.
const ORIGIN = 'http://localhost:4321';
const PERSISTED = new Map([['id-of-ticks', 'subscription Ticks($count: Int!) { ticks(count: $count) }']]);

let server: Server;
let webSocket: ReturnType<typeof createWebSocketServer>;
let url: string;
let aliveSessions: Set<string>;
let ended: number;
let addresses: (index: number) => string;

/** `ticks` counts, `flood` never stops sending, `broken` fails during cleanup. */
function testSchema(): GraphQLSchema {
  const schema = buildSchema(
    'type Query { a: Int } type Subscription { ticks(count: Int!): Int flood: String broken: Int silent: Int }',
  );
  const fields = schema.getSubscriptionType()?.getFields() ?? {};
  const source = (name: string, subscribe: (args: { count: number }) => AsyncIterable<unknown>) => {
    if (fields[name])
      Object.assign(fields[name], {
        subscribe: (_root: unknown, args: { count: number }) => subscribe(args),
      });
  };
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

beforeEach(async () => {
  aliveSessions = new Set(['s']);
  ended = 0;
  addresses = () => '127.0.0.1';
  const schema = testSchema();
  const deps = {
    log: createLog('silent'),
    sessions: { alive: async () => aliveSessions },
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
      sessionId: 's',
    }),
    isAdmin: async () => false,
    addressOf: () => addresses(connection++),
  });
  server = createServer();
  webSocket.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `ws://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`;
});
afterEach(async () => {
  await webSocket.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

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

  it('gives an error if it is the twenty-first of its socket', async () => {
    const { subscribe, told } = await connectAndInit();
    for (let index = 0; index < 21; index += 1) subscribe(`s${index}`, 'subscription { silent }');
    await expect.poll(() => told.at(-1)).toMatchObject({ id: 's20', type: 'error' });
    expect(told).toHaveLength(2);
  });

  it('closes the socket if its id is already in use', async () => {
    const { subscribe, closed } = await connectAndInit();
    subscribe('1', 'subscription { silent }');
    subscribe('1', 'subscription { silent }');
    expect(await closed).toBe(4409);
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
