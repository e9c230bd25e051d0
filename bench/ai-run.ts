// npm run bench -- ai-run: how long rewording a whole resume takes with an AI service (goal P2 of docs/performance.md):
// six roles with four bullets each, one call each, against the slowest of these calls.
import { startFakeOpenAi } from '../api/testing/fake-openai.ts';
import { answerWell, POSTING, WEAK } from '../api/ai/openai/testing/kitchen.ts';
import { ask, globalId, idShape, post, readResume, until } from '../api/ai/openai/testing/ask-product.ts';
import { TestClient } from '../api/testing/test-client.ts';
import { z } from 'zod';
import { startProduct, temporaryFolder, untilAtRest } from './lib/processes.ts';
import { median } from './lib/stats.ts';
import { printTable } from './lib/table.ts';

const RUNS = 5;
const ROLES = 6;
const BULLETS = 4;
const CALL_MS = 1_000;

const fake = await startFakeOpenAi();
fake.answer = answerWell;
const product = await startProduct(temporaryFolder(), { OPENAI_BASE_URL: fake.url });
await untilAtRest(product);
const client = new TestClient(product.url);
await client.register({ email: 'person@example.com' });

const guests = (role: number, bullet: number) => WEAK.replace('80', `${20 + role * BULLETS + bullet}`);
const roles = [];
for (let role = 0; role < ROLES; role += 1)
  roles.push(
    await post(
      client,
      '/api/experiences',
      {
        title: 'Cook',
        company: `Kitchen ${'ABCDEF'.charAt(role)}`,
        startDate: `20${10 + role}-01`,
        endDate: `20${10 + role}-11`,
        bulletPoints: Array.from({ length: BULLETS }, (_, bullet) => guests(role, bullet)),
      },
      idShape,
    ),
  );
const posting = await post(client, '/api/job-postings', { description: POSTING }, idShape);
const resumeShape = z.object({
  tailorResume: z.object({
    tailoredResume: z.object({
      id: z.string(),
      experiences: z.array(z.object({ bullets: z.array(idShape) })),
    }),
  }),
});

const rows: { total: number; calls: number; atOnce: number }[] = [];
fake.waitMs = CALL_MS;
for (let run = -1; run < RUNS; run += 1) {
  const experienceIds = roles.map(({ id }) => globalId('Experience', id));
  const { tailorResume } = await ask(
    client,
    `mutation($input: TailorResumeInput!) { tailorResume(input: $input) { ... on TailorResumePayload {
      tailoredResume { id experiences { bullets { id } } } } } }`,
    {
      input: {
        jobPostingId: globalId('JobPosting', posting.id),
        experienceIds,
        bulletCounts: experienceIds.map((experienceId) => ({ experienceId, count: BULLETS })),
      },
    },
    resumeShape,
  );
  const { id, experiences } = tailorResume.tailoredResume;
  const bulletIds = experiences.flatMap(({ bullets }) => bullets.map((bullet) => bullet.id));
  fake.requests = [];
  fake.mostOpen = 0;
  const begun = performance.now();
  await ask(
    client,
    `mutation($input: StartOptimizationInput!) { startOptimization(input: $input) {
      ... on StartOptimizationPayload { optimizationRun { id } } } }`,
    { input: { tailoredResumeId: id, bulletIds, mode: 'CONCISE' } },
    z.object({ startOptimization: z.object({ optimizationRun: idShape }) }),
  );
  const read = await until(
    () => readResume(client, id),
    (resume) => resume.tailoredResume.optimizationRun?.state !== 'RUNNING',
  );
  const total = performance.now() - begun;
  const done = read.tailoredResume.optimizationRun?.steps.filter(({ state }) => state === 'REWORDED').length;
  // The first one loads the client library.
  if (run >= 0) rows.push({ total, calls: fake.requests.length, atOnce: fake.mostOpen });
  if (done !== ROLES * BULLETS) throw new Error(`Only ${done} bullets were reworded.`);
}
printTable(
  `Rewording ${ROLES * BULLETS} bullets, each a call of ${CALL_MS} ms, ${RUNS} times (goal: 1.25 times a call)`,
  ['', 'calls', 'at once', 'ms', 'times a call'],
  [
    [
      'median',
      median(rows.map(({ calls }) => calls)),
      median(rows.map(({ atOnce }) => atOnce)),
      median(rows.map(({ total }) => total)),
      (median(rows.map(({ total }) => total)) / CALL_MS).toFixed(2),
    ],
    [
      'slowest',
      '',
      '',
      Math.max(...rows.map(({ total }) => total)),
      (Math.max(...rows.map(({ total }) => total)) / CALL_MS).toFixed(2),
    ],
  ],
);
await product.stop();
await fake.close();
