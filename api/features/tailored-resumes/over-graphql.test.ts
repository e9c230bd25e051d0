import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { toGlobalId, makeExperience, makePosting, mutate } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const bullet = z.object({ id: z.string(), content: z.string() });
const payloadShape = z.object({
  tailoredResume: z.object({
    id: z.string(),
    experiences: z.array(z.object({ experienceId: z.string(), bullets: z.array(bullet) })),
    lockedBullets: z.array(bullet),
    receipt: z.array(z.object({ bulletId: z.string().nullable() })),
  }),
});
const RESUME =
  'id experiences { experienceId bullets { id content } } lockedBullets { id content } receipt { bulletId }';

const BULLETS = [
  'Planned menus for 80 guests',
  'Held the food hygiene certificate',
  'Planned menus for weddings',
];

async function openResume() {
  const client = await app.user();
  const description = 'Cook\nRequirements:\n- Menu planning\n- Food hygiene certificate';
  const posting = await makePosting(app.deps, client, description);
  const ids: string[] = [];
  for (const title of ['Cook', 'Caterer']) {
    const experience = await makeExperience(app.deps, client, { title, bulletPoints: BULLETS });
    ids.push(toGlobalId('Experience', experience.id));
  }
  const run = async (name: string, input: object) => {
    const { payload, ...answer } = await mutate(
      client,
      name,
      input,
      `tailoredResume { ${RESUME} }`,
      payloadShape,
    );
    return { ...answer, tailoredResume: payload?.tailoredResume };
  };
  const tailor = (bulletCounts?: object[]) =>
    run('tailorResume', {
      jobPostingId: toGlobalId('JobPosting', posting.id),
      experienceIds: ids,
      bulletCounts,
    });
  const counts = async (bulletCounts?: object[]) =>
    (await tailor(bulletCounts)).tailoredResume?.experiences.map(({ bullets }) => bullets.length);
  return { ids, run, tailor, counts };
}

it('a new resume has at most the given number of bullets of an experience', async () => {
  const { ids, counts } = await openResume();
  const usual = await counts();
  expect(usual?.[0]).toBeGreaterThan(1);
  const [first, second] = ids;
  expect(await counts([{ experienceId: first, count: 1 }])).toEqual([1, usual?.[1]]);
  const both = [
    { experienceId: first, count: 0 },
    { experienceId: second, count: 1 },
  ];
  expect(await counts(both)).toEqual([0, 1]);
  // Never more than the experience has.
  expect((await counts([{ experienceId: first, count: 50 }]))?.[0]).toBe(BULLETS.length);
});

it.each([-1, 51])('a new resume of %i bullets of an experience is refused', async (count) => {
  const { ids, tailor } = await openResume();
  expect(await tailor([{ experienceId: ids[0], count }])).toMatchObject({
    type: 'ValidationError',
    message: 'Please send the bullet counts as whole numbers from 0 to 50.',
  });
});

it('a bullet of a resume has the same global id everywhere', async () => {
  const { tailor } = await openResume();
  const { tailoredResume } = await tailor();
  const ids = tailoredResume?.experiences.flatMap(({ bullets }) => bullets.map(({ id }) => id)) ?? [];
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect(atob(id)).toMatch(/^TailoredBullet:/);
  const proofs = (tailoredResume?.receipt ?? []).flatMap(({ bulletId }) => bulletId ?? []);
  expect(proofs.length).toBeGreaterThan(0);
  expect(ids).toEqual(expect.arrayContaining(proofs));
});

it('a resume lists the bullets that are locked', async () => {
  const { run, tailor } = await openResume();
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
