// npm run bench -- ai-faults: what a person sees, and when, while the AI service fails (fault F8 of
// docs/performance.md#faults): the built product with its real limits against a service that fails on demand. Each
// operation is another person's, all at the same time, and each fault meets a new server.
import { MODEL_OPERATIONS } from '../api/ai/openai/testing/model-operations.ts';
import { answerWell } from '../api/ai/openai/testing/kitchen.ts';
import type { WrittenBy } from '../api/ai/written-by.ts';
import { startFakeOpenAi, type Fault } from '../api/testing/fake-openai.ts';
import { TestClient } from '../api/testing/test-client.ts';
import { startProduct, temporaryFolder } from './lib/processes.ts';
import { printTable } from './lib/table.ts';

const FAULTS: Fault[] = [
  'rate-limited',
  'rate-limited-30',
  'server-error',
  'hang',
  'html',
  'truncated-json',
  'cut',
  'bad-line',
  'stall',
  'flood',
];

const describe = (writers: WrittenBy[]): string =>
  [...new Set(writers.map(({ engine, fallback }) => (fallback ? `built-in: ${fallback}` : engine)))].join(
    ', ',
  );

const fake = await startFakeOpenAi();
fake.answer = answerWell;

// So that what breaks off has begun.
fake.pieceMs = 5;

const rows: (string | number)[][] = [];
for (const fault of FAULTS) {
  const product = await startProduct(temporaryFolder(), { OPENAI_BASE_URL: fake.url });
  fake.always = null;
  const prepared = await Promise.all(
    MODEL_OPERATIONS.map(async ({ name, prepare }, at) => {
      const client = new TestClient(product.url);
      await client.register({ email: `person-${at}@example.com` });
      return { name, client, operate: await prepare(client) };
    }),
  );
  fake.always = fault;
  fake.requests = [];
  const results = await Promise.all(
    prepared.map(async ({ name, client, operate }) => {
      const begun = performance.now();
      const seen = await operate(client).then(
        describe,
        (error: unknown) => `refused: ${String(error).slice(0, 200)}`,
      );
      return { name, seen, ms: performance.now() - begun };
    }),
  );
  const left = fake.open;
  const asked = fake.requests.length;
  fake.always = null;
  const slowest = results.toSorted((a, b) => b.ms - a.ms)[0];
  for (const { name, seen, ms } of results) rows.push([`${fault}: ${name}`, seen, ms / 1_000]);
  rows.push([`${fault}: all`, `${asked} requests, ${left} left open`, (slowest?.ms ?? 0) / 1_000]);
  await product.stop();
}
await fake.close();
printTable(
  'What is shown while the AI service fails, and after how many seconds',
  ['fault: what it is asked for', 'written by', 's'],
  rows,
);
