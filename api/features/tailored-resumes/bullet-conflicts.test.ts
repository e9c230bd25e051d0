import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { AnyJson } from '../../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const BULLETS = ['Cooked', 'Baked', 'Served', 'Cleaned'];

const byGlobalId = (bullet: AnyJson) => ({ ...bullet, id: btoa(`TailoredBullet:${bullet.id}`) });

async function opened() {
  const client = await app.user();
  const posting = (await client.post('/api/job-postings', { description: 'Cook\nRequirements:\n- Cooking' }))
    .json;
  const role = { title: 'Cook', company: 'Copper Kettle', startDate: '2019-01', bulletPoints: BULLETS };
  const experience = (await client.post('/api/experiences', role)).json;
  const resume = (
    await client.post('/api/tailored-resumes', { jobPostingId: posting.id, experienceIds: [experience.id] })
  ).json;
  const id = btoa(`TailoredResume:${resume.id}`);
  const run = async (name: string, input: AnyJson) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${name}(input: $input) { __typename ... on UserError { message } } }`;
    return (await client.graphql(query, { input: { tailoredResumeId: id, ...input } })).data[name];
  };
  const contents = async (): Promise<string[]> => {
    const query = 'query($id: ID!) { tailoredResume(id: $id) { experiences { bullets { content } } } }';
    const { data } = await client.graphql(query, { id });
    return data.tailoredResume.experiences[0].bullets.map((bullet: AnyJson) => bullet.content);
  };
  return {
    client,
    experience,
    resume,
    run,
    contents,
    bullets: resume.data.experiences[0].bulletPoints.map(byGlobalId),
  };
}

// Case A45 of docs/security.md#cases.
it('two tabs that edit the same bullet: the second is told, and overwrites nothing', async () => {
  const { run, contents, bullets } = await opened();
  const [{ id: bulletId, content: previousContent }] = bullets;
  const edit = (content: string) => run('updateTailoredBullet', { bulletId, content, previousContent });
  const answers = await Promise.all([edit('Cooked for 80 guests'), edit('Cooked seven days a week')]);
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
    'ConflictError',
    'UpdateTailoredBulletPayload',
  ]);
  expect(answers.find(({ message }) => message)?.message).toBe(
    'This bullet point was changed somewhere else meanwhile. Nothing was overwritten.',
  );
  const [first = ''] = await contents();
  expect(['Cooked for 80 guests', 'Cooked seven days a week']).toContain(first);
});

it('a bullet that was edited elsewhere is not deleted unseen', async () => {
  const { run, contents, bullets } = await opened();
  const [{ id: bulletId, content: previousContent }] = bullets;
  await run('updateTailoredBullet', { bulletId, content: 'Cooked for 80 guests' });
  expect(await run('deleteTailoredBullet', { bulletId, previousContent })).toMatchObject({
    __typename: 'ConflictError',
  });
  expect((await contents())[0]).toBe('Cooked for 80 guests');
});

// Case A46 of docs/security.md#cases.
it('an edit by place never hits another bullet while earlier ones are deleted, 100 times', async () => {
  const { client, experience, resume, run, contents, bullets } = await opened();
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
      experienceId: btoa(`Experience:${experienceId}`),
      content: `Added, turn ${turn}`,
    });
  }
});
