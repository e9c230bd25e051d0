// The fuzzer: 20,000 random and half-valid requests and upgrades, 5,000 GraphQL documents, 2,000 mutated bodies
// and files, against the built product as a process. FUZZ_SEED and FUZZ_SHARE (0 to 1) vary it. Unlike the
// benchmarks it can fail: on a process that ends, a 500, an answer after 2 s, or an event loop blocked for 100 ms.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goodPdf } from '../api/documents/import/testing/hostile-files.ts';
import { schema } from '../api/schema.ts';
import { randomDocument } from '../api/testing/fuzz/documents.ts';
import { createRandom, type Random } from '../api/testing/fuzz/random.ts';
import { randomBodyRequest, randomRequest, type FuzzTarget } from '../api/testing/fuzz/requests.ts';
import { sendBytes, type RawAnswer } from '../api/testing/fuzz/send.ts';
import { describeBytes, isFault } from '../api/testing/fuzz/verdict.ts';
import { TestClient } from '../api/testing/test-client.ts';
import { startProduct, temporaryFolder } from './lib/processes.ts';
import { quantile } from './lib/stats.ts';
import { printTable } from './lib/table.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 20261122);
const SHARE = Number(process.env.FUZZ_SHARE ?? 1);
const LIMIT_MS = 2_000;
const BLOCK_MS = 100;
/** Many of them only wait for the end of a request that never ends. */
const AT_ONCE = 12;
const UPLOADERS = 150;

const folder = temporaryFolder();
const loopFile = join(folder, 'loop.json');
const product = await startProduct(join(folder, 'data'), {
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'lib', 'watch-loop.mjs')}`,
  WATCH_LOOP_FILE: loopFile,
  LOG_LEVEL: 'error',
});
const port = Number(new URL(product.url).port);
const user = new TestClient(product.url);

async function prepare(): Promise<{ target: FuzzTarget; globalIds: string[] }> {
  await user.register({ email: 'fuzz@example.com' });
  const ids: string[] = [];
  for (const title of ['Cook', 'Waiter', 'Porter']) {
    const role = {
      title,
      company: 'Inn',
      bulletPoints: ['Cooked for 120 guests', 'Planned menus', 'Trained 4 cooks'],
    };
    const experience = (await user.post('/api/experiences', role)).json;
    ids.push(experience.id, experience.bulletPoints[0].id);
  }
  const description = 'Cook wanted\nRequirements:\n- Food hygiene certificate\n- Experience in menu planning';
  const posting = (await user.post('/api/job-postings', { description })).json;
  const resume = (
    await user.post('/api/tailored-resumes', { jobPostingId: posting.id, experienceIds: [ids[0]] })
  ).json;
  const { data } = await user.graphql(
    '{ viewer { id experiences { edges { cursor node { id bulletPoints { id } } } } jobPostings { edges { node { id } } } } }',
  );
  const globalIds = (JSON.stringify(data).match(/"(?:id|cursor)":"([^"]+)"/g) ?? []).map(
    (found) => found.split('"')[3] ?? '',
  );
  const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    globalIds: [...globalIds, Buffer.from(`TailoredResume:${resume.id}`).toString('base64')],
    target: { host: `localhost:${port}`, cookie, ids: [...ids, posting.id, resume.id] },
  };
}

const faults: string[] = [];
const rows: (string | number)[][] = [];

/** Sends the given number, a few at a time, in the same order for the same seed. */
async function run(
  name: string,
  count: number,
  make: (random: Random) => Uint8Array,
  silentMs?: number,
): Promise<void> {
  const random = createRandom(SEED);
  const times: number[] = [];
  const statuses = new Map<number, number>();
  let left = Math.round(count * SHARE);
  const total = left;
  const judge = (bytes: Uint8Array, answer: RawAnswer) => {
    times.push(answer.ms);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (isFault(answer))
      faults.push(`${name}: ${answer.status} to ${describeBytes(bytes)}: ${answer.text.slice(-300)}`);
    else if (answer.ms > LIMIT_MS)
      faults.push(`${name}: ${answer.ms.toFixed(0)} ms for ${describeBytes(bytes)}`);
  };
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const bytes = make(random);
      judge(bytes, await sendBytes(port, bytes, silentMs));
    }
  };
  await Promise.all(Array.from({ length: silentMs === undefined ? 3 : AT_ONCE }, worker));
  const told = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, many]) => `${status || 'closed'}: ${many}`);
  rows.push([
    name,
    String(total),
    quantile(times, 0.5),
    quantile(times, 0.99),
    Math.max(...times),
    told.join(', '),
  ]);
}

try {
  const { target, globalIds } = await prepare();
  // One person may upload 20 files an hour, so the files come from many people.
  const uploaders: string[] = [];
  for (let n = 0; n < UPLOADERS; n += 1) {
    const one = new TestClient(product.url);
    await one.register({ email: `fuzz-${n}@example.com` });
    uploaders.push([...one.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  }
  let uploads = 0;
  const cookieFor = (type: string) => {
    if (!type.startsWith('multipart/')) return target.cookie;
    uploads += 1;
    return uploaders[uploads % UPLOADERS] ?? target.cookie;
  };
  const post = (path: string, type: string, body: Buffer, method = 'POST') =>
    Buffer.concat([
      Buffer.from(
        `${method} ${path} HTTP/1.1\r\nHost: ${target.host}\r\nCookie: ${cookieFor(type)}\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
        'latin1',
      ),
      body,
    ]);
  await run('requests and upgrades', 20_000, (random) => randomRequest(target, random), LIMIT_MS + 100);
  await run('documents', 5_000, (random) =>
    post(
      '/graphql',
      'application/json',
      Buffer.from(JSON.stringify(randomDocument(schema, globalIds, random))),
    ),
  );
  const text = 'Experience\nCook, Inn\nJan 2020 - Present\n- Cooked for 120 guests\n';
  const files = [
    { name: 'resume.pdf', bytes: Buffer.from(goodPdf()) },
    { name: 'resume.txt', bytes: Buffer.from(text) },
    { name: 'resume.txt', bytes: Buffer.from(`\ufeff${text}`, 'utf16le') },
    {
      name: 'resume.json',
      bytes: Buffer.from(
        JSON.stringify({
          basics: { name: 'Ada' },
          work: [{ name: 'Inn', position: 'Cook', highlights: ['Cooked'] }],
        }),
      ),
    },
  ];
  await run('bodies and files', 2_000, (random) => {
    const { method, path, type, bytes } = randomBodyRequest(target, files, random);
    return post(path, type, bytes, method);
  });
  const alive = (await user.get('/api/auth/user')).status;
  if (alive !== 200) faults.push(`afterwards GET /api/auth/user answers ${alive}`);
  await new Promise((resolve) => setTimeout(resolve, 600));
  const loop: { longest: number; blocks: string[]; isBegun: boolean } = JSON.parse(
    readFileSync(loopFile, 'utf8'),
  );
  if (!loop.isBegun) faults.push('the run was too short to measure the event loop');
  if (loop.longest > BLOCK_MS)
    faults.push(`the event loop stood still for ${loop.longest.toFixed(0)} ms (${loop.blocks.join(', ')})`);
  printTable(
    `Fuzzed with the seed ${SEED}: event loop at most ${loop.longest.toFixed(0)} ms (goal <= ${BLOCK_MS}), memory at most ${product.peakMb()?.toFixed(0)} MB`,
    ['', 'sent', 'p50 ms', 'p99 ms', 'max ms', 'answers'],
    rows,
  );
} catch (error) {
  faults.push(`the process is gone: ${String(error)}`);
} finally {
  await product.stop();
}
if (faults.length > 0) {
  console.log(`${faults.length} faults, the first of them:`);
  for (const fault of faults.slice(0, 20)) console.log(`- ${fault}`);
  process.exitCode = 1;
} else console.log('No faults.');
