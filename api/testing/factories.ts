import { isUnionType } from 'graphql';
import { z } from 'zod';
import type { SessionActor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { createExperience, type ExperienceWithBullets } from '../features/experiences/experiences.ts';
import { analyzeJobPosting } from '../features/job-postings/job-postings.ts';
import {
  dataOf,
  tailorResume,
  type ResumeWithPosting,
} from '../features/tailored-resumes/tailored-resumes.ts';
import type { JobPosting, ResumeImport } from '../generated/prisma/client.ts';
import { globalId } from '../graphql/owned-node.ts';
import { schema } from '../schema.ts';
import type { TestClient } from './test-client.ts';

export { globalId };

type Owner = Pick<TestClient, 'userId'>;

/** Its owner, as use-cases know somebody who is signed in. */
const actorOf = ({ userId }: Owner): SessionActor => ({ kind: 'session', userId, sessionId: 'of-a-factory' });

/** An experience in the owner's bank: a cook of two bullets, unless told otherwise. */
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
  return createExperience(deps, actorOf(owner), { ...cook, ...fields });
}

/** An analyzed posting of the owner's: for a cook, unless told otherwise. */
export function makePosting(
  deps: Deps,
  owner: Owner,
  description = 'Cook\nRequirements:\n- Cooking\n- Menu planning',
): Promise<JobPosting> {
  return analyzeJobPosting(deps, actorOf(owner), { description }, new AbortController().signal);
}

/** A draft for a posting from experiences, all of the owner's. */
export function makeResume(
  deps: Deps,
  owner: Owner,
  posting: Pick<JobPosting, 'id'>,
  experiences: Pick<ExperienceWithBullets, 'id'>[],
): Promise<ResumeWithPosting> {
  const experienceIds = experiences.map(({ id }) => id);
  return tailorResume(deps, actorOf(owner), { jobPostingId: posting.id, experienceIds });
}

/** An import of a file that brought nothing but what `result` says. */
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

/** The bullets of a stored resume, in its order, with the ids that GraphQL knows them by. */
export const bulletsOn = (resume: Pick<ResumeWithPosting, 'data'>) =>
  dataOf(resume)
    .experiences.flatMap(({ bullets }) => bullets)
    .map((bullet) => ({ ...bullet, id: globalId('TailoredBullet', bullet.id) }));

const answered = z.looseObject({
  __typename: z.string(),
  message: z.string().optional(),
  reason: z.string().optional(),
});

/**
 * Runs a mutation.
 *
 * @param selection the fields of its payload that the test looks at
 * @param shape what they are; a payload of another shape fails the test
 * @returns the type that it answered with, the words and the reason of an error, and the payload, null for an error
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
  const hasRules = isUnionType(result) && result.getTypes().some((type) => type.name === 'RuleError');
  const { data, errors } = await client.graphql(
    `mutation($input: ${typeName}Input!) { ${name}(input: $input) {
      __typename ... on UserError { message } ${hasRules ? '... on RuleError { reason }' : ''}
      ... on ${typeName}Payload { ${selection} } } }`,
    { input },
  );
  if (!data) throw new Error(`${name} answered ${JSON.stringify(errors)}`);
  const { __typename: type, message, reason, ...payload } = answered.parse(data[name]);
  return {
    type,
    message: message ?? null,
    reason: reason ?? null,
    payload: type === `${typeName}Payload` ? shape.parse(payload) : null,
  };
}
