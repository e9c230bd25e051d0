import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError, RuleError, ValidationError } from '../../core/errors.ts';
import { parseId, parseInput } from '../../core/input.ts';
import { preconditionSchema, requireVersion, contentVersion } from '../../core/version.ts';
import type { BulletPoint, Experience, Prisma } from '../../generated/prisma/client.ts';
import { MAX_BULLETS_PER_EXPERIENCE, MAX_EXPERIENCES } from '../../limits.ts';
import {
  experienceSchema,
  experiencesSchema,
  renamingsSchema,
  reorderSchema,
  type ExperienceInput,
} from './experience.schema.ts';

export type ExperienceWithBullets = Experience & { bulletPoints: BulletPoint[] };

export const bulletOrder = [
  { position: 'asc' },
  { id: 'asc' },
] satisfies Prisma.BulletPointOrderByWithRelationInput[];
export const experienceOrder = [
  { position: 'asc' },
  { id: 'asc' },
] satisfies Prisma.ExperienceOrderByWithRelationInput[];

export const withBullets = { bulletPoints: { where: { isActive: true }, orderBy: bulletOrder } } as const;
/** Includes inactive bullets, for operations that move a whole experience. */
export const withAllBullets = { bulletPoints: { orderBy: bulletOrder } } as const;
export const EXPERIENCE = 'The experience';
const CHANGED_ELSEWHERE = 'This experience was changed somewhere else meanwhile. Nothing was overwritten.';

/** The user's experiences with their bullet points, in the user's order. */
export async function listExperiences(deps: Deps, actor: Actor | null): Promise<ExperienceWithBullets[]> {
  const { userId } = requireUser(actor);
  return deps.prisma.experience.findMany({
    where: { userId },
    orderBy: experienceOrder,
    include: withBullets,
  });
}

/** @throws {ValidationError} {@link RuleError} when the bank is full. */
export async function createExperience(
  deps: Deps,
  actor: Actor | null,
  input: unknown,
): Promise<ExperienceWithBullets> {
  const [experience] = await createExperiences(deps, actor, { experiences: [input] }).catch(
    unwrapOnlyExperience,
  );
  if (!experience) throw new Error('an experience was not created');
  return experience;
}

/** The bank already has the maximum number of experiences. */
export const createBankFullError = (): RuleError =>
  new RuleError('bank-full', `At most ${MAX_EXPERIENCES} experiences can be kept. Please delete some first.`);

/** Reports the problems of a single-item list without the item's index. */
function unwrapOnlyExperience(error: unknown): never {
  if (!(error instanceof ValidationError)) throw error;
  throw new ValidationError(
    error.fields.map((field) => ({ ...field, path: field.path.replace(/^experiences\.0\.?/, '') })),
  );
}

/**
 * Adds experiences to the end of the bank: either all of them or none.
 *
 * @throws {ValidationError} {@link RuleError} when the bank would exceed its limit.
 */
export async function createExperiences(
  deps: Deps,
  actor: Actor | null,
  input: unknown,
): Promise<ExperienceWithBullets[]> {
  const { userId } = requireUser(actor);
  const { experiences } = parseInput(experiencesSchema, input);
  return deps.prisma.$transaction(async (tx) => {
    await lockBank(tx, userId);
    const { _count: count, _max: max } = await tx.experience.aggregate({
      where: { userId },
      _count: true,
      _max: { position: true },
    });
    if (count + experiences.length > MAX_EXPERIENCES) throw createBankFullError();
    const created: ExperienceWithBullets[] = [];
    for (const [index, { bulletPoints, ...fields }] of experiences.entries()) {
      const bullets = (bulletPoints ?? []).map((bullet, position) => ({ content: bullet.content, position }));
      created.push(
        await tx.experience.create({
          data: {
            ...fields,
            userId,
            position: (max.position ?? -1) + 1 + index,
            bulletPoints: { create: bullets },
          },
          include: withBullets,
        }),
      );
    }
    return created;
  });
}

/**
 * Changes an experience. Without `bulletPoints`, its bullets stay unchanged. Otherwise they are replaced by the given
 * ones, in the given order; a bullet keeps its id if the input contains its id or its exact text.
 *
 * @param input may have a `version` ({@link computeExperienceVersion}): then the change is made only if the experience still
 * has it.
 * @throws {ValidationError} {@link NotFoundError} {@link ConflictError} when its version has changed.
 * {@link RuleError} when it would have too many bullets, inactive ones included.
 */
export async function updateExperience(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  input: unknown,
): Promise<ExperienceWithBullets> {
  const { userId } = requireUser(actor);
  const { bulletPoints, ...fields } = parseInput(experienceSchema, input);
  const { version } = parseInput(preconditionSchema, input);
  const id = parseId(rawId, EXPERIENCE);
  return deps.prisma.$transaction(async (tx) => {
    await lockExperience(tx, userId, id);
    await requireExperienceVersion(tx, userId, id, version);
    if (bulletPoints) await replaceBullets(tx, id, bulletPoints);
    return tx.experience.update({ where: { id, userId }, data: fields, include: withBullets });
  });
}

/**
 * Changes the job titles and companies of several experiences: either all of them or none.
 *
 * @param input each may have a `version`, as in {@link updateExperience}.
 * @returns the changed experiences, in the given order
 * @throws {ValidationError} {@link NotFoundError} {@link ConflictError} when the version of one has changed.
 */
export async function renameExperiences(
  deps: Deps,
  actor: Actor | null,
  input: unknown,
): Promise<ExperienceWithBullets[]> {
  const { userId } = requireUser(actor);
  const { experiences } = parseInput(renamingsSchema, input);
  const renamings = experiences.map(({ id, ...renaming }) => ({ id: parseId(id, EXPERIENCE), ...renaming }));
  return deps.prisma.$transaction(async (tx) => {
    await lockExperiences(tx, userId);
    const renamed: ExperienceWithBullets[] = [];
    for (const { id, version, ...names } of renamings) {
      await lockExperience(tx, userId, id);
      await requireExperienceVersion(tx, userId, id, version);
      renamed.push(await tx.experience.update({ where: { id, userId }, data: names, include: withBullets }));
    }
    return renamed;
  });
}

/**
 * Checks the precondition of a change to an experience or its bullets. The experience must be locked.
 *
 * @param expected see {@link requireVersion}
 * @throws {ConflictError}
 */
export async function requireExperienceVersion(
  tx: Transaction,
  userId: string,
  id: string,
  expected: string | null,
): Promise<void> {
  if (expected === null) return;
  const before = await tx.experience.findUniqueOrThrow({ where: { id, userId }, include: withBullets });
  requireVersion(expected, computeExperienceVersion(before), CHANGED_ELSEWHERE);
}

/** A version that changes with the content of an experience, including its bullet points and their order. */
export function computeExperienceVersion(
  experience: Pick<Experience, 'title' | 'company' | 'location' | 'startDate' | 'endDate' | 'description'> & {
    bulletPoints: readonly Pick<BulletPoint, 'id' | 'content'>[];
  },
): string {
  const { title, company, location, startDate, endDate, description, bulletPoints } = experience;
  return contentVersion([
    [title, company, location, startDate, endDate, description],
    bulletPoints.map(({ id, content }) => [id, content]),
  ]);
}

type Transaction = Prisma.TransactionClient;

/** Serializes changes to one bank, so that positions and limits stay correct. */
export async function lockBank(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`select id from users where id = ${userId}::uuid for update`;
}

/** Locks the whole bank, with all its experiences, until the transaction ends. */
export async function lockExperiences(tx: Transaction, userId: string): Promise<void> {
  await lockBank(tx, userId);
  await tx.$queryRaw`select id from experiences where "userId" = ${userId}::uuid order by id for update`;
}

/** Serializes changes to one experience. @throws {NotFoundError} */
export async function lockExperience(tx: Transaction, userId: string, id: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    select id from experiences where id = ${id}::uuid and "userId" = ${userId}::uuid for update`;
  if (rows.length === 0) throw new NotFoundError(EXPERIENCE);
}

async function replaceBullets(
  tx: Transaction,
  experienceId: string,
  wanted: NonNullable<ExperienceInput['bulletPoints']>,
): Promise<void> {
  const existing = await tx.bulletPoint.findMany({
    where: { experienceId, isActive: true },
    orderBy: bulletOrder,
  });
  const inactiveCount = await tx.bulletPoint.count({ where: { experienceId, isActive: false } });
  if (wanted.length + inactiveCount > MAX_BULLETS_PER_EXPERIENCE) throw createExperienceFullError();
  const unclaimed = new Map(existing.map((bullet) => [bullet.id, bullet]));
  const claim = (bullet: BulletPoint | undefined) => {
    if (bullet) unclaimed.delete(bullet.id);
    return bullet;
  };
  const byId = wanted.map((bullet) => claim(bullet.id === null ? undefined : unclaimed.get(bullet.id)));
  const kept = wanted.map(
    (bullet, index) =>
      byId[index] ?? claim([...unclaimed.values()].find((other) => other.content === bullet.content)),
  );
  await tx.bulletPoint.deleteMany({ where: { id: { in: [...unclaimed.keys()] } } });
  for (const [position, bullet] of wanted.entries()) {
    const before = kept[position];
    if (!before) {
      await tx.bulletPoint.create({ data: { experienceId, content: bullet.content, position } });
    } else if (before.content !== bullet.content) {
      // Edited text counts as the user's own words, wherever it came from.
      await tx.bulletPoint.update({
        where: { id: before.id },
        data: { content: bullet.content, position, origin: 'WRITTEN' },
      });
    } else if (before.position !== position) {
      await tx.bulletPoint.update({ where: { id: before.id }, data: { position } });
    }
  }
}

/** @throws {NotFoundError} */
export async function deleteExperience(deps: Deps, actor: Actor | null, rawId: string): Promise<string> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, EXPERIENCE);
  const { count } = await deps.prisma.experience.deleteMany({ where: { id, userId } });
  if (count === 0) throw new NotFoundError(EXPERIENCE);
  return id;
}

/**
 * Stores the order that a user chose. Experiences that are not listed follow in their current order.
 *
 * @throws {ValidationError} {@link NotFoundError} when one of them is not the user's.
 */
export async function reorderExperiences(deps: Deps, actor: Actor | null, input: unknown): Promise<void> {
  const { userId } = requireUser(actor);
  const { experienceIds } = parseInput(reorderSchema, input);
  const named = [...new Set(experienceIds.map((id) => parseId(id, EXPERIENCE)))];
  await deps.prisma.$transaction(async (tx) => {
    await lockBank(tx, userId);
    const own = await tx.experience.findMany({
      where: { userId },
      orderBy: experienceOrder,
      select: { id: true },
    });
    const ownIds = own.map((experience) => experience.id);
    if (named.some((id) => !ownIds.includes(id))) throw new NotFoundError(EXPERIENCE);
    const order = [...named, ...ownIds.filter((id) => !named.includes(id))];
    for (const [position, id] of order.entries())
      await tx.experience.update({ where: { id }, data: { position } });
  });
}

/** The experience already has the maximum number of bullets. */
export const createExperienceFullError = (): RuleError =>
  new RuleError(
    'experience-full',
    `An experience can have at most ${MAX_BULLETS_PER_EXPERIENCE} bullet points.`,
  );
