import { createConnection } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createHttpServer } from '../platform/http-server.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { AnyJson, TestClient } from '../testing/test-client.ts';
import { schema } from '../schema.ts';
import { createWebSocketServer } from './websocket.ts';

let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  // The origin that a browser would send for this app.
  app = await startTestApp({ PUBLIC_URL: 'http://localhost:4321' });
  user = await app.user();
});
afterAll(() => app.close());

const cookie = () => [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** @returns 'open' or the status with which the upgrade was refused. */
function connect(
  headers: Record<string, string>,
  path = '/graphql',
): Promise<{ outcome: string; socket: WebSocket }> {
  const socket = new WebSocket(app.url.replace('http', 'ws') + path, 'graphql-transport-ws', { headers });
  return new Promise((resolve) => {
    socket.once('open', () => resolve({ outcome: 'open', socket }));
    socket.once('unexpected-response', (_request, response) =>
      resolve({ outcome: String(response.statusCode), socket }),
    );
    socket.once('error', () => {});
  });
}

const closed = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => socket.once('close', resolve));

/** Returns the server's answer to bytes that no browser would send; empty if it only closes the connection. */
function sendRaw(bytes: string, port = Number(new URL(app.url).port)): Promise<string> {
  const socket = createConnection(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
  const answer: Buffer[] = [];
  socket.on('data', (chunk) => answer.push(chunk));
  socket.on('error', () => {});
  return new Promise((resolve) => {
    socket.once('close', () => resolve(Buffer.concat(answer).toString('latin1')));
  });
}

describe('an upgrade request', () => {
  const upgradeTo = (target: string, headers: string[] = []) =>
    [
      `GET ${target} HTTP/1.1`,
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      ...headers,
      '\r\n',
    ].join('\r\n');

  it.each(['//', '///graphql', 'http://', 'http://[', '/%', '*', '?', '//graphql', '/graphql//'])(
    'for %s is refused, and the server keeps running',
    async (target) => {
      expect(await sendRaw(upgradeTo(target))).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect((await user.get('/api/auth/user')).status).toBe(200);
    },
  );

  it('ends without affecting others if answering it fails', async () => {
    const { server } = createHttpServer();
    const webSocket = createWebSocketServer(app.deps, {
      schema,
      admit: () => ({ errors: [] }),
      publicUrls: ['http://localhost:4321'],
      authenticate: () => Promise.reject(new Error('the database is gone')),
      isAdmin: async () => false,
      addressOf: () => '127.0.0.1',
    });
    webSocket.attach(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const attempt = upgradeTo('/graphql', ['Origin: http://localhost:4321']);
      expect(await sendRaw(attempt, port)).toMatch(/^HTTP\/1\.1 503 /);
      expect(await sendRaw(attempt, port)).toMatch(/^HTTP\/1\.1 503 /);
    } finally {
      await webSocket.close();
      await new Promise((resolve) => server.close(resolve));
    }
  });
});

describe('the websocket', () => {
  it('opens only for our own page with a session', async () => {
    const origin = 'http://localhost:4321';
    expect((await connect({ origin: 'https://evil.example', cookie: cookie() })).outcome).toBe('403');
    expect((await connect({ cookie: cookie() })).outcome).toBe('403');
    expect((await connect({ origin })).outcome).toBe('401');
    expect((await connect({ origin, cookie: 'sid=s%3Aforged.signature' })).outcome).toBe('401');
    expect((await connect({ origin, cookie: cookie() }, '/elsewhere')).outcome).toBe('404');
    const { outcome, socket } = await connect({ origin, cookie: cookie() });
    expect(outcome).toBe('open');
    socket.close();
  });

  it('runs only subscriptions', async () => {
    const { socket } = await connect({ origin: 'http://localhost:4321', cookie: cookie() });
    const messages: AnyJson = [];
    socket.on('message', (data) => messages.push(JSON.parse(String(data))));
    socket.send(JSON.stringify({ type: 'connection_init' }));
    const query = 'mutation { deleteExperience(input: { id: "x" }) { __typename } }';
    await expect.poll(() => messages[0]?.type).toBe('connection_ack');
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
    await expect
      .poll(() => messages[1])
      .toMatchObject({
        id: '1',
        type: 'error',
        payload: [{ message: 'Only subscriptions run over the websocket.' }],
      });
    socket.close();
  });

  it('closes on too much data, on a second handshake and on a subscription before the first', async () => {
    const open = async () => (await connect({ origin: 'http://localhost:4321', cookie: cookie() })).socket;
    const large = await open();
    large.send('x'.repeat(100_000));
    expect(await closed(large)).toBe(1009);
    const twice = await open();
    twice.send(JSON.stringify({ type: 'connection_init' }));
    twice.send(JSON.stringify({ type: 'connection_init' }));
    expect(await closed(twice)).toBe(4429);
    const early = await open();
    early.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: 'subscription { x }' } }));
    expect(await closed(early)).toBe(4401);
  });
});
