import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeExperience } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import type { SourceListing } from './source-listing.ts';
import { storeListings } from './store-listings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.prisma.jobListing.deleteMany({});
});

let listed = 0;
function listing(over: Partial<SourceListing> = {}): SourceListing {
  listed += 1;
  return {
    externalId: `job-${listed}`,
    title: 'Line Cook',
    company: `Diner ${listed}`,
    location: 'Austin, TX',
    latitude: null,
    longitude: null,
    isRemote: null,
    salary: null,
    description:
      'We look for a line cook.\n\nRequirements:\n- Food safety certificate\n- Grill and sauté station\n- Two years of experience in a busy kitchen',
    requirements: [],
    jobType: null,
    experienceLevel: null,
    sourceUrl: 'https://jobs.example/1',
    postedDate: new Date('2026-11-01T00:00:00Z'),
    ...over,
  };
}

const store = (listings: SourceListing[], isComplete = false) =>
  storeListings(app.deps, 'test', listings, { isComplete });

const jobShape = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  why: z.string(),
  variantId: z.string(),
  position: z.number(),
  match: z.number().nullable(),
  distanceMiles: z.number().nullable(),
  otherPostings: z.number(),
  isRepost: z.boolean(),
  isStale: z.boolean(),
});
const answerShape = z.object({ jobs: z.array(jobShape), totalCount: z.number() });

async function search(client: TestClient, body: object) {
  const { status, json } = await client.post('/api/jobs/search', { location: 'Austin, TX', ...body });
  expect(status, JSON.stringify(json)).toBe(200);
  return answerShape.parse(json);
}
const titles = async (client: TestClient, body: object = {}) =>
  (await search(client, body)).jobs.map(({ title }) => title);

describe('a search', () => {
  it('finds jobs within the radius, in miles, of the place', async () => {
    const client = await app.user();
    await store([
      listing({ title: 'Cook in Austin' }),
      // 17 and 74 miles away.
      listing({ title: 'Cook in Round Rock', location: 'Round Rock, TX' }),
      listing({ title: 'Cook in San Antonio', location: 'San Antonio, TX' }),
    ]);
    expect((await titles(client, { radius: 10 })).toSorted()).toEqual(['Cook in Austin']);
    expect((await titles(client)).toSorted()).toEqual(['Cook in Austin', 'Cook in Round Rock']);
    expect(await titles(client, { radius: 100 })).toHaveLength(3);
    const { jobs } = await search(client, { location: '78664' });
    expect(jobs.find(({ title }) => title === 'Cook in Round Rock')?.distanceMiles).toBeLessThan(5);
  });

  it('finds remote jobs anywhere when remote work is on, except those of another country', async () => {
    const client = await app.user();
    await store([
      listing({ title: 'Remote', location: 'Remote' }),
      listing({ title: 'Remote in the US', location: 'Remote (US)' }),
      listing({ title: 'Remote in Germany', location: 'Remote - Germany' }),
    ]);
    expect(await titles(client)).toEqual([]);
    expect((await titles(client, { openToRemote: true })).toSorted()).toEqual(['Remote', 'Remote in the US']);
    expect((await titles(client, { location: 'Berlin', openToRemote: true })).toSorted()).toEqual([
      'Remote',
      'Remote in Germany',
    ]);
    expect((await titles(client, { location: 'remote' })).toSorted()).toEqual(['Remote']);
  });

  it('searches a state or country as a whole', async () => {
    const client = await app.user();
    await store([
      listing({ title: 'In El Paso', location: 'El Paso, TX' }),
      listing({ title: 'In Tulsa', location: 'Tulsa, OK' }),
    ]);
    expect(await titles(client, { location: 'Texas' })).toEqual(['In El Paso']);
    expect(await titles(client, { location: 'United States' })).toHaveLength(2);
  });

  it('leaves out what isn’t known to be of the type or level that was asked for', async () => {
    const client = await app.user();
    await store([
      listing({ title: 'Full', jobType: 'full-time', experienceLevel: 'senior' }),
      listing({ title: 'Part', jobType: 'part-time' }),
      listing({ title: 'Unknown' }),
    ]);
    expect(await titles(client, { jobType: 'full-time' })).toEqual(['Full']);
    expect(await titles(client, { jobType: 'Full-time', experienceLevel: 'senior' })).toEqual(['Full']);
    expect(await titles(client, { jobType: 'any' })).toHaveLength(3);
    const { data } = await client.graphql(
      'query { jobSearch(input: { location: "Austin, TX", jobType: "full-time" }) { totalCount hiddenCount } }',
    );
    expect(data.jobSearch).toEqual({ totalCount: 1, hiddenCount: 1 });
  });

  it('finds words in any form, joined by OR, and titles that are misspelt', async () => {
    const client = await app.user();
    await store([
      listing({
        title: 'Electrician',
        description: 'Wiring of new houses. Requirements:\n- Conduit bending',
      }),
      listing({ title: 'C++ Developer', description: 'Requirements:\n- C++\n- Linux' }),
      listing({ title: 'Teacher', description: 'Requirements:\n- Classroom management' }),
    ]);
    expect(await titles(client, { query: 'electricians' })).toEqual(['Electrician']);
    expect(await titles(client, { query: 'teachers OR C++' })).toHaveLength(2);
    expect(await titles(client, { query: 'elektrician' })).toEqual(['Electrician']);
    expect(await titles(client, { query: 'zzzzqqq' })).toEqual([]);
  });

  it('shows the same job once, and says that it was posted again', async () => {
    const client = await app.user();
    const same = { company: 'Blue Door', title: 'Head Chef' };
    await store([
      listing({ ...same, postedDate: new Date('2026-10-01T00:00:00Z') }),
      listing({ ...same, title: 'Head Chef (urgent)', postedDate: new Date('2026-10-30T00:00:00Z') }),
      listing({ company: 'Red Door', title: 'Head Chef' }),
    ]);
    const { jobs, totalCount } = await search(client, {});
    expect(totalCount).toBe(2);
    const blue = jobs.find(({ company }) => company === 'Blue Door');
    expect(blue).toMatchObject({ title: 'Head Chef (urgent)', otherPostings: 1, isRepost: true });
    expect(jobs.find(({ company }) => company === 'Red Door')).toMatchObject({ otherPostings: 0 });
  });

  it('asks for a place, and for another one if it isn’t known', async () => {
    const client = await app.user();
    const none = await client.post('/api/jobs/search', { location: ' ' });
    expect(none.status).toBe(400);
    expect(none.json.message).toBe('Please enter a location to search for jobs.');
    const unknown = await client.post('/api/jobs/search', { location: 'Xyzzyville Quux' });
    expect(unknown.status).toBe(400);
    expect(unknown.json.message).toMatch(/^We don’t know this place/);
  });

  it('offers the other places of an ambiguous name, which lead there', async () => {
    const client = await app.user();
    await store([listing({ title: 'In Maine', location: 'Portland, ME' })]);
    const read = async (location: string) => {
      const { data } = await client.graphql(
        'query($location: String!) { jobSearch(input: { location: $location }) { totalCount place { name } alternatives { name } } }',
        { location },
      );
      return data.jobSearch;
    };
    const first = await read('Portland');
    expect(first.place.name).toBe('Portland, Oregon, United States');
    const maine = first.alternatives.find(({ name }: { name: string }) => name.includes('Maine'));
    expect(await read(maine.name)).toMatchObject({ totalCount: 1, place: { name: maine.name } });
  });
});

describe('the ranking', () => {
  async function cook() {
    const client = await app.user();
    await makeExperience(app.deps, client, {
      title: 'Line Cook',
      company: 'Copper Kettle',
      startDate: '2019-01',
      bulletPoints: [
        'Ran the grill and sauté station for 200 covers a night',
        'Held the food safety certificate',
      ],
    });
    return client;
  }

  it('puts the person’s own trade first and says why', async () => {
    const client = await cook();
    await store([
      listing({ title: 'Data Engineer', description: 'Requirements:\n- Spark\n- Airflow\n- Kafka\n- SQL' }),
      listing({ title: 'Line Cook' }),
    ]);
    const { jobs } = await search(client, {});
    expect(jobs.map(({ title }) => title)).toEqual(['Line Cook', 'Data Engineer']);
    expect(jobs[0]?.why).toMatch(/^Its title is like yours\./);
    expect(jobs[1]?.why).not.toMatch(/yours/);
  });

  it('is moved by likes, says so, and is exactly as before when they are taken back', async () => {
    const client = await cook();
    await store([
      listing({ title: 'Pastry Chef', description: 'Requirements:\n- Stock rotation' }),
      listing({ title: 'Pastry Cook', description: 'Requirements:\n- Stock rotation' }),
      listing({ title: 'Sushi Chef', description: 'Requirements:\n- Stock rotation' }),
      listing({ title: 'Sushi Cook', description: 'Requirements:\n- Stock rotation' }),
    ]);
    const before = await search(client, {});
    const rankOf = (list: typeof before, title: string) => list.jobs.findIndex((job) => job.title === title);
    const isPastryFirst = rankOf(before, 'Pastry Cook') < rankOf(before, 'Sushi Cook');
    const [kind, other] = isPastryFirst ? ['Sushi', 'Pastry'] : ['Pastry', 'Sushi'];
    const jobId = before.jobs[rankOf(before, `${kind} Chef`)]?.id;
    expect((await client.post('/api/jobs/thumbs-up', { jobId })).status).toBe(200);
    expect((await client.post('/api/jobs/thumbs-up', { jobId })).status).toBe(200);
    const liked = await search(client, {});
    expect(rankOf(liked, `${kind} Cook`)).toBeLessThan(rankOf(liked, `${other} Cook`));
    expect(liked.jobs[rankOf(liked, `${kind} Cook`)]?.why).toContain(`because you liked “${kind} Chef”`);
    expect((await client.delete('/api/jobs/thumbs-up', { jobId })).status).toBe(200);
    expect(await search(client, {})).toEqual(before);
  });

  it('is the same for a bank that is too long to be read at once', async () => {
    const [client, other] = [await cook(), await cook()];
    await store([listing(), listing({ title: 'Prep Cook' }), listing({ title: 'Data Engineer' })]);
    const short = await titles(client);
    await makeExperience(app.deps, other, {
      title: 'Line Cook',
      company: 'Long Table',
      startDate: '2015-01',
      endDate: '2018-12',
      bulletPoints: Array.from({ length: 45 }, (_, index) => `Cooked dish ${index} `.repeat(30).trim()),
    });
    expect(await titles(other)).toEqual(short);
  });

  it('knows no likes of other people', async () => {
    const [client, other] = [await cook(), await cook()];
    await store([listing(), listing({ title: 'Prep Cook' })]);
    const before = await search(client, {});
    await other.post('/api/jobs/thumbs-up', { jobId: before.jobs[1]?.id });
    expect(await search(client, {})).toEqual(before);
    const { data } = await client.graphql('query { viewer { likedJobs { id } } }');
    expect(data.viewer.likedJobs).toEqual([]);
    await client.delete('/api/jobs/thumbs-up', { jobId: before.jobs[1]?.id });
    expect(await app.deps.prisma.jobLike.count({ where: { userId: other.userId } })).toBe(1);
  });

  it('lists page by page without a gap or a repeat', async () => {
    const client = await cook();
    await store(Array.from({ length: 23 }, (_, index) => listing({ title: `Cook ${index}` })));
    const page = async (after: string | null) => {
      const { data } = await client.graphql(
        'query($after: String) { jobSearch(input: { location: "Austin, TX" }, first: 10, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { position job { id } } } } }',
        { after },
      );
      return data.jobSearch;
    };
    const one = await page(null);
    const two = await page(one.pageInfo.endCursor);
    const three = await page(two.pageInfo.endCursor);
    const all = [one, two, three].flatMap(({ edges }) => edges);
    expect(all.map(({ node }) => node.position)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
    expect(new Set(all.map(({ node }) => node.job.id)).size).toBe(23);
    expect(three.pageInfo.hasNextPage).toBe(false);
  });
});

describe('storing what a source has', () => {
  it('stores nothing twice, and changes nothing but when it was last seen', async () => {
    const listings = [listing(), listing({ title: 'Sous Chef' })];
    expect(await store(listings)).toEqual({ stored: 2, unchanged: 0, gone: 0 });
    const before = await app.deps.prisma.jobListing.findMany({
      orderBy: { id: 'asc' },
      omit: { seenAt: true, updatedAt: true },
    });
    expect(await store([...listings, ...listings])).toEqual({ stored: 0, unchanged: 2, gone: 0 });
    const after = await app.deps.prisma.jobListing.findMany({
      orderBy: { id: 'asc' },
      omit: { seenAt: true, updatedAt: true },
    });
    expect(after).toEqual(before);
  });

  it('takes what the source no longer has out of the search, and brings it back', async () => {
    const client = await app.user();
    const [one, two] = [listing({ title: 'Stays' }), listing({ title: 'Goes' })];
    await store([one, two], true);
    expect(await titles(client)).toHaveLength(2);
    expect(await store([one], true)).toMatchObject({ gone: 1 });
    expect(await titles(client)).toEqual(['Stays']);
    await store([one, two], true);
    expect(await titles(client)).toHaveLength(2);
  });

  it('works out the place, remote work, the level and what is asked for', async () => {
    await store([
      listing({
        title: 'Senior Nurse (part-time)',
        location: 'Leeds, United Kingdom',
        description: 'Requirements:\n- NMC registration\n- 3 years of experience in wound care',
      }),
    ]);
    const stored = await app.deps.prisma.jobListing.findFirstOrThrow();
    expect(stored).toMatchObject({
      experienceLevel: 'senior',
      jobType: 'part-time',
      isRemote: false,
      yearsAsked: 3,
    });
    expect(stored.latitude).toBeCloseTo(53.8, 1);
    expect(stored.requirements.length).toBeGreaterThan(0);
  });

  it('stores no link that a browser must not open', async () => {
    await store([listing({ sourceUrl: 'javascript:alert(1)' })]);
    expect((await app.deps.prisma.jobListing.findFirstOrThrow()).sourceUrl).toBeNull();
  });
});

describe('preferences', () => {
  it('are saved, and replace those from before', async () => {
    const client = await app.user();
    expect((await client.get('/api/job-preferences')).json).toBeNull();
    const saved = await client.post('/api/job-preferences', {
      userId: 'ignored',
      location: 'Leeds',
      radius: 50,
      openToRemote: true,
      jobType: 'Part-time',
    });
    expect(saved.status).toBe(200);
    expect((await client.get('/api/job-preferences')).json).toEqual({
      location: 'Leeds',
      radius: 50,
      openToRemote: true,
      jobType: 'part-time',
      experienceLevel: 'any',
    });
    await client.post('/api/job-preferences', { location: 'York' });
    expect((await client.get('/api/job-preferences')).json).toMatchObject({
      location: 'York',
      radius: 25,
      jobType: 'any',
    });
  });

  it('need a place and one of the radii', async () => {
    const client = await app.user();
    const none = await client.post('/api/job-preferences', { location: '' });
    expect([none.status, none.json.message]).toEqual([
      400,
      'Please enter a location before saving preferences.',
    ]);
    expect((await client.post('/api/job-preferences', { location: 'York', radius: 12 })).status).toBe(400);
  });
});

describe('what people type', () => {
  it.each([
    ["'", '%', '\\', ':*', '&&&', '!', '(', '<->', "' OR 1=1 --", 'a\u0000b', '@1 | @2', "'@remote'"],
  ])('never breaks a search', async (...texts) => {
    const client = await app.user();
    await store([listing()]);
    for (const text of [...texts, 'the and of', 'OR OR OR', 'word '.repeat(10_000), '💥'])
      for (const body of [{ query: text }, { location: text }, { query: text, isMoreLikeThis: true }]) {
        const { status, text: answer } = await client.post('/api/jobs/search', {
          location: 'Austin, TX',
          ...body,
        });
        expect([200, 400], `${JSON.stringify(body).slice(0, 60)} ${answer.slice(0, 200)}`).toContain(status);
        expect(answer).not.toMatch(/select|tsquery|prisma/i);
      }
  });

  it('never breaks the preferences', async () => {
    const client = await app.user();
    for (const location of ["'", '%', '\\', 'a\u0000b', 'word '.repeat(10_000), '💥'])
      for (const body of [{ location }, { location: 'York', jobType: location }]) {
        const { status } = await client.post('/api/job-preferences', body);
        expect([200, 400], location.slice(0, 20)).toContain(status);
      }
  });
});

describe('what a person does with found jobs', () => {
  it('is recorded with the variant and the position, and goes with the account', async () => {
    const client = await app.user();
    await store([listing()]);
    const found = await client.graphql(
      'query { jobSearch(input: { location: "Austin, TX" }) { edges { node { variantId position match job { id } } } } }',
    );
    const [{ node }] = found.data.jobSearch.edges;
    const event = { jobId: node.job.id, kind: 'SHOWN', variantId: node.variantId, position: node.position };
    const { data } = await client.graphql(
      'mutation($input: RecordJobEventsInput!) { recordJobEvents(input: $input) { ... on RecordJobEventsPayload { count } ... on ValidationError { message } } }',
      { input: { events: [event, { ...event, kind: 'CLICKED' }, { ...event, variantId: 'none' }] } },
    );
    expect(data.recordJobEvents).toEqual({ count: 2 });
    const events = await app.deps.prisma.jobEvent.findMany({ where: { userId: client.userId } });
    expect(events.map(({ kind, variantId, position }) => [kind, variantId, position])).toEqual([
      ['SHOWN', 'A', 1],
      ['CLICKED', 'A', 1],
    ]);
    await app.deps.prisma.user.delete({ where: { id: client.userId } });
    expect(await app.deps.prisma.jobEvent.count({ where: { userId: client.userId } })).toBe(0);
  });

  it('is recorded for a like, once, with the job’s place in the list', async () => {
    const client = await app.user();
    await store([listing(), listing({ title: 'Prep Cook' })]);
    const { jobs } = await search(client, {});
    const like = async (index: number, rank: object) => {
      const jobId = jobs[index]?.id;
      return (await client.post('/api/jobs/thumbs-up', { jobId, ...rank })).status;
    };
    const [, second] = jobs;
    const rank = { variantId: 'A', position: 2, match: second?.match };
    expect(second).toMatchObject(rank);
    expect(await like(1, rank)).toBe(200);
    expect(await like(1, { ...rank, position: 7 })).toBe(200);
    expect(await like(0, { variantId: 'none' })).toBe(200);
    const events = await app.deps.prisma.jobEvent.findMany({
      where: { userId: client.userId },
      orderBy: { createdAt: 'asc' },
      select: { kind: true, variantId: true, position: true, match: true },
    });
    expect(events).toEqual([
      { kind: 'LIKED', ...rank },
      { kind: 'LIKED', variantId: null, position: null, match: null },
    ]);
    expect(await like(0, { position: 0 })).toBe(400);
  });
});
