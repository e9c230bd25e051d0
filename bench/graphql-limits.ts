// npm run bench -- graphql-limits: case A17 of docs/security.md#cases. The server's cost of refusing a document
// that asks for too much: processor time of the whole process, averaged over many, next to that of a small query
// that is answered.
import { TestClient } from '../api/testing/test-client.ts';
import { startProduct, temporaryFolder } from './lib/processes.ts';
import { printTable } from './lib/table.ts';

const TIMES = 40;
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

type Body = { query: string } | { query: string }[];

const CASES: [string, Body][] = [
  ['a small query, answered', { query: '{ viewer { id } }' }],
  ['depth 12', { query: `{ ${'viewer { '.repeat(11)} id ${' }'.repeat(11)} }` }],
  ['200 aliases', { query: `{ ${times(200, (n) => `a${n}: viewer { id }`)} }` }],
  ['16 aliases of __typename', { query: `{ ${times(16, (n) => `a${n}: __typename`)} }` }],
  ['6 directives', { query: `{ viewer { id ${'@include(if: true) '.repeat(6)} } }` }],
  ['1,001 tokens', { query: `{ ${times(999, (n) => `f${n}`)} }` }],
  ['first: 100000', { query: '{ viewer { experiences(first: 100000) { edges { cursor } } } }' }],
  ['batch of 50', Array.from({ length: 50 }, () => ({ query: '{ viewer { id } }' }))],
  ['body of 2 MB', { query: `{ viewer { id } } #${'x'.repeat(2_000_000)}` }],
  [
    'circular fragments',
    { query: '{ viewer { ...F } } fragment F on User { id ...G } fragment G on User { ...F }' },
  ],
  ['1,000 duplicate fields', { query: `{ viewer { ${'id '.repeat(1_000)} } }` }],
  [
    'fragments that spread each other',
    {
      query: `{ viewer { ...F0 } } ${times(30, (n) => `fragment F${n} on User { id ${`...F${n + 1} `.repeat(5)} }`)} fragment F30 on User { email }`,
    },
  ],
];

const product = await startProduct(temporaryFolder(), { LOG_LEVEL: 'silent' });
try {
  const ada = new TestClient(product.url);
  await ada.register({ email: 'ada@example.com' });
  let call = 0;
  // A different text each time, because admission caches documents.
  const anew = (body: Body) => {
    call += 1;
    return Array.isArray(body) ? body : { query: `${body.query} #${call}` };
  };
  const run = async (body: Body, count: number) => {
    let status = 0;
    for (let n = 0; n < count; n += 1)
      // A body that is refused while it is still being sent may end without an answer that fetch can read.
      status = await ada.post('/graphql', anew(body)).then(
        (answer) => answer.status,
        () => status,
      );
    return status;
  };
  const rows: (string | number)[][] = [];
  for (const [, body] of CASES) await run(body, 10);
  for (const [name, body] of CASES) {
    const before = product.cpuMs() ?? Number.NaN;
    const status = await run(body, TIMES);
    rows.push([name, String(status), ((product.cpuMs() ?? Number.NaN) - before) / TIMES, '50']);
  }
  printTable(`A17: processor time of an answer, mean of ${TIMES}`, ['', 'status', 'ms', 'goal ms'], rows);
} finally {
  await product.stop();
}
