import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError, RuleError } from '../../core/errors.ts';
import { parseId, parseInput } from '../../core/input.ts';
import type { Prisma, ResumeImport } from '../../generated/prisma/client.ts';
import { MAX_EXPERIENCES } from '../../limits.ts';
import type { MissedRole } from '../../writing/reading/missed-role/read-missed-role.ts';
import { linesOfRoleAt, type ReviewedDocument } from '../../writing/reading/missed-role/role-lines.ts';
import { recordChange } from '../experiences/experience-changes.ts';
import { experienceSchema, type ExperienceInput } from '../experiences/experience.schema.ts';
import {
  createBankFullError,
  lockExperiences,
  withAllBullets,
  type ExperienceWithBullets,
} from '../experiences/experiences.ts';
import { fitExperience, pickReadFields, toFoldedKey, type FittedExperience } from './fit-experience.ts';
import { findPresent } from './imported-experiences.ts';
import { parseImportResult } from './import-result.ts';
import {
  importChangesSchema,
  importedFields,
  type ImportedExperience,
  type ImportResult,
} from './resume-import.schema.ts';
import { findTaken, type Taken } from './taken-content.ts';

type Transaction = Prisma.TransactionClient;
const IMPORT = 'The import';

/** A role that the reader has missed, as it would be if it began at a line. */
export interface ProposedRole extends FittedExperience {
  sourceLines: MissedRole['sourceLines'];
  /** Whose bullet points would become its own. */
  takesFrom: Taken[];
}

/**
 * Reads the role that begins at a line of an imported file, for the user to check. Changes nothing.
 *
 * @returns null if there is no such line, or if another experience of the import begins there
 */
export async function proposeRole(
  deps: Deps,
  actor: Actor | null,
  stored: { result: unknown },
  lineNumber: number,
): Promise<ProposedRole | null> {
  const { userId } = requireUser(actor);
  const result = parseImportResult(stored);
  const present = await findPresent(deps.prisma, userId, result);
  const document = toDocument(result, present);
  if (!canBeginAt(document, lineNumber)) return null;
  const length = result.lines.reduce((sum, { text }) => sum + text.length, 0);
  const read = await deps.writing.run(userId, length, 'readMissedRole', document, lineNumber);
  const taken = await findTaken(deps.prisma, userId, { result, present, lineNumbers: read.sourceLines });
  return {
    ...fitExperience({ ...read, confidence: { title: 1, company: 1, dates: 1 } }),
    sourceLines: read.sourceLines,
    takesFrom: taken.filter(({ bulletPoints }) => bulletPoints.length > 0),
  };
}

export interface AddedRole {
  resumeImport: ResumeImport;
  experience: ExperienceWithBullets;
  /** The id to pass to `undoExperienceChange`. */
  changeId: string;
}

/**
 * Adds a role that the reader has missed to the bank and to the import, as the user has checked it. Bullet points that
 * the import had put into other experiences from the same lines become the new one's, with their ids if they stay as they are;
 * what the user has changed or written stays where it is. All of it is undone by `undoExperienceChange`, and goes with the import.
 *
 * @param rawLines the numbers of its lines, as {@link proposeRole} has them
 * @param input as for `createExperience`
 * @throws {ValidationError} {@link NotFoundError} {@link RuleError} when no role can begin there, or the bank is full.
 */
export async function addMissedRole(
  deps: Deps,
  actor: Actor | null,
  rawImportId: string,
  rawLines: readonly number[],
  input: unknown,
): Promise<AddedRole> {
  const { userId } = requireUser(actor);
  const fields = parseInput(experienceSchema, input);
  const id = parseId(rawImportId, IMPORT);
  const given = new Set(rawLines);
  const [lineNumber = -1] = rawLines.toSorted((a, b) => a - b);
  return deps.prisma.$transaction(async (tx) => {
    await lockExperiences(tx, userId);
    const stored = await tx.resumeImport.findUnique({ where: { id, userId } });
    if (!stored) throw new NotFoundError(IMPORT);
    const result = parseImportResult(stored);
    const present = await findPresent(tx, userId, result);
    const document = toDocument(result, present);
    if (!canBeginAt(document, lineNumber)) {
      throw new RuleError(
        'no-role-here',
        'No role can begin at this line. Please choose the first line of the missing one.',
      );
    }
    if ((await tx.experience.count({ where: { userId } })) >= MAX_EXPERIENCES) throw createBankFullError();
    const lineNumbers = linesOfRoleAt(document, lineNumber).filter((number) => given.has(number));
    const taken = await findTaken(tx, userId, { result, present, lineNumbers });
    const position = findPosition(present, lineNumber);
    const created = await createAt(tx, userId, position, fields, taken);
    const after: ExperienceWithBullets[] = [];
    for (const { experience, description } of taken) {
      after.push(
        await tx.experience.update({
          where: { id: experience.id, userId },
          // This write also updates `updatedAt`.
          data: { description },
          include: withAllBullets,
        }),
      );
    }
    const before = taken.map(({ experience }) => experience);
    const changeId = await recordChange(tx, userId, before, [...after, created]);
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
    const resumeImport = await tx.resumeImport.update({
      where: { id, userId },
      data: {
        result: { ...result, experiences: insertInOrder(result.experiences, entry) },
        changes: { ...changes, experienceIds: [...changes.experienceIds, created.id] },
      },
    });
    return { resumeImport, experience: created, changeId };
  });
}

function toDocument({ lines }: ImportResult, present: readonly ImportedExperience[]): ReviewedDocument {
  const roles = present.map(({ sourceLines }) => sourceLines).filter((numbers) => numbers.length > 0);
  const inRoles = new Set(roles.flat());
  return {
    lines: lines.map(({ text }) => text),
    roles,
    others: lines.flatMap(({ placement }, number) =>
      (placement === 'contact' || placement === 'section') && !inRoles.has(number) ? [number] : [],
    ),
  };
}

const canBeginAt = ({ lines, roles }: ReviewedDocument, number: number): boolean =>
  (lines[number] ?? '').trim() !== '' && roles.every((numbers) => Math.min(...numbers) !== number);

/**
 * Where in the bank a role of a line belongs: right below the one above it in the file, or else right above the next one; null
 * without either.
 */
function findPosition(present: Awaited<ReturnType<typeof findPresent>>, lineNumber: number): number | null {
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
