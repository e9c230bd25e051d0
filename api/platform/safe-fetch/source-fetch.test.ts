import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createSourceFetcher,
  readRetryAfter,
  SourceFetchError,
  type SourceFetcherOptions,
} from './source-fetch.ts';

const servers: Server[] = [];
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Treats 127.0.0.1 as a public address; all others stay as they are. */
const one = { isAllowed: (address: string) => address === '127.0.0.1' };
const KEY = { 'authorization-key': 'secret', 'user-agent': 'operator@example.com' };
const patience = () => AbortSignal.timeout(30_000);
const fetch = (url: string, options: SourceFetcherOptions = {}, headers?: Record<string, string>) =>
  createSourceFetcher({ ...one, ...options }).fetch({ url, headers }, patience());
const problem = async (work: Promise<unknown>): Promise<SourceFetchError> => {
  const error: unknown = await work.then(
    () => 'it was read',
    (reason: unknown) => reason,
  );
  if (error instanceof SourceFetchError) return error;
  throw error;
};

describe('headers of a source', () => {
  it('reach its own host, also after a redirect within it', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const address = await serve((req, res) => {
      seen.push(req.headers);
      if (req.url === '/') return void res.writeHead(302, { location: '/moved' }).end();
      res.setHeader('content-type', 'application/json').end('[]');
    });
    await fetch(address, {}, KEY);
    expect(seen.map((headers) => headers['authorization-key'])).toEqual(['secret', 'secret']);
    expect(seen[0]?.['user-agent']).toBe('operator@example.com');
  });

  it('never reach another host, nor another port of the same one, nor what that leads to', async () => {
    const seen: [string, IncomingHttpHeaders][] = [];
    const home = { address: '' };
    const other = await serve((req, res) => {
      seen.push(['other', req.headers]);
      res.writeHead(307, { location: `${home.address}/back` }).end();
    });
    home.address = await serve((req, res) => {
      seen.push(['home', req.headers]);
      if (req.url === '/back') return void res.setHeader('content-type', 'application/json').end('[]');
      res.writeHead(307, { location: other }).end();
    });
    await fetch(home.address, {}, KEY);
    expect(seen.map(([name, headers]) => [name, headers['authorization-key']])).toEqual([
      ['home', 'secret'],
      ['other', undefined],
      ['home', undefined],
    ]);
    expect(seen[1]?.[1]['user-agent']).not.toContain('operator');
    expect(JSON.stringify(seen[1])).not.toContain('secret');
  });
});

describe('the protections of links', () => {
  it.each([
    'http://127.0.0.2/',
    'http://localhost/',
    'http://10.0.0.1/',
    'file:///etc/passwd',
    'http://[::1]/',
  ])('hold for %s', async (url) => {
    let refused = 0;
    const production = createSourceFetcher({ onRefused: () => (refused += 1) });
    expect((await problem(production.fetch({ url }, patience()))).problem).toBe('unreachable');
    expect(refused).toBeGreaterThan(0);
  });

  it('hold for redirects', async () => {
    let refused = 0;
    for (const location of ['http://127.0.0.2/', 'http://169.254.169.254/latest', 'file:///etc/passwd']) {
      const address = await serve((_req, res) => res.writeHead(302, { location }).end());
      const answer = fetch(address, { onRefused: () => (refused += 1) });
      expect((await problem(answer)).problem).toBe('unreachable');
    }
    expect(refused).toBe(3);
    let hops = 0;
    const circle = await serve((_req, res) => {
      hops += 1;
      res.writeHead(302, { location: '/' }).end();
    });
    expect((await problem(fetch(circle))).problem).toBe('error-status');
    expect(hops).toBe(4);
  });
});

describe('an answer', () => {
  it('may be as large as a whole board, packed', async () => {
    const board = JSON.stringify({ jobs: ['x'.repeat(8 * 1024 * 1024)] });
    const address = await serve((_req, res) =>
      res
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
        .end(gzipSync(board)),
    );
    expect((await fetch(address)).bytes).toHaveLength(board.length);
  });

  it.each(['application/rss+xml; charset=ISO-8859-1', 'text/xml', 'text/csv'])(
    'may be a feed or a file: %s',
    async (type) => {
      const address = await serve((_req, res) => res.setHeader('content-type', type).end('<rss/>'));
      expect((await fetch(address)).contentType).toBe(type.split(';')[0]);
    },
  );

  it('that never ends or unfolds too far is cut off', async () => {
    let sent = 0;
    const endless = await serve((_req, res) => {
      res.setHeader('content-type', 'application/json');
      const chunk = Buffer.alloc(64 * 1024, 97);
      const more = () => {
        while (!res.destroyed && res.write(chunk)) sent += chunk.length;
      };
      res.on('drain', more);
      more();
    });
    const maxBytes = 1024 * 1024;
    expect((await problem(fetch(endless, { maxBytes }))).problem).toBe('too-large');
    expect(sent).toBeLessThan(16 * maxBytes);
    const bomb = gzipSync(Buffer.alloc(30 * maxBytes));
    const packed = await serve((_req, res) =>
      res.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb),
    );
    expect((await problem(fetch(packed))).problem).toBe('too-large');
  });

  it.each([
    ['slow', { totalMs: 300 }],
    ['slow', { stepMs: 300 }],
  ] as const)('that does not come is %s', async (expected, limits) => {
    const silent = await serve(() => {});
    expect((await problem(fetch(silent, limits))).problem).toBe(expected);
  });

  it('that stops half-way is not taken for a whole one', async () => {
    const address = await serve((_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
      res.write('{"jobs": [');
      setTimeout(() => res.destroy(), 50);
    });
    expect((await problem(fetch(address))).problem).toBe('cut-off');
  });

  it.each([
    [429, '120', 'limited', 120_000],
    [429, '', 'limited', null],
    [403, '60', 'limited', 60_000],
    [403, '', 'refused', null],
    [401, '', 'refused', null],
    [503, '30', 'limited', 30_000],
    [500, '', 'error-status', null],
    [404, '', 'error-status', null],
  ] as const)('with status %d and Retry-After "%s" is %s', async (status, retryAfter, expected, ms) => {
    const address = await serve((_req, res) =>
      res
        .writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {})
        .end('the secret of the database'),
    );
    const error = await problem(fetch(address));
    expect([error.problem, error.retryAfterMs]).toEqual([expected, ms]);
    expect(error.message).not.toContain('secret');
  });

  it('that is a page for people is refused', async () => {
    const address = await serve((_req, res) => res.setHeader('content-type', 'text/html').end('Welcome'));
    expect((await problem(fetch(address))).problem).toBe('wrong-type');
  });

  it('from a server that is down is unreachable', async () => {
    const address = await serve(() => {});
    const [server] = servers.splice(0);
    await new Promise((resolve) => server?.close(resolve));
    expect((await problem(fetch(address))).problem).toBe('unreachable');
  });

  it('is abandoned when the server stops', async () => {
    const leave = new AbortController();
    const silent = await serve(() => leave.abort(new Error('stopping')));
    await expect(createSourceFetcher(one).fetch({ url: silent }, leave.signal)).rejects.toThrow('stopping');
  });
});

it('Retry-After is read as seconds and as a date', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  expect(readRetryAfter('90', now)).toBe(90_000);
  expect(readRetryAfter('Mon, 23 Nov 2026 10:05:00 GMT', now)).toBe(300_000);
  expect(readRetryAfter('Mon, 23 Nov 2026 09:05:00 GMT', now)).toBe(0);
  for (const text of ['', 'soon', '-5']) expect([null, 0]).toContain(readRetryAfter(text, now));
});
