import { isUnionType } from 'graphql';
import { z } from 'zod';
import type { SessionActor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { createExperience, type ExperienceWithBullets } from '../features/experiences/experiences.ts';
import { startInterview } from '../features/interviews/start-interview.ts';
import { analyzeJobPosting } from '../features/job-postings/job-postings.ts';
import {
  parseResumeData,
  tailorResume,
  type ResumeWithPosting,
} from '../features/tailored-resumes/tailored-resumes.ts';
import type { Interview, JobPosting, ResumeImport } from '../generated/prisma/client.ts';
import { toGlobalId } from '../graphql/owned-node.ts';
import { schema } from '../schema.ts';
import type { TestClient } from './test-client.ts';

export { toGlobalId };

type Owner = Pick<TestClient, 'userId'>;

/** The actor for a signed-in user. */
const toActor = ({ userId }: Owner): SessionActor => ({ kind: 'session', userId, sessionId: 'of-a-factory' });

/** Creates an experience in the owner's bank: by default, a cook with two bullets. */
export function makeExperience(
  deps: Deps,
  owner: Owner,
  fields: object = {},
): Promise<ExperienceWithBullets> {
  const cook = {
    title: 'Cook',
    company: 'Copper Kettle',
    startDate: '2020-01',
    bulletPoints: ['Cooked', 'Baked'],
  };
  return createExperience(deps, toActor(owner), { ...cook, ...fields });
}

/** Creates an analyzed posting for the owner: by default, for a cook. */
export function makePosting(
  deps: Deps,
  owner: Owner,
  description = 'Cook\nRequirements:\n- Cooking\n- Menu planning',
): Promise<JobPosting> {
  return analyzeJobPosting(deps, toActor(owner), { description }, new AbortController().signal);
}

/** Starts an interview for a posting of the owner; its opening message is written in the background. */
export function makeInterview(deps: Deps, owner: Owner, posting: Pick<JobPosting, 'id'>): Promise<Interview> {
  return startInterview(deps, toActor(owner), posting.id);
}

/** Creates a draft for a posting from experiences of the owner, with at most `count` bullets of each. */
export function makeResume(
  deps: Deps,
  owner: Owner,
  posting: Pick<JobPosting, 'id'>,
  experiences: Pick<ExperienceWithBullets, 'id'>[],
  count?: number,
): Promise<ResumeWithPosting> {
  const experienceIds = experiences.map(({ id }) => id);
  const bulletCounts =
    count === undefined ? undefined : Object.fromEntries(experienceIds.map((id) => [id, count]));
  return tailorResume(deps, toActor(owner), { jobPostingId: posting.id, experienceIds, bulletCounts });
}

/** Creates an import with the given experiences and nothing else. */
export function makeImport(deps: Deps, { userId }: Owner, experiences: object[] = []): Promise<ResumeImport> {
  return deps.prisma.resumeImport.create({
    data: {
      userId,
      fileName: 'resume.pdf',
      fileType: 'pdf',
      result: { experiences, lines: [], warnings: [] },
      changes: { experienceIds: [], bulletPointIds: [], template: { before: {}, after: {} } },
    },
  });
}

/** The bullets of a stored resume, in order, with their global ids. */
export const readBullets = (resume: Pick<ResumeWithPosting, 'data'>) =>
  parseResumeData(resume)
    .experiences.flatMap(({ bullets }) => bullets)
    .map((bullet) => ({ ...bullet, id: toGlobalId('TailoredBullet', bullet.id) }));

const answerSchema = z.looseObject({
  __typename: z.string(),
  message: z.string().optional(),
  reason: z.string().optional(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/**
 * Runs a mutation.
 *
 * @param selection the fields of the payload that the test reads
 * @param shape the schema of these fields; a payload of another shape fails the test
 * @returns the type of the result, the message and reason of an error, the fields of a ValidationError, and the payload,
 * which is null for an error
 */
export async function mutate<Shape extends z.ZodRawShape>(
  client: TestClient,
  name: string,
  input: object,
  selection: string,
  shape: z.ZodObject<Shape>,
) {
  const typeName = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const result = schema.getType(`${typeName}Result`);
  const names = isUnionType(result) ? result.getTypes().map((type) => type.name) : [];
  const { data, errors } = await client.graphql(
    `mutation($input: ${typeName}Input!) { ${name}(input: $input) {
      __typename ... on UserError { message } ${names.includes('RuleError') ? '... on RuleError { reason }' : ''}
      ${names.includes('ValidationError') ? '... on ValidationError { fields { path message } }' : ''}
      ... on ${typeName}Payload { ${selection} } } }`,
    { input },
  );
  if (!data) throw new Error(`${name} answered ${JSON.stringify(errors)}`);
  const { __typename: type, message, reason, fields, ...payload } = answerSchema.parse(data[name]);
  return {
    type,
    message: message ?? null,
    reason: reason ?? null,
    fields,
    payload: type === `${typeName}Payload` ? shape.parse(payload) : null,
  };
}
