import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import {
  readBullets,
  toGlobalId,
  makeExperience,
  makePosting,
  makeResume,
  mutate,
} from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const BULLETS = ['Cooked', 'Baked', 'Served', 'Cleaned'];

const contentsShape = z.object({
  tailoredResume: z.object({
    experiences: z.array(z.object({ bullets: z.array(z.object({ content: z.string() })) })),
  }),
});

async function openResume() {
  const client = await app.user();
  const posting = await makePosting(app.deps, client);
  const experience = await makeExperience(app.deps, client, { bulletPoints: BULLETS });
  const resume = await makeResume(app.deps, client, posting, [experience]);
  const id = toGlobalId('TailoredResume', resume.id);
  const run = async (name: string, input: object) => {
    const shape = z.object({ tailoredResume: z.object({ id: z.literal(id) }) });
    return mutate(client, name, { tailoredResumeId: id, ...input }, 'tailoredResume { id }', shape);
  };
  const contents = async (): Promise<string[]> => {
    const query = 'query($id: ID!) { tailoredResume(id: $id) { experiences { bullets { content } } } }';
    const { data } = await client.graphql(query, { id });
    return contentsShape
      .parse(data)
      .tailoredResume.experiences.flatMap(({ bullets }) => bullets.map(({ content }) => content));
  };
  return {
    client,
    experience,
    resume,
    run,
    contents,
    bullets: readBullets(resume),
  };
}

// Case A45 of security.md.
it('of two tabs that edit the same bullet, the second gets a conflict and overwrites nothing', async () => {
  const { run, contents, bullets } = await openResume();
  const { id: bulletId, content: previousContent } = bullets[0] ?? {};
  const edit = (content: string) => run('updateTailoredBullet', { bulletId, content, previousContent });
  const answers = await Promise.all([edit('Cooked for 80 guests'), edit('Cooked seven days a week')]);
  expect(answers.map(({ type }) => type).toSorted()).toEqual([
    'ConflictError',
    'UpdateTailoredBulletPayload',
  ]);
  expect(answers.find(({ message }) => message)?.message).toBe(
    'This bullet point was changed somewhere else meanwhile. Nothing was overwritten.',
  );
  const [first = ''] = await contents();
  expect(['Cooked for 80 guests', 'Cooked seven days a week']).toContain(first);
});

it('a bullet that was edited elsewhere is not deleted unnoticed', async () => {
  const { run, contents, bullets } = await openResume();
  const { id: bulletId, content: previousContent } = bullets[0] ?? {};
  await run('updateTailoredBullet', { bulletId, content: 'Cooked for 80 guests' });
  expect(await run('deleteTailoredBullet', { bulletId, previousContent })).toMatchObject({
    type: 'ConflictError',
  });
  expect((await contents())[0]).toBe('Cooked for 80 guests');
});

// Case A46 of security.md.
it('an edit by position never affects another bullet while earlier ones are deleted, 100 times', async () => {
  const { client, experience, resume, run, contents, bullets } = await openResume();
  const path = `/api/tailored-resumes/${resume.id}/bullet-point`;
  const experienceId = experience.id;
  expect(bullets).toHaveLength(4);
  for (let turn = 0; turn < 100; turn += 1) {
    const before = await contents();
    const [gone = '', , meant = ''] = before;
    const edited = `Served, turn ${turn}`;
    const [patch, deletion] = await Promise.all([
      client.patch(path, { experienceId, bulletIndex: 2, content: meant, newContent: edited }),
      client.delete(path, { experienceId, bulletIndex: 0, content: gone }),
    ]);
    expect([200, 409]).toContain(patch.status);
    expect(deletion.status).toBe(200);
    const rest = before.slice(1);
    expect(await contents()).toEqual(
      patch.status === 200 ? rest.map((text) => (text === meant ? edited : text)) : rest,
    );
    await run('addTailoredBullet', {
      experienceId: toGlobalId('Experience', experienceId),
      content: `Added, turn ${turn}`,
    });
  }
});
