import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { TestClient } from '../../../testing/test-client.ts';
import { writtenBySchema, type WrittenBy } from '../../written-by.ts';
import { ANSWERS, EXTRAS, POSTING, WEAK } from './kitchen.ts';

export const BY = 'writtenBy { engine fallback }';

/** As GraphQL names them. */
export const bySchema = z
  .object({ engine: z.string(), fallback: z.string().nullable() })
  .transform(({ engine, fallback }) =>
    writtenBySchema.parse({
      engine: engine.toLowerCase(),
      fallback: fallback?.toLowerCase().replace('_', '-') ?? null,
    }),
  );

/** Runs a document and returns the part of its answer that the schema names. */
export async function ask<Output>(
  client: TestClient,
  document: string,
  variables: object,
  shape: z.ZodType<Output>,
) {
  const { data, errors } = await client.graphql(document, { ...variables });
  const { success, data: read, error } = shape.safeParse(data);
  if (!success)
    throw new Error(`${document.slice(0, 80)}: ${JSON.stringify(errors ?? data)} ${error.message}`);
  return read;
}

export async function post<Output>(
  client: TestClient,
  path: string,
  body: unknown,
  shape: z.ZodType<Output>,
) {
  const answer = await client.post(path, body);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
  return shape.parse(answer.json);
}

export async function until<Value>(
  read: () => Promise<Value>,
  isDone: (value: Value) => boolean,
): Promise<Value> {
  for (;;) {
    const value = await read();
    if (isDone(value)) return value;
    await sleep(50);
  }
}

export const idShape = z.object({ id: z.string() });
export const makePosting = (client: TestClient) =>
  post(client, '/api/job-postings', { description: POSTING }, idShape);
export const makeRole = (client: TestClient) =>
  post(
    client,
    '/api/experiences',
    { title: 'Cook', company: 'Copper Kettle', startDate: '2020-01', bulletPoints: [WEAK, ...EXTRAS] },
    idShape,
  );
export const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64');

export async function makeResume(client: TestClient, count: number) {
  const [posting, role] = [await makePosting(client), await makeRole(client)];
  const experienceId = globalId('Experience', role.id);
  const { tailorResume } = await ask(
    client,
    `mutation($input: TailorResumeInput!) { tailorResume(input: $input) { ... on TailorResumePayload {
      tailoredResume { id experiences { bullets { id content } } } } } }`,
    {
      input: {
        jobPostingId: globalId('JobPosting', posting.id),
        experienceIds: [experienceId],
        bulletCounts: [{ experienceId, count }],
      },
    },
    z.object({
      tailorResume: z.object({
        tailoredResume: z.object({
          id: z.string(),
          experiences: z.array(z.object({ bullets: z.array(idShape.extend({ content: z.string() })) })),
        }),
      }),
    }),
  );
  const { id, experiences } = tailorResume.tailoredResume;
  return {
    id,
    experienceId,
    bulletId: experiences[0]?.bullets.find(({ content }) => content === WEAK)?.id ?? '',
  };
}

export const contentShape = z.object({
  experiences: z.array(
    z.object({ bullets: z.array(z.object({ rewording: z.object({ writtenBy: bySchema }).nullable() })) }),
  ),
});
const resumeShape = z.object({
  tailoredResume: contentShape.extend({
    optimizationRun: z
      .object({ state: z.string(), steps: z.array(z.object({ state: z.string(), note: z.string() })) })
      .nullable(),
  }),
});
export const readResume = (client: TestClient, id: string) =>
  ask(
    client,
    `query($id: ID!) { tailoredResume(id: $id) { optimizationRun { state steps { state note } }
      experiences { bullets { rewording { ${BY} } } } } }`,
    { id },
    resumeShape,
  );
export const writersOf = ({ experiences }: z.output<typeof contentShape>): WrittenBy[] =>
  experiences.flatMap(({ bullets }) =>
    bullets.flatMap(({ rewording }) => (rewording ? [rewording.writtenBy] : [])),
  );

const interviewShape = z.object({
  interview: z.object({ messages: z.array(z.object({ state: z.string(), writtenBy: bySchema.nullable() })) }),
});
async function settleInterview(client: TestClient, id: string) {
  const { interview } = await until(
    () =>
      ask(
        client,
        `query($id: ID!) { interview(id: $id) { messages { state ${BY} } } }`,
        { id },
        interviewShape,
      ),
    ({ interview: { messages } }) => messages.every(({ state }) => state !== 'PENDING'),
  );
  return interview.messages;
}
export async function makeInterview(client: TestClient): Promise<string> {
  const posting = await makePosting(client);
  const { startInterview } = await ask(
    client,
    `mutation($input: StartInterviewInput!) { startInterview(input: $input) { ... on StartInterviewPayload {
      interview { id } } } }`,
    { input: { jobPostingId: globalId('JobPosting', posting.id) } },
    z.object({ startInterview: z.object({ interview: idShape }) }),
  );
  await settleInterview(client, startInterview.interview.id);
  return startInterview.interview.id;
}
/** Sends the next answer, and waits for the reply. */
export async function say(client: TestClient, id: string): Promise<WrittenBy[]> {
  const content = ANSWERS[((await settleInterview(client, id)).length - 1) / 2] ?? '';
  await ask(
    client,
    `mutation($input: SendInterviewMessageInput!) { sendInterviewMessage(input: $input) {
      ... on SendInterviewMessagePayload { interview { id } } } }`,
    { input: { id, content } },
    z.object({ sendInterviewMessage: z.object({ interview: idShape }) }),
  );
  const last = (await settleInterview(client, id)).at(-1);
  return last?.state === 'COMPLETE' && last.writtenBy ? [last.writtenBy] : [];
}
