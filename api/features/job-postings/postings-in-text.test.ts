import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const posting = (title: string, company: string, skill: string) => `${title}
${company}
Leeds

What you will do:
- Lead the shift with a team of five
- Write the duty roster

Requirements:
- Experience with ${skill}
- 3+ years in a team`;

const NURSE = posting('Charge Nurse', 'Harbour View Care Home', 'triage');
const COOK = posting('Line Cook', 'Blue Door Bistro', 'baking');

const QUERY =
  'query($text: String!) { postingsInText(text: $text) { title company location beginning text } }';

let app: TestApp;
let ada: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  ada = await app.user();
});
afterAll(() => app.close());

const find = (text: string, client = ada) => client.graphql(QUERY, { text });
const countPostings = () => app.deps.prisma.jobPosting.count({ where: { userId: ada.userId } });

describe('several postings in one text', () => {
  it('are found so that one can be chosen, and nothing is stored', async () => {
    const beginning = 'Lead the shift with a team of five';
    expect(await find(`${NURSE}\r\n\r\n${COOK}`)).toEqual({
      data: {
        postingsInText: [
          {
            title: 'Charge Nurse',
            company: 'Harbour View Care Home',
            location: 'Leeds',
            beginning,
            text: NURSE,
          },
          { title: 'Line Cook', company: 'Blue Door Bistro', location: 'Leeds', beginning, text: COOK },
        ],
      },
    });
    expect(await countPostings()).toBe(0);
  });

  it('are found in a long text, which the writing thread reads', async () => {
    const text = [NURSE, `${COOK}\n${'- Bread and pastry for forty guests\n'.repeat(1_000)}`].join('\n\n');
    expect(text.length).toBeGreaterThan(30_000);
    const { data } = await find(text);
    expect(data.postingsInText.map(({ title }: { title: string }) => title)).toEqual([
      'Charge Nurse',
      'Line Cook',
    ]);
  });

  it.each([
    ['a single posting', NURSE],
    ['a link', 'https://jobs.example.com/7'],
    ['a blank text', ' \n '],
  ])('are none in %s', async (_what, text) => {
    expect(await find(text)).toEqual({ data: { postingsInText: [] } });
  });

  it('are still analyzed together on request, with a notice', async () => {
    const { status, json } = await ada.post('/api/job-postings', { description: `${NURSE}\n\n${COOK}` });
    expect(status).toBe(201);
    expect(z.object({ notices: z.array(z.string()) }).parse(json).notices).toEqual([
      'This looks like several job postings in one text. Please paste one at a time: a resume is made for one job.',
    ]);
  });
});

describe('looking for several postings', () => {
  it('refuses a text that is too long', async () => {
    const { data, errors } = await find('x'.repeat(100_001));
    expect(data).toBeNull();
    expect(errors[0]).toMatchObject({
      message: 'That is more text than a posting can have: at most 100,000 characters, please.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('is for signed-in people', async () => {
    const development = await startTestApp({}, { isDevelopment: true });
    try {
      const { data, errors } = await find(NURSE, development.visitor());
      expect(data).toBeNull();
      expect(errors[0]).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
    } finally {
      await development.close();
    }
  });

  it('is limited to 300 texts an hour', async () => {
    const limited = await startTestApp({}, { withLimits: true });
    try {
      const bob = await limited.user();
      const asks = Array.from(
        { length: 15 },
        (_, index) => `a${index}: postingsInText(text: "Cook") { title }`,
      );
      for (let round = 0; round < 20; round += 1) {
        expect((await bob.graphql(`{ ${asks.join(' ')} }`)).errors).toBeUndefined();
      }
      const { errors } = await find(NURSE, bob);
      expect(errors[0]).toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
    } finally {
      await limited.close();
    }
  });
});
