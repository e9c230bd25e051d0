import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmbeddedAssistant } from '../../../ai/embedded/embedded-assistant.ts';
import { BY_EMBEDDED } from '../../../ai/written-by.ts';
import { createWritingThread } from '../../../platform/writing-thread/writing-thread.ts';
import {
  makeExperience,
  makePosting,
  makeResume,
  readBullets,
  toGlobalId,
} from '../../../testing/factories.ts';
import { builtEntry } from '../../../testing/built-entry.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const COUNT = 20;
const SOURCES = Array.from({ length: COUNT }, (_, index) => `Was responsible for cooking ${index + 2} soups`);

const writing = createWritingThread({ entry: builtEntry('writing-worker') });
let app: TestApp;
beforeAll(async () => {
  let begun = 0;
  let release = () => {};
  const all = new Promise<void>((resolve) => {
    release = resolve;
  });
  app = await startTestApp(
    {},
    {
      assistant: {
        ...createEmbeddedAssistant(writing),
        sideBySide: COUNT,
        // As with a service that takes the same time for each call.
        rewordBullet: async (_call, { material: { bullet } }) => {
          begun += 1;
          if (begun === COUNT) release();
          await all;
          const text = bullet.text.replace('Was responsible for cooking', 'Cooked');
          const value = { text, note: 'Reworded.', question: null, isUnchanged: false, claims: [] };
          return { value, writtenBy: BY_EMBEDDED };
        },
      },
    },
  );
});
afterAll(async () => {
  await app.close();
  await writing.close();
});

it('every result of a run is stored, also when all come at the same moment', async () => {
  const client = await app.user();
  const posting = await makePosting(app.deps, client);
  const experience = await makeExperience(app.deps, client, { bulletPoints: SOURCES });
  const resume = await makeResume(app.deps, client, posting, [experience], COUNT);
  const bulletIds = readBullets(resume).map(({ id }) => id);
  const { data } = await client.graphql(
    'mutation($input: StartOptimizationInput!) { startOptimization(input: $input) { __typename } }',
    { input: { tailoredResumeId: toGlobalId('TailoredResume', resume.id), bulletIds, mode: 'CONCISE' } },
  );
  expect(data.startOptimization.__typename).toBe('StartOptimizationPayload');
  const readSteps = () =>
    app.deps.prisma.optimizationStep.findMany({
      where: { run: { tailoredResumeId: resume.id } },
      orderBy: { sequence: 'asc' },
      select: { state: true, sequence: true },
    });
  await expect
    .poll(async () => (await readSteps()).filter(({ state }) => state === 'PENDING').length)
    .toBe(0);
  expect(await readSteps()).toEqual(
    bulletIds.map((_, index) => ({ state: 'REWORDED', sequence: index + 1 })),
  );
});
