// Clients that send or read as slowly as they can (F10 and F11 of docs/performance.md#faults), against the built
// product: when each is disconnected, what others notice, and how much memory the server holds for those that do
// not read.
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { TestClient } from '../api/testing/test-client.ts';
import { startBystander } from './lib/bystander.ts';
import { watchMemory } from './lib/memory.ts';
import { startProduct, temporaryFolder } from './lib/processes.ts';
import { quantile } from './lib/stats.ts';
import { printTable, times } from './lib/table.ts';

const SLOW = 200;
const IDLE_MS = 5_000;
const LIMIT_MS = 75_000;
/** Longer than the server waits for a client to read. */
const UNREAD_FOR_MS = 15_000;

const product = await startProduct(temporaryFolder());
const { hostname, port, host } = new URL(product.url);
const cookieHeader = (client: TestClient) =>
  [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Sends `head` at once and then one byte a second. @returns the ms until the server closed, or the limit */
function drip(head: string, rest: string): Promise<number> {
  const start = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let at = 0;
    socket.write(head);
    const dripping = setInterval(() => {
      socket.write(rest[at % rest.length] ?? 'x');
      at += 1;
      if (performance.now() - start > LIMIT_MS) socket.destroy();
    }, 1_000);
    socket.resume();
    socket.on('error', () => {});
    socket.once('close', () => {
      clearInterval(dripping);
      resolve(performance.now() - start);
    });
  });
}

async function slowSenders(): Promise<void> {
  const other = new TestClient(product.url);
  await other.register({ email: 'other@example.com' });
  const senders: TestClient[] = [];
  for (let n = 0; n < 7; n += 1) {
    const sender = new TestClient(product.url);
    await sender.register({ email: `slow-${n}@example.com` });
    senders.push(sender);
  }
  const bystander = await startBystander(
    product.url,
    ['/api/auth/user', '/api/experiences'],
    cookieHeader(other),
  );
  const begin = performance.now();
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const middle = performance.now();
  const headers = Array.from({ length: SLOW / 2 }, () =>
    drip(`GET /api/auth/user HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `, 'x'),
  );
  const uploads = Array.from({ length: SLOW / 2 }, (_, n) => {
    const sender = senders[n % senders.length] ?? other;
    return drip(
      `POST /api/upload-resume HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookieHeader(sender)}\r\nContent-Length: 9000000\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n',
      'x',
    );
  });
  const [headerTimes, uploadTimes] = await Promise.all([Promise.all(headers), Promise.all(uploads)]);
  const idle = quantile(bystander.between(begin, middle), 0.95);
  const during = quantile(bystander.between(middle, performance.now()), 0.95);
  await bystander.stop();
  printTable(
    `F10: ${SLOW} sockets at one byte a second; p95 of others ${idle.toFixed(1)} ms idle, ${times(during / idle)} meanwhile (goal 1.5x)`,
    ['', 'first closed s', 'last closed s', 'goal s'],
    [
      ['headers', Math.min(...headerTimes) / 1_000, Math.max(...headerTimes) / 1_000, '15'],
      ['uploads', Math.min(...uploadTimes) / 1_000, Math.max(...uploadTimes) / 1_000, '60'],
    ],
  );
}

/** A person with the given number of roles of 30 kB. */
async function personWith(roles: number, email: string): Promise<TestClient> {
  const person = new TestClient(product.url);
  await person.register({ email });
  const bulletPoints = Array.from(
    { length: 50 },
    (_, n) => `${n} ${'Planned and measured changes. '.repeat(20)}`,
  );
  for (let n = 0; n < roles; n += 1)
    await person.post('/api/experiences', {
      title: `Role ${n}`,
      company: 'Inn',
      startDate: '2020',
      bulletPoints,
    });
  return person;
}

/** Requests a person's list `times` times at once. @returns the MB that the server grew by */
async function lists(person: TestClient, times: number, isRead: boolean): Promise<number> {
  const memory = watchMemory(product.pid);
  const idle = memory.peak().main;
  const sockets = Array.from({ length: times }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(
      `GET /api/experiences HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookieHeader(person)}\r\nConnection: close\r\n\r\n`,
    );
    if (isRead) socket.resume();
    else socket.pause();
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, UNREAD_FOR_MS));
  const more = memory.peak().main - idle;
  memory.stop();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 500));
  return more;
}

async function slowReaders(): Promise<void> {
  const reader = await personWith(20, 'reader@example.com');
  const largest = await personWith(200, 'largest@example.com');
  const rows: (string | number)[][] = [];
  for (const [name, person] of [
    ['30 lists of 600 kB', reader],
    ['30 lists of 6 MB', largest],
  ] as const) {
    // Producing them takes memory too, read or not: that is reported separately, and doesn't grow after the first
    // rounds.
    for (let round = 0; round < 3; round += 1) await lists(person, 30, true);
    const read = await lists(person, 30, true);
    const unread = await lists(person, 30, false);
    rows.push([`${name}, read`, read, '', ''], [`${name}, not read`, unread, '20', '']);
  }
  const memory = watchMemory(product.pid);
  const before = memory.peak().main;
  const socket = new WebSocket(`${product.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { origin: product.url, cookie: cookieHeader(reader) },
  });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('open', resolve));
  const closed = new Promise<string>((resolve) => {
    socket.once('close', (code) => resolve(`closed with ${code}`));
    setTimeout(() => resolve('still open'), 20_000).unref();
  });
  const start = performance.now();
  let sent = 0;
  const raw = socket as unknown as { _socket?: { pause(): void; resume(): void } };
  raw._socket?.pause();
  const payload = 'x'.repeat(100);
  while (performance.now() - start < 10_000 && socket.readyState === WebSocket.OPEN) {
    for (let n = 0; n < 200; n += 1) socket.ping(payload);
    sent += 200;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  raw._socket?.resume();
  printTable(
    'F11: clients that do not read',
    ['', 'server MB more', 'goal MB', 'end'],
    [...rows, [`${sent} pings, answers unread`, memory.peak().main - before, '20', await closed]],
  );
  socket.terminate();
  memory.stop();
}

try {
  await slowReaders();
  await slowSenders();
} finally {
  await product.stop();
}
