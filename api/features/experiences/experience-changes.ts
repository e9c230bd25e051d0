import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError, RuleError } from '../../core/errors.ts';
import { parseId } from '../../core/input.ts';
import type { ExperienceChange, Prisma } from '../../generated/prisma/client.ts';
import { MAX_EXPERIENCES } from '../../limits.ts';
import {
  hasSameContent,
  takeSnapshot,
  snapshotsSchema,
  type ExperienceSnapshot,
} from './experience-snapshot.ts';
import {
  createBankFullError,
  lockExperiences,
  withAllBullets,
  type ExperienceWithBullets,
} from './experiences.ts';

type Transaction = Prisma.TransactionClient;
const CHANGE = 'The change';

/** Records a change of whole experiences, such as a merge or a split, so that it can be undone. @returns its id */
export async function recordChange(
  tx: Transaction,
  userId: string,
  before: ExperienceWithBullets[],
  after: ExperienceWithBullets[],
): Promise<string> {
  const data = { userId, before: before.map(takeSnapshot), after: after.map(takeSnapshot) };
  return (await tx.experienceChange.create({ data })).id;
}

/** The result of an undo: the restored experiences, and the ids of those that it deleted. */
export interface UndoneChange {
  experiences: ExperienceWithBullets[];
  deletedIds: string[];
}

/**
 * Undoes such a change. The experiences are exactly as before, with their old ids and the same bullets.
 *
 * @throws {NotFoundError} {@link RuleError} when it has already been undone, or when the experiences have changed
 * since: later edits must not get lost.
 */
export async function undoExperienceChange(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
): Promise<UndoneChange> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, CHANGE);
  return deps.prisma.$transaction(async (tx) => {
    await lockExperiences(tx, userId);
    const change = await tx.experienceChange.findUnique({ where: { id, userId } });
    if (!change) throw new NotFoundError(CHANGE);
    if (change.undoneAt) throw new RuleError('undone', 'This has been undone already.');
    const undone = await restoreChange(tx, userId, change, deps.now());
    if (!undone) {
      throw new RuleError(
        'changed-since',
        'This experience has been changed since, so it can’t be undone any more. Nothing was changed.',
      );
    }
    return undone;
  });
}

/**
 * Undoes a change in a transaction that has locked the bank. Returns null, without doing anything, if the experiences
 * have changed since.
 */
export async function restoreChange(
  tx: Transaction,
  userId: string,
  change: ExperienceChange,
  now: Date,
): Promise<UndoneChange | null> {
  const before = snapshotsSchema.parse(change.before);
  const after = snapshotsSchema.parse(change.after);
  const found = await tx.experience.findMany({
    where: { userId, id: { in: [...before, ...after].map(({ id }) => id) } },
    include: withAllBullets,
  });
  const current = new Map(found.map((experience) => [experience.id, takeSnapshot(experience)]));
  const fits = after.every((snapshot) => {
    const found = current.get(snapshot.id);
    return found !== undefined && hasSameContent(found, snapshot);
  });
  if (!fits || current.size !== after.length) return null;
  const deletedIds = after.map(({ id }) => id).filter((id) => !before.some((snapshot) => snapshot.id === id));
  const returning = before.filter(({ id }) => !current.has(id));
  const count = await tx.experience.count({ where: { userId } });
  if (count + returning.length - deletedIds.length > MAX_EXPERIENCES) throw createBankFullError();
  for (const snapshot of before) await restoreExperience(tx, userId, snapshot, current.has(snapshot.id));
  await tx.experience.deleteMany({ where: { userId, id: { in: deletedIds } } });
  await tx.experienceChange.update({ where: { id: change.id, userId }, data: { undoneAt: now } });
  const experiences = await tx.experience.findMany({
    where: { userId, id: { in: before.map(({ id }) => id) } },
    include: withAllBullets,
  });
  return { experiences, deletedIds };
}

/** An experience that still exists keeps its place in the bank, because the user may have moved it since. */
async function restoreExperience(
  tx: Transaction,
  userId: string,
  { id, bulletPoints, position, ...fields }: ExperienceSnapshot,
  isThere: boolean,
): Promise<void> {
  if (isThere) await tx.experience.update({ where: { id, userId }, data: fields });
  else await tx.experience.create({ data: { ...fields, id, userId, position } });
  for (const { id: bulletId, content, position } of bulletPoints) {
    const data = { experienceId: id, content, position };
    // One that the change had deleted comes back with its id.
    await tx.bulletPoint.upsert({
      where: { id: bulletId, experience: { userId } },
      update: data,
      create: { id: bulletId, ...data },
    });
  }
}
