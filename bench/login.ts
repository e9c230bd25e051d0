// P12 of docs/performance.md#budgets and case A04 of docs/security.md#cases: what a sign-in costs against one bare
// hash, and whether response times reveal who has an account. Runs on PostgreSQL with BENCH_DATABASE_URL; without
// it the cost includes the embedded database's work.
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { hash } from '@node-rs/argon2';
import { startProduct, temporaryFolder, type Started } from './lib/processes.ts';
import { median, timed } from './lib/stats.ts';
import { printTable, times } from './lib/table.ts';

const PASSWORD = 'a long enough secret';
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// As many as A04 asks for, of each kind.
const PAIRS = 150;
const ROUNDS = 5;
const SIGN_INS_A_ROUND = 100;
// V8 has compiled the code of a sign-in after some hundreds of them: this measures a warm server, not a starting
// one.
const WARM_UP = 1_000;
// An account allows ten sign-ins in a quarter of an hour.
const OWNERS = 300;

const database = process.env.BENCH_DATABASE_URL;
const agent = new Agent({ keepAlive: true });
// Every attempt comes from a different address, so that no limit ends the measurement.
let address = 0;
const fromElsewhere = () => {
  address += 1;
  return { 'x-forwarded-for': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}` };
};

const product = await startProduct(temporaryFolder(), {
  TRUST_PROXY: '1',
  // Mail goes nowhere, but the server has to do its work for it.
  MAIL_DIR: temporaryFolder(),
  ...(database && { DATABASE_URL: database }),
});
try {
  const owners: string[] = [];
  for (let index = 0; index < OWNERS; index += 1) {
    const email = `owner-${index}-${Date.now()}@example.com`;
    const registration = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Bell' };
    await ask('/api/auth/register', registration, 201);
    owners.push(email);
  }
  await printCost(product, owners);
  await printTelling(owners.slice(0, PAIRS));
} finally {
  await product.stop();
}

/** A minimal client: on one machine, its own work evicts the caches that the server uses. */
async function ask(path: string, body: object, status: number): Promise<void> {
  const content = JSON.stringify(body);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      ...fromElsewhere(),
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(content),
    };
    request(product.url + path, { method: 'POST', agent, headers }, resolve)
      .once('error', reject)
      .end(content);
  });
  const words = await text(answer);
  if (answer.statusCode !== status) throw new Error(`${path} answered ${answer.statusCode}: ${words}`);
}

/** P12: processor time, in rounds that alternate with bare hashes, so that both run under the same load. */
async function printCost({ cpuMs }: Started, owners: string[]): Promise<void> {
  const signIn = (index: number) =>
    ask('/api/auth/login', { email: owners[index % owners.length] ?? '', password: PASSWORD }, 200);
  for (let index = 0; index < WARM_UP; index += 1) await signIn(index);
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = cpuMs() ?? Number.NaN;
    for (let index = 0; index < SIGN_INS_A_ROUND; index += 1) await signIn(round * SIGN_INS_A_ROUND + index);
    const ours = ((cpuMs() ?? Number.NaN) - before) / SIGN_INS_A_ROUND;
    const start = process.cpuUsage();
    for (let index = 0; index < SIGN_INS_A_ROUND; index += 1) await hash(PASSWORD, ARGON2);
    const { user, system } = process.cpuUsage(start);
    rounds.push({ ours, bare: (user + system) / 1_000 / SIGN_INS_A_ROUND });
  }
  printTable(
    `Processor time of a sign-in, ${database ? 'PostgreSQL' : 'embedded database included'}, ${ROUNDS} rounds of ${SIGN_INS_A_ROUND}`,
    ['', 'ms', 'ratio (goal: 1.4x)'],
    [
      [
        'sign-in',
        median(rounds.map(({ ours }) => ours)),
        times(median(rounds.map(({ ours, bare }) => ours / bare))),
      ],
      ['one bare hash', median(rounds.map(({ bare }) => bare)), ''],
    ],
  );
}

/** A04: the three requests that could reveal it, sent alternately for known and unknown addresses. */
async function printTelling(owners: string[]): Promise<void> {
  const questions: [string, string, (email: string) => object, number][] = [
    ['sign-in, wrong password', '/api/auth/login', (email) => ({ email, password: 'a wrong one' }), 401],
    ['reset request', '/api/auth/request-password-reset', (email) => ({ email }), 200],
    [
      'first password without proof',
      '/api/auth/setup-password',
      (email) => ({ email, password: PASSWORD, confirmPassword: PASSWORD }),
      403,
    ],
  ];
  const rows: (string | number)[][] = [];
  for (const [name, path, body, status] of questions) {
    await ask(path, body(`warm-up-${Date.now()}@example.com`), status);
    const known: number[] = [];
    const unknown: number[] = [];
    for (const [index, owner] of owners.entries()) {
      const stranger = `nobody-${index}-${Date.now()}@example.com`;
      const pair = [
        async () => known.push(await timed(() => ask(path, body(owner), status))),
        async () => unknown.push(await timed(() => ask(path, body(stranger), status))),
      ];
      // The order alternates, so that after-effects of one don't always hit the other.
      for (const attempt of index % 2 === 0 ? pair : pair.reverse()) await attempt();
    }
    const difference = Math.abs(median(known) - median(unknown)) / median(known);
    rows.push([
      name,
      median(known),
      median(unknown),
      `${(difference * 100).toFixed(1)} %`,
      slower(known, unknown).toFixed(2),
    ]);
  }
  printTable(
    `Known and unknown addresses, ${PAIRS} each, in turn`,
    ['', 'known, ms', 'unknown, ms', 'medians apart (< 10 %)', 'AUC (0.40 to 0.60)'],
    rows,
  );
}

/** The probability that a known address is slower: 0.5 reveals nothing. */
function slower(left: number[], right: number[]): number {
  const pairs = left.flatMap((a) => right.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  return pairs.reduce((sum, value) => sum + value, 0) / pairs.length;
}
