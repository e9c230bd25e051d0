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
- Event planning
- Vendor management
- Travel planning`;
const manager = {
  title: 'Office Manager',
  company: 'Birch Ltd',
  startDate: '2020-01',
  bulletPoints: [
    'Ran payroll for 60 people',
    'Did the bookkeeping for two shops',
    'Planned 14 events a year: event planning for up to 300 guests',
    'Did the vendor management for nine suppliers',
    'Watered the plants',
    'Sang at the summer party',
  ],
};
const clerk = {
  title: 'Clerk',
  company: 'Cedar & Sons',
  startDate: '2016',
  endDate: '2019',
  bulletPoints: ['Did the travel planning for 12 engineers'],
};

const FIELDS = `tailoredResume {
  overallScore
  experiences { experienceId bullets { id content isLocked origin sourceBulletPointId } }
  receipt { part label evidence points possible wouldAdd detail
    bankProof { bulletPointId experienceId content title isRoleOnResume } }
}`;

/** Creates a resume with only the manager's role; the clerk's stays in the bank. */
async function createResume() {
  const client = await app.user();
  const posting = (await client.post('/api/job-postings', { description })).json;
  const { id: experienceId } = (await client.post('/api/experiences', manager)).json;
  await client.post('/api/experiences', clerk);
  const resume = (
    await client.post('/api/tailored-resumes', { jobPostingId: posting.id, experienceIds: [experienceId] })
  ).json;
  const id = btoa(`TailoredResume:${resume.id}`);
  return { client, id, experienceId: btoa(`Experience:${experienceId}`), rawExperienceId: experienceId };
}

async function run(client: TestClient, name: string, input: AnyJson): Promise<AnyJson> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const { data, errors } = await client.graphql(
    `mutation($input: ${type}Input!) { ${name}(input: $input) {
      __typename ... on UserError { message } ... on ${type}Payload { ${FIELDS} } } }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data[name];
}

const readBullets = (answer: AnyJson): AnyJson[] => answer.tailoredResume.experiences[0].bullets;
const readTexts = (answer: AnyJson): string[] => readBullets(answer).map((bullet) => bullet.content);
const findLine = (answer: AnyJson, label: string): AnyJson =>
  answer.tailoredResume.receipt.find((line: AnyJson) => line.label === label);

describe('choosing bullets again', () => {
  it('uses the best bullets of the current bank, keeps the ids of those that stay, and can be undone exactly', async () => {
    const { client, id, experienceId } = await createResume();
    const first = await run(client, 'addTailoredBullet', {
      tailoredResumeId: id,
      experienceId,
      content: 'Wrote the house rules',
    });
    const [payroll] = readBullets(first);
    const without = await run(client, 'deleteTailoredBullet', { tailoredResumeId: id, bulletId: payroll.id });
    const again = await run(client, 'chooseBulletsAgain', { tailoredResumeId: id, experienceId, count: 5 });
    expect(readTexts(again)).toContain('Ran payroll for 60 people');
    expect(again.tailoredResume.overallScore).toBeGreaterThan(without.tailoredResume.overallScore);
    const kept = readBullets(without).filter(({ content }) => readTexts(again).includes(content));
    expect(kept.length).toBeGreaterThan(1);
    expect(readBullets(again)).toEqual(expect.arrayContaining(kept));
    const undone = await run(client, 'undoChooseBulletsAgain', { id });
    expect(undone.tailoredResume).toEqual(without.tailoredResume);
  });

  it('keeps locked bullets and the user’s own words, whatever they prove', async () => {
    const { client, id, experienceId } = await createResume();
    const suggested = await run(client, 'addTailoredBullet', { tailoredResumeId: id, experienceId });
    const plants = readBullets(suggested).at(-1);
    expect(['Watered the plants', 'Sang at the summer party']).toContain(plants.content);
    const locked = await run(client, 'setTailoredBulletLock', {
      tailoredResumeId: id,
      bulletId: plants.id,
      isLocked: true,
    });
    expect(readBullets(locked).find((bullet) => bullet.id === plants.id).isLocked).toBe(true);
    expect(locked.tailoredResume.overallScore).toBe(suggested.tailoredResume.overallScore);
    const first = readBullets(locked)[0];
    await run(client, 'updateTailoredBullet', {
      tailoredResumeId: id,
      bulletId: first.id,
      content: 'Kept the office calm',
    });
    const again = await run(client, 'chooseBulletsAgain', { tailoredResumeId: id, experienceId, count: 4 });
    expect(readTexts(again)).toHaveLength(4);
    expect(readTexts(again)).toEqual(expect.arrayContaining([plants.content, 'Kept the office calm']));
    expect(readBullets(again).find((bullet) => bullet.id === plants.id)).toMatchObject({ isLocked: true });
  });

  it('loses none of the user’s own words, even two of one source or text that is also in the bank', async () => {
    const { client, id, experienceId } = await createResume();
    const { data } = await client.graphql(
      `{ tailoredResume(id: "${id}") { experiences { bullets { id content sourceBulletPointId } } } }`,
    );
    const [first] = data.tailoredResume.experiences[0].bullets;
    await run(client, 'updateTailoredBullet', {
      tailoredResumeId: id,
      bulletId: first.id,
      content: 'Kept the office calm',
    });
    const own = ['Kept the peace', 'Watered the plants'];
    for (const content of own) {
      await run(client, 'addTailoredBullet', {
        tailoredResumeId: id,
        experienceId,
        content,
        ...(content === 'Kept the peace' && { sourceBulletPointId: first.sourceBulletPointId }),
      });
    }
    const again = await run(client, 'chooseBulletsAgain', { tailoredResumeId: id, experienceId, count: 4 });
    expect(readTexts(again)).toEqual(expect.arrayContaining(['Kept the office calm', ...own]));
    expect(new Set(readTexts(again)).size).toBe(readTexts(again).length);
  });

  it('leaves a role unchanged that the bank no longer contains', async () => {
    const { client, id, experienceId, rawExperienceId } = await createResume();
    const bullets = async () =>
      (await client.graphql(`{ tailoredResume(id: "${id}") { experiences { bullets { id content } } } }`))
        .data;
    const before = await bullets();
    await client.delete(`/api/experiences/${rawExperienceId}`);
    const answer = await run(client, 'chooseBulletsAgain', { tailoredResumeId: id, experienceId });
    expect(answer).toMatchObject({ __typename: 'RuleError' });
    expect(answer.message).toContain('no longer in your experience');
    expect(await bullets()).toEqual(before);
  });

  it('moves a lock with the text of its bullet, and deletes it with the bullet', async () => {
    const { client, id, experienceId } = await createResume();
    const { tailoredResume } = (
      await client.graphql(`{ tailoredResume(id: "${id}") { experiences { bullets { id content } } } }`)
    ).data;
    const [first, second] = tailoredResume.experiences[0].bullets;
    const lock = (bulletId: string, isLocked: boolean) =>
      run(client, 'setTailoredBulletLock', { tailoredResumeId: id, bulletId, isLocked });
    await lock(first.id, true);
    await lock(first.id, true);
    const edited = await run(client, 'updateTailoredBullet', {
      tailoredResumeId: id,
      bulletId: first.id,
      content: 'Ran payroll for 61 people',
    });
    expect(readBullets(edited).map(({ isLocked }) => isLocked)).toEqual([true, false, false, false]);
    expect(readBullets(await lock(first.id, false)).some(({ isLocked }) => isLocked)).toBe(false);
    await lock(second.id, true);
    await run(client, 'deleteTailoredBullet', { tailoredResumeId: id, bulletId: second.id });
    const back = await run(client, 'addTailoredBullet', {
      tailoredResumeId: id,
      experienceId,
      content: second.content,
    });
    expect(readBullets(back).some(({ isLocked }) => isLocked)).toBe(false);
    expect(
      await app.deps.prisma.bulletPointLock.count({
        where: { experienceId: atob(experienceId).split(':')[1]! },
      }),
    ).toBe(0);
  });

  it('reports when nothing fits better and when it can no longer be undone', async () => {
    const { client, id, experienceId } = await createResume();
    expect(await run(client, 'chooseBulletsAgain', { tailoredResumeId: id, experienceId })).toEqual({
      __typename: 'RuleError',
      message: 'These are already the bullet points of your bank that fit this posting best.',
    });
    const more = await run(client, 'chooseBulletsAgain', { tailoredResumeId: id, experienceId, count: 6 });
    expect(readTexts(more)).toEqual(manager.bulletPoints);
    const bulletId = readBullets(more)[0].id;
    await run(client, 'updateTailoredBullet', { tailoredResumeId: id, bulletId, content: 'Ran it all' });
    expect(await run(client, 'undoChooseBulletsAgain', { id })).toEqual({
      __typename: 'RuleError',
      message: 'The resume has changed since, so this can no longer be undone.',
    });
  });
});

describe('a receipt', () => {
  it('shows the bullet of the bank that proves what is missing, and what it would add', async () => {
    const { client, id, experienceId } = await createResume();
    const { data } = await client.graphql(
      `{ tailoredResume(id: "${id}") { experiences { bullets { id content } } } }`,
    );
    const payroll = data.tailoredResume.experiences[0].bullets.find(
      ({ content }: AnyJson) => content === 'Ran payroll for 60 people',
    );
    const before = await run(client, 'deleteTailoredBullet', { tailoredResumeId: id, bulletId: payroll.id });
    const line = findLine(before, 'Payroll');
    expect(line).toMatchObject({
      evidence: 'NONE',
      bankProof: { content: 'Ran payroll for 60 people', experienceId, isRoleOnResume: true },
    });
    expect(findLine(before, 'Travel planning').bankProof).toMatchObject({
      content: 'Did the travel planning for 12 engineers',
      title: 'Clerk',
      isRoleOnResume: false,
    });
    expect(findLine(before, 'Bookkeeping').bankProof).toBeNull();
    const after = await run(client, 'addTailoredBullet', {
      tailoredResumeId: id,
      experienceId,
      content: line.bankProof.content,
      sourceBulletPointId: line.bankProof.bulletPointId,
    });
    expect(readBullets(after).at(-1)).toMatchObject({ origin: 'BANK' });
    expect(after.tailoredResume.overallScore - before.tailoredResume.overallScore).toBeGreaterThanOrEqual(
      line.wouldAdd,
    );
    expect(findLine(after, 'Payroll')).toMatchObject({ bankProof: null, wouldAdd: 0 });
  });
});
