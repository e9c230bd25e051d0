import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { AnyJson, TestClient } from '../../testing/test-client.ts';

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

const add = async (client: TestClient, input: object = nurse) =>
  (await client.post('/api/experiences', input)).json;
const list = async (client: TestClient) => (await client.get('/api/experiences')).json;

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
    expect(created.bulletPoints.map((bullet: { content: string }) => bullet.content)).toEqual(texts);
  });

  it('drops characters that the database can’t store', async () => {
    const client = await app.user();
    expect(await add(client, { ...nurse, title: 'Nur\u0000se\u202E' })).toMatchObject({ title: 'Nurse' });
  });

  it('adds either all of several or none', async () => {
    const client = await app.user();
    const mutation = `mutation($experiences: [ExperienceFieldsInput!]!) { createExperiences(input: { experiences: $experiences }) {
      __typename
      ... on CreateExperiencesPayload { experiences { title } }
      ... on ValidationError { message fields { path } }
    } }`;
    const bad = await client.graphql(mutation, {
      experiences: [nurse, nurse, { ...nurse, company: '' }].map(asInput),
    });
    expect(bad.data.createExperiences).toEqual({
      __typename: 'ValidationError',
      message: 'Please enter the company.',
      fields: [{ path: 'experiences.2.company' }],
    });
    expect(await list(client)).toEqual([]);
    const good = await client.graphql(mutation, {
      experiences: [nurse, { ...nurse, title: 'Cook' }].map(asInput),
    });
    expect(good.data.createExperiences.experiences).toEqual([{ title: 'Staff Nurse' }, { title: 'Cook' }]);
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
    const before = await add(client);
    const [cared, trained] = before.bulletPoints;
    const bulletPoints = [trained.content, 'A new one', cared.content];
    const answer = await client.put(`/api/experiences/${before.id}`, {
      ...nurse,
      title: 'Charge Nurse',
      bulletPoints,
    });
    expect(answer.json).toMatchObject({ id: before.id, title: 'Charge Nurse' });
    expect(answer.json.bulletPoints.map((bullet: { content: string }) => bullet.content)).toEqual(
      bulletPoints,
    );
    expect(answer.json.bulletPoints[0].id).toBe(trained.id);
    expect(answer.json.bulletPoints[2].id).toBe(cared.id);
  });

  it('keeps the id of a bullet that is reworded by id, and drops the others', async () => {
    const client = await app.user();
    const before = await add(client);
    const [cared] = before.bulletPoints;
    const answer = await client.put(`/api/experiences/${before.id}`, {
      ...nurse,
      bulletPoints: [{ id: cared.id, content: 'Cared for 20 patients' }],
    });
    expect(answer.json.bulletPoints).toEqual([{ id: cared.id, content: 'Cared for 20 patients' }]);
  });

  it('does not take over a bullet of another experience by its id', async () => {
    const client = await app.user();
    const [one, two] = [await add(client), await add(client)];
    const foreign = two.bulletPoints[0];
    await client.put(`/api/experiences/${one.id}`, {
      ...nurse,
      bulletPoints: [{ id: foreign.id, content: 'Mine now' }],
    });
    expect((await client.get(`/api/experiences/${two.id}/bullet-points`)).json).toEqual(two.bulletPoints);
  });

  it('leaves the bullets unchanged when none are sent', async () => {
    const client = await app.user();
    const before = await add(client);
    const { bulletPoints: _, ...fields } = nurse;
    const after = await client.put(`/api/experiences/${before.id}`, { ...fields, company: 'Elsewhere' });
    expect(after.json.bulletPoints).toEqual(before.bulletPoints);
  });

  it('loses no bullet when two people add one at the same time', async () => {
    const client = await app.user();
    const { id } = await add(client);
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
  const reorder = `mutation($ids: [ID!]!) { reorderExperiences(input: { experienceIds: $ids }) {
    __typename
    ... on ReorderExperiencesPayload { viewer { experiences { edges { node { id title } } } } }
    ... on NotFoundError { message }
  } }`;
  const titles = async (client: TestClient) =>
    (await list(client)).map((item: { title: string }) => item.title);

  it('keeps the order that a user dragged', async () => {
    const client = await app.user();
    for (const title of ['One', 'Two', 'Three']) await add(client, { ...nurse, title });
    const { data } = await client.graphql('{ viewer { experiences { edges { node { id title } } } } }');
    const nodes = data.viewer.experiences.edges.map((edge: AnyJson) => edge.node);
    const wanted = [nodes[2], nodes[0], nodes[1]];
    const moved = await client.graphql(reorder, { ids: wanted.map((node) => node.id) });
    expect(moved.data.reorderExperiences.viewer.experiences.edges.map((edge: AnyJson) => edge.node)).toEqual(
      wanted,
    );
    expect(await titles(client)).toEqual(['Three', 'One', 'Two']);
    await add(client, { ...nurse, title: 'Four' });
    expect(await titles(client)).toEqual(['Three', 'One', 'Two', 'Four']);
  });

  it('does not move somebody else’s experiences', async () => {
    const [ada, bob] = [await app.user(), await app.user()];
    await add(ada);
    const { data } = await ada.graphql('{ viewer { experiences { edges { node { id } } } } }');
    const id = data.viewer.experiences.edges[0].node.id;
    const answer = await bob.graphql(reorder, { ids: [id] });
    expect(answer.data.reorderExperiences.__typename).toBe('NotFoundError');
  });
});

describe('bullets', () => {
  it('are listed, added and deleted over their documented paths', async () => {
    const client = await app.user();
    const { id } = await add(client);
    const added = await client.post(`/api/experiences/${id}/bullet-points`, {
      content: ' Ran the night shift ',
    });
    expect([added.status, added.json.content]).toEqual([201, 'Ran the night shift']);
    expect((await client.post(`/api/experiences/${id}/bullet-points`, { content: '  ' })).status).toBe(400);
    expect((await client.delete(`/api/bullet-points/${added.json.id}`)).json).toEqual({ success: true });
    expect((await client.get(`/api/experiences/${id}/bullet-points`)).json).toHaveLength(2);
    expect((await client.delete(`/api/bullet-points/${added.json.id}`)).status).toBe(404);
  });
});

it('deletes an experience with its bullets', async () => {
  const client = await app.user();
  const { id } = await add(client);
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
    expect(answer.json.experiences).toMatchObject([
      { title: 'Line Cook', company: 'The Copper Kettle', startDate: '2019-03', endDate: '' },
    ]);
    expect(answer.json.experiences[0].bulletPoints).toHaveLength(2);
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
    expect(answer.json.message).toMatch(/^We could not find a job in this text\./);
  });
});
