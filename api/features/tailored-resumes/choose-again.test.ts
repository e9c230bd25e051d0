import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const bulletShape = z.object({
  id: z.string(),
  content: z.string(),
  isLocked: z.boolean(),
  origin: z.string(),
  sourceBulletPointId: z.string().nullable(),
});
const lineShape = z.object({
  part: z.string(),
  label: z.string(),
  evidence: z.string(),
  points: z.number(),
  possible: z.number(),
  wouldAdd: z.number(),
  detail: z.string(),
  bankProof: z
    .object({
      bulletPointId: z.string(),
      experienceId: z.string(),
      content: z.string(),
      title: z.string(),
      isRoleOnResume: z.boolean(),
    })
    .nullable(),
});
const resumeShape = z.object({
  overallScore: z.number(),
  experiences: z.tuple([z.object({ experienceId: z.string(), bullets: z.array(bulletShape) })]),
  receipt: z.array(lineShape),
});
const FIELDS = `
  overallScore
  experiences { experienceId bullets { id content isLocked origin sourceBulletPointId } }
  receipt { part label evidence points possible wouldAdd detail
    bankProof { bulletPointId experienceId content title isRoleOnResume } }`;
type Resume = z.infer<typeof resumeShape>;

/** Creates a resume with only the manager's role; the clerk's stays in the bank. */
async function createResume() {
  const client = await app.user();
  const posting = await makePosting(app.deps, client, description);
  const experience = await makeExperience(app.deps, client, manager);
  await makeExperience(app.deps, client, clerk);
  const resume = await makeResume(app.deps, client, posting, [experience]);
  const id = toGlobalId('TailoredResume', resume.id);
  const read = async () => {
    const { data } = await client.graphql(`{ tailoredResume(id: "${id}") { ${FIELDS} } }`);
    return resumeShape.parse(data.tailoredResume);
  };
  return {
    client,
    id,
    experienceId: toGlobalId('Experience', experience.id),
    rawExperienceId: experience.id,
    read,
    bullets: readBullets(resume),
  };
}

const attempt = (client: TestClient, name: string, input: object) =>
  mutate(client, name, input, `tailoredResume { ${FIELDS} }`, z.object({ tailoredResume: resumeShape }));

/** Runs a mutation that must succeed. */
async function run(client: TestClient, name: string, input: object): Promise<Resume> {
  const { payload, message } = await attempt(client, name, input);
  if (!payload) throw new Error(`${name} answered ${message}`);
  return payload.tailoredResume;
}

const bulletsOf = ({ experiences: [role] }: Resume) => role.bullets;
const readTexts = (resume: Resume): string[] => bulletsOf(resume).map(({ content }) => content);
const findLine = ({ receipt }: Resume, label: string) => receipt.find((line) => line.label === label);

describe('choosing bullets again', () => {
  it('uses the best bullets of the current bank, keeps the ids of those that stay, and can be undone exactly', async () => {
    const { client, id, experienceId } = await createResume();
    const first = await run(client, 'addTailoredBullet', {
      tailoredResumeId: id,
      experienceId,
      content: 'Wrote the house rules',
    });
    const [payroll] = bulletsOf(first);
    const without = await run(client, 'deleteTailoredBullet', {
      tailoredResumeId: id,
      bulletId: payroll?.id,
    });
    const again = await run(client, 'chooseBulletsAgain', { tailoredResumeId: id, experienceId, count: 5 });
    expect(readTexts(again)).toContain('Ran payroll for 60 people');
    expect(again.overallScore).toBeGreaterThan(without.overallScore);
    const kept = bulletsOf(without).filter(({ content }) => readTexts(again).includes(content));
    expect(kept.length).toBeGreaterThan(1);
    expect(bulletsOf(again)).toEqual(expect.arrayContaining(kept));
    const undone = await run(client, 'undoResumeChange', { id });
    expect(undone).toEqual(without);
  });

  it('keeps locked bullets and the user’s own words, whatever they prove', async () => {
    const { client, id, experienceId } = await createResume();
    const suggested = await run(client, 'addTailoredBullet', { tailoredResumeId: id, experienceId });
    const plants = bulletsOf(suggested).at(-1);
    expect(['Watered the plants', 'Sang at the summer party']).toContain(plants?.content);
    const locked = await run(client, 'setTailoredBulletLock', {
      tailoredResumeId: id,
      bulletId: plants?.id,
      isLocked: true,
    });
    expect(bulletsOf(locked).find((bullet) => bullet.id === plants?.id)?.isLocked).toBe(true);
    expect(locked.overallScore).toBe(suggested.overallScore);
    const [first] = bulletsOf(locked);
    await run(client, 'updateTailoredBullet', {
      tailoredResumeId: id,
      bulletId: first?.id,
      content: 'Kept the office calm',
    });
    const again = await run(client, 'chooseBulletsAgain', { tailoredResumeId: id, experienceId, count: 4 });
    expect(readTexts(again)).toHaveLength(4);
    expect(readTexts(again)).toEqual(expect.arrayContaining([plants?.content, 'Kept the office calm']));
    expect(bulletsOf(again).find((bullet) => bullet.id === plants?.id)).toMatchObject({ isLocked: true });
  });

  it('loses none of the user’s own words, even two of one source or text that is also in the bank', async () => {
    const { client, id, experienceId, bullets } = await createResume();
    const [first] = bullets;
    await run(client, 'updateTailoredBullet', {
      tailoredResumeId: id,
      bulletId: first?.id,
      content: 'Kept the office calm',
    });
    const own = ['Kept the peace', 'Watered the plants'];
    for (const content of own) {
      await run(client, 'addTailoredBullet', {
        tailoredResumeId: id,
        experienceId,
        content,
        ...(content === 'Kept the peace' && {
          sourceBulletPointId: toGlobalId('BulletPoint', first?.sourceBulletPointId ?? ''),
        }),
      });
    }
    const again = await run(client, 'chooseBulletsAgain', { tailoredResumeId: id, experienceId, count: 4 });
    expect(readTexts(again)).toEqual(expect.arrayContaining(['Kept the office calm', ...own]));
    expect(new Set(readTexts(again)).size).toBe(readTexts(again).length);
  });

  it('leaves a role unchanged that the bank no longer contains', async () => {
    const { client, id, experienceId, rawExperienceId, read } = await createResume();
    const before = await read();
    await client.delete(`/api/experiences/${rawExperienceId}`);
    const answer = await attempt(client, 'chooseBulletsAgain', { tailoredResumeId: id, experienceId });
    expect(answer).toMatchObject({ type: 'RuleError' });
    expect(answer.message).toContain('no longer in your experience');
    expect((await read()).experiences).toEqual(before.experiences);
  });

  it('moves a lock with the text of its bullet, and deletes it with the bullet', async () => {
    const { client, id, experienceId, rawExperienceId, bullets } = await createResume();
    const [first, second] = bullets;
    const lock = (bulletId: string | undefined, isLocked: boolean) =>
      run(client, 'setTailoredBulletLock', { tailoredResumeId: id, bulletId, isLocked });
    await lock(first?.id, true);
    await lock(first?.id, true);
    const edited = await run(client, 'updateTailoredBullet', {
      tailoredResumeId: id,
      bulletId: first?.id,
      content: 'Ran payroll for 61 people',
    });
    expect(bulletsOf(edited).map(({ isLocked }) => isLocked)).toEqual([true, false, false, false]);
    expect(bulletsOf(await lock(first?.id, false)).some(({ isLocked }) => isLocked)).toBe(false);
    await lock(second?.id, true);
    await run(client, 'deleteTailoredBullet', { tailoredResumeId: id, bulletId: second?.id });
    const back = await run(client, 'addTailoredBullet', {
      tailoredResumeId: id,
      experienceId,
      content: second?.content,
    });
    expect(bulletsOf(back).some(({ isLocked }) => isLocked)).toBe(false);
    expect(await app.deps.prisma.bulletPointLock.count({ where: { experienceId: rawExperienceId } })).toBe(0);
  });

  it('reports when nothing fits better', async () => {
    const { client, id, experienceId } = await createResume();
    const refused = await attempt(client, 'chooseBulletsAgain', { tailoredResumeId: id, experienceId });
    expect(refused).toMatchObject({
      type: 'RuleError',
      message: 'These are already the bullet points of your bank that fit this posting best.',
    });
  });
});

describe('a receipt', () => {
  it('shows the bullet of the bank that proves what is missing, and what it would add', async () => {
    const { client, id, experienceId, bullets } = await createResume();
    const payroll = bullets.find(({ content }) => content === 'Ran payroll for 60 people');
    const before = await run(client, 'deleteTailoredBullet', { tailoredResumeId: id, bulletId: payroll?.id });
    const line = findLine(before, 'Payroll');
    expect(line).toMatchObject({
      evidence: 'NONE',
      bankProof: { content: 'Ran payroll for 60 people', experienceId, isRoleOnResume: true },
    });
    expect(findLine(before, 'Travel planning')?.bankProof).toMatchObject({
      content: 'Did the travel planning for 12 engineers',
      title: 'Clerk',
      isRoleOnResume: false,
    });
    expect(findLine(before, 'Bookkeeping')?.bankProof).toBeNull();
    const after = await run(client, 'addTailoredBullet', {
      tailoredResumeId: id,
      experienceId,
      content: line?.bankProof?.content,
      sourceBulletPointId: line?.bankProof?.bulletPointId,
    });
    expect(bulletsOf(after).at(-1)).toMatchObject({ origin: 'BANK' });
    expect(after.overallScore - before.overallScore).toBeGreaterThanOrEqual(line?.wouldAdd ?? NaN);
    expect(findLine(after, 'Payroll')).toMatchObject({ bankProof: null, wouldAdd: 0 });
  });
});
