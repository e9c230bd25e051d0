import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toGlobalId, makeExperience, mutate } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

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

const experienceShape = z.object({
  id: z.string(),
  title: z.string(),
  version: z.string(),
  bulletPoints: z.array(z.object({ id: z.string(), content: z.string() })),
});

async function stored(client: TestClient) {
  const [experience] = z.tuple([experienceShape]).parse((await client.get('/api/experiences')).json);
  return experience;
}

/** The first of several experiences. */
async function readFirst(client: TestClient) {
  const [first] = z
    .tuple([experienceShape])
    .rest(experienceShape)
    .parse((await client.get('/api/experiences')).json);
  return first;
}

/** Reads the experience in a tab, whose later changes are based on what it read. */
async function openExperience() {
  const client = await app.user();
  await makeExperience(app.deps, client, role);
  const experience = await stored(client);
  const url = `/api/experiences/${experience.id}`;
  return { client, experience, url };
}

describe('an experience that is open in two tabs', () => {
  it('is changed by the first to save; the second gets a conflict and overwrites nothing', async () => {
    const { client, experience, url } = await openExperience();
    const { version } = experience;
    const first = await client.put(url, { ...role, title: 'Head Cook', version });
    expect(first.status).toBe(200);
    const second = await client.put(url, { ...role, title: 'Kitchen Lead', version });
    expect([second.status, second.json]).toEqual([
      409,
      { message: 'This experience was changed somewhere else meanwhile. Nothing was overwritten.' },
    ]);
    expect((await stored(client)).title).toBe('Head Cook');
    // After seeing the other change, the user can still overwrite it.
    const { version: now } = experienceShape.parse(first.json);
    const again = await client.put(url, { ...role, title: 'Kitchen Lead', version: now });
    expect([again.status, experienceShape.parse(again.json).title]).toEqual([200, 'Kitchen Lead']);
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
    expect([same.status, experienceShape.parse(same.json).version]).toEqual([200, experience.version]);
    expect((await stored(client)).version).toBe(experience.version);
  });

  it('can be changed without a version over the documented path', async () => {
    const { client, url } = await openExperience();
    expect((await client.put(url, { ...role, title: 'Baker' })).status).toBe(200);
  });

  it('answers GraphQL with a ConflictError', async () => {
    const { client, experience, url } = await openExperience();
    const id = toGlobalId('Experience', experience.id);
    const { data } = await client.graphql('query($id: ID!) { experience(id: $id) { version } }', { id });
    expect(data).toEqual({ experience: { version: experience.version } });
    await client.put(url, { ...role, title: 'Head Cook' });
    const input = {
      id,
      version: experience.version,
      experience: { title: 'Kitchen Lead', company: 'Copper Kettle', bulletPoints: [] },
    };
    const answer = await mutate(client, 'updateExperience', input, 'experience { id }', z.object({}));
    expect(answer.type).toBe('ConflictError');
    expect((await stored(client)).bulletPoints).toHaveLength(2);
  });

  it('is renamed together with others, or none of them is', async () => {
    const { client, experience, url } = await openExperience();
    const id = toGlobalId('Experience', experience.id);
    const other = await makeExperience(app.deps, client, { title: 'Waiter', company: 'Copper Kettle' });
    const named = async () =>
      z
        .array(z.object({ title: z.string(), company: z.string() }))
        .parse((await client.get('/api/experiences')).json)
        .map(({ title, company }) => `${title} | ${company}`);
    const rename = (version: string, title = 'Chef') =>
      mutate(
        client,
        'renameExperiences',
        {
          experiences: [
            { id: toGlobalId('Experience', other.id), title: 'Head Waiter', company: 'Kettle' },
            { id, version, title, company: 'Kettle' },
          ],
        },
        'experiences { title version bulletPoints { content } }',
        z.object({
          experiences: z.array(
            z.object({ title: z.string(), version: z.string(), bulletPoints: z.array(z.unknown()) }),
          ),
        }),
      );
    const before = await named();
    await client.put(url, { ...role, startDate: '2018-01' });
    expect((await rename(experience.version)).type).toBe('ConflictError');
    expect((await rename((await readFirst(client)).version, ' ')).type).toBe('ValidationError');
    expect(await named()).toEqual(before);
    const done = await rename((await readFirst(client)).version);
    expect(done.type).toBe('RenameExperiencesPayload');
    expect(done.payload?.experiences.map(({ title }) => title)).toEqual(['Head Waiter', 'Chef']);
    expect(await named()).toEqual(['Chef | Kettle', 'Head Waiter | Kettle']);
    expect((await readFirst(client)).bulletPoints).toHaveLength(2);
  });

  it('loses no bullet and answers no 500 while bullets are being deleted', async () => {
    const { client, experience, url } = await openExperience();
    const edits = Array.from({ length: 10 }, (_, index) =>
      client.put(url, {
        ...role,
        bulletPoints: experience.bulletPoints.map(({ id, content }) => ({
          id,
          content: `${content} ${index}`,
        })),
      }),
    );
    const deletes = experience.bulletPoints.map(({ id }) => client.delete(`/api/bullet-points/${id}`));
    const answers = await Promise.all([...edits, ...deletes]);
    expect(answers.filter(({ status }) => ![200, 404].includes(status))).toEqual([]);
  });
});

describe('resume details that are open in two tabs', () => {
  const details = {
    fullName: 'Ada Bell', email: '', phone: '', location: '', linkedIn: '', website: '', summary: '',
    education: [], skills: [], certifications: [], languages: [],
  }; // prettier-ignore
  const detailsShape = z.object({ version: z.string(), fullName: z.string() });
  const payloadShape = z.object({ resumeTemplate: detailsShape });

  it('are changed by the first to save; the second gets a conflict and overwrites nothing', async () => {
    const client = await app.user();
    const read = async () => {
      const { data } = await client.graphql('{ viewer { resumeTemplate { version fullName } } }');
      return z.object({ viewer: payloadShape }).parse(data).viewer.resumeTemplate;
    };
    const { version } = await read();
    const save = (fullName: string, from: string | null | undefined) =>
      mutate(
        client,
        'updateResumeTemplate',
        { ...details, fullName, version: from },
        'resumeTemplate { version fullName }',
        payloadShape,
      );
    const first = await save('Ada B. Bell', version);
    expect(first.type).toBe('UpdateResumeTemplatePayload');
    expect(await save('A. Bell', version)).toMatchObject({
      type: 'ConflictError',
      message: 'Your resume details were changed somewhere else meanwhile. Nothing was overwritten.',
      payload: null,
    });
    expect((await read()).fullName).toBe('Ada B. Bell');
    const again = await save('A. Bell', first.payload?.resumeTemplate.version);
    expect(again.payload?.resumeTemplate.fullName).toBe('A. Bell');
    expect((await save('Ada', null)).payload?.resumeTemplate.fullName).toBe('Ada');
  });

  it('keep the other sections when a client that does not know them saves', async () => {
    const client = await app.user();
    const sections = [{ heading: 'Projects', text: '- Ward app', isShown: false }];
    const shape = z.object({ resumeTemplate: z.object({ sections: z.array(z.unknown()) }) });
    const save = (input: object) =>
      mutate(
        client,
        'updateResumeTemplate',
        { ...details, ...input },
        'resumeTemplate { sections { heading text isShown } }',
        shape,
      );
    expect((await save({ sections })).payload?.resumeTemplate.sections).toEqual(sections);
    expect((await save({})).payload?.resumeTemplate.sections).toEqual(sections);
    expect((await save({ sections: [] })).payload?.resumeTemplate.sections).toEqual([]);
    const nameless = await save({ sections: [{ heading: ' ', text: 'Something', isShown: true }] });
    expect(nameless).toMatchObject({ type: 'ValidationError' });
  });
});
