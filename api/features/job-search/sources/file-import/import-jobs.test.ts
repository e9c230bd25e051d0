import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../../platform/project-root.ts';
import { signOperatorProof } from '../../../../platform/operator-proof.ts';
import { createSigner } from '../../../../platform/signer.ts';
import { startServerProcess } from '../../../../testing/server-process.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { importDigest } from './import-request.ts';

// Not the run's: other tests count all listings that there are.
let database: TestDatabase;
let app: TestApp;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ DATABASE_URL: database.url });
  folder = mkdtempSync(join(tmpdir(), 'tb-import-'));
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

let names = 0;
const newName = () => {
  names += 1;
  return `place-${names}`;
};

async function send(
  text: string,
  name: string,
  { isComplete = false, proof }: { isComplete?: boolean; proof?: string } = {},
) {
  const bytes = Buffer.from(text);
  const form = new FormData();
  form.set('file', new Blob([bytes]), 'jobs.csv');
  const own = signOperatorProof(app.deps.signer, importDigest({ name, isComplete }, bytes), app.deps.now());
  const response = await fetch(
    `${app.url}/api/admin/jobs/import?source=${name}&complete=${isComplete ? 1 : 0}`,
    { method: 'POST', headers: { authorization: `Bearer ${proof ?? own}` }, body: form },
  );
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}
const listed = async (name: string) => {
  const listings = await app.deps.prisma.jobListing.findMany({
    where: { source: `import:${name}`, goneAt: null },
    orderBy: { title: 'asc' },
  });
  return listings.map(({ title }) => title);
};

describe('importing a file of jobs', () => {
  it('stores each job once, and says what became of each row', async () => {
    const name = newName();
    const file = 'id,title,description\n1,Baker,Bake bread.\n2,Cook,Cook soup.\n3,,Wash up.\n';
    expect(await send(file, name)).toMatchObject({
      status: 200,
      answer: {
        source: `import:${name}`,
        stored: 2,
        unchanged: 0,
        skipped: 1,
        problems: ['row 4: no title'],
      },
    });
    expect(await send(file, name)).toMatchObject({ answer: { stored: 0, unchanged: 2 } });
    expect(await listed(name)).toEqual(['Baker', 'Cook']);
  });

  it('takes away what a complete file lacks, unless a row was skipped', async () => {
    const name = newName();
    await send('id,title,description\n1,Baker,Bake.\n2,Cook,Cook.', name);
    const broken = await send('id,title,description\n1,Baker,Bake.\n2,,', name, { isComplete: true });
    expect(broken.answer).toMatchObject({ isComplete: false });
    expect(await listed(name)).toEqual(['Baker', 'Cook']);
    const whole = await send('id,title,description\n1,Baker,Bake.', name, { isComplete: true });
    expect(whole.answer).toMatchObject({ isComplete: true, unchanged: 1, gone: 1 });
    expect(await listed(name)).toEqual(['Baker']);
  });

  it('is shown among the sources', async () => {
    const name = newName();
    await send('title,description\nBaker,Bake.', name);
    const user = await app.user();
    const { data } = await user.graphql('{ jobSources { name label isStale problem lastRefreshedAt } }');
    expect(data.jobSources).toContainEqual({
      name: `import:${name}`,
      label: name,
      isStale: false,
      problem: null,
      lastRefreshedAt: expect.any(String),
    });
    expect((await app.visitor().graphql('{ jobSources { name } }')).errors).toBeDefined();
  });

  it('is only for the operator: a proof counts for its file, for five minutes', async () => {
    const name = newName();
    const file = 'title,description\nBaker,Bake.';
    const digest = importDigest({ name, isComplete: false }, Buffer.from(file));
    const { signer } = app.deps;
    const old = new Date(Date.now() - 6 * 60_000);
    const proofs = [
      '',
      'x',
      'x.y',
      signOperatorProof(createSigner('another secret, long enough'), digest, new Date()),
      signOperatorProof(signer, digest, old),
      signOperatorProof(signer, importDigest({ name, isComplete: true }, Buffer.from(file)), new Date()),
      signOperatorProof(
        signer,
        importDigest({ name, isComplete: false }, Buffer.from('title,description\nCook,Cook.')),
        new Date(),
      ),
    ];
    for (const proof of proofs) expect((await send(file, name, { proof })).status).toBe(403);
    expect(await listed(name)).toEqual([]);
    const user = await app.user();
    expect((await user.post('/api/admin/jobs/import')).status).toBe(403);
  });

  it('says what is wrong with a file as a whole', async () => {
    for (const [file, message] of [
      ['', /columns/],
      ['{"jobs": [', /JSON/],
      ['<rss><item>', /XML/],
      ['%PDF-1.7 \u0000', /columns/],
    ] as const) {
      const { status, answer } = await send(file, newName());
      expect([status, answer]).toEqual([400, { message: expect.stringMatching(message) }]);
    }
  });
});

it('npm run jobs:import works while a server with the embedded database runs, and with its PostgreSQL', async () => {
  const file = join(folder, 'jobs.json');
  writeFileSync(file, JSON.stringify([{ id: 1, title: 'Baker', description: 'Bake.' }, { id: 2 }]));
  for (const databaseUrl of ['', database.url]) {
    const dataDir = join(folder, databaseUrl === '' ? 'embedded' : 'server');
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
    const server = await startServerProcess(env);
    const name = newName();
    const run = () =>
      promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', 'scripts/jobs-import.ts', file, `--source=${name}`, '--complete'],
        {
          cwd: projectRoot,
          env: { PATH: process.env.PATH, ...env, PORT: new URL(server.url).port },
        },
      );
    try {
      expect((await run()).stdout).toMatch(
        /as import:\S+: 1 stored, 0 unchanged, 1 skipped, 0 taken away\.\n {2}item 2: no title\nNo job was taken away/,
      );
      expect((await run()).stdout).toContain('0 stored, 1 unchanged, 1 skipped, 0 taken away.');
      const user = await server.user();
      const { data } = await user.graphql('{ jobSources { name } }');
      expect(data.jobSources).toContainEqual({ name: `import:${name}` });
    } finally {
      await server.stop();
    }
    await expect(run()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Nothing was imported\. No server answers at http:\/\/127\.0\.0\.1:/),
    });
  }
}, 120_000);
