import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, createGzip, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { NotReadyError, RuleError, ValidationError } from '../../core/errors.ts';
import { startNameServer } from './testing/name-server.ts';
import { isPublicAddress } from './public-address.ts';
import { createPublicResolver } from './resolve-name.ts';
import { createPageFetcher, type PageFetcherOptions } from './safe-fetch.ts';

// Cases A24 to A27 of docs/security.md#cases. The decoy is a server that must never be contacted: it listens on all
// loopback addresses.
let decoy: Server;
let decoyPort: number;
let decoyHits = 0;
const servers: Server[] = [];

const getPort = (server: Server) => (server.address() as AddressInfo).port;
async function serve(listener: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return `http://${host}:${getPort(server)}`;
}

beforeAll(async () => {
  decoy = createServer((_req, res) => {
    decoyHits += 1;
    res.setHeader('content-type', 'text/html').end('<p>the inside</p>');
  });
  decoy.on('connection', () => (decoyHits += 1));
  await new Promise<void>((resolve) => decoy.listen(0, '::', resolve));
  decoyPort = getPort(decoy);
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
afterAll(() => {
  decoy.closeAllConnections();
  decoy.close();
});

const patience = () => AbortSignal.timeout(30_000);
const page = (address: string, options: PageFetcherOptions = {}) =>
  createPageFetcher(options).fetch(address, 'page', patience());
/** Treats 127.0.0.1 as a public address; all other loopback addresses stay private. */
const one = { isAllowed: (address: string) => address === '127.0.0.1' };

async function refusal(work: Promise<unknown>): Promise<RuleError | ValidationError | NotReadyError> {
  const error: unknown = await work.then(
    () => 'it was read',
    (reason: unknown) => reason,
  );
  if (error instanceof RuleError || error instanceof ValidationError || error instanceof NotReadyError)
    return error;
  throw error;
}
const refusalReason = async (work: Promise<unknown>) => {
  const error = await refusal(work);
  return error instanceof RuleError ? error.reason : error.kind;
};

const UNREACHABLE = 'Failed to analyze job posting. Please check the URL and try again.';

describe('an address that is not public', () => {
  const hosts = [
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
    '127.000.000.001',
    '１２７.０.０.１',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    '0.0.0.0',
    '0',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
    '[::ffff:0:127.0.0.1]',
    'localhost',
    'LOCALHOST.',
    'a.localhost',
    'printer.local',
    'metadata.google.internal',
    'metadata',
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '[fe80::1]',
    '[fd00::1]',
    '[fd00:ec2::254]',
    '[fec0::1]',
    '[ff02::1]',
    '[2001:db8::1]',
    '[4000::1]',
    '192.0.0.192',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '168.63.129.16',
  ];

  it.each(hosts)('%s is refused without a connection', async (host) => {
    const before = decoyHits;
    // Any port is allowed, so that the address is refused and not the port.
    const anyPort = { isAllowed: isPublicAddress };
    for (const address of [`http://${host}:${decoyPort}/`, `https://${host}:${decoyPort}/job`]) {
      expect(await refusal(page(address, anyPort))).toSatisfy(
        (error) =>
          error instanceof ValidationError || (error instanceof RuleError && error.message === UNREACHABLE),
      );
    }
    let refused = 0;
    const production = page(`http://${host}/`, { onRefused: () => (refused += 1) });
    expect(await refusal(production)).toBeInstanceOf(ValidationError);
    expect(refused).toBe(1);
    expect(decoyHits).toBe(before);
  });

  it('would have been contacted without the rule', async () => {
    const before = decoyHits;
    await page(`http://127.1:${decoyPort}/`, { allowPrivate: true });
    expect(decoyHits).toBeGreaterThan(before);
  });

  it('does not include public addresses', () => {
    for (const address of ['8.8.8.8', '1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111'])
      expect(isPublicAddress(address)).toBe(true);
  });

  it('is refused in every spelling of an IPv4 address', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
        const whole = ((a * 256 + b) * 256 + c) * 256 + d;
        const hex = (high: number, low: number) => (high * 256 + low).toString(16);
        for (const host of [String(whole), `0x${whole.toString(16)}`, `${a}.${b}.${c * 256 + d}`])
          expect(new URL(`http://${host}/`).hostname).toBe(address);
        expect(isPublicAddress(`::ffff:${hex(a, b)}:${hex(c, d)}`)).toBe(isPublicAddress(address));
        expect(isPublicAddress(`64:ff9b::${hex(a, b)}:${hex(c, d)}`)).toBe(false);
        expect(isPublicAddress(`2002:${hex(a, b)}:${hex(c, d)}::1`)).toBe(false);
      }),
    );
  });
});

describe('what else is wrong with an address', () => {
  it.each([
    ['', /whole web address/],
    ['www.example.com/job', /whole web address/],
    ['not an address', /whole web address/],
    ['http://', /whole web address/],
    ['file:///etc/passwd', /whole web address/],
    ['ftp://example.com/', /whole web address/],
    ['gopher://example.com:70/_x', /whole web address/],
    ['javascript:alert(1)', /whole web address/],
    ['data:text/html,hi', /whole web address/],
    ['http://user:secret@example.com/', /without a user name and password/],
    ['http://example.com:6379/', /unusual port/],
    ['https://example.com:22/', /unusual port/],
    [`https://example.com/${'x'.repeat(2_048)}`, /too long: at most 2,048/],
  ])('%s', async (address, message) => {
    const error = await refusal(page(address));
    expect(error).toBeInstanceOf(ValidationError);
    expect(error.message).toMatch(message);
  });
});

describe('a name', () => {
  const anyPort = { isAllowed: isPublicAddress };
  it.each([
    ['a private address', [{ address: '127.0.0.1', family: 4 }]],
    ['a private IPv6 address', [{ address: '::1', family: 6 }]],
    ['a mapped address', [{ address: '::ffff:127.0.0.1', family: 6 }]],
    [
      'one public and one private address',
      [
        { address: '93.184.216.34', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    ],
  ])('that resolves to %s is refused, and nobody is asked', async (_what, addresses) => {
    const before = decoyHits;
    let refused = 0;
    const error = await refusal(
      page(`http://jobs.example.com:${decoyPort}/1`, {
        ...anyPort,
        resolve: async () => addresses,
        onRefused: () => (refused += 1),
      }),
    );
    expect(error.message).toBe(UNREACHABLE);
    expect(decoyHits).toBe(before);
    expect(refused).toBe(1);
  });

  it('that changes between two look-ups is looked up once, and the checked address is the one used', async () => {
    const before = decoyHits;
    let lookups = 0;
    const resolve = async () => {
      lookups += 1;
      return [{ address: lookups === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    const address = await serve((_req, res) => res.setHeader('content-type', 'text/html').end('public'));
    const read = await page(`http://jobs.example.com:${new URL(address).port}/`, { ...one, resolve });
    expect(Buffer.from(read.bytes).toString()).toBe('public');
    expect(lookups).toBe(1);
    // The next page with the same name needs a new connection and is checked again.
    const rebound = page(`http://jobs.example.com:${decoyPort}/`, { ...one, resolve });
    expect((await refusal(rebound)).message).toBe(UNREACHABLE);
    expect(decoyHits).toBe(before);
  });

  it('is looked up at the name servers, A and AAAA, and every answer is checked', async () => {
    const answers: Record<string, string[]> = {
      'one.example.com': ['127.0.0.1'],
      'mixed.example.com': ['127.0.0.1', '10.0.0.9'],
      'inside.example.com': ['127.0.0.2'],
      'six.example.com': ['127.0.0.1', '::1'],
    };
    const names = await startNameServer(answers);
    const resolve = createPublicResolver([names.address]);
    try {
      const address = await serve((_req, res) => res.setHeader('content-type', 'text/html').end('public'));
      const { port } = new URL(address);
      const read = await page(`http://one.example.com:${port}/`, { ...one, resolve });
      expect(Buffer.from(read.bytes).toString()).toBe('public');
      const before = decoyHits;
      for (const name of ['mixed', 'inside', 'six', 'missing']) {
        const refused = await refusal(page(`http://${name}.example.com:${decoyPort}/`, { ...one, resolve }));
        expect(refused.message).toBe(UNREACHABLE);
      }
      expect(decoyHits).toBe(before);
      expect(new Set(names.asked)).toContain('AAAA six.example.com');
    } finally {
      names.close();
    }
  });

  it('that does not exist gives the same answer as one with a private address', async () => {
    const resolve = async () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND inside.example.com'), { code: 'ENOTFOUND' });
    };
    expect((await refusal(page('http://inside.example.com/', { resolve }))).message).toBe(UNREACHABLE);
  });
});

describe('a redirect', () => {
  const redirecting = (location: (request: string) => string | undefined) =>
    serve((req, res) => {
      const to = location(req.url ?? '');
      if (to === undefined) return void res.setHeader('content-type', 'text/html').end('arrived');
      res.writeHead(302, { location: to, 'set-cookie': 'a=b' }).end();
    });

  it.each([
    ['loopback', () => `http://127.0.0.2:${decoyPort}/`],
    ['loopback over IPv6', () => `http://[::1]:${decoyPort}/`],
    ['loopback by another spelling', () => `//127.2:${decoyPort}/`],
    ['a name of this machine', () => `http://localhost:${decoyPort}/`],
    ['a file', () => 'file:///etc/passwd'],
    ['gopher', () => `gopher://127.0.0.1:${decoyPort}/_x`],
    ['an address with a user name', () => `http://user@127.0.0.1:${decoyPort}/`],
    ['nowhere', () => 'http://'],
  ])('to %s is refused, and nobody is asked', async (_what, location) => {
    const before = decoyHits;
    const address = await redirecting(location);
    const resolve = async () => [{ address: '::1', family: 6 }];
    expect((await refusal(page(address, { ...one, resolve }))).message).toBe(UNREACHABLE);
    expect(decoyHits).toBe(before);
  });

  it('is followed three times and no more', async () => {
    const address = await redirecting((path) =>
      path === '/0' ? undefined : `/${Number(path.slice(1)) - 1}`,
    );
    expect((await page(`${address}/3`, one)).url).toBe(`${address}/0`);
    expect(await refusalReason(page(`${address}/4`, one))).toBe('page-unreachable');
  });

  it('carries neither cookies nor a referrer', async () => {
    const seen: (string | undefined)[] = [];
    const address = await serve((req, res) => {
      seen.push(req.headers.cookie, req.headers.referer, req.headers.authorization);
      if (req.url === '/') return void res.writeHead(301, { location: '/b', 'set-cookie': 'a=b' }).end();
      res.setHeader('content-type', 'text/html').end('arrived');
    });
    await page(address, one);
    expect(seen).toEqual(Array(6).fill(undefined));
  });
});

describe('a page', () => {
  const text = '<h1>Stage Manager</h1>'.repeat(50);
  it.each([
    ['gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', Buffer.from(text)],
  ])('packed as %s is unpacked', async (encoding, bytes) => {
    const address = await serve((_req, res) => {
      res.writeHead(200, { 'content-type': 'Text/HTML; Charset="UTF-8"', 'content-encoding': encoding });
      res.end(bytes);
    });
    const read = await page(address, one);
    expect(Buffer.from(read.bytes).toString()).toBe(text);
    expect(read).toMatchObject({ contentType: 'text/html', charset: 'utf-8' });
  });

  it.each(['image/png', 'application/pdf', 'application/json', 'application/octet-stream', 'text/css'])(
    'that is %s is refused',
    async (type) => {
      const address = await serve((_req, res) => res.setHeader('content-type', type).end('secret'));
      const error = await refusal(page(address, one));
      expect(error).toMatchObject({ reason: 'page-no-text' });
      expect(error.message).not.toContain('secret');
    },
  );

  it.each([200, 301, 401, 403, 404, 429, 500, 503].filter((status) => status !== 200))(
    'with status %d is refused in the one sentence, without a word of its body',
    async (status) => {
      const address = await serve((_req, res) =>
        res.writeHead(status, { 'content-type': 'text/html' }).end('the secret of the database'),
      );
      expect((await refusal(page(address, one))).message).toBe(UNREACHABLE);
    },
  );

  it('that says it is too large, or never ends, is cut off at 2 MB', async () => {
    let sent = 0;
    const endless = await serve((_req, res) => {
      res.setHeader('content-type', 'text/html');
      const chunk = Buffer.alloc(64 * 1024, 97);
      const more = () => {
        while (!res.destroyed && res.write(chunk)) sent += chunk.length;
      };
      res.on('drain', more);
      more();
    });
    expect(await refusalReason(page(endless, one))).toBe('page-too-large');
    // The sockets' buffers come on top.
    expect(sent).toBeLessThan(20 * 1024 * 1024);
    const announced = await serve((_req, res) =>
      res.writeHead(200, { 'content-type': 'text/html', 'content-length': 3_000_000 }).write('x'),
    );
    expect(await refusalReason(page(announced, one))).toBe('page-too-large');
  });

  it.each([
    ['gzip', 300],
    ['br', 300],
  ])('packed as %s that unfolds to %d MB is refused', { timeout: 60_000 }, async (encoding, megabytes) => {
    const bomb =
      encoding === 'gzip'
        ? await gzipZeros(megabytes)
        : brotliCompressSync(Buffer.alloc(megabytes * 1024 * 1024, 97));
    const address = await serve((_req, res) =>
      res.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(bomb),
    );
    const before = process.memoryUsage.rss();
    expect(await refusalReason(page(address, one))).toBe('page-too-large');
    expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1024 * 1024);
  });

  it.each(['gzip, gzip', 'zstd', 'gzip'])('with an invalid encoding (%s) is refused', async (encoding) => {
    const address = await serve((_req, res) =>
      res.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end('not packed'),
    );
    expect(await refusalReason(page(address, one))).toBe('page-unreachable');
  });

  it('that arrives too slowly is abandoned when the time is over', async () => {
    const timers: NodeJS.Timeout[] = [];
    const drips = await serve((_req, res) => {
      res.setHeader('content-type', 'text/html');
      timers.push(setInterval(() => res.write('a'), 50));
    });
    expect((await refusal(page(drips, { ...one, totalMs: 400 }))).message).toBe(UNREACHABLE);
    const silent = await serve(() => {});
    expect((await refusal(page(silent, { ...one, totalMs: 400 }))).message).toBe(UNREACHABLE);
    for (const timer of timers) clearInterval(timer);
  });

  it('is abandoned when the user leaves', async () => {
    const leave = new AbortController();
    let wasClosed = (_value: unknown) => {};
    const closed = new Promise((resolve) => (wasClosed = resolve));
    const address = await serve((_req, res) => {
      res.on('close', wasClosed);
      leave.abort(new Error('left'));
    });
    await expect(createPageFetcher(one).fetch(address, 'page', leave.signal)).rejects.toThrow('left');
    await closed;
  });

  it('is refused at once when too many are being fetched', async () => {
    const fetcher = createPageFetcher({ ...one, totalMs: 600 });
    const address = await serve(() => {});
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => refusalReason(fetcher.fetch(address, 'page', patience()))),
    );
    expect(outcomes.filter((reason) => reason === 'not-ready')).toHaveLength(2);
    expect(await refusalReason(fetcher.fetch(address, 'page', patience()))).toBe('page-unreachable');
  });
});

/** Compresses megabytes of one letter without holding them in memory. */
async function gzipZeros(megabytes: number): Promise<Buffer> {
  const gzip = createGzip({ level: 9 });
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => gzip.on('end', resolve));
  const megabyte = Buffer.alloc(1024 * 1024, 97);
  for (let index = 0; index < megabytes; index += 1)
    if (!gzip.write(megabyte)) await new Promise((resolve) => gzip.once('drain', resolve));
  gzip.end();
  await ended;
  return Buffer.concat(chunks);
}
