import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  toGlobalId,
  makeExperience,
  makePosting,
  makeResume,
  mutate,
  readBullets,
} from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

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

const withId = z.object({ id: z.string() });
const withContent = z.object({ content: z.string() });
const connectionShape = z.object({ edges: z.array(z.object({ node: withId })) });
const listedShape = z.object({
  viewer: z.object({
    draftResumes: connectionShape.extend({ totalCount: z.number() }),
    savedResumes: connectionShape,
  }),
});

async function openBank() {
  const client = await app.user();
  const posting = await makePosting(app.deps, client, description);
  const experience = await makeExperience(app.deps, client, manager);
  const makeDraft = () => makeResume(app.deps, client, posting, [experience]);
  const generate = async (bulletCounts = {}) => {
    const body = { jobPostingId: posting.id, experienceIds: [experience.id], bulletCounts };
    const { status, json } = await client.post('/api/tailored-resumes', body);
    return { status, id: withId.parse(json).id };
  };
  return { client, experience, makeDraft, generate };
}

async function listed(client: TestClient) {
  const { data } = await client.graphql(`{ viewer {
    draftResumes(first: 10) { totalCount edges { node { id isSaved } } }
    savedResumes(first: 10) { edges { node { id isSaved } } }
  } }`);
  const { draftResumes, savedResumes } = listedShape.parse(data).viewer;
  const ids = ({ edges }: z.infer<typeof connectionShape>) =>
    edges.map(({ node }) => atob(node.id).split(':')[1]);
  return { drafts: ids(draftResumes), draftCount: draftResumes.totalCount, saved: ids(savedResumes) };
}

const path = ({ id }: { id: string }) => `/api/tailored-resumes/${id}/bullet-point`;

describe('drafts', () => {
  it('are the unsaved resumes, newest first, in a separate list from saved ones', async () => {
    const { client, experience, makeDraft, generate } = await openBank();
    const older = await makeDraft();
    const newer = await generate({ [experience.id]: 2 });
    expect(await listed(client)).toEqual({ drafts: [newer.id, older.id], draftCount: 2, saved: [] });

    await client.post(`/api/tailored-resumes/${older.id}/save`);
    expect(await listed(client)).toEqual({ drafts: [newer.id], draftCount: 1, saved: [older.id] });
    const saved = z.array(withId).parse((await client.get('/api/tailored-resumes/saved')).json);
    expect(saved).toEqual([{ id: older.id }]);

    expect((await client.delete(`/api/tailored-resumes/${newer.id}`)).status).toBe(200);
    expect(await listed(client)).toEqual({ drafts: [], draftCount: 0, saved: [older.id] });
  });

  it('are visible to nobody else', async () => {
    const { makeDraft } = await openBank();
    await makeDraft();
    expect(await listed(await app.user())).toEqual({ drafts: [], draftCount: 0, saved: [] });
  });

  // Case A45 of docs/security.md#cases: a double click.
  it('generating twice at the same time creates one draft', async () => {
    const { client, generate } = await openBank();
    const answers = await Promise.all([generate(), generate(), generate()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await listed(client)).draftCount).toBe(1);
  });

  it('a changed draft stays unchanged when generating again, which creates another', async () => {
    const { client, experience, makeDraft, generate } = await openBank();
    const first = await makeDraft();
    await client.patch(path(first), {
      experienceId: experience.id,
      bulletIndex: 0,
      newContent: 'My own words',
    });
    const second = await generate();
    expect(second.id).not.toBe(first.id);
    expect((await listed(client)).drafts).toEqual([second.id, first.id]);
  });

  it('a draft that was changed and changed back is still one that somebody worked on', async () => {
    const { client, experience, makeDraft, generate } = await openBank();
    const first = await makeDraft();
    const write = (newContent: string) =>
      client.patch(path(first), { experienceId: experience.id, bulletIndex: 0, newContent });
    const original = readBullets(first)[0]?.content ?? '';
    await write('My own words');
    expect((await write(original)).status).toBe(200);
    expect((await generate()).id).not.toBe(first.id);
  });

  it('a saved resume stays unchanged, too', async () => {
    const { client, makeDraft, generate } = await openBank();
    const first = await makeDraft();
    await client.post(`/api/tailored-resumes/${first.id}/save`);
    const second = await generate();
    expect(await listed(client)).toEqual({ drafts: [second.id], draftCount: 1, saved: [first.id] });
  });
});

describe('the same thing twice at the same time', () => {
  // Case A45 of docs/security.md#cases.
  it('saving twice adds the bullets to the bank once', async () => {
    const { client, experience, makeDraft } = await openBank();
    const resume = await makeDraft();
    const newContent = 'Ran payroll for 60 people, on time';
    await client.patch(path(resume), { experienceId: experience.id, bulletIndex: 0, newContent });
    const save = () => client.post(`/api/tailored-resumes/${resume.id}/save`);
    const answers = await Promise.all([save(), save(), save()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const bank = (await client.get(`/api/experiences/${experience.id}/bullet-points`)).json;
    const contents = z.array(withContent).parse(bank);
    expect(contents.filter(({ content }) => content === newContent)).toHaveLength(1);
    const positions = (
      await app.deps.prisma.bulletPoint.findMany({ where: { experienceId: experience.id } })
    ).map(({ position }) => position);
    expect(new Set(positions).size).toBe(positions.length);
  });

  it('adding the same text twice adds it once and says so', async () => {
    const { client, experience, makeDraft } = await openBank();
    const resume = await makeDraft();
    const input = {
      tailoredResumeId: toGlobalId('TailoredResume', resume.id),
      experienceId: toGlobalId('Experience', experience.id),
      content: 'Wrote the house rules',
    };
    const add = () => mutate(client, 'addTailoredBullet', input, 'tailoredResume { id }', z.object({}));
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ type }) => type).toSorted()).toEqual(['AddTailoredBulletPayload', 'RuleError']);
    expect(answers.find(({ message }) => message)?.message).toBe(
      'This bullet point is already on the resume.',
    );
  });

  it('requesting a bullet twice adds two different bullets of the bank', async () => {
    const { client, experience, makeDraft } = await openBank();
    const resume = await makeDraft();
    const add = () => client.post(path(resume), { experienceId: experience.id });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ json }) => withContent.parse(json).content)).size).toBe(2);
  });
});

describe('a bullet that was just removed', () => {
  const offersShape = z.object({ tailoredResume: z.object({ bankOffers: z.array(withContent) }) });
  const offers = async (client: TestClient, resume: { id: string }, experience: { id: string }) => {
    const { data } = await client.graphql(
      `query($id: ID!, $experienceId: ID!) { tailoredResume(id: $id) {
        bankOffers(experienceId: $experienceId) { content }
        receipt { label bankProof { content } } } }`,
      {
        id: toGlobalId('TailoredResume', resume.id),
        experienceId: toGlobalId('Experience', experience.id),
      },
    );
    return offersShape.parse(data).tailoredResume.bankOffers.map(({ content }) => content);
  };

  it('is offered last, in order of removal', async () => {
    const { client, experience, makeDraft } = await openBank();
    const resume = await makeDraft();
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
    const { client, experience, makeDraft } = await openBank();
    const resume = await makeDraft();
    const body = { experienceId: experience.id };
    await client.delete(path(resume), { ...body, bulletIndex: 0 });
    const addNext = async () => withContent.parse((await client.post(path(resume), body)).json).content;
    const added: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) added.push(await addNext());
    expect(added[2]).toBe('Ran payroll for 60 people');
    // It is on the resume again and no longer counts as removed.
    await client.delete(path(resume), { ...body, bulletIndex: 0 });
    expect(await addNext()).toBe('Did the bookkeeping for two shops');
  });
});
