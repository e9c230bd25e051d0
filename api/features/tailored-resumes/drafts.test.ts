import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { AnyJson, TestClient } from '../../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const description = `Office Manager at Elm & Ash
Requirements:
- Payroll
- Bookkeeping
- Event planning`;
const manager = {
  title: 'Office Manager',
  company: 'Birch Ltd',
  startDate: '2020-01',
  bulletPoints: [
    'Ran payroll for 60 people',
    'Did the bookkeeping for two shops',
    'Planned 14 events a year: event planning for up to 300 guests',
    'Watered the plants',
    'Sang at the summer party',
    'Fed the office cat',
  ],
};

async function createResume() {
  const client = await app.user();
  const posting = (await client.post('/api/job-postings', { description })).json;
  const experience = (await client.post('/api/experiences', manager)).json;
  const generate = (bulletCounts = {}) =>
    client.post('/api/tailored-resumes', {
      jobPostingId: posting.id,
      experienceIds: [experience.id],
      bulletCounts,
    });
  return { client, experience, generate };
}

async function listed(client: TestClient): Promise<AnyJson> {
  const { data } = await client.graphql(`{ viewer {
    draftResumes(first: 10) { totalCount edges { node { id isSaved } } }
    savedResumes(first: 10) { edges { node { id isSaved } } }
  } }`);
  const ids = (connection: AnyJson) =>
    connection.edges.map((edge: AnyJson) => atob(edge.node.id).split(':')[1]);
  return {
    drafts: ids(data.viewer.draftResumes),
    draftCount: data.viewer.draftResumes.totalCount,
    saved: ids(data.viewer.savedResumes),
  };
}

const path = (resume: AnyJson) => `/api/tailored-resumes/${resume.id}/bullet-point`;

describe('drafts', () => {
  it('are the unsaved resumes, newest first, in a separate list from saved ones', async () => {
    const { client, experience, generate } = await createResume();
    const older = (await generate()).json;
    const newer = (await generate({ [experience.id]: 2 })).json;
    expect(await listed(client)).toEqual({ drafts: [newer.id, older.id], draftCount: 2, saved: [] });

    await client.post(`/api/tailored-resumes/${older.id}/save`);
    expect(await listed(client)).toEqual({ drafts: [newer.id], draftCount: 1, saved: [older.id] });
    const saved = (await client.get('/api/tailored-resumes/saved')).json;
    expect(saved.map((resume: AnyJson) => resume.id)).toEqual([older.id]);

    expect((await client.delete(`/api/tailored-resumes/${newer.id}`)).status).toBe(200);
    expect(await listed(client)).toEqual({ drafts: [], draftCount: 0, saved: [older.id] });
  });

  it('are visible to nobody else', async () => {
    const { generate } = await createResume();
    await generate();
    expect(await listed(await app.user())).toEqual({ drafts: [], draftCount: 0, saved: [] });
  });

  // Case A45 of docs/security.md#cases: a double click.
  it('generating twice at the same time creates one draft', async () => {
    const { client, generate } = await createResume();
    const answers = await Promise.all([generate(), generate(), generate()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect((await listed(client)).draftCount).toBe(1);
  });

  it('a changed draft stays unchanged when generating again, which creates another', async () => {
    const { client, experience, generate } = await createResume();
    const first = (await generate()).json;
    await client.patch(path(first), {
      experienceId: experience.id,
      bulletIndex: 0,
      newContent: 'My own words',
    });
    const second = (await generate()).json;
    expect(second.id).not.toBe(first.id);
    expect((await listed(client)).drafts).toEqual([second.id, first.id]);
  });

  it('a saved resume stays unchanged, too', async () => {
    const { client, generate } = await createResume();
    const first = (await generate()).json;
    await client.post(`/api/tailored-resumes/${first.id}/save`);
    const second = (await generate()).json;
    expect(await listed(client)).toEqual({ drafts: [second.id], draftCount: 1, saved: [first.id] });
  });
});

describe('the same thing twice at the same time', () => {
  // Case A45 of docs/security.md#cases.
  it('saving twice adds the bullets to the bank once', async () => {
    const { client, experience, generate } = await createResume();
    const resume = (await generate()).json;
    const newContent = 'Ran payroll for 60 people, on time';
    await client.patch(path(resume), { experienceId: experience.id, bulletIndex: 0, newContent });
    const save = () => client.post(`/api/tailored-resumes/${resume.id}/save`);
    const answers = await Promise.all([save(), save(), save()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const bank = (await client.get(`/api/experiences/${experience.id}/bullet-points`)).json;
    expect(bank.filter((bullet: AnyJson) => bullet.content === newContent)).toHaveLength(1);
    const positions = (
      await app.deps.prisma.bulletPoint.findMany({ where: { experienceId: experience.id } })
    ).map(({ position }) => position);
    expect(new Set(positions).size).toBe(positions.length);
  });

  it('adding the same text twice adds it once and says so', async () => {
    const { client, experience, generate } = await createResume();
    const resume = (await generate()).json;
    const add = () =>
      client.graphql(
        `mutation($input: AddTailoredBulletInput!) { addTailoredBullet(input: $input) {
          __typename ... on UserError { message } } }`,
        {
          input: {
            tailoredResumeId: btoa(`TailoredResume:${resume.id}`),
            experienceId: btoa(`Experience:${experience.id}`),
            content: 'Wrote the house rules',
          },
        },
      );
    const answers = (await Promise.all([add(), add()])).map(({ data }) => data.addTailoredBullet);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'AddTailoredBulletPayload',
      'RuleError',
    ]);
    expect(answers.find(({ message }) => message)?.message).toBe(
      'This bullet point is already on the resume.',
    );
  });

  it('requesting a bullet twice adds two different bullets of the bank', async () => {
    const { client, experience, generate } = await createResume();
    const resume = (await generate()).json;
    const add = () => client.post(path(resume), { experienceId: experience.id });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ json }) => json.content)).size).toBe(2);
  });
});

describe('a bullet that was just removed', () => {
  const offers = async (client: TestClient, resume: AnyJson, experience: AnyJson): Promise<string[]> => {
    const { data } = await client.graphql(
      `query($id: ID!, $experienceId: ID!) { tailoredResume(id: $id) {
        bankOffers(experienceId: $experienceId) { content }
        receipt { label bankProof { content } } } }`,
      {
        id: btoa(`TailoredResume:${resume.id}`),
        experienceId: btoa(`Experience:${experience.id}`),
      },
    );
    return data.tailoredResume.bankOffers.map((bullet: AnyJson) => bullet.content);
  };

  it('is offered last, in order of removal', async () => {
    const { client, experience, generate } = await createResume();
    const resume = (await generate()).json;
    const place = { experienceId: experience.id, bulletIndex: 0 };
    const before = await offers(client, resume, experience);
    await client.delete(path(resume), place);
    await client.delete(path(resume), place);
    expect(await offers(client, resume, experience)).toEqual([
      ...before,
      'Ran payroll for 60 people',
      'Did the bookkeeping for two shops',
    ]);
  });

  it('is added only if the bank has nothing else', async () => {
    const { client, experience, generate } = await createResume();
    const resume = (await generate()).json;
    const body = { experienceId: experience.id };
    await client.delete(path(resume), { ...body, bulletIndex: 0 });
    const added = [];
    for (let turn = 0; turn < 3; turn += 1) added.push((await client.post(path(resume), body)).json.content);
    expect(added[2]).toBe('Ran payroll for 60 people');
    // It is on the resume again and no longer counts as removed.
    await client.delete(path(resume), { ...body, bulletIndex: 0 });
    expect((await client.post(path(resume), body)).json.content).toBe('Did the bookkeeping for two shops');
  });
});
