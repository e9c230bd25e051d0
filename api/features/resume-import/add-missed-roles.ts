import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError, RuleError } from '../../core/errors.ts';
import { parseId, parseInput } from '../../core/input.ts';
import type { Prisma, ResumeImport } from '../../generated/prisma/client.ts';
import { MAX_EXPERIENCES } from '../../limits.ts';
import { linesOfRoleAt } from '../../writing/reading/missed-role/role-lines.ts';
import { recordChange } from '../experiences/experience-changes.ts';
import type { ExperienceInput } from '../experiences/experience.schema.ts';
import {
  createBankFullError,
  lockExperiences,
  withAllBullets,
  type ExperienceWithBullets,
} from '../experiences/experiences.ts';
import { pickReadFields, toFoldedKey } from './fit-experience.ts';
import { findPresent, type CurrentExperience } from './imported-experiences.ts';
import { parseImportResult } from './import-result.ts';
import {
  importChangesSchema,
  importedFields,
  missedRolesSchema,
  type ImportedExperience,
} from './resume-import.schema.ts';
import { canBeginAt, toReviewedDocument } from './reviewed-document.ts';
import { findTaken, type Taken } from './taken-content.ts';

type Transaction = Prisma.TransactionClient;
const IMPORT = 'The import';

export interface AddedRoles {
  resumeImport: ResumeImport;
  /** In the order given. */
  experiences: ExperienceWithBullets[];
  /** The id to pass to `undoExperienceChange`. */
  changeId: string;
}

/**
 * Adds roles that the reader has missed to the bank and to the import, as the user has checked them: either all of them or none.
 * Bullet points that the import had put into other experiences from the same lines become theirs, with their ids if they stay as
 * they are; what the user has changed or written stays where it is. All of it is undone by `undoExperienceChange`, and goes with
 * the import.
 *
 * @param input for each role the numbers of its lines, as `proposeRole` has them, and the fields of `createExperience`
 * @throws {ValidationError} {@link NotFoundError} {@link RuleError} when one can't begin there, or the bank is full.
 */
export async function addMissedRoles(
  deps: Deps,
  actor: Actor | null,
  rawImportId: string,
  input: unknown,
): Promise<AddedRoles> {
  const { userId } = requireUser(actor);
  const { roles } = parseInput(missedRolesSchema, input);
  const id = parseId(rawImportId, IMPORT);
  return deps.prisma.$transaction(async (tx) => {
    await lockExperiences(tx, userId);
    const addedIds: string[] = [];
    const before = new Map<string, ExperienceWithBullets>();
    for (const role of roles) {
      const { created, taken } = await addMissedRole(tx, userId, id, role);
      for (const { experience } of taken)
        if (!addedIds.includes(experience.id) && !before.has(experience.id))
          before.set(experience.id, experience);
      addedIds.push(created.id);
    }
    const after = await tx.experience.findMany({
      where: { userId, id: { in: [...before.keys(), ...addedIds] } },
      include: withAllBullets,
    });
    const changeId = await recordChange(tx, userId, [...before.values()], after);
    const resumeImport = await tx.resumeImport.findUniqueOrThrow({ where: { id, userId } });
    const experiences = addedIds.flatMap((addedId) =>
      after.filter((experience) => experience.id === addedId),
    );
    return { resumeImport, experiences, changeId };
  });
}

interface MissedRoleInput {
  lineNumbers: readonly number[];
  experience: ExperienceInput;
}

/** @returns the new experience, and what others have given to it, as they were before */
async function addMissedRole(
  tx: Transaction,
  userId: string,
  id: string,
  { lineNumbers: given, experience: fields }: MissedRoleInput,
): Promise<{ created: ExperienceWithBullets; taken: Taken[] }> {
  const stored = await tx.resumeImport.findUnique({ where: { id, userId } });
  if (!stored) throw new NotFoundError(IMPORT);
  const result = parseImportResult(stored);
  const present = await findPresent(tx, userId, result);
  const document = toReviewedDocument(result, present);
  const first = given.reduce((least, number) => Math.min(least, number), Infinity);
  if (!canBeginAt(document, first)) {
    throw new RuleError(
      'no-role-here',
      'No role can begin at this line. Please choose the first line of the missing one.',
    );
  }
  if ((await tx.experience.count({ where: { userId } })) >= MAX_EXPERIENCES) throw createBankFullError();
  const lineNumbers = linesOfRoleAt(document, first).filter((number) => given.includes(number));
  const taken = await findTaken(tx, userId, { result, present, lineNumbers });
  const created = await createAt(tx, userId, findPosition(present, first), fields, taken);
  for (const { experience, description } of taken) {
    // This write also updates `updatedAt`.
    await tx.experience.update({ where: { id: experience.id, userId }, data: { description } });
  }
  const entry: ImportedExperience = {
    experienceId: created.id,
    isNew: true,
    addedBulletPointIds: created.bulletPoints.map((bullet) => bullet.id),
    confidence: { title: 1, company: 1, dates: 1 },
    read: pickReadFields(fields),
    confirmedFields: [...importedFields],
    sourceLines: lineNumbers,
    isAddedByUser: true,
  };
  const changes = importChangesSchema.parse(stored.changes);
  await tx.resumeImport.update({
    where: { id, userId },
    data: {
      result: { ...result, experiences: insertInOrder(result.experiences, entry) },
      changes: { ...changes, experienceIds: [...changes.experienceIds, created.id] },
    },
  });
  return { created, taken };
}

/**
 * Where in the bank a role of a line belongs: right below the one above it in the file, or else right above the next one; null
 * without either.
 */
function findPosition(present: readonly CurrentExperience[], lineNumber: number): number | null {
  const inOrder = present
    .flatMap(({ experience, sourceLines }) =>
      experience ? [{ first: Math.min(...sourceLines), position: experience.position }] : [],
    )
    .toSorted((a, b) => a.first - b.first);
  const above = inOrder.findLast(({ first }) => first < lineNumber);
  return above ? above.position + 1 : (inOrder[0]?.position ?? null);
}

function insertInOrder(
  experiences: readonly ImportedExperience[],
  entry: ImportedExperience,
): ImportedExperience[] {
  const first = Math.min(...entry.sourceLines);
  const at = experiences.findIndex(({ sourceLines }) => Math.min(...sourceLines) > first);
  return at < 0 ? [...experiences, entry] : experiences.toSpliced(at, 0, entry);
}

/** Creates an experience at a position in the bank, or at its end, with the bullet points that it takes over. */
async function createAt(
  tx: Transaction,
  userId: string,
  wanted: number | null,
  { bulletPoints, ...fields }: ExperienceInput,
  taken: readonly Taken[],
): Promise<ExperienceWithBullets> {
  const { _max: last } = await tx.experience.aggregate({ where: { userId }, _max: { position: true } });
  const position = wanted ?? (last.position ?? -1) + 1;
  await tx.experience.updateMany({
    where: { userId, position: { gte: position } },
    data: { position: { increment: 1 } },
  });
  const { id: experienceId } = await tx.experience.create({ data: { ...fields, userId, position } });
  const open = taken.flatMap((one) => one.bulletPoints);
  for (const [index, { content }] of (bulletPoints ?? []).entries()) {
    const at = open.findIndex((bullet) => toFoldedKey(bullet.content) === toFoldedKey(content));
    const [bullet] = at < 0 ? [] : open.splice(at, 1);
    const place = { experienceId, position: index, content };
    if (bullet)
      await tx.bulletPoint.update({ where: { id: bullet.id, experience: { userId } }, data: place });
    else await tx.bulletPoint.create({ data: place });
  }
  // Their words are in the new experience's lines. One that others were reworded from stays.
  await tx.bulletPoint.deleteMany({
    where: {
      id: { in: open.map(({ id }) => id) },
      experience: { userId },
      derivedBulletPoints: { none: {} },
    },
  });
  return tx.experience.findUniqueOrThrow({ where: { id: experienceId, userId }, include: withAllBullets });
}
