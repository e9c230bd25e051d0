import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError, RuleError } from '../../core/errors.ts';
import { parseId, parseInput } from '../../core/input.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { DESCRIPTION_MAX_LENGTH, MAX_BULLETS_PER_EXPERIENCE, MAX_EXPERIENCES } from '../../limits.ts';
import { recordChange } from './experience-changes.ts';
import { roleSchema } from './experience.schema.ts';
import {
  createBankFullError,
  EXPERIENCE,
  createExperienceFullError,
  lockExperiences,
  withAllBullets,
  type ExperienceWithBullets,
} from './experiences.ts';
import { mergeRoles } from './merge-roles.ts';

type Transaction = Prisma.TransactionClient;

export interface MergeResult {
  experience: ExperienceWithBullets;
  /** The id of the experience that no longer exists. */
  mergedId: string;
  /** The id to pass to `undoExperienceChange`. */
  changeId: string;
}

/**
 * Merges two experiences into one. The second's bullets follow the first's, in the same order and with the same ids,
 * so that tailored resumes still find them.
 *
 * @param role title, company, location and dates of the result; defaults to those of {@link mergeRoles}
 * @throws {ValidationError} {@link NotFoundError} {@link RuleError} when both are the same, or the result would be
 * too large.
 */
export async function mergeExperiences(
  deps: Deps,
  actor: Actor | null,
  rawIntoId: string,
  rawFromId: string,
  role: unknown,
): Promise<MergeResult> {
  const { userId } = requireUser(actor);
  const chosen = role == null ? {} : parseInput(roleSchema, role);
  const [intoId, fromId] = [parseId(rawIntoId, EXPERIENCE), parseId(rawFromId, EXPERIENCE)];
  return deps.prisma.$transaction(async (tx) => {
    await lockExperiences(tx, userId);
    const [into, from] = [
      await getOwnExperience(tx, userId, intoId),
      await getOwnExperience(tx, userId, fromId),
    ];
    if (intoId === fromId) throw new RuleError('same-experience', 'Please choose two different experiences.');
    if (into.bulletPoints.length + from.bulletPoints.length > MAX_BULLETS_PER_EXPERIENCE)
      throw createExperienceFullError();
    const fields = { ...mergeRoles(into, from), ...chosen };
    if ((fields.description?.length ?? 0) > DESCRIPTION_MAX_LENGTH) {
      throw new RuleError(
        'description-full',
        'Together, their descriptions are too long. Please shorten one first.',
      );
    }
    await moveBullets(tx, from, from.bulletPoints, into);
    await tx.experience.delete({ where: { id: fromId, userId } });
    const experience = await tx.experience.update({
      where: { id: intoId, userId },
      data: { ...fields, absorbedIds: [...into.absorbedIds, ...from.absorbedIds, fromId] },
      include: withAllBullets,
    });
    const changeId = await recordChange(tx, userId, [into, from], [experience]);
    return { experience, mergedId: fromId, changeId };
  });
}

export interface SplitResult {
  /** The experience with its remaining bullets. */
  experience: ExperienceWithBullets;
  created: ExperienceWithBullets;
  changeId: string;
}

/**
 * Splits an experience in two. The given bullet and those after it move, with their ids and in their order, to a new
 * role, which follows it directly.
 *
 * @param role title, company, location and dates of the new role
 * @throws {ValidationError} {@link NotFoundError} {@link RuleError} when no bullet would remain, or the bank is full.
 */
export async function splitExperience(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  rawBulletId: string,
  role: unknown,
): Promise<SplitResult> {
  const { userId } = requireUser(actor);
  const fields = parseInput(roleSchema, role);
  const id = parseId(rawId, EXPERIENCE);
  const bulletId = parseId(rawBulletId, 'The bullet point');
  return deps.prisma.$transaction(async (tx) => {
    await lockExperiences(tx, userId);
    const before = await getOwnExperience(tx, userId, id);
    const at = before.bulletPoints.findIndex((bullet) => bullet.id === bulletId);
    if (at < 0) throw new NotFoundError('The bullet point');
    if (at === 0) {
      throw new RuleError(
        'nothing-left',
        'Please choose a later bullet point: the first role needs at least one.',
      );
    }
    if ((await tx.experience.count({ where: { userId } })) >= MAX_EXPERIENCES) throw createBankFullError();
    await tx.experience.updateMany({
      where: { userId, position: { gt: before.position } },
      data: { position: { increment: 1 } },
    });
    const empty = await tx.experience.create({
      data: { ...fields, userId, position: before.position + 1, splitFromId: id },
      include: withAllBullets,
    });
    await moveBullets(tx, before, before.bulletPoints.slice(at), empty);
    // This write updates `updatedAt`.
    const experience = await tx.experience.update({
      where: { id, userId },
      data: { title: before.title },
      include: withAllBullets,
    });
    const created = await getOwnExperience(tx, userId, empty.id);
    const changeId = await recordChange(tx, userId, [before], [experience, created]);
    return { experience, created, changeId };
  });
}

async function getOwnExperience(tx: Transaction, userId: string, id: string): Promise<ExperienceWithBullets> {
  const experience = await tx.experience.findUnique({ where: { id, userId }, include: withAllBullets });
  if (!experience) throw new NotFoundError(EXPERIENCE);
  return experience;
}

/** Appends bullets to those of another experience. */
async function moveBullets(
  tx: Transaction,
  from: ExperienceWithBullets,
  bullets: ExperienceWithBullets['bulletPoints'],
  into: ExperienceWithBullets,
): Promise<void> {
  const next = Math.max(-1, ...into.bulletPoints.map((bullet) => bullet.position)) + 1;
  for (const [index, { id }] of bullets.entries()) {
    await tx.bulletPoint.update({
      where: { id, experienceId: from.id },
      data: { experienceId: into.id, position: next + index },
    });
  }
}
