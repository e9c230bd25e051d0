import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const globalId = (type: string, id: string) => btoa(`${type}:${id}`);
const stored = z.object({ id: z.string() });
const bullet = z.object({ id: z.string(), content: z.string() });
const resumeShape = z.object({
  id: z.string(),
  experiences: z.array(z.object({ experienceId: z.string(), bullets: z.array(bullet) })),
  lockedBullets: z.array(bullet),
  receipt: z.array(z.object({ bulletId: z.string().nullable() })),
});
const answered = z.object({
  __typename: z.string(),
  message: z.string().optional(),
  tailoredResume: resumeShape.optional(),
});
const RESUME =
  'id experiences { experienceId bullets { id content } } lockedBullets { id content } receipt { bulletId }';

const BULLETS = [
  'Planned menus for 80 guests',
  'Held the food hygiene certificate',
  'Planned menus for weddings',
];

async function opened() {
  const client = await app.user();
  const description = 'Cook\nRequirements:\n- Menu planning\n- Food hygiene certificate';
  const posting = stored.parse((await client.post('/api/job-postings', { description })).json);
  const ids: string[] = [];
  for (const title of ['Cook', 'Caterer']) {
    const role = { title, company: 'Inn', startDate: '2020-01', bulletPoints: BULLETS };
    ids.push(globalId('Experience', stored.parse((await client.post('/api/experiences', role)).json).id));
  }
  const run = async (name: string, input: object) => {
    const typeName = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const { data } = await client.graphql(
      `mutation($input: ${typeName}Input!) { ${name}(input: $input) {
        __typename ... on UserError { message } ... on ${typeName}Payload { tailoredResume { ${RESUME} } } } }`,
      { input },
    );
    return answered.parse(data[name]);
  };
  const tailor = (bulletCounts?: object[]) =>
    run('tailorResume', {
      jobPostingId: globalId('JobPosting', posting.id),
      experienceIds: ids,
      bulletCounts,
    });
  return { ids, run, tailor };
}

const countsOf = (answer: z.output<typeof answered>) =>
  answer.tailoredResume?.experiences.map(({ bullets }) => bullets.length);

it('a new resume takes at most as many bullets of an experience as it is told', async () => {
  const { ids, tailor } = await opened();
  const usual = countsOf(await tailor());
  expect(usual?.[0]).toBeGreaterThan(1);
  const [first, second] = ids;
  expect(countsOf(await tailor([{ experienceId: first, count: 1 }]))).toEqual([1, usual?.[1]]);
  const counts = [
    { experienceId: first, count: 0 },
    { experienceId: second, count: 1 },
  ];
  expect(countsOf(await tailor(counts))).toEqual([0, 1]);
  // A maximum, never padded.
  expect(countsOf(await tailor([{ experienceId: first, count: 50 }]))?.[0]).toBeLessThanOrEqual(
    BULLETS.length,
  );
});

it.each([-1, 51])('a new resume of %i bullets of an experience is refused', async (count) => {
  const { ids, tailor } = await opened();
  expect(await tailor([{ experienceId: ids[0], count }])).toEqual({
    __typename: 'ValidationError',
    message: 'Please send the bullet counts as whole numbers from 0 to 50.',
  });
});

it('a bullet of a resume has one global id wherever it is named', async () => {
  const { tailor } = await opened();
  const { tailoredResume } = await tailor();
  const ids = tailoredResume?.experiences.flatMap(({ bullets }) => bullets.map(({ id }) => id)) ?? [];
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect(atob(id)).toMatch(/^TailoredBullet:/);
  const proofs = (tailoredResume?.receipt ?? []).flatMap(({ bulletId }) => bulletId ?? []);
  expect(proofs.length).toBeGreaterThan(0);
  expect(ids).toEqual(expect.arrayContaining(proofs));
});

it('a resume lists the bullets that are locked', async () => {
  const { run, tailor } = await opened();
  const { tailoredResume } = await tailor();
  expect(tailoredResume?.lockedBullets).toEqual([]);
  const [first] = tailoredResume?.experiences[0]?.bullets ?? [];
  const lock = async (isLocked: boolean) =>
    (
      await run('setTailoredBulletLock', {
        tailoredResumeId: tailoredResume?.id,
        bulletId: first?.id,
        isLocked,
      })
    ).tailoredResume?.lockedBullets;
  expect(await lock(true)).toEqual([first]);
  expect(await lock(false)).toEqual([]);
});
