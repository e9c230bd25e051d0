import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MAX_BULLETS_PER_EXPERIENCE } from '../../limits.ts';
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

const bullet = z.object({ id: z.string(), content: z.string(), origin: z.string(), isActive: z.boolean() });
const experienceShape = z.object({
  version: z.string(),
  bulletPoints: z.array(bullet),
  inactiveBulletPoints: z.array(bullet),
});
const payloadShape = z.object({
  bulletPoint: bullet.optional(),
  deletedBulletPointId: z.string().optional(),
  experience: experienceShape,
});

const BULLET = 'id content origin isActive';
const EXPERIENCE = `version bulletPoints { ${BULLET} } inactiveBulletPoints { ${BULLET} }`;

function run(client: TestClient, name: string, input: object) {
  const own = name.startsWith('delete') ? 'deletedBulletPointId' : `bulletPoint { ${BULLET} }`;
  return mutate(client, name, input, `${own} experience { ${EXPERIENCE} }`, payloadShape);
}

/** Creates a cook with two bullets and a function that reads it as its owner. */
async function cook(bulletPoints = ['Cooked', 'Baked']) {
  const client = await app.user();
  const made = await makeExperience(app.deps, client, { company: 'Inn', bulletPoints });
  const id = toGlobalId('Experience', made.id);
  const read = async () => {
    const query = `query($id: ID!) { experience(id: $id) { ${EXPERIENCE} } }`;
    return experienceShape.parse((await client.graphql(query, { id })).data.experience);
  };
  const before = await read();
  const [first] = before.bulletPoints;
  const [rawFirst] = made.bulletPoints;
  if (!first || !rawFirst) throw new Error('the cook has no bullets');
  return { client, id, rawId: made.id, read, before, first, rawFirstId: rawFirst.id };
}

const contents = (experience: { bulletPoints: { content: string }[] } | undefined) =>
  experience?.bulletPoints.map(({ content }) => content);

describe('a bullet point', () => {
  it('is added at the end as the user’s own words', async () => {
    const { client, id, read } = await cook();
    const added = await run(client, 'addBulletPoint', { experienceId: id, content: '  Trained\n cooks ' });
    expect(added.payload?.bulletPoint).toMatchObject({
      content: 'Trained cooks',
      origin: 'WRITTEN',
      isActive: true,
    });
    expect(contents(added.payload?.experience)).toEqual(['Cooked', 'Baked', 'Trained cooks']);
    expect(await read()).toEqual(added.payload?.experience);
  });

  it('keeps its id and its place when its text changes', async () => {
    const { client, read, first, rawFirstId } = await cook();
    await app.deps.prisma.bulletPoint.update({
      where: { id: rawFirstId },
      data: { origin: 'DERIVED' },
    });
    const changed = await run(client, 'updateBulletPoint', { id: first.id, content: 'Cooked for 80' });
    expect(changed.payload?.bulletPoint).toEqual({ ...first, content: 'Cooked for 80', origin: 'WRITTEN' });
    expect(contents(changed.payload?.experience)).toEqual(['Cooked for 80', 'Baked']);
    expect(await read()).toEqual(changed.payload?.experience);
  });

  it.each([
    ['addBulletPoint', ' '],
    ['addBulletPoint', 'x'.repeat(1_001)],
    ['updateBulletPoint', ' '],
    ['updateBulletPoint', 'x'.repeat(1_001)],
  ])('%s rejects a missing or overlong text', async (name, content) => {
    const { client, id, read, before, first } = await cook();
    const input = name === 'addBulletPoint' ? { experienceId: id, content } : { id: first.id, content };
    expect((await run(client, name, input)).type).toBe('ValidationError');
    expect(await read()).toEqual(before);
  });

  it('is deactivated and returns to its place', async () => {
    const { client, rawId, read, before, first } = await cook();
    const aside = await run(client, 'setBulletPointActive', { id: first.id, isActive: false });
    expect(aside.payload?.bulletPoint).toEqual({ ...first, isActive: false });
    expect(contents(aside.payload?.experience)).toEqual(['Baked']);
    expect(aside.payload?.experience.inactiveBulletPoints).toEqual([{ ...first, isActive: false }]);
    expect(aside.payload?.experience.version).not.toBe(before.version);
    expect((await client.get(`/api/experiences/${rawId}/bullet-points`)).json).toHaveLength(1);
    // Editing the whole experience does not affect inactive bullets.
    await client.put(`/api/experiences/${rawId}`, {
      title: 'Cook',
      company: 'Inn',
      startDate: '2020-01',
      bulletPoints: ['Baked'],
    });
    await run(client, 'setBulletPointActive', { id: first.id, isActive: true });
    expect(await read()).toEqual(before);
  });

  it('that is inactive is on no new resume', async () => {
    const { client, rawId, first } = await cook();
    await run(client, 'setBulletPointActive', { id: first.id, isActive: false });
    const resume = await makeResume(app.deps, client, await makePosting(app.deps, client), [{ id: rawId }]);
    expect(readBullets(resume).map(({ content }) => content)).toEqual(['Baked']);
  });

  it('can be deleted once', async () => {
    const { client, read, first } = await cook();
    const gone = await run(client, 'deleteBulletPoint', { id: first.id });
    expect(gone.payload?.deletedBulletPointId).toBe(first.id);
    expect(contents(gone.payload?.experience)).toEqual(['Baked']);
    expect(contents(await read())).toEqual(['Baked']);
    expect((await run(client, 'deleteBulletPoint', { id: first.id })).type).toBe('NotFoundError');
  });

  it('can’t be added to a full experience, where inactive bullets count', async () => {
    const full = Array.from({ length: MAX_BULLETS_PER_EXPERIENCE }, (_, index) => `Bullet ${index}`);
    const { client, id, rawId, first } = await cook(full);
    await run(client, 'setBulletPointActive', { id: first.id, isActive: false });
    const refusal = { type: 'RuleError', reason: 'experience-full' };
    expect(await run(client, 'addBulletPoint', { experienceId: id, content: 'More' })).toMatchObject(refusal);
    const all = { title: 'Cook', company: 'Inn', bulletPoints: full.map((text) => `${text}!`) };
    expect((await client.put(`/api/experiences/${rawId}`, all)).status).toBe(422);
    await run(client, 'deleteBulletPoint', { id: first.id });
    const added = await run(client, 'addBulletPoint', { experienceId: id, content: 'More' });
    expect(added.type).toBe('AddBulletPointPayload');
  });
});

describe('a bullet point of an experience that was changed elsewhere', () => {
  const changes = [
    ['addBulletPoint', ({ id }) => ({ experienceId: id, content: 'Mine' })],
    ['updateBulletPoint', ({ first }) => ({ id: first.id, content: 'Mine' })],
    ['setBulletPointActive', ({ first }) => ({ id: first.id, isActive: false })],
    ['deleteBulletPoint', ({ first }) => ({ id: first.id })],
  ] satisfies [name: string, input: (opened: Awaited<ReturnType<typeof cook>>) => object][];

  it.each(changes)('%s with the old version is a conflict and changes nothing', async (name, input) => {
    const opened = await cook();
    const { client, id, read, before } = opened;
    await run(client, 'addBulletPoint', { experienceId: id, content: 'Theirs' });
    const now = await read();
    const answer = await run(client, name, { ...input(opened), version: before.version });
    expect(answer).toMatchObject({
      type: 'ConflictError',
      message: 'This experience was changed somewhere else meanwhile. Nothing was overwritten.',
    });
    expect(await read()).toEqual(now);
    const again = await run(client, name, { ...input(opened), version: now.version });
    expect(again.type).toMatch(/Payload$/);
    expect(await read()).toEqual(again.payload?.experience);
  });

  it('is refused on REST with 409', async () => {
    const { client, rawId, rawFirstId, before } = await cook();
    const path = `/api/experiences/${rawId}/bullet-points`;
    await client.post(path, { content: 'Theirs' });
    const { version } = before;
    expect((await client.post(path, { content: 'Mine', version })).status).toBe(409);
    expect((await client.delete(`/api/bullet-points/${rawFirstId}`, { version })).status).toBe(409);
    expect((await client.delete(`/api/bullet-points/${rawFirstId}`)).status).toBe(200);
  });

  it('of two simultaneous changes to one version, one is a conflict', async () => {
    const { client, read, first, before } = await cook();
    const change = (content: string) =>
      run(client, 'updateBulletPoint', { id: first.id, content, version: before.version });
    const answers = await Promise.all([change('One'), change('Two')]);
    expect(answers.map(({ type }) => type).toSorted()).toEqual(['ConflictError', 'UpdateBulletPointPayload']);
    const won = answers.find(({ payload }) => payload);
    expect(contents(await read())?.[0]).toBe(won?.payload?.bulletPoint?.content);
  });
});
