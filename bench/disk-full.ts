// npm run bench -- disk-full [megabytes]: F17 of docs/performance.md#faults. The embedded database on a file
// system that fills up while people write: the answers to writers and readers, whether it recovers by itself once
// there is space again, and whether every confirmed row is there then and after a restart. Needs permission to
// mount a tmpfs, which usually means root on Linux.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TestClient } from '../api/testing/test-client.ts';
import { startProduct, temporaryFolder, type Started } from './lib/processes.ts';
import { printTable } from './lib/table.ts';

const megabytes = Number(process.argv[2] ?? 220);
const BALLAST_BYTES = 60e6;
const FULL_FOR_MS = 10_000;
const RECOVER_WITHIN_MS = 30_000;

const folder = temporaryFolder();
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
const dataDir = join(folder, 'data');
const ballast = join(folder, 'ballast');
const env = { LOG_LEVEL: 'silent' };

type Answers = Map<string, number>;
const counted = (answers: Answers) =>
  [...answers].map(([status, times]) => `${times} x ${status}`).join(', ') || 'none';
function count(answers: Answers, status: number | string): void {
  answers.set(String(status), (answers.get(String(status)) ?? 0) + 1);
}

/** Sends a request and returns the outcome: a status, or the reason why there is none. */
async function asked(answers: Answers, ask: () => Promise<{ status: number }>): Promise<number | string> {
  const status = await ask().then(
    (answer) => answer.status,
    () => 'no answer',
  );
  count(answers, status);
  return status;
}

let writes = 0;
const confirmed: string[] = [];

/** @returns the status */
async function write(person: TestClient, answers: Answers): Promise<number | string> {
  writes += 1;
  const title = `Role ${writes}`;
  const bulletPoints = Array.from({ length: 20 }, (_, n) => `${writes} ${n} ${'changed '.repeat(100)}`);
  const status = await asked(answers, () =>
    person.post('/api/experiences', { title, company: 'Inn', bulletPoints }),
  );
  if (status === 201) confirmed.push(title);
  return status;
}

async function people(product: Started, from: number): Promise<TestClient[]> {
  const all: TestClient[] = [];
  for (let n = from; n < from + 8; n += 1) {
    const person = new TestClient(product.url);
    await person.register({ email: `person-${n}@example.com` });
    all.push(person);
  }
  return all;
}

async function missing(all: TestClient[]): Promise<number> {
  const found = new Set<string>();
  for (const person of all)
    for (const { title } of (await person.get('/api/experiences')).json as { title: string }[])
      found.add(title);
  return confirmed.filter((title) => !found.has(title)).length;
}

let product: Started | undefined;
try {
  product = await startProduct(dataDir, env);
  const all = await people(product, 0);
  writeFileSync(ballast, Buffer.alloc(BALLAST_BYTES));
  const untilFull: Answers = new Map();
  for (let n = 0; (await write(all[n % all.length] ?? never(), untilFull)) === 201; n += 1) {}
  const whileFull: Answers = new Map();
  const reads: Answers = new Map();
  const start = performance.now();
  for (let n = 0; performance.now() - start < FULL_FOR_MS; n += 1) {
    const person = all[n % all.length] ?? never();
    await write(person, whileFull);
    await asked(reads, () => person.get('/api/experiences'));
    await asked(reads, () => person.get('/api/auth/user'));
  }
  rmSync(ballast);
  const room = performance.now();
  const after: Answers = new Map();
  let recovered = 'not by itself';
  while (performance.now() - room < RECOVER_WITHIN_MS) {
    if ((await write(all[0] ?? never(), after)) === 201) {
      recovered = `after ${(performance.now() - room).toFixed(0)} ms`;
      break;
    }
    await sleep(200);
  }
  const lostBefore = await missing(all).catch(() => 'not readable');
  await product.stop();
  product = await startProduct(dataDir, env);
  const lost = await missing(all.map((person) => person.at(product?.url ?? '')));
  printTable(
    `F17: disk full; ${confirmed.length} rows confirmed`,
    ['', '', 'goal'],
    [
      ['writes until it was full', counted(untilFull), ''],
      ['writes while it was full', counted(whileFull), '503 or 507'],
      ['reads while it was full', counted(reads), '200'],
      ['writes once there was room', `${counted(after)}; recovered ${recovered}`, ''],
      ['confirmed rows missing then', String(lostBefore), '0'],
      ['confirmed rows missing after a restart', String(lost), '0'],
    ],
  );
} finally {
  await product?.stop();
  execFileSync('umount', ['-l', folder]);
}

function never(): never {
  throw new Error('there is nobody');
}
