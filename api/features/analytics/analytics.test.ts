import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeExperience, mutate } from '../../testing/factories.ts';
import { newEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findVariantFor, shareOf } from '../job-search/active-variant.ts';
import { storeListings } from '../job-search/store-listings.ts';

// The variants belong to the whole installation, so that these tests have a database of their own.
let database: TestDatabase;
let app: TestApp;
let admin: TestClient;
let user: TestClient;

beforeAll(async () => {
  const email = newEmail();
  database = await createTestDatabase();
  app = await startTestApp({ ADMIN_EMAIL: email, DATABASE_URL: database.url });
  admin = app.visitor();
  await admin.register({ email });
  await app.deps.prisma.user.update({ where: { email }, data: { emailVerifiedAt: new Date() } });
  user = await app.user();
});
beforeEach(async () => {
  await app.deps.prisma.ranking.update({
    where: { id: 1 },
    data: { activeVariantId: 'A', isExperiment: false },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const variantShape = z.object({
  id: z.string(),
  isActive: z.boolean(),
  skillsWeight: z.number(),
  performance: z.object({
    clickThroughRate: z.number().nullable(),
    resumeCreationRate: z.number().nullable(),
    averageMatchScore: z.number().nullable(),
    evidence: z.record(
      z.string(),
      z.object({
        shown: z.number(),
        counted: z.number(),
        people: z.number(),
        low: z.number().nullable(),
        high: z.number().nullable(),
      }),
    ),
  }),
});
const readVariants = async () => {
  const { status, json } = await admin.get('/api/analytics/variants');
  expect(status).toBe(200);
  return z.array(variantShape).parse(json);
};

const actions = async () =>
  (await app.deps.prisma.adminAction.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action);

describe('the variants', () => {
  it('are three, of which one is active', async () => {
    const variants = await readVariants();
    expect(variants.map(({ id, isActive }) => [id, isActive])).toEqual([
      ['A', true],
      ['B', false],
      ['C', false],
    ]);
  });

  it('are never without exactly one active, whatever is done to the rows', async () => {
    const { prisma } = app.deps;
    await expect(prisma.ranking.create({ data: { id: 2, activeVariantId: 'B' } })).rejects.toThrow();
    await expect(prisma.algorithmVariant.delete({ where: { id: 'A' } })).rejects.toThrow();
    await expect(
      prisma.ranking.update({ where: { id: 1 }, data: { activeVariantId: 'Z' } }),
    ).rejects.toThrow();
    expect((await readVariants()).filter(({ isActive }) => isActive)).toHaveLength(1);
  });

  it('take weights from 0 to 100 in steps of 5, not all 0', async () => {
    const patch = (body: unknown) => admin.patch('/api/analytics/variants/C', body);
    const zeros = Object.fromEntries(
      ['jobTitle', 'skills', 'industry', 'experience', 'location', 'companySize', 'seniority'].map((axis) => [
        `${axis}Weight`,
        0,
      ]),
    );
    for (const weights of [
      { skillsWeight: 101 },
      { skillsWeight: -5 },
      { skillsWeight: 7 },
      { skillsWeight: '5' },
      zeros,
    ]) {
      const { status, json } = await patch(weights);
      expect(status, JSON.stringify(weights)).toBe(400);
      expect(json.message).toMatch(/weight/);
    }
    expect((await patch({ skillsWeight: 55 })).json).toMatchObject({ id: 'C', skillsWeight: 55 });
    expect((await readVariants()).find(({ id }) => id === 'C')?.skillsWeight).toBe(55);
    expect((await admin.patch('/api/analytics/variants/Z', { skillsWeight: 5 })).status).toBe(404);
  });

  it('are changed by the administrator only, and the log says so', async () => {
    const before = await readVariants();
    const logged = await actions();
    for (const client of [user, app.visitor()]) {
      const expected = client === user ? 403 : 401;
      expect((await client.get('/api/analytics/variants')).status).toBe(expected);
      expect((await client.patch('/api/analytics/variants/A', { skillsWeight: 5 })).status).toBe(expected);
      expect((await client.post('/api/analytics/variants/B/activate', {})).status).toBe(expected);
    }
    const { errors } = await user.graphql('{ ranking { isExperiment } }');
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    const refused = await user.graphql(
      'mutation { setRankingExperiment(input: { isExperiment: true }) { __typename } }',
    );
    expect(refused.errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    expect(await readVariants()).toEqual(before);
    expect(await actions()).toEqual(logged);
    await admin.patch('/api/analytics/variants/B', { skillsWeight: 45 });
    await admin.patch('/api/analytics/variants/B', { skillsWeight: 45 });
    expect((await actions()).slice(logged.length)).toEqual(['weights-saved']);
  });
});

/** Lets people see jobs that a variant ranked: `clicks` of the `shown` are opened, `created` become a resume. */
async function record(
  variantId: string,
  people: { shown: number; clicks: number; created: number; match: number }[],
) {
  const listings = await app.deps.prisma.jobListing.findMany({ take: 40, orderBy: { id: 'asc' } });
  for (const { shown, clicks, created, match } of people) {
    const { userId } = await app.user();
    const jobs = listings.slice(0, shown).map(({ id }) => id);
    const event = (jobListingId: string, kind: 'SHOWN' | 'CLICKED' | 'RESUME_CREATED') => ({
      userId,
      jobListingId,
      kind,
      variantId,
      position: 1,
      match,
    });
    await app.deps.prisma.jobEvent.createMany({
      data: [
        ...jobs.map((id) => event(id, 'SHOWN')),
        // Coming into view again is no second chance, and a second click no second success.
        ...jobs.map((id) => event(id, 'SHOWN')),
        ...jobs.slice(0, clicks).flatMap((id) => [event(id, 'CLICKED'), event(id, 'CLICKED')]),
        ...jobs.slice(0, created).map((id) => event(id, 'RESUME_CREATED')),
      ],
    });
  }
}

describe('the figures of a variant', () => {
  beforeAll(async () => {
    await storeListings(
      app.deps,
      'test',
      Array.from({ length: 40 }, (_, index) => ({
        externalId: `job-${index}`,
        title: `Line Cook ${index}`,
        company: `Diner ${index}`,
        location: 'Austin, TX',
        latitude: null,
        longitude: null,
        isRemote: null,
        salary: null,
        description: 'We look for a cook.\n\nRequirements:\n- Grill station',
        requirements: [],
        jobType: null,
        experienceLevel: null,
        sourceUrl: null,
        postedDate: new Date(),
      })),
      { isComplete: true },
    );
    // Earlier tests changed weights, and with them the moment from which on events count.
    await app.deps.prisma.$executeRaw`update algorithm_variants set "updatedAt" = now() - interval '1 day'`;
  });

  it('are not there until there is enough data', async () => {
    await record('B', [{ shown: 10, clicks: 10, created: 10, match: 1 }]);
    const b = (await readVariants()).find(({ id }) => id === 'B');
    expect(b?.performance).toMatchObject({
      clickThroughRate: null,
      resumeCreationRate: null,
      averageMatchScore: null,
      evidence: { clickThroughRate: { shown: 10, counted: 10, people: 1 } },
    });
  });

  it('count each job once for a person, of those that were shown', async () => {
    await record(
      'A',
      Array.from({ length: 6 }, () => ({ shown: 20, clicks: 5, created: 2, match: 0.5 })),
    );
    const a = (await readVariants()).find(({ id }) => id === 'A');
    expect(a?.performance).toMatchObject({
      clickThroughRate: 0.25,
      resumeCreationRate: 0.1,
      averageMatchScore: 0.5,
      evidence: { clickThroughRate: { shown: 120, counted: 30, people: 6, low: 0.25, high: 0.25 } },
    });
  });

  it('have an interval that grows with the difference between people, not with the number of jobs', async () => {
    await record('C', [
      ...Array.from({ length: 5 }, () => ({ shown: 20, clicks: 20, created: 0, match: 0.9 })),
      ...Array.from({ length: 5 }, () => ({ shown: 20, clicks: 0, created: 0, match: 0.1 })),
    ]);
    const c = (await readVariants()).find(({ id }) => id === 'C');
    // p = 1/2, n = 200 of 10 people: sqrt(10/9 * 10 * 10²) / 200 = 0.1667, times 1.96.
    expect(c?.performance.clickThroughRate).toBe(0.5);
    expect(c?.performance.evidence.clickThroughRate?.low).toBeCloseTo(0.5 - 1.96 * 0.16667, 3);
    expect(c?.performance.evidence.clickThroughRate?.high).toBeCloseTo(0.5 + 1.96 * 0.16667, 3);
  });

  it('say which difference is more than chance', async () => {
    const { data } = await admin.graphql(
      '{ ranking { variants { id clickThroughRate { difference isMoreThanChance } resumeCreationRate { difference isMoreThanChance } } } }',
    );
    expect(data.ranking.variants).toEqual([
      {
        id: 'A',
        clickThroughRate: { difference: null, isMoreThanChance: null },
        resumeCreationRate: { difference: null, isMoreThanChance: null },
      },
      {
        id: 'B',
        clickThroughRate: { difference: null, isMoreThanChance: null },
        resumeCreationRate: { difference: null, isMoreThanChance: null },
      },
      {
        id: 'C',
        // Half of the people clicked all: that may be chance. Nobody of them created a resume: that is none.
        clickThroughRate: { difference: 0.25, isMoreThanChance: false },
        resumeCreationRate: { difference: -0.1, isMoreThanChance: true },
      },
    ]);
  });

  it('begin anew when the weights change', async () => {
    await admin.patch('/api/analytics/variants/A', { skillsWeight: 95 });
    const a = (await readVariants()).find(({ id }) => id === 'A');
    expect(a?.performance.evidence.clickThroughRate).toMatchObject({ shown: 0, people: 0 });
  });
});

const qualityShape = z.object({ ndcg: z.number(), precision: z.number() });
const setShape = z.object({
  lists: z.number(),
  relevant: z.number(),
  before: qualityShape.nullable(),
  after: qualityShape.nullable(),
  moves: z.array(z.object({ list: z.string(), title: z.string(), before: z.number(), after: z.number() })),
});
const replayShape = z.object({ isMuchWorse: z.boolean(), labelled: setShape, likes: setShape });
const SET =
  'lists relevant before { ndcg precision } after { ndcg precision } moves { list title before after }';

async function replay(variantId: string, weights: object, against: 'SAVED' | 'ACTIVE' = 'SAVED') {
  const { data, errors } = await admin.graphql(
    `query($id: String!, $weights: WeightsInput, $against: ReplayAgainst!) {
      rankingReplay(variantId: $id, weights: $weights, against: $against) {
        isMuchWorse labelled { ${SET} } likes { ${SET} } } }`,
    { id: variantId, weights, against },
  );
  expect(errors).toBeUndefined();
  return replayShape.parse(data.rankingReplay);
}

/** Nothing but how near a job is. */
const NEAR_ONLY = {
  jobTitleWeight: 0,
  skillsWeight: 0,
  industryWeight: 0,
  experienceWeight: 0,
  companySizeWeight: 0,
  seniorityWeight: 0,
  locationWeight: 100,
};

describe('replaying the ranking', () => {
  it('changes nothing with the weights that are there', async () => {
    const { labelled, isMuchWorse } = await replay('B', {});
    expect(labelled.lists).toBe(16);
    expect(labelled.after).toEqual(labelled.before);
    expect(labelled.before?.ndcg).toBeGreaterThan(0.8);
    expect(labelled.moves).toEqual([]);
    expect(isMuchWorse).toBe(false);
  });

  it('shows what worse weights would do, and which jobs move', async () => {
    const { labelled, isMuchWorse } = await replay('B', NEAR_ONLY);
    expect(labelled.after?.ndcg).toBeLessThan(labelled.before?.ndcg ?? 0);
    expect(isMuchWorse).toBe(true);
    const [first] = labelled.moves;
    expect(Math.abs((first?.after ?? 0) - (first?.before ?? 0))).toBeGreaterThan(3);
  });

  it('ranks what people like again, and says nothing of who they are', async () => {
    const client = await app.user();
    await makeExperience(app.deps, client, { title: 'Line Cook', bulletPoints: ['Grill station'] });
    const listings = await app.deps.prisma.jobListing.findMany({ where: { source: 'test' }, take: 12 });
    await app.deps.prisma.jobEvent.createMany({
      data: listings.map(({ id }) => ({ userId: client.userId, jobListingId: id, kind: 'SHOWN' })),
    });
    await app.deps.prisma.jobLike.create({
      data: { userId: client.userId, jobListingId: listings[7]?.id ?? '' },
    });
    const { likes } = await replay('B', {});
    expect(likes).toMatchObject({ lists: 1, relevant: 1 });
    expect(likes.after).toEqual(likes.before);
    expect(JSON.stringify(likes)).not.toContain(client.userId);
  });
});

describe('activating a variant', () => {
  const activate = (variantId: string, isConfirmed = false) =>
    mutate(
      admin,
      'activateVariant',
      { variantId, isConfirmed },
      'ranking { variants { id isActive } }',
      z.object({
        ranking: z.object({ variants: z.array(z.object({ id: z.string(), isActive: z.boolean() })) }),
      }),
    );

  it('gives it to everybody', async () => {
    const { payload } = await activate('B');
    expect(payload?.ranking.variants.filter(({ isActive }) => isActive)).toEqual([
      { id: 'B', isActive: true },
    ]);
    expect((await findVariantFor(app.deps, user.userId)).id).toBe('B');
  });

  it('asks for a confirmation when it ranks much worse', async () => {
    await admin.patch('/api/analytics/variants/C', NEAR_ONLY);
    expect(await activate('C')).toMatchObject({ type: 'RuleError', reason: 'worse-ranking' });
    expect((await admin.post('/api/analytics/variants/C/activate', {})).status).toBe(422);
    expect((await readVariants()).find(({ isActive }) => isActive)?.id).toBe('A');
    expect((await activate('C', true)).type).toBe('ActivateVariantPayload');
    expect((await actions()).at(-1)).toBe('variant-activated');
    expect((await admin.post('/api/analytics/variants/A/activate', {})).json).toMatchObject({
      id: 'A',
      isActive: true,
    });
  });

  it('leaves exactly one active when several are activated at once', async () => {
    await Promise.all(['A', 'B', 'A', 'B'].map((id) => activate(id, true)));
    expect((await readVariants()).filter(({ isActive }) => isActive)).toHaveLength(1);
  });
});

describe('an experiment', () => {
  it('splits people over the variants, each always into the same', async () => {
    const shares = [0, 0, 0];
    for (let index = 0; index < 3_000; index += 1) {
      const id = `00000000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;
      const share = shareOf(id, 3);
      expect(shareOf(id, 3)).toBe(share);
      shares[share] = (shares[share] ?? 0) + 1;
    }
    for (const share of shares) expect(Math.abs(share - 1_000)).toBeLessThan(100);
  });

  it('ranks with the person’s own variant until it ends', async () => {
    const set = (isExperiment: boolean) =>
      admin.graphql(
        `mutation { setRankingExperiment(input: { isExperiment: ${isExperiment} }) { ... on SetRankingExperimentPayload { ranking { isExperiment } } } }`,
      );
    await set(true);
    const clients = await Promise.all(Array.from({ length: 12 }, () => app.user()));
    const found = await Promise.all(
      clients.map(async ({ userId }) => (await findVariantFor(app.deps, userId)).id),
    );
    expect(new Set(found).size).toBeGreaterThan(1);
    expect(found).toEqual(clients.map(({ userId }) => 'ABC'[shareOf(userId, 3)]));
    await set(false);
    for (const { userId } of clients) expect((await findVariantFor(app.deps, userId)).id).toBe('A');
    expect((await actions()).slice(-2)).toEqual(['experiment-started', 'experiment-ended']);
  });

  it('needs variants that differ', async () => {
    const { prisma } = app.deps;
    const before = await prisma.algorithmVariant.findMany();
    const [
      { id: _id, name: _name, description: _description, createdAt: _at, updatedAt: _then, ...weights } = {},
    ] = before;
    await prisma.algorithmVariant.updateMany({ data: weights });
    const { type, reason } = await mutate(
      admin,
      'setRankingExperiment',
      { isExperiment: true },
      'ranking { isExperiment }',
      z.object({}),
    );
    expect([type, reason]).toEqual(['RuleError', 'nothing-to-compare']);
  });
});
