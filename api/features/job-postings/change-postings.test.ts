import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const globalId = (type: string, id: string) => btoa(`${type}:${id}`);
const stored = z.object({ id: z.string(), title: z.string(), company: z.string() });
const resumeShape = z.object({ id: z.string(), experienceMatchScore: z.number() });
const answered = z.object({
  __typename: z.string(),
  message: z.string().optional(),
  reason: z.string().optional(),
  jobPosting: z.object({ title: z.string(), company: z.string() }).optional(),
  deletedJobPostingId: z.string().optional(),
});

async function withPosting(bullets = ['Cooked for 120 guests']) {
  const client = await app.user();
  const description =
    'Line Cook\nCopper Kettle\n\nRequirements:\n- Food hygiene certificate\n- Menu planning';
  const posting = stored.parse((await client.post('/api/job-postings', { description })).json);
  const role = { title: 'Head Gardener', company: 'Inn', startDate: '2020-01', bulletPoints: bullets };
  const experience = z.object({ id: z.string() }).parse((await client.post('/api/experiences', role)).json);
  const tailor = async () => {
    const body = { jobPostingId: posting.id, experienceIds: [experience.id] };
    return resumeShape.parse((await client.post('/api/tailored-resumes', body)).json);
  };
  const postings = async () => z.array(stored).parse((await client.get('/api/job-postings')).json);
  return { client, posting, id: globalId('JobPosting', posting.id), tailor, postings };
}

async function update(client: TestClient, input: object) {
  const { data } = await client.graphql(
    `mutation($input: UpdateJobPostingInput!) { updateJobPosting(input: $input) {
      __typename ... on UserError { message } ... on UpdateJobPostingPayload { jobPosting { title company } } } }`,
    { input },
  );
  return answered.parse(data.updateJobPosting);
}

async function remove(client: TestClient, id: string) {
  const { data } = await client.graphql(
    `mutation($input: DeleteJobPostingInput!) { deleteJobPosting(input: $input) {
      __typename ... on UserError { message } ... on RuleError { reason }
      ... on DeleteJobPostingPayload { deletedJobPostingId } } }`,
    { input: { id } },
  );
  return answered.parse(data.deleteJobPosting);
}

describe('a posting’s title and company', () => {
  it('are corrected, each alone or both', async () => {
    const { client, id, posting, postings } = await withPosting();
    expect((await update(client, { id, company: ' The\n Copper Kettle ' })).jobPosting).toEqual({
      title: posting.title,
      company: 'The Copper Kettle',
    });
    expect((await update(client, { id, title: 'Sous Chef', company: '' })).jobPosting).toEqual({
      title: 'Sous Chef',
      company: '',
    });
    expect(await postings()).toEqual([{ id: posting.id, title: 'Sous Chef', company: '' }]);
  });

  it('are not corrected by what is too long', async () => {
    const { client, id, posting, postings } = await withPosting();
    const answer = await update(client, { id, title: 'x'.repeat(201), company: 'Y' });
    expect([answer.__typename, answer.message]).toEqual(['ValidationError', 'The job title is too long.']);
    expect(await postings()).toEqual([posting]);
  });

  it('count for resumes from then on', async () => {
    const { client, id, tailor } = await withPosting();
    const before = await tailor();
    await update(client, { id, title: 'Head Gardener' });
    expect((await tailor()).experienceMatchScore).toBeGreaterThan(before.experienceMatchScore);
  });
});

describe('a posting is deleted', () => {
  it('when no resume was made for it', async () => {
    const { client, id, postings } = await withPosting();
    expect(await remove(client, id)).toEqual({
      __typename: 'DeleteJobPostingPayload',
      deletedJobPostingId: id,
    });
    expect(await postings()).toEqual([]);
    expect((await remove(client, id)).__typename).toBe('NotFoundError');
  });

  it('on REST with the answer of its neighbours', async () => {
    const { client, posting, postings } = await withPosting();
    const answer = await client.delete(`/api/job-postings/${posting.id}`);
    expect([answer.status, answer.json]).toEqual([200, { success: true }]);
    expect(await postings()).toEqual([]);
    expect((await client.delete(`/api/job-postings/${posting.id}`)).status).toBe(404);
  });

  it.each(['a draft', 'a saved resume'])('never with %s', async (kind) => {
    const { client, id, posting, tailor, postings } = await withPosting();
    const resume = await tailor();
    if (kind === 'a saved resume') await client.post(`/api/tailored-resumes/${resume.id}/save`);
    const message = 'A resume was made for this posting. Please delete it first.';
    expect(await remove(client, id)).toEqual({
      __typename: 'RuleError',
      reason: 'posting-has-resumes',
      message,
    });
    const rest = await client.delete(`/api/job-postings/${posting.id}`);
    expect([rest.status, rest.json]).toEqual([422, { message }]);
    expect(await postings()).toEqual([posting]);
    expect((await client.post(`/api/tailored-resumes/${resume.id}/save`)).status).toBe(200);
    await client.delete(`/api/tailored-resumes/${resume.id}`);
    expect((await remove(client, id)).__typename).toBe('DeleteJobPostingPayload');
  });

  it('or gets a resume, when both are asked for at once; never both, and never an error of ours', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { client, id, posting } = await withPosting();
      const experiences = z
        .array(z.object({ id: z.string() }))
        .parse((await client.get('/api/experiences')).json);
      const body = { jobPostingId: posting.id, experienceIds: experiences.map((one) => one.id) };
      const [made, deleted] = await Promise.all([
        client.post('/api/tailored-resumes', body),
        remove(client, id),
      ]);
      const resumes = await app.deps.prisma.tailoredResume.count({ where: { jobPostingId: posting.id } });
      expect([made.status, deleted.__typename, resumes]).toEqual(
        made.status === 201 ? [201, 'RuleError', 1] : [404, 'DeleteJobPostingPayload', 0],
      );
    }
  });
});
