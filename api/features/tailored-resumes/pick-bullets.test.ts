import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeExperience, makePosting, makeResume, mutate, toGlobalId } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DESCRIPTION = `Office Manager at Elm & Ash

Requirements:
- Payroll
- Bookkeeping
- Event planning
- Vendor management
- Travel planning`;
const TITLE = 'Office Manager';
const BULLETS = [
  'Ran payroll for 60 people',
  'Did the bookkeeping and payroll for two shops',
  'Watered the plants',
  'Sang at the summer party',
  'Did the vendor management for nine suppliers',
  'Did the travel planning for 12 engineers',
];
const OWN = 'Kept the office calm';

const bulletList = z.array(z.object({ content: z.string() }));
const changedResume = z.object({
  tailoredResume: z.object({ experiences: z.array(z.object({ bullets: bulletList })) }),
});
const RESUME = 'tailoredResume { experiences { bullets { content } } }';
const unusedAnswer = z.object({
  tailoredResume: z.object({
    unusedBullets: z.array(
      z.object({ bulletPointId: z.string(), content: z.string(), wouldProve: z.array(z.string()) }),
    ),
  }),
});

async function listUnused(client: TestClient, id: string, experienceId: string) {
  const { data } = await client.graphql(
    `query($id: ID!, $experienceId: ID!) { tailoredResume(id: $id) {
      unusedBullets(experienceId: $experienceId) { bulletPointId content wouldProve } } }`,
    { id, experienceId },
  );
  return unusedAnswer.parse(data).tailoredResume.unusedBullets;
}

/** A resume whose only bullet is the person's own words, so that the whole bank is unused. */
async function openResume(client: TestClient) {
  const posting = await makePosting(app.deps, client, DESCRIPTION);
  const experience = await makeExperience(app.deps, client, { title: TITLE, bulletPoints: BULLETS });
  const experienceId = toGlobalId('Experience', experience.id);
  const tailored = await mutate(
    client,
    'tailorResume',
    {
      jobPostingId: toGlobalId('JobPosting', posting.id),
      experienceIds: [experienceId],
      bulletCounts: [{ experienceId, count: 0 }],
    },
    'tailoredResume { id }',
    z.object({ tailoredResume: z.object({ id: z.string() }) }),
  );
  const id = tailored.payload?.tailoredResume.id ?? '';
  const run = async (name: string, input: object) => {
    const { payload, ...answer } = await mutate(client, name, input, RESUME, changedResume);
    const bullets = payload?.tailoredResume.experiences.flatMap((one) => one.bullets) ?? [];
    return { ...answer, texts: bullets.map(({ content }) => content) };
  };
  await run('addTailoredBullet', { tailoredResumeId: id, experienceId, content: OWN });
  const unused = () => listUnused(client, id, experienceId);
  const pick = async (...texts: string[]) => {
    const bulletPointIds = (await unused())
      .filter(({ content }) => texts.includes(content))
      .map(({ bulletPointId }) => bulletPointId);
    return run('pickTailoredBullets', { tailoredResumeId: id, experienceId, bulletPointIds });
  };
  return { client, id, experienceId, experience, run, unused, pick };
}

const linesAnswer = z.object({
  tailoredResume: z.object({
    experiences: z.array(z.object({ bullets: z.array(z.object({ id: z.string() })) })),
  }),
});

async function readLines(client: TestClient, id: string) {
  const { data } = await client.graphql(`{ tailoredResume(id: "${id}") { experiences { bullets { id } } } }`);
  return linesAnswer.parse(data).tailoredResume.experiences.flatMap(({ bullets }) => bullets);
}

describe('the unused bullets of a role', () => {
  it('are all listed with what each would prove, first the one that would prove most', async () => {
    const { unused } = await openResume(await app.user());
    const listed = await unused();
    expect(listed[0]?.content).toBe('Did the bookkeeping and payroll for two shops');
    expect(listed.map(({ content }) => content).toSorted()).toEqual(BULLETS.toSorted());
    const proves = new Map(listed.map(({ content, wouldProve }) => [content, wouldProve]));
    expect(proves.get('Ran payroll for 60 people')).toEqual(['Payroll']);
    expect(proves.get('Did the bookkeeping and payroll for two shops')).toEqual(['Payroll', 'Bookkeeping']);
    expect(proves.get('Watered the plants')).toEqual([]);
  });

  it('that were removed from the resume come last', async () => {
    const client = await app.user();
    const posting = await makePosting(app.deps, client, DESCRIPTION);
    const experience = await makeExperience(app.deps, client, {
      title: TITLE,
      bulletPoints: [...BULLETS, ...MORE],
    });
    const resume = await makeResume(app.deps, client, posting, [experience]);
    const id = toGlobalId('TailoredResume', resume.id);
    const experienceId = toGlobalId('Experience', experience.id);
    const [line] = await readLines(client, id);
    const before = (await listUnused(client, id, experienceId)).map(({ content }) => content);
    const input = { tailoredResumeId: id, bulletId: line?.id };
    await mutate(client, 'deleteTailoredBullet', input, RESUME, changedResume);
    const after = await listUnused(client, id, experienceId);
    expect(after.map(({ content }) => content)).toEqual([...before, expect.any(String)]);
  });

  it('do not include what the resume has, or inactive ones', async () => {
    const { unused, pick, client } = await openResume(await app.user());
    await pick('Ran payroll for 60 people');
    const plants = (await unused()).find(({ content }) => content === 'Watered the plants');
    const input = { id: plants?.bulletPointId, isActive: false };
    await mutate(client, 'setBulletPointActive', input, '__typename', z.object({}));
    const texts = (await unused()).map(({ content }) => content);
    expect(texts).toHaveLength(4);
    expect(texts).not.toContain('Ran payroll for 60 people');
    expect(texts).not.toContain('Watered the plants');
  });

  it('are none for a role that is not on the resume, whoever it belongs to', async () => {
    const { client, id } = await openResume(await app.user());
    const other = await makeExperience(app.deps, client);
    const foreign = await makeExperience(app.deps, await app.user());
    expect(await listUnused(client, id, toGlobalId('Experience', other.id))).toEqual([]);
    expect(await listUnused(client, id, toGlobalId('Experience', foreign.id))).toEqual([]);
  });
});

const MORE = ['Ordered pens', 'Sorted the mail'];

describe('picking bullets', () => {
  it('adds them word for word after the others, and can be undone as one', async () => {
    const { id, run, pick } = await openResume(await app.user());
    const { texts } = await pick('Ran payroll for 60 people', 'Watered the plants');
    expect(texts[0]).toBe(OWN);
    expect(texts.slice(1).toSorted()).toEqual(['Ran payroll for 60 people', 'Watered the plants']);
    expect((await run('undoResumeChange', { id })).texts).toEqual([OWN]);
  });

  it('adds all or none: one that is on the resume already stops the others', async () => {
    const { id, experienceId, run, unused, pick } = await openResume(await app.user());
    const bulletPointIds = (await unused()).map(({ bulletPointId }) => bulletPointId);
    await pick('Watered the plants');
    const again = await run('pickTailoredBullets', { tailoredResumeId: id, experienceId, bulletPointIds });
    expect(again).toMatchObject({ type: 'RuleError', reason: 'already-there' });
    expect(await unused()).toHaveLength(5);
  });

  it('refuses bullets of another role or another user', async () => {
    const { client, id, experienceId, run } = await openResume(await app.user());
    const other = await makeExperience(app.deps, client);
    const foreign = await makeExperience(app.deps, await app.user());
    for (const { bulletPoints } of [other, foreign]) {
      const bulletPointIds = bulletPoints.map((bullet) => toGlobalId('BulletPoint', bullet.id));
      const answer = await run('pickTailoredBullets', { tailoredResumeId: id, experienceId, bulletPointIds });
      expect(answer.type).toBe('NotFoundError');
    }
  });

  it('refuses two wordings of one bullet', async () => {
    const { id, experienceId, experience, run, unused } = await openResume(await app.user());
    const [source] = experience.bulletPoints;
    await app.deps.prisma.bulletPoint.create({
      data: {
        experienceId: experience.id,
        content: 'Paid 60 people on time',
        position: 9,
        sourceBulletPointId: source?.id ?? null,
      },
    });
    const bulletPointIds = (await unused())
      .filter(({ content }) => ['Ran payroll for 60 people', 'Paid 60 people on time'].includes(content))
      .map(({ bulletPointId }) => bulletPointId);
    expect(bulletPointIds).toHaveLength(2);
    const answer = await run('pickTailoredBullets', { tailoredResumeId: id, experienceId, bulletPointIds });
    expect(answer).toMatchObject({ type: 'RuleError', reason: 'same-twice' });
  });

  it('wants at least one', async () => {
    const { id, experienceId, run } = await openResume(await app.user());
    const input = { tailoredResumeId: id, experienceId, bulletPointIds: [] };
    expect(await run('pickTailoredBullets', input)).toMatchObject({
      type: 'ValidationError',
      message: 'Please choose 1 to 50 bullet points.',
    });
  });
});
