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

const nurse = {
  title: 'Staff Nurse',
  company: 'St. Bride Hospital',
  startDate: '2019-03',
  endDate: '2022-08',
  bulletPoints: ['Cared for 18 patients on a surgical ward', '   ', 'Trained 11 new colleagues'],
};

const bulletShape = z.strictObject({ id: z.string(), content: z.string() });
/** An experience as the REST paths answer it. */
const experienceShape = z.looseObject({
  id: z.string(),
  title: z.string(),
  createdAt: z.string(),
  bulletPoints: z.array(bulletShape),
});

const add = async (client: TestClient, input: object = nurse) =>
  experienceShape.parse((await client.post('/api/experiences', input)).json);
const change = async (client: TestClient, id: string, input: object) =>
  experienceShape.parse((await client.put(`/api/experiences/${id}`, input)).json);
const list = async (client: TestClient) =>
  z.array(experienceShape).parse((await client.get('/api/experiences')).json);

/** Creates the nurse and returns the ids and texts of the bullets, too. */
async function makeNurse(client: TestClient) {
  const { id, bulletPoints } = await makeExperience(app.deps, client, nurse);
  const bullets = bulletPoints.map(({ id, content }) => ({ id, content }));
  const [cared, trained] = z.tuple([bulletShape, bulletShape]).parse(bullets);
  return { id, bullets, cared, trained };
}

describe('adding', () => {
  it('stores the input, trims it and skips blank bullets', async () => {
    const client = await app.user();
    const answer = await client.post('/api/experiences', { ...nurse, title: '  Staff \n Nurse ' });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      title: 'Staff Nurse',
      company: 'St. Bride Hospital',
      startDate: '2019-03',
      endDate: '2022-08',
      bulletPoints: [
        { content: 'Cared for 18 patients on a surgical ward' },
        { content: 'Trained 11 new colleagues' },
      ],
    });
    expect(await list(client)).toEqual([answer.json]);
  });

  it('accepts an open end, a year alone and no dates', async () => {
    const client = await app.user();
    expect(await add(client, { ...nurse, endDate: '' })).toMatchObject({ endDate: null });
    expect(await add(client, { ...nurse, startDate: '2019', endDate: '2019' })).toMatchObject({
      startDate: '2019',
    });
    expect(await add(client, { title: 'Cook', company: 'Café' })).toMatchObject({
      startDate: '',
      endDate: null,
    });
  });

  it.each([
    [{ company: 'X' }, 'Please enter the job title.'],
    [{ title: 'X', company: '  ' }, 'Please enter the company.'],
    [
      { ...nurse, startDate: '2022-09', endDate: '2022-08' },
      'The end date is before the start date. Please check both.',
    ],
    [
      { ...nurse, startDate: '2023', endDate: '2022' },
      'The end date is before the start date. Please check both.',
    ],
    [{ ...nurse, startDate: 'last spring' }, 'Please enter the start date as a month, like 2021-03.'],
    [{ ...nurse, startDate: '2021-13' }, 'Please enter the start date as a month, like 2021-03.'],
    [{ ...nurse, bulletPoints: ['x'.repeat(1001)] }, 'A bullet point can have at most 1000 characters.'],
    [{ ...nurse, title: 7 }, 'Please enter the job title.'],
    [{ ...nurse, bulletPoints: 'one' }, 'Please send the bullet points as a list.'],
    [{ ...nurse, bulletPoints: Array(51).fill('x') }, 'An experience can have at most 50 bullet points.'],
  ])('refuses %o', async (input, message) => {
    const client = await app.user();
    const answer = await client.post('/api/experiences', input);
    expect([answer.status, answer.json]).toEqual([400, { message }]);
    expect(await list(client)).toEqual([]);
  });

  it('belongs to the session’s user whatever the payload says', async () => {
    const [ada, bob] = [await app.user(), await app.user()];
    const forged = {
      ...nurse,
      userId: bob.userId,
      id: '00000000-0000-7000-8000-000000000000',
      createdAt: new Date(0),
    };
    const created = await add(ada, forged);
    expect(created.id).not.toBe(forged.id);
    expect(new Date(created.createdAt).getTime()).toBeGreaterThan(0);
    expect(await list(bob)).toEqual([]);
    expect(await list(ada)).toHaveLength(1);
  });

  it('returns text exactly as it was typed', async () => {
    const client = await app.user();
    const texts = [
      '<script>alert(1)</script>',
      '{{7*7}}',
      'שלום עולם',
      '👩‍⚕️ care',
      '日本語',
      "'; drop table users; --",
    ];
    const created = await add(client, { ...nurse, title: texts[0], bulletPoints: texts });
    expect(created.title).toBe(texts[0]);
    expect(created.bulletPoints.map(({ content }) => content)).toEqual(texts);
  });

  it('drops characters that the database can’t store', async () => {
    const client = await app.user();
    expect(await add(client, { ...nurse, title: 'Nur\u0000se\u202E' })).toMatchObject({ title: 'Nurse' });
  });

  it('adds either all of several or none', async () => {
    const client = await app.user();
    const create = (experiences: (typeof nurse)[]) =>
      mutate(
        client,
        'createExperiences',
        { experiences: experiences.map(asInput) },
        'experiences { title }',
        z.object({ experiences: z.array(z.object({ title: z.string() })) }),
      );
    expect(await create([nurse, nurse, { ...nurse, company: '' }])).toMatchObject({
      type: 'ValidationError',
      message: 'Please enter the company.',
      fields: [{ path: 'experiences.2.company' }],
    });
    expect(await list(client)).toEqual([]);
    const good = await create([nurse, { ...nurse, title: 'Cook' }]);
    expect(good.payload?.experiences).toEqual([{ title: 'Staff Nurse' }, { title: 'Cook' }]);
    expect(await list(client)).toHaveLength(2);
  });
});

const asInput = (experience: typeof nurse) => ({
  ...experience,
  bulletPoints: experience.bulletPoints.map((content) => ({ content })),
});

describe('changing', () => {
  it('keeps the ids of unchanged bullets, even when they move', async () => {
    const client = await app.user();
    const { id, cared, trained } = await makeNurse(client);
    const contents = [trained.content, 'A new one', cared.content];
    const after = await change(client, id, { ...nurse, title: 'Charge Nurse', bulletPoints: contents });
    expect(after).toMatchObject({ id, title: 'Charge Nurse' });
    expect(after.bulletPoints.map(({ content }) => content)).toEqual(contents);
    expect(after.bulletPoints[0]?.id).toBe(trained.id);
    expect(after.bulletPoints[2]?.id).toBe(cared.id);
  });

  it('keeps the id of a bullet that is reworded by id, and drops the others', async () => {
    const client = await app.user();
    const { id, cared } = await makeNurse(client);
    const bulletPoints = [{ id: cared.id, content: 'Cared for 20 patients' }];
    expect((await change(client, id, { ...nurse, bulletPoints })).bulletPoints).toEqual(bulletPoints);
  });

  it('does not take over a bullet of another experience by its id', async () => {
    const client = await app.user();
    const [one, two] = [await makeNurse(client), await makeNurse(client)];
    await client.put(`/api/experiences/${one.id}`, {
      ...nurse,
      bulletPoints: [{ id: two.cared.id, content: 'Mine now' }],
    });
    expect((await client.get(`/api/experiences/${two.id}/bullet-points`)).json).toEqual(two.bullets);
  });

  it('leaves the bullets unchanged when none are sent', async () => {
    const client = await app.user();
    const { id, bullets } = await makeNurse(client);
    const { bulletPoints: _, ...fields } = nurse;
    const after = await change(client, id, { ...fields, company: 'Elsewhere' });
    expect(after.bulletPoints).toEqual(bullets);
  });

  it('loses no bullet when two people add one at the same time', async () => {
    const client = await app.user();
    const { id } = await makeNurse(client);
    const texts = Array.from({ length: 8 }, (_, index) => `Bullet ${index}`);
    const answers = await Promise.all(
      texts.map((content) => client.post(`/api/experiences/${id}/bullet-points`, { content })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(texts.map(() => 201));
    const rows = await app.deps.prisma.bulletPoint.findMany({ where: { experienceId: id } });
    expect(rows.map((row) => row.content)).toEqual(expect.arrayContaining(texts));
    expect(new Set(rows.map((row) => row.position)).size).toBe(rows.length);
  });
});

describe('order', () => {
  const bankShape = z.object({
    viewer: z.object({
      experiences: z.object({
        edges: z.array(z.object({ node: z.object({ id: z.string(), title: z.string() }) })),
      }),
    }),
  });
  const BANK = 'viewer { experiences { edges { node { id title } } } }';
  const readNodes = ({ viewer }: z.infer<typeof bankShape>) =>
    viewer.experiences.edges.map(({ node }) => node);
  const reorder = (client: TestClient, experienceIds: (string | undefined)[]) =>
    mutate(client, 'reorderExperiences', { experienceIds }, BANK, bankShape);
  const titles = async (client: TestClient) => (await list(client)).map(({ title }) => title);

  it('keeps the order that a user dragged', async () => {
    const client = await app.user();
    for (const title of ['One', 'Two', 'Three']) await makeExperience(app.deps, client, { title });
    const [one, two, three] = readNodes(bankShape.parse((await client.graphql(`{ ${BANK} }`)).data));
    const wanted = [three, one, two];
    const { payload } = await reorder(
      client,
      wanted.map((node) => node?.id),
    );
    expect(payload && readNodes(payload)).toEqual(wanted);
    expect(await titles(client)).toEqual(['Three', 'One', 'Two']);
    await add(client, { ...nurse, title: 'Four' });
    expect(await titles(client)).toEqual(['Three', 'One', 'Two', 'Four']);
  });

  it('does not move somebody else’s experiences', async () => {
    const [ada, bob] = [await app.user(), await app.user()];
    const { id } = await makeExperience(app.deps, ada);
    const answer = await reorder(bob, [toGlobalId('Experience', id)]);
    expect(answer.type).toBe('NotFoundError');
  });
});

describe('bullets', () => {
  it('are listed, added and deleted over their documented paths', async () => {
    const client = await app.user();
    const { id } = await makeNurse(client);
    const added = await client.post(`/api/experiences/${id}/bullet-points`, {
      content: ' Ran the night shift ',
    });
    const bullet = bulletShape.parse(added.json);
    expect([added.status, bullet.content]).toEqual([201, 'Ran the night shift']);
    expect((await client.post(`/api/experiences/${id}/bullet-points`, { content: '  ' })).status).toBe(400);
    expect((await client.delete(`/api/bullet-points/${bullet.id}`)).json).toEqual({ success: true });
    expect((await client.get(`/api/experiences/${id}/bullet-points`)).json).toHaveLength(2);
    expect((await client.delete(`/api/bullet-points/${bullet.id}`)).status).toBe(404);
  });
});

it('deletes an experience with its bullets', async () => {
  const client = await app.user();
  const { id } = await makeNurse(client);
  expect((await client.delete(`/api/experiences/${id}`)).json).toEqual({ success: true });
  expect(await list(client)).toEqual([]);
  expect(await app.deps.prisma.bulletPoint.count({ where: { experienceId: id } })).toBe(0);
});

describe('pasted text', () => {
  const pasted = `Experience
Line Cook, The Copper Kettle, Leeds
Mar 2019 – Present
• Cooked for 120 guests a night
• Trained three apprentices`;

  it('is read into experiences without being stored', async () => {
    const client = await app.user();
    const answer = await client.post('/api/experiences/parse', { text: pasted });
    expect(answer.status).toBe(200);
    const role = { title: 'Line Cook', company: 'The Copper Kettle', startDate: '2019-03', endDate: '' };
    const bulletPoints = ['Cooked for 120 guests a night', 'Trained three apprentices'];
    expect(answer.json).toMatchObject({ experiences: [{ ...role, bulletPoints }] });
    expect(await list(client)).toEqual([]);
  });

  it.each([
    ['', 400, 'Please paste your experience text first'],
    ['  \n\t ', 400, 'Please paste your experience text first'],
    [
      'x'.repeat(200_000),
      400,
      'That is more text than can be read at once: at most 100,000 characters, please.',
    ],
  ])('says what to do about invalid text', async (text, status, message) => {
    const client = await app.user();
    const answer = await client.post('/api/experiences/parse', { text });
    expect([answer.status, answer.json]).toEqual([status, { message }]);
  });

  it.each([
    ['binary', '\u0000\u0001\u0002PNG\u001A\uFFFD\uFFFD\uD800'.repeat(500)],
    ['emoji', '🎉🥳👍🏽👩‍👩‍👧 '.repeat(100)],
    ['right-to-left prose', 'אני אוהב לבשל ולטייל. '.repeat(50)],
    ['a login page', 'Sign in to continue\nEmail\nPassword\nForgot your password?'],
  ])('reports that %s contains no job', async (_name, text) => {
    const client = await app.user();
    const answer = await client.post('/api/experiences/parse', { text });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({
      message: expect.stringMatching(/^We could not find a job in this text\./),
    });
  });
});
