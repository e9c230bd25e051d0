import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError } from '../../core/errors.ts';
import { parseId, parseInput } from '../../core/input.ts';
import type { Interview } from '../../generated/prisma/client.ts';
import { INTERVIEW, lockInterview } from './find-interview.ts';
import { interviewTopic } from './interview-topic.ts';
import { renameInterviewSchema } from './interview.schema.ts';

/** @throws {ValidationError} {@link NotFoundError} */
export async function renameInterview(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  input: unknown,
): Promise<Interview> {
  const { userId } = requireUser(actor);
  const { name } = parseInput(renameInterviewSchema, input);
  const id = parseId(rawId, INTERVIEW);
  return deps.prisma.$transaction(async (tx) => {
    await lockInterview(tx, userId, id, deps.now());
    return tx.interview.update({ where: { id }, data: { name } });
  });
}

/** Deletes an interview with its messages and its analysis. @returns its id. @throws {NotFoundError} */
export async function deleteInterview(deps: Deps, actor: Actor | null, rawId: string): Promise<string> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, INTERVIEW);
  const { count } = await deps.prisma.interview.deleteMany({ where: { id, userId } });
  if (count === 0) throw new NotFoundError(INTERVIEW);
  deps.pubsub.publish(interviewTopic(id));
  return id;
}
