import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeExperience, makePosting, toGlobalId } from '../../testing/factories.ts';
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
- Must be able to work night shifts`;

const proof = z.object({ experienceId: z.string(), proved: z.number(), total: z.number() });
const answer = z.object({ jobPosting: z.object({ experienceProofs: z.array(proof) }).nullable() });

async function ask(client: TestClient, postingId: string) {
  const id = toGlobalId('JobPosting', postingId);
  const { data } = await client.graphql(
    `{ jobPosting(id: "${id}") { experienceProofs { experienceId proved total } } }`,
  );
  return answer.parse(data).jobPosting?.experienceProofs;
}

describe('how much of a posting the experiences prove', () => {
  it('is counted for each of them, in main requirements that a resume can prove', async () => {
    const client = await app.user();
    const manager = await makeExperience(app.deps, client, {
      title: 'Office Manager',
      bulletPoints: ['Ran payroll for 60 people', 'Did the bookkeeping and payroll for two shops'],
    });
    const singer = await makeExperience(app.deps, client, { bulletPoints: ['Sang at the summer party'] });
    const { id } = await makePosting(app.deps, client, DESCRIPTION);
    expect(await ask(client, id)).toEqual([
      { experienceId: toGlobalId('Experience', manager.id), proved: 2, total: 4 },
      { experienceId: toGlobalId('Experience', singer.id), proved: 0, total: 4 },
    ]);
  });

  it('has a total of 0 for a posting that asks for nothing that a resume can prove', async () => {
    const client = await app.user();
    await makeExperience(app.deps, client);
    const { id } = await makePosting(app.deps, client, 'Requirements:\n- Must be able to work night shifts');
    expect((await ask(client, id))?.map(({ proved, total }) => ({ proved, total }))).toEqual([
      { proved: 0, total: 0 },
    ]);
  });

  it('is told only to the owner of the posting, about their own bank', async () => {
    const [ada, bob] = [await app.user(), await app.user()];
    await makeExperience(app.deps, bob);
    const { id } = await makePosting(app.deps, ada, DESCRIPTION);
    expect(await ask(ada, id)).toEqual([]);
    expect(await ask(bob, id)).toBeUndefined();
  });

  it('can’t be asked of many postings at once', async () => {
    const client = await app.user();
    const { errors } = await client.graphql(
      '{ viewer { jobPostings(first: 100) { edges { node { experienceProofs { experienceId proved total } } } } } }',
    );
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'TOO_LARGE' } });
  });
});
