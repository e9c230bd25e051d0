// P12 and case A04: what a sign-in costs against one bare hash, and whether its time tells who has an account.
import { hash } from '@node-rs/argon2';
import { TestClient } from '../api/testing/test-client.ts';
import { startProduct, temporaryFolder } from './lib/processes.ts';
import { median, timed } from './lib/stats.ts';
import { printTable, times } from './lib/table.ts';

// Under the limits: ten attempts for an account, fifty for an address.
const ATTEMPTS = 20;

const folder = temporaryFolder();
const product = await startProduct(folder);
try {
  const owners = await Promise.all(
    Array.from({ length: ATTEMPTS }, async (_, index) => {
      const client = new TestClient(product.url);
      await client.register({ email: `owner-${index}@example.com` });
      return client;
    }),
  );
  const attempt = (email: string) =>
    new TestClient(product.url).post('/api/auth/login', { email, password: 'a wrong one' });
  const known: number[] = [];
  const unknown: number[] = [];
  await attempt('warm-up@example.com');
  for (let index = 0; index < ATTEMPTS; index += 1) {
    known.push(await timed(() => attempt(owners[index]?.email ?? '')));
    unknown.push(await timed(() => attempt(`nobody-${index}@example.com`)));
  }
  const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  const bare: number[] = [];
  for (let index = 0; index < ATTEMPTS; index += 1)
    bare.push(await timed(() => hash('a wrong one', parameters)));
  const one = median(bare);
  printTable(
    'Sign-in with a wrong password, over HTTP, one after the other',
    ['', 'ms, p50', 'ratio'],
    [
      ['known address', median(known), times(median(known) / one)],
      ['unknown address', median(unknown), times(median(unknown) / one)],
      ['one bare hash', one, ''],
    ],
  );
  const difference = Math.abs(median(known) - median(unknown)) / median(known);
  console.log(`difference of the medians: ${(difference * 100).toFixed(1)} % (goal: under 10 %)`);
  console.log(
    `probability that a known one is slower: ${slower(known, unknown).toFixed(2)} (goal: 0.40 to 0.60)`,
  );
} finally {
  await product.stop();
}

/** The area under the curve: 0.5 tells nothing. */
function slower(left: number[], right: number[]): number {
  const pairs = left.flatMap((a) => right.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  return pairs.reduce((sum, value) => sum + value, 0) / pairs.length;
}
