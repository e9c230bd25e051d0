import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { USER_SLOTS } from './platform/user-slots.ts';
import { makeExperience } from './testing/factories.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

let app: TestApp;
let ada: TestClient;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await startTestApp();
  ada = await app.user();
  // 7 MB: more than the system buffers for a connection that nobody reads.
  const bulletPoints = Array.from({ length: 50 }, (_, n) => `${n} ${'Planned changes. '.repeat(57)}`);
  for (let n = 0; n < 140; n += 1) {
    await makeExperience(app.deps, ada, { bulletPoints });
  }
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

async function askAndNotRead(): Promise<Socket> {
  const { hostname, port, host } = new URL(app.url);
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(`GET /api/experiences HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`);
  return socket;
}

it('unread answers hold up only later requests of the same user', async () => {
  const bob = await app.user();
  const unread = await Promise.all(Array.from({ length: USER_SLOTS }, askAndNotRead));
  await Promise.all(unread.map((socket) => once(socket, 'readable')));
  const next = ada.get('/api/auth/user');
  expect((await bob.get('/api/auth/user')).status).toBe(200);
  expect(await Promise.race([next, sleep(500, 'waits')])).toBe('waits');
  unread[0]?.destroy();
  expect((await next).status).toBe(200);
});
