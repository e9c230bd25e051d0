// npm run bench -- idle-subscriptions: the memory that the built product holds for each idle subscription, and for each
// idle websocket without one (P8 of docs/performance.md).
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { toGlobalId } from '../api/graphql/owned-node.ts';
import { TestClient } from '../api/testing/test-client.ts';
import { residentMb } from './lib/memory.ts';
import { startProduct, temporaryFolder } from './lib/processes.ts';
import { printTable } from './lib/table.ts';

const SOCKETS = 2_000;
/** As many as the server allows a person. */
const PER_PERSON = 10;
/** Fewer than the server allows an address. */
const PEOPLE_PER_ADDRESS = 15;
const SETTLE_MS = 3_000;
const KB_PER_MB = 1_000;

const folder = temporaryFolder();
const start = () =>
  startProduct(folder, {
    SESSION_SECRET: 'a secret of this benchmark only',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
  });
let product = await start();

interface Watcher {
  headers: Record<string, string>;
  resumeId: string;
}

async function makeWatcher(index: number): Promise<Watcher> {
  const person = new TestClient(product.url);
  await person.register({ email: `person${index}@example.com` });
  const experience = await person.post('/api/experiences', {
    title: 'Bar Manager',
    company: 'Copper Kettle',
    startDate: '2020-01',
    bulletPoints: ['Ran 3 bars'],
  });
  const posting = await person.post('/api/job-postings', { description: 'Bar manager\nBar management' });
  const resume = await person.post('/api/tailored-resumes', {
    jobPostingId: posting.json.id,
    experienceIds: [experience.json.id],
  });
  const { id } = z.object({ id: z.string() }).parse(resume.json);
  return {
    headers: {
      Cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'X-Forwarded-For': `10.0.0.${Math.floor(index / PEOPLE_PER_ADDRESS)}`,
    },
    resumeId: toGlobalId('TailoredResume', id),
  };
}

/** An open socket that the server has acknowledged. */
async function openSocket({ headers }: Watcher): Promise<WebSocket> {
  const socket = new WebSocket(`${product.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { ...headers, Origin: product.url },
    perMessageDeflate: false,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => socket.send('{"type":"connection_init"}'));
    socket.once('message', () => resolve());
    socket.once('error', reject);
  });
  return socket;
}

/** Subscribes to the resume; any answer before a change would be an error. */
function subscribe(socket: WebSocket, { resumeId }: Watcher): void {
  socket.on('message', (data) => {
    answers += 1;
    if (answers === 1) process.stdout.write(`unexpected: ${data.toString()}\n`);
  });
  socket.send(
    JSON.stringify({
      id: 'changes',
      type: 'subscribe',
      payload: {
        query:
          'subscription($id: ID!, $after: Int!) { tailoredResumeChanged(id: $id, after: $after) { revision } }',
        variables: { id: resumeId, after: 1_000 },
      },
    }),
  );
}

async function settledMb(): Promise<number> {
  await sleep(SETTLE_MS);
  return residentMb(product.pid);
}

let answers = 0;
const watchers: Watcher[] = [];
for (let index = 0; index < SOCKETS / PER_PERSON; index += 1) watchers.push(await makeWatcher(index));
// What making them left free in the heap would hide what the sockets take.
await product.stop();
product = await start();

const before = await settledMb();
const sockets: { socket: WebSocket; watcher: Watcher }[] = [];
for (const watcher of watchers)
  for (let count = 0; count < PER_PERSON; count += 1)
    sockets.push({ socket: await openSocket(watcher), watcher });
const connected = await settledMb();
for (const { socket, watcher } of sockets) subscribe(socket, watcher);
const subscribed = await settledMb();
for (const { socket } of sockets) socket.terminate();
const after = await settledMb();
await product.stop();

const each = (mb: number) => `${((mb * KB_PER_MB) / SOCKETS).toFixed(1)} KB`;
printTable(
  `Memory of ${SOCKETS} idle sockets of ${watchers.length} people`,
  ['', 'resident MB', 'more for each'],
  [
    ['before', before.toFixed(0), ''],
    ['connected', connected.toFixed(0), each(connected - before)],
    ['subscribed to a resume each', subscribed.toFixed(0), each(subscribed - connected)],
    ['3 s after all vanished', after.toFixed(0), each(after - before)],
  ],
);
