import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import express, { type Express } from 'express';
import { expect, it } from 'vitest';
import { createHttpServer } from './http-server.ts';

it('creates requests and responses with the app’s prototypes, so that Express changes neither’s prototype', async () => {
  const app = express();
  app.set('trust proxy', 1);
  const { server, serve } = createHttpServer();
  const before: object[] = [];
  server.on('request', (req, res) => before.push(Object.getPrototypeOf(req), Object.getPrototypeOf(res)));
  const after: object[] = [];
  app.get('/', (req, res) => {
    after.push(Object.getPrototypeOf(req), Object.getPrototypeOf(res));
    res.json({ ip: req.ip, isJson: req.is('json'), app: req.app === app && res.app === app });
  });
  serve(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const answer = await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(await answer.json()).toEqual({ ip: '203.0.113.7', isJson: null, app: true });
    expect(after).toEqual([app.request, app.response]);
    expect(before[0]).toBe(after[0]);
    expect(before[1]).toBe(after[1]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

/** 20 MB: more than the system buffers for a connection that nobody reads. */
const LARGE = Buffer.alloc(20e6);

async function withServer(app: Express, run: (port: number) => Promise<void>): Promise<void> {
  const { server, serve } = createHttpServer({ unreadMs: 400 });
  serve(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await run((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('closes a connection whose answer nobody reads', async () => {
  const app = express();
  const sent: Promise<unknown>[] = [];
  app.get('/', (_req, res) => {
    sent.push(once(res, 'close'));
    res.send(LARGE);
  });
  await withServer(app, async (port) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'readable');
    expect(await Promise.race([sent[0], sleep(3_000, 'still held')])).not.toBe('still held');
    socket.destroy();
  });
});

it('allows slow readers, and slow answers', async () => {
  const app = express();
  app.get('/large', (_req, res) => void res.send(LARGE));
  app.get('/late', (_req, res) => void sleep(900).then(() => res.send('late')));
  await withServer(app, async (port) => {
    const url = `http://127.0.0.1:${port}`;
    // Over one connection: the time limit of one answer must not outlast it.
    const reader = (await fetch(`${url}/large`)).body?.getReader();
    let bytes = 0;
    for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
      if (Math.floor((bytes + chunk.value.length) / 4e6) > Math.floor(bytes / 4e6)) await sleep(300);
      bytes += chunk.value.length;
    }
    expect(bytes).toBe(LARGE.length);
    expect(await (await fetch(`${url}/late`)).text()).toBe('late');
  });
});
