import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toGlobalId, makeExperience, makePosting, makeResume, mutate } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import type { ExperienceWithBullets } from './experiences.ts';
import { mergeRoles } from './merge-roles.ts';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  client = await app.user();
});
afterAll(() => app.close());

const add = (fields: object) => makeExperience(app.deps, client, { bulletPoints: [], ...fields });
const bank = () =>
  app.deps.prisma.experience.findMany({
    where: { userId: client.userId },
    include: { bulletPoints: { orderBy: { position: 'asc' } } },
    orderBy: { position: 'asc' },
  });
const empty = () => app.deps.prisma.experience.deleteMany({ where: { userId: client.userId } });

const merge = (into: { id: string }, from: { id: string }, role?: object) =>
  mutate(
    client,
    'mergeExperiences',
    { id: toGlobalId('Experience', into.id), mergedExperienceId: toGlobalId('Experience', from.id), role },
    'mergedExperienceId changeId',
    z.object({ mergedExperienceId: z.string(), changeId: z.string() }),
  );
function split(
  { id, bulletPoints }: Pick<ExperienceWithBullets, 'id' | 'bulletPoints'>,
  bulletIndex: number,
  role: object = { title: 'New', company: 'Role' },
) {
  const bullet = bulletPoints[bulletIndex];
  if (!bullet) throw new Error(`there is no bullet ${bulletIndex}`);
  return mutate(
    client,
    'splitExperience',
    { id: toGlobalId('Experience', id), bulletPointId: toGlobalId('BulletPoint', bullet.id), role },
    'changeId created { id }',
    z.object({ changeId: z.string(), created: z.object({ id: z.string() }) }),
  );
}
const undo = (changeId: string | undefined) =>
  mutate(
    client,
    'undoExperienceChange',
    { changeId },
    'deletedExperienceIds viewer { experienceCount }',
    z.object({
      deletedExperienceIds: z.array(z.string()),
      viewer: z.object({ experienceCount: z.number() }),
    }),
  );
const contentsShape = z.object({
  tailoredResume: z.object({
    experiences: z.array(
      z.object({
        bullets: z.array(
          z.object({
            content: z.string(),
            origin: z.string(),
            sourceBulletPointId: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
});

const cook = { title: 'Cook', company: 'Copper Kettle', startDate: '2018', endDate: '2019-05' };
const chef = { title: 'Chef', company: 'Copper Kettle', startDate: '2019-05' };
const bulletLists = fc.array(fc.constantFrom('Cooked', 'Baked', 'Washed up', 'Led six people'), {
  maxLength: 8,
});

describe('merging two experiences', () => {
  it('loses no bullet, keeps their order and ids, and its undo restores everything exactly', async () => {
    await fc.assert(
      fc.asyncProperty(bulletLists, bulletLists, fc.boolean(), async (first, second, isReversed) => {
        await empty();
        const [a, b] = [
          await add({ ...cook, description: 'Small kitchen', bulletPoints: first }),
          await add({ ...chef, bulletPoints: second }),
        ];
        await add({ title: 'Porter', company: 'Inn', bulletPoints: ['Carried'] });
        const before = await bank();
        const [into, from] = isReversed ? [b, a] : [a, b];
        const { payload } = await merge(into, from);
        expect(payload?.mergedExperienceId).toBe(toGlobalId('Experience', from.id));
        const merged = (await bank()).find(({ id }) => id === into.id);
        expect(merged?.bulletPoints.map(({ id, content }) => [id, content])).toEqual(
          [...into.bulletPoints, ...from.bulletPoints].map(({ id, content }) => [id, content]),
        );
        expect(await bank()).toHaveLength(2);
        expect((await undo(payload?.changeId)).payload?.viewer.experienceCount).toBe(3);
        expect(await bank()).toEqual(before);
      }),
      { numRuns: 12 },
    );
  });

  it('uses the chosen title, and dates that span both unless dates were chosen too', async () => {
    await empty();
    const [a, b] = [await add(cook), await add(chef)];
    const first = await merge(a, b);
    expect((await bank())[0]).toMatchObject({ title: 'Cook', startDate: '2018', endDate: null });
    await undo(first.payload?.changeId);
    const role = { title: 'Head Chef', company: 'Copper Kettle', startDate: '2018-02', endDate: '2024' };
    await merge(a, b, role);
    expect((await bank())[0]).toMatchObject(role);
  });

  it('rejects an invalid role, itself, too many bullets and an overlong description', async () => {
    await empty();
    const many = Array.from({ length: 26 }, (_, index) => `Bullet ${index}`);
    const description = 'x'.repeat(6_000);
    const [a, b] = [await add({ ...cook, bulletPoints: many }), await add({ ...chef, bulletPoints: many })];
    const [c, d] = [
      await add({ ...cook, description }),
      await add({ ...chef, description: `y${description}` }),
    ];
    const before = await bank();
    expect(await merge(a, b, { title: '', company: 'X' })).toMatchObject({
      type: 'ValidationError',
      fields: [{ path: 'title', message: 'Please enter the job title.' }],
    });
    expect((await merge(a, a)).message).toBe('Please choose two different experiences.');
    expect((await merge(a, b)).message).toBe('An experience can have at most 50 bullet points.');
    expect((await merge(c, d)).message).toBe(
      'Together, their descriptions are too long. Please shorten one first.',
    );
    expect(await bank()).toEqual(before);
  });

  it('keeps a resume with both roles working: bullets can be restored, and saving adds nothing twice', async () => {
    await empty();
    const description = 'Chef wanted\nRequirements:\n- Menu planning\n- Leading a kitchen team';
    const [a, b] = [
      await add({ ...cook, bulletPoints: ['Planned the menu'] }),
      await add({ ...chef, bulletPoints: ['Led a kitchen team of six', 'Baked'] }),
    ];
    const posting = await makePosting(app.deps, client, description);
    const resume = await makeResume(app.deps, client, posting, [a, b]);
    await merge(a, b);
    expect((await client.post(`/api/tailored-resumes/${resume.id}/save`)).status).toBe(200);
    expect((await bank())[0]?.bulletPoints).toHaveLength(3);
    const bulletId = toGlobalId('BulletPoint', b.bulletPoints[1]?.id ?? '');
    await client.delete(`/api/tailored-resumes/${resume.id}/bullet-point`, {
      experienceId: b.id,
      bulletIndex: 1,
      content: 'Baked',
    });
    const { payload } = await mutate(
      client,
      'addTailoredBullet',
      {
        tailoredResumeId: toGlobalId('TailoredResume', resume.id),
        experienceId: toGlobalId('Experience', b.id),
        content: 'Baked',
        sourceBulletPointId: bulletId,
      },
      'tailoredResume { experiences { bullets { content origin sourceBulletPointId } } }',
      contentsShape,
    );
    expect(payload?.tailoredResume.experiences[1]?.bullets.at(-1)).toEqual({
      content: 'Baked',
      origin: 'BANK',
      sourceBulletPointId: bulletId,
    });
    const own = { experienceId: b.id, content: 'Wrote the rota' };
    await client.post(`/api/tailored-resumes/${resume.id}/bullet-point`, own);
    await client.post(`/api/tailored-resumes/${resume.id}/save`);
    expect((await bank())[0]?.bulletPoints.map(({ content }) => content)).toContain('Wrote the rota');
  });
});

describe('splitting an experience', () => {
  it('loses no bullet, keeps their order and ids, and its undo restores everything exactly', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('Cooked', 'Baked', 'Washed up'), { minLength: 2, maxLength: 8 }),
        fc.nat(),
        async (contents, number) => {
          await empty();
          const whole = await add({ ...cook, bulletPoints: contents });
          const last = await add(chef);
          const before = await bank();
          const at = 1 + (number % (contents.length - 1));
          const { payload } = await split(whole, at);
          const [first, created, behind] = await bank();
          expect([first?.id, behind?.id]).toEqual([whole.id, last.id]);
          expect(created).toMatchObject({ title: 'New', company: 'Role', startDate: '', endDate: null });
          expect(payload?.created.id).toBe(toGlobalId('Experience', created?.id ?? ''));
          const ids = (bullets: { id: string }[] = []) => bullets.map(({ id }) => id);
          expect(ids(first?.bulletPoints)).toEqual(ids(whole.bulletPoints).slice(0, at));
          expect(ids(created?.bulletPoints)).toEqual(ids(whole.bulletPoints).slice(at));
          const undone = await undo(payload?.changeId);
          expect(undone.payload?.deletedExperienceIds).toEqual([payload?.created.id]);
          const after = await bank();
          expect(after.map(({ position: _position, updatedAt: _updatedAt, ...rest }) => rest)).toEqual(
            before.map(({ position: _position, updatedAt: _updatedAt, ...rest }) => rest),
          );
        },
      ),
      { numRuns: 12 },
    );
  });

  it('requires the new role, and leaves the first at least one bullet', async () => {
    await empty();
    const whole = await add({ ...cook, bulletPoints: ['One', 'Two'] });
    expect(await split(whole, 1, { title: 'X', company: ' ' })).toMatchObject({
      type: 'ValidationError',
      fields: [{ path: 'company', message: 'Please enter the company.' }],
    });
    expect((await split(whole, 0)).message).toBe(
      'Please choose a later bullet point: the first role needs at least one.',
    );
    const other = await add({ ...chef, bulletPoints: ['Three', 'Four'] });
    expect((await split({ id: whole.id, bulletPoints: other.bulletPoints }, 1)).type).toBe('NotFoundError');
    expect(await bank()).toHaveLength(2);
  });

  it('does not return a moved bullet to the first role when a resume is saved', async () => {
    await empty();
    const description = 'Cook wanted\nRequirements:\n- Menu planning\n- Baking bread';
    const whole = await add({ ...cook, bulletPoints: ['Planned the menu', 'Baked bread'] });
    const posting = await makePosting(app.deps, client, description);
    const resume = await makeResume(app.deps, client, posting, [whole]);
    await split(whole, 1);
    await client.post(`/api/tailored-resumes/${resume.id}/save`);
    expect((await bank()).map(({ bulletPoints }) => bulletPoints.length)).toEqual([1, 1]);
  });
});

describe('undoing a merge or a split', () => {
  it('is refused and changes nothing if the experience has changed since or it was already undone', async () => {
    await empty();
    const [a, b] = [
      await add({ ...cook, bulletPoints: ['One'] }),
      await add({ ...chef, bulletPoints: ['Two'] }),
    ];
    const changeId = (await merge(a, b)).payload?.changeId;
    await client.post(`/api/experiences/${a.id}/bullet-points`, { content: 'Three' });
    const now = await bank();
    expect((await undo(changeId)).message).toMatch(/^This experience has been changed since/);
    expect(await bank()).toEqual(now);
    await client.delete(`/api/bullet-points/${now[0]?.bulletPoints[2]?.id}`);
    expect((await undo(changeId)).type).toBe('UndoExperienceChangePayload');
    expect((await undo(changeId)).message).toBe('This has been undone already.');
  });

  it('is refused after a deletion', async () => {
    await empty();
    const [a, b] = [await add(cook), await add(chef)];
    const changeId = (await merge(a, b)).payload?.changeId;
    await client.delete(`/api/experiences/${a.id}`);
    expect((await undo(changeId)).type).toBe('RuleError');
  });
});

describe('a merged role', () => {
  const role = { title: '', company: '', location: null, startDate: '', endDate: null, description: null };

  it.each([
    [
      ['2019-03', '2020'],
      ['2020', '2020-06'],
      ['2019-03', '2020'],
    ],
    [
      ['2019', '2020-06'],
      ['2018-11', null],
      ['2018-11', null],
    ],
    [
      ['', null],
      ['2018', '2019'],
      ['2018', '2019'],
    ],
    [
      ['2018', '2019'],
      ['', null],
      ['2018', '2019'],
    ],
    [
      ['', '2019'],
      ['2016', '2017'],
      ['2016', '2019'],
    ],
  ])('has dates that span %j and %j', (a, b, [startDate, endDate]) => {
    const dates = ([start, end]: (string | null)[]) => ({
      ...role,
      startDate: start ?? '',
      endDate: end ?? null,
    });
    expect(mergeRoles(dates(a), dates(b))).toMatchObject({ startDate, endDate });
  });

  it('joins differing descriptions, and fills empty fields of the first from the second', () => {
    const second = { ...role, title: 'Cook', location: 'Leeds', description: 'Small kitchen' };
    expect(mergeRoles(role, second)).toEqual(second);
    expect(mergeRoles({ ...second, description: 'By the sea' }, second).description).toBe(
      'By the sea\n\nSmall kitchen',
    );
    expect(mergeRoles({ ...second, description: 'A Small kitchen' }, second).description).toBe(
      'A Small kitchen',
    );
  });
});
