import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeExperience, makePosting, mutate, toGlobalId } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const description = `Warehouse Operative
Northgate Logistics is looking for a Warehouse Operative in Leeds.

What you will do:
- Pick and pack orders with a handheld scanner
- Load and unload trucks

Requirements:
- Forklift licence
- Experience in stock control and inventory management
- Basic Excel

Nice to have: Polish`;

const analysisShape = z.object({
  keywords: z.array(z.string()),
  requirements: z.array(z.string()),
  focusAreas: z.array(z.string()),
  blurb: z.string(),
  personalizedTips: z.string(),
});

describe('analyzing a pasted posting', () => {
  it('stores and returns the analysis', async () => {
    const client = await app.user();
    const answer = await client.post('/api/job-postings', { description, userExperiences: [] });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      title: 'Warehouse Operative',
      company: 'Northgate Logistics',
      description,
    });
    const analysis = analysisShape.parse(answer.json);
    expect(analysis.keywords.join(' ')).toMatch(/forklift/i);
    expect(analysis.requirements.join(' ')).toContain('Forklift licence');
    expect(analysis.focusAreas.length).toBeGreaterThan(0);
    expect(analysis.blurb.length).toBeGreaterThan(20);
    expect(analysis.personalizedTips.length).toBeGreaterThan(20);
    expect((await client.get('/api/job-postings')).json).toEqual([answer.json]);
  });

  it('prefers a given title and company', async () => {
    const client = await app.user();
    const answer = await client.post('/api/job-postings', {
      description,
      title: 'Picker',
      company: 'Depot 9',
    });
    expect(answer.json).toMatchObject({ title: 'Picker', company: 'Depot 9' });
  });

  it('mentions the user’s own experiences in its tips', async () => {
    const client = await app.user();
    await makeExperience(app.deps, client, {
      title: 'Store Hand',
      company: 'Harbour Foods',
      startDate: '2020-01',
      bulletPoints: ['Did stock control for 4,000 items'],
    });
    const { json } = await client.post('/api/job-postings', { description });
    const { personalizedTips } = analysisShape.parse(json);
    expect(personalizedTips).toMatch(/Store Hand|Harbour Foods|stock control/i);
  });

  const postingShape = analysisShape.extend({
    title: z.string(),
    company: z.string(),
    description: z.string(),
    location: z.string(),
    remote: z.string(),
    pay: z.string(),
    notices: z.array(z.string()),
    requirements: z.array(z.object({ text: z.string() })),
  });

  it('returns the same over GraphQL', async () => {
    const client = await app.user();
    const { json: rest } = await client.post('/api/job-postings', { description });
    const { payload } = await mutate(
      client,
      'analyzeJobPosting',
      { description },
      `jobPosting { title company description keywords focusAreas blurb personalizedTips location remote pay
        notices requirements { text } }`,
      z.object({ jobPosting: postingShape }),
    );
    const { requirements, remote, ...posting } = postingShape.parse(payload?.jobPosting);
    expect(rest).toMatchObject({ ...posting, remote: remote.toLowerCase() });
    expect(requirements.map(({ text }) => text)).toEqual(analysisShape.parse(rest).requirements);
  });

  it.each([
    ['', 400, 'Please enter a job description'],
    [' \n ', 400, 'Please enter a job description'],
    [
      'x'.repeat(200_000),
      400,
      'That is more text than a posting can have: at most 100,000 characters, please.',
    ],
    ['http://127.0.0.1/123', 400, /paste the text of the posting/],
    [
      'Sign in to your account\nEmail\nPassword\nForgot your password?\nKeep me signed in',
      422,
      /login or cookie page/,
    ],
    ['\u0001\u0002\uFFFD\uFFFD%%%%', 422, /could not find a job description/],
    ['🎉🎉🎉 🥳', 422, /could not find a job description/],
  ])('says what to do about an invalid one', async (text, status, message) => {
    const client = await app.user();
    const answer = await client.post('/api/job-postings', { description: text });
    expect(answer.status).toBe(status);
    expect(z.object({ message: z.string() }).parse(answer.json).message).toMatch(message);
    expect((await client.get('/api/job-postings')).json).toEqual([]);
  });

  it.each([
    [
      'German',
      'Pflegefachkraft (m/w/d)\nAnforderungen:\n- Examen als Pflegefachkraft\n- Erfahrung in der Wundversorgung\n- Teamfähigkeit',
    ],
    ['Hebrew', 'דרושה אחות מוסמכת\nדרישות:\n- ניסיון של שלוש שנים\n- רישיון אחות\n- עבודה במשמרות'],
    [
      'emoji between words',
      '🚀 Barista wanted 🚀\nRequirements:\n✅ latte art\n✅ cash handling\n✅ food hygiene certificate',
    ],
  ])('accepts one in %s', async (_name, text) => {
    const client = await app.user();
    expect((await client.post('/api/job-postings', { description: text })).status).toBe(201);
  });

  it('says how long experience is asked for, in years and parts of years', async () => {
    const client = await app.user();
    const { id } = await makePosting(
      app.deps,
      client,
      'Baker\nRequirements:\n- 6 months of experience in baking\n- Food hygiene certificate',
    );
    const { data } = await client.graphql(
      `{ jobPosting(id: "${toGlobalId('JobPosting', id)}") { requirements { kind isMain years anyOf } } }`,
    );
    expect(data.jobPosting.requirements).toContainEqual({
      kind: 'EXPERIENCE',
      isMain: true,
      years: 0.5,
      anyOf: [['6 months of experience in baking']],
    });
  });
});
