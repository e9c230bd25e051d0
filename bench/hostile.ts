// Hostile uploads over HTTP on the built product (A22 and A23 of docs/security.md#cases, F18 of
// docs/performance.md#faults): how long each takes, how much memory the server uses above its idle state, and how
// long others wait in the meantime.
import { goodPdf, damagedFiles, HOSTILE_FILES } from '../api/documents/import/testing/hostile-files.ts';
import { TestClient } from '../api/testing/test-client.ts';
import { startBystander, type Bystander } from './lib/bystander.ts';
import { startProduct, temporaryFolder } from './lib/processes.ts';
import { quantile, timed } from './lib/stats.ts';
import { printTable, times } from './lib/table.ts';
import { watchMemory } from './lib/memory.ts';

/** F18 concerns the server without the embedded database, which uses most of the memory. */
const DATABASE_URL = process.env.BENCH_DATABASE_URL;
const IDLE_MS = 4_000;
const DAMAGED = 300;

interface Row {
  name: string;
  ms: number;
  status: number;
  main: number;
  children: number;
}

function form(bytes: Uint8Array, name: string): FormData {
  const body = new FormData();
  body.append('resume', new Blob([bytes as BlobPart]), name);
  return body;
}

const waits = (bystander: Bystander, from: number, to: number) => {
  const taken = bystander.between(from, to);
  return { p50: quantile(taken, 0.5), p95: quantile(taken, 0.95) };
};

async function measure(url: string, pid: number): Promise<void> {
  const files = HOSTILE_FILES.map(({ name, bytes }) => ({ name, body: form(bytes(), name) }));
  const damaged = damagedFiles(DAMAGED).map((bytes, index) => form(bytes, `damaged-${index}.pdf`));
  // One person may upload 20 files an hour, two at once.
  let senders = 0;
  const newSender = async () => {
    const client = new TestClient(url);
    senders += 1;
    await client.register({ email: `hostile-${senders}@example.com` });
    return client;
  };
  let user = await newSender();
  await user.request('POST', '/api/upload-resume', form(goodPdf(), 'good.pdf'));
  const other = new TestClient(url);
  await other.register({ email: 'other@example.com' });
  const cookie = [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const bystander = await startBystander(url, ['/api/auth/user', '/api/experiences'], cookie);
  const memory = watchMemory(pid);
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const idle = memory.peak();
  const start = performance.now();
  const before = waits(bystander, start - IDLE_MS * 0.75, start);

  const rows: Row[] = [];
  const send = async (name: string, body: FormData) => {
    memory.reset();
    let status = 0;
    const ms = await timed(async () => {
      status = (await user.request('POST', '/api/upload-resume', body)).status;
    });
    const peak = memory.peak();
    rows.push({ name, ms, status, main: peak.main - idle.main, children: peak.children - idle.children });
  };
  const alone: Record<string, { p50: number; p95: number }> = {};
  for (const [index, { name, body }] of files.entries()) {
    if (index % 15 === 14) user = await newSender();
    const from = performance.now();
    await send(name, body);
    alone[name] = waits(bystander, from, performance.now());
  }
  const middle = performance.now();
  const during = waits(bystander, start, middle);
  memory.reset();
  const left = [...damaged];
  const worker = async (): Promise<void> => {
    const body = left.pop();
    if (!body) return;
    if (left.length % 15 === 0) user = await newSender();
    await user.request('POST', '/api/upload-resume', body);
    return worker();
  };
  await worker();
  const afterDamaged = performance.now();
  const duringDamaged = waits(bystander, middle, afterDamaged);
  const damagedPeak = memory.peak();

  // Everything at once, as often as there are free places.
  const crowd: TestClient[] = [];
  while (crowd.length < files.length / 2) crowd.push(await newSender());
  memory.reset();
  await Promise.all(
    files.map(({ body }, index) => crowd[index % crowd.length]?.request('POST', '/api/upload-resume', body)),
  );
  const end = performance.now();
  const atOnce = waits(bystander, afterDamaged, end);
  const atOncePeak = memory.peak();
  await bystander.stop();
  memory.stop();

  printTable(
    `Hostile uploads, one after the other (idle: ${idle.main.toFixed(0)} MB main, ${idle.children.toFixed(0)} MB children)`,
    ['file', 'status', 'ms', 'main +MB', 'children +MB', 'others p50', 'others p95'],
    rows.map((row) => [
      row.name,
      String(row.status),
      row.ms,
      row.main,
      row.children,
      alone[row.name]?.p50 ?? NaN,
      alone[row.name]?.p95 ?? NaN,
    ]),
  );
  const line = (name: string, { p50, p95 }: { p50: number; p95: number }, mb: string) => [
    name,
    p50,
    times(p50 / before.p50),
    p95,
    times(p95 / before.p95),
    mb,
  ];
  const above = (peak: { main: number; children: number }) =>
    `${(peak.main - idle.main).toFixed(0)} / ${(peak.children - idle.children).toFixed(0)}`;
  const highest = {
    main: Math.max(...rows.map((row) => row.main)) + idle.main,
    children: Math.max(...rows.map((row) => row.children)) + idle.children,
  };
  printTable(
    "Another user's GET /api/auth/user and GET /api/experiences in turn, every 20 ms (goal: <= 2x; memory <= 400 MB)",
    ['while', 'p50 ms', '', 'p95 ms', '', 'main / children MB above idle'],
    [
      line('idle', before, '0 / 0'),
      line('one hostile file after the other', during, above(highest)),
      line(`${DAMAGED} damaged files, one after the other`, duringDamaged, above(damagedPeak)),
      line('all hostile files at once', atOnce, above(atOncePeak)),
    ],
  );
}

async function manyAtOnce(): Promise<void> {
  const product = await startProduct(temporaryFolder(), {
    NODE_OPTIONS: '--max-old-space-size=256',
    ...(DATABASE_URL && { DATABASE_URL }),
  });
  try {
    const whole = new Uint8Array(10 * 1024 * 1024).fill(32);
    whole.set(goodPdf());
    const users: TestClient[] = [];
    for (let n = 0; n < 25; n += 1) {
      const user = new TestClient(product.url);
      await user.register({ email: `many-${n}@example.com` });
      users.push(user);
    }
    const memory = watchMemory(product.pid);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const idle = memory.peak();
    const statuses = new Map<string, number>();
    const took = await timed(() =>
      Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          const user = users[index % 25] ?? new TestClient(product.url);
          const told = await user.request('POST', '/api/upload-resume', form(whole, 'ten.pdf')).then(
            (answer) => `${answer.status}${answer.headers.has('retry-after') ? ' with Retry-After' : ''}`,
            (error: unknown) => String(error),
          );
          statuses.set(told, (statuses.get(told) ?? 0) + 1);
        }),
      ),
    );
    const peak = memory.peak();
    memory.stop();
    const isAlive = (await users[0]?.get('/api/auth/user'))?.status === 200;
    printTable(
      `F18: 50 uploads of 10 MB at once under --max-old-space-size=256, ${DATABASE_URL ? 'PostgreSQL' : 'embedded database'} (${took.toFixed(0)} ms)`,
      ['', 'idle MB', 'peak MB', 'goal'],
      [
        ['main process', idle.main, peak.main, '<= 450'],
        ['children', idle.children, peak.children, ''],
      ],
    );
    console.log(
      `alive: ${isAlive}; ${[...statuses].map(([told, count]) => `${count} x ${told}`).join(', ')}`,
    );
  } finally {
    await product.stop();
  }
}

if (!DATABASE_URL) {
  const product = await startProduct(temporaryFolder());
  try {
    await measure(product.url, product.pid);
  } finally {
    await product.stop();
  }
}
await manyAtOnce();
