import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError } from '../../core/errors.ts';
import { parseId, parseInput } from '../../core/input.ts';
import { preconditionSchema } from '../../core/version.ts';
import type { BulletPoint, Prisma } from '../../generated/prisma/client.ts';
import { MAX_BULLETS_PER_EXPERIENCE } from '../../limits.ts';
import { bulletActiveSchema, bulletSchema } from './experience.schema.ts';
import {
  EXPERIENCE,
  createExperienceFullError,
  lockBank,
  lockExperience,
  requireExperienceVersion,
  withBullets,
  type ExperienceWithBullets,
} from './experiences.ts';

type Transaction = Prisma.TransactionClient;
const BULLET = 'The bullet point';

/** A bullet after a change, and the experience that it belongs to. */
export interface ChangedBullet {
  bullet: BulletPoint;
  experience: ExperienceWithBullets;
}

/** @throws {NotFoundError} */
export async function listBullets(deps: Deps, actor: Actor | null, rawId: string): Promise<BulletPoint[]> {
  const { userId } = requireUser(actor);
  const experience = await deps.prisma.experience.findUnique({
    where: { id: parseId(rawId, EXPERIENCE), userId },
    include: withBullets,
  });
  if (!experience) throw new NotFoundError(EXPERIENCE);
  return experience.bulletPoints;
}

/**
 * Adds a bullet to the end of an experience.
 *
 * @param input may have a `version` (`computeExperienceVersion`): then the change is made only if the experience still has
 * it. The same applies to the functions below.
 * @throws {ValidationError} {@link NotFoundError} {@link RuleError} when the experience is full.
 * {@link ConflictError}
 */
export async function addBullet(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  input: unknown,
): Promise<ChangedBullet> {
  const { userId } = requireUser(actor);
  const { content } = parseInput(bulletSchema, input);
  const { version } = parseInput(preconditionSchema, input);
  const experienceId = parseId(rawId, EXPERIENCE);
  return deps.prisma.$transaction(async (tx) => {
    await lockExperience(tx, userId, experienceId);
    await requireExperienceVersion(tx, userId, experienceId, version);
    const { _count: count, _max: max } = await tx.bulletPoint.aggregate({
      where: { experienceId },
      _count: true,
      _max: { position: true },
    });
    if (count >= MAX_BULLETS_PER_EXPERIENCE) throw createExperienceFullError();
    const bullet = await tx.bulletPoint.create({
      data: { experienceId, content, position: (max.position ?? -1) + 1 },
    });
    return withExperience(tx, userId, bullet);
  });
}

/**
 * Changes the text of a bullet, which then counts as the user's own words, wherever it came from. The bullet keeps
 * its id and its place.
 *
 * @throws {ValidationError} {@link NotFoundError} {@link ConflictError}
 */
export async function updateBullet(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  input: unknown,
): Promise<ChangedBullet> {
  const { userId } = requireUser(actor);
  const { content } = parseInput(bulletSchema, input);
  return changeBullet(deps, userId, rawId, input, async (tx, before) =>
    before.content === content
      ? before
      : tx.bulletPoint.update({
          where: { id: before.id, experience: { userId } },
          data: { content, origin: 'WRITTEN' },
        }),
  );
}

/**
 * Deactivates a bullet, or reactivates it in its original place. An inactive bullet appears in no list and on no new
 * resume; resumes that contain it keep it.
 *
 * @throws {ValidationError} {@link NotFoundError} {@link ConflictError}
 */
export async function setBulletActive(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  input: unknown,
): Promise<ChangedBullet> {
  const { userId } = requireUser(actor);
  const { isActive } = parseInput(bulletActiveSchema, input);
  return changeBullet(deps, userId, rawId, input, (tx, { id }) =>
    tx.bulletPoint.update({ where: { id, experience: { userId } }, data: { isActive } }),
  );
}

/**
 * Deletes a bullet; resumes that contain it keep its text.
 *
 * @returns the deleted bullet. @throws {NotFoundError} {@link ConflictError}
 */
export async function deleteBullet(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  input: unknown,
): Promise<ChangedBullet> {
  const { userId } = requireUser(actor);
  return changeBullet(deps, userId, rawId, input, (tx, { id }) =>
    tx.bulletPoint.delete({ where: { id, experience: { userId } } }),
  );
}

/** Changes a bullet while its experience is locked. */
async function changeBullet(
  deps: Deps,
  userId: string,
  rawId: string,
  input: unknown,
  change: (tx: Transaction, before: BulletPoint) => Promise<BulletPoint>,
): Promise<ChangedBullet> {
  const { version } = parseInput(preconditionSchema, input);
  const where = { id: parseId(rawId, BULLET), experience: { userId } };
  return deps.prisma.$transaction(async (tx) => {
    // Merging and splitting, which move bullets to other experiences, also lock the bank.
    await lockBank(tx, userId);
    const found = await tx.bulletPoint.findUnique({ where });
    if (!found) throw new NotFoundError(BULLET);
    // An edit of the whole experience must not lose a bullet that is changed at the same time.
    await lockExperience(tx, userId, found.experienceId);
    await requireExperienceVersion(tx, userId, found.experienceId, version);
    const before = await tx.bulletPoint.findUnique({ where });
    if (!before) throw new NotFoundError(BULLET);
    return withExperience(tx, userId, await change(tx, before));
  });
}

async function withExperience(tx: Transaction, userId: string, bullet: BulletPoint): Promise<ChangedBullet> {
  const where = { id: bullet.experienceId, userId };
  return { bullet, experience: await tx.experience.findUniqueOrThrow({ where, include: withBullets }) };
}
