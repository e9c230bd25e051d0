import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import { createHttpServer } from './http-server.ts';

it('makes requests and responses of the app’s own, so that Express changes neither’s prototype', async () => {
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
