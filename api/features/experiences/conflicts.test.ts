import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { AnyJson, TestClient } from '../../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const role = {
  title: 'Cook',
  company: 'Copper Kettle',
  startDate: '2019-01',
  bulletPoints: ['Cooked', 'Baked'],
};

/** Reads the experience in a tab, whose later changes are based on what it read. */
async function openExperience() {
  const client = await app.user();
  const { json: experience } = await client.post('/api/experiences', role);
  const url = `/api/experiences/${experience.id}`;
  return { client, experience, url };
}

const stored = async (client: TestClient): Promise<AnyJson> => (await client.get('/api/experiences')).json[0];

describe('an experience that is open in two tabs', () => {
  it('is changed by the first to save; the second gets a conflict and overwrites nothing', async () => {
    const { client, experience, url } = await openExperience();
    const { version } = experience;
    const first = await client.put(url, { ...role, title: 'Head Cook', version });
    expect(first.status).toBe(200);
    const second = await client.put(url, { ...role, title: 'Kitchen Lead', version });
    expect([second.status, second.json.message]).toEqual([
      409,
      'This experience was changed somewhere else meanwhile. Nothing was overwritten.',
    ]);
    expect((await stored(client)).title).toBe('Head Cook');
    // After seeing the other change, the user can still overwrite it.
    const again = await client.put(url, { ...role, title: 'Kitchen Lead', version: first.json.version });
    expect([again.status, again.json.title]).toEqual([200, 'Kitchen Lead']);
  });

  it('keeps a bullet point that was added in the meantime', async () => {
    const { client, experience, url } = await openExperience();
    await client.post(`${url}/bullet-points`, { content: 'Trained three apprentices' });
    const answer = await client.put(url, { ...role, version: experience.version });
    expect(answer.status).toBe(409);
    expect((await stored(client)).bulletPoints).toHaveLength(3);
  });

  it('has the same version as long as its content is the same', async () => {
    const { client, experience, url } = await openExperience();
    const same = await client.put(url, { ...role, version: experience.version });
    expect([same.status, same.json.version]).toEqual([200, experience.version]);
    expect((await stored(client)).version).toBe(experience.version);
  });

  it('can be changed without a version over the documented path', async () => {
    const { client, url } = await openExperience();
    expect((await client.put(url, { ...role, title: 'Baker' })).status).toBe(200);
  });

  it('answers GraphQL with a ConflictError', async () => {
    const { client, experience, url } = await openExperience();
    const id = btoa(`Experience:${experience.id}`);
    const { data } = await client.graphql('query($id: ID!) { experience(id: $id) { version } }', { id });
    expect(data.experience.version).toBe(experience.version);
    await client.put(url, { ...role, title: 'Head Cook' });
    const answer = await client.graphql(
      'mutation($input: UpdateExperienceInput!) { updateExperience(input: $input) { __typename } }',
      {
        input: {
          id,
          version: experience.version,
          experience: { title: 'Kitchen Lead', company: 'Copper Kettle', bulletPoints: [] },
        },
      },
    );
    expect(answer.data.updateExperience.__typename).toBe('ConflictError');
    expect((await stored(client)).bulletPoints).toHaveLength(2);
  });

  it('loses no bullet and answers no 500 while bullets are being deleted', async () => {
    const { client, experience, url } = await openExperience();
    const edits = Array.from({ length: 10 }, (_, index) =>
      client.put(url, {
        ...role,
        bulletPoints: experience.bulletPoints.map(({ id, content }: AnyJson) => ({
          id,
          content: `${content} ${index}`,
        })),
      }),
    );
    const deletes = experience.bulletPoints.map(({ id }: AnyJson) =>
      client.delete(`/api/bullet-points/${id}`),
    );
    const answers = await Promise.all([...edits, ...deletes]);
    expect(answers.filter(({ status }) => ![200, 404].includes(status))).toEqual([]);
  });
});

describe('resume details that are open in two tabs', () => {
  const details = {
    fullName: 'Ada Bell', email: '', phone: '', location: '', linkedIn: '', website: '', summary: '',
    education: [], skills: [], certifications: [], languages: [],
  }; // prettier-ignore
  const VERSION = '{ viewer { resumeTemplate { version fullName } } }';
  const SAVE = `mutation($input: UpdateResumeTemplateInput!) { updateResumeTemplate(input: $input) {
    __typename ... on UserError { message }
    ... on UpdateResumeTemplatePayload { resumeTemplate { version fullName } } } }`;

  it('are changed by the first to save; the second gets a conflict and overwrites nothing', async () => {
    const client = await app.user();
    const { version } = (await client.graphql(VERSION)).data.viewer.resumeTemplate;
    const save = async (fullName: string, from: string | null) =>
      (await client.graphql(SAVE, { input: { ...details, fullName, version: from } })).data
        .updateResumeTemplate;
    const first = await save('Ada B. Bell', version);
    expect(first.__typename).toBe('UpdateResumeTemplatePayload');
    expect(await save('A. Bell', version)).toEqual({
      __typename: 'ConflictError',
      message: 'Your resume details were changed somewhere else meanwhile. Nothing was overwritten.',
    });
    expect((await client.graphql(VERSION)).data.viewer.resumeTemplate.fullName).toBe('Ada B. Bell');
    expect((await save('A. Bell', first.resumeTemplate.version)).resumeTemplate.fullName).toBe('A. Bell');
    expect((await save('Ada', null)).resumeTemplate.fullName).toBe('Ada');
  });
});
