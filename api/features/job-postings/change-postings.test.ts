import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toGlobalId, makeExperience, makePosting, makeResume, mutate } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const stored = z.object({ id: z.string(), title: z.string(), company: z.string() });
const DESCRIPTION = 'Line Cook\nCopper Kettle\n\nRequirements:\n- Food hygiene certificate\n- Menu planning';

async function createPosting() {
  const client = await app.user();
  const posting = stored.parse(await makePosting(app.deps, client, DESCRIPTION));
  const experience = await makeExperience(app.deps, client, { title: 'Head Gardener' });
  const tailor = () => makeResume(app.deps, client, posting, [experience]);
  const postings = async () => z.array(stored).parse((await client.get('/api/job-postings')).json);
  return { client, posting, experience, id: toGlobalId('JobPosting', posting.id), tailor, postings };
}

const update = (client: TestClient, input: object) =>
  mutate(
    client,
    'updateJobPosting',
    input,
    'jobPosting { title company }',
    z.object({ jobPosting: z.object({ title: z.string(), company: z.string() }) }),
  );

const remove = (client: TestClient, id: string) =>
  mutate(
    client,
    'deleteJobPosting',
    { id },
    'deletedJobPostingId',
    z.object({ deletedJobPostingId: z.string() }),
  );

describe('a posting’s title and company', () => {
  it('can be corrected, alone or together', async () => {
    const { client, id, posting, postings } = await createPosting();
    expect((await update(client, { id, company: ' The\n Copper Kettle ' })).payload?.jobPosting).toEqual({
      title: posting.title,
      company: 'The Copper Kettle',
    });
    expect((await update(client, { id, title: 'Sous Chef', company: '' })).payload?.jobPosting).toEqual({
      title: 'Sous Chef',
      company: '',
    });
    expect(await postings()).toEqual([{ id: posting.id, title: 'Sous Chef', company: '' }]);
  });

  it('are not changed by overlong values', async () => {
    const { client, id, posting, postings } = await createPosting();
    const answer = await update(client, { id, title: 'x'.repeat(201), company: 'Y' });
    expect([answer.type, answer.message]).toEqual(['ValidationError', 'The job title is too long.']);
    expect(await postings()).toEqual([posting]);
  });

  it('are used for resumes from then on', async () => {
    const { client, id, tailor } = await createPosting();
    const before = await tailor();
    expect(before.experienceMatchScore).not.toBeNull();
    await update(client, { id, title: 'Head Gardener' });
    expect((await tailor()).experienceMatchScore).toBeGreaterThan(before.experienceMatchScore ?? 100);
  });
});

describe('deleting a posting', () => {
  it('works if there is no resume for it', async () => {
    const { client, id, postings } = await createPosting();
    expect((await remove(client, id)).payload).toEqual({ deletedJobPostingId: id });
    expect(await postings()).toEqual([]);
    expect((await remove(client, id)).type).toBe('NotFoundError');
  });

  it('answers over REST like the other paths', async () => {
    const { client, posting, postings } = await createPosting();
    const answer = await client.delete(`/api/job-postings/${posting.id}`);
    expect([answer.status, answer.json]).toEqual([200, { success: true }]);
    expect(await postings()).toEqual([]);
    expect((await client.delete(`/api/job-postings/${posting.id}`)).status).toBe(404);
  });

  it.each(['a draft', 'a saved resume'])('is refused with %s', async (kind) => {
    const { client, id, posting, tailor, postings } = await createPosting();
    const resume = await tailor();
    if (kind === 'a saved resume') await client.post(`/api/tailored-resumes/${resume.id}/save`);
    const message = 'A resume was made for this posting. Please delete it first.';
    expect(await remove(client, id)).toEqual({
      type: 'RuleError',
      reason: 'posting-has-resumes',
      message,
      payload: null,
    });
    const rest = await client.delete(`/api/job-postings/${posting.id}`);
    expect([rest.status, rest.json]).toEqual([422, { message }]);
    expect(await postings()).toEqual([posting]);
    expect((await client.post(`/api/tailored-resumes/${resume.id}/save`)).status).toBe(200);
    await client.delete(`/api/tailored-resumes/${resume.id}`);
    expect((await remove(client, id)).type).toBe('DeleteJobPostingPayload');
  });

  it('and tailoring a resume for it at once: exactly one succeeds, without a 500', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { client, id, posting, experience } = await createPosting();
      const body = { jobPostingId: posting.id, experienceIds: [experience.id] };
      const [made, deleted] = await Promise.all([
        client.post('/api/tailored-resumes', body),
        remove(client, id),
      ]);
      const resumes = await app.deps.prisma.tailoredResume.count({ where: { jobPostingId: posting.id } });
      expect([made.status, deleted.type, resumes]).toEqual(
        made.status === 201 ? [201, 'RuleError', 1] : [404, 'DeleteJobPostingPayload', 0],
      );
    }
  });
});
