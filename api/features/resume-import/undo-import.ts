import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError, RuleError } from '../../core/errors.ts';
import { parseId } from '../../core/input.ts';
import type { Prisma, ResumeImport } from '../../generated/prisma/client.ts';
import { restoreChange } from '../experiences/experience-changes.ts';
import { snapshotsSchema } from '../experiences/experience-snapshot.ts';
import { lockExperiences } from '../experiences/experiences.ts';
import { getDefaultTemplate, lockTemplate } from '../resume-templates/resume-templates.ts';
import { isFileFromImport, NO_FILE } from './import-file.ts';
import { parseImportResult } from './import-result.ts';
import { importChangesSchema, type ImportChanges, type ImportResult } from './resume-import.schema.ts';

const WHAT = 'The import';
type Transaction = Prisma.TransactionClient;

/**
 * Undoes a whole import. Deletes the roles and bullets that it added, reverts the template fields that the user has
 * not changed since, and deletes everything stored of the file: its text, its name, and the records of merges and
 * splits of its roles. Merges and splits of imported roles are undone first. Where that is no longer possible, what
 * was in the bank before stays in the merged role.
 *
 * @throws {NotFoundError} {@link RuleError} when it has already been undone.
 */
export async function undoImport(deps: Deps, actor: Actor | null, rawId: string): Promise<ResumeImport> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, WHAT);
  const { id: templateId } = await getDefaultTemplate(deps, actor);
  return deps.prisma.$transaction(async (tx) => {
    await lockExperiences(tx, userId);
    const template = await lockTemplate(tx, templateId);
    const { count } = await tx.resumeImport.updateMany({
      where: { id, userId, undoneAt: null },
      data: { undoneAt: deps.now() },
    });
    const stored = await tx.resumeImport.findUnique({ where: { id, userId } });
    if (!stored) throw new NotFoundError(WHAT);
    if (count === 0) throw new RuleError('undone', 'This import has been undone already.');
    const { experienceIds, template: fields } = importChangesSchema.parse(stored.changes);
    const bulletPointIds = parseImportResult(stored).experiences.flatMap((one) => one.addedBulletPointIds);
    await undoReshapes(tx, userId, stored, deps.now());
    const imported = await includeSplitOff(tx, userId, experienceIds);
    const present = await tx.experience.findMany({ where: { userId, id: { in: [...imported] } } });
    const ownOnly = present.filter(({ absorbedIds }) => absorbedIds.every((other) => imported.has(other)));
    await tx.experience.deleteMany({ where: { userId, id: { in: ownOnly.map((one) => one.id) } } });
    await tx.bulletPoint.deleteMany({ where: { id: { in: bulletPointIds }, experience: { userId } } });
    const now: Record<string, unknown> = { ...template };
    const untouched = Object.entries(fields.before).filter(
      ([name]) => JSON.stringify(now[name]) === JSON.stringify(fields.after[name]),
    );
    await tx.resumeTemplate.update({
      where: { id: template.id },
      data: { ...Object.fromEntries(untouched), ...(isFileFromImport(template, stored) && NO_FILE) },
    });
    return tx.resumeImport.update({ where: { id, userId }, data: EMPTY_IMPORT });
  });
}

/** The empty result that remains of an import that was undone. */
const EMPTY_IMPORT = {
  fileName: '',
  fileType: '',
  result: { experiences: [], details: [], lines: [], warnings: [], writtenBy: null } satisfies ImportResult,
  changes: {
    experienceIds: [],
    bulletPointIds: [],
    template: { before: {}, after: {} },
  } satisfies ImportChanges,
};

/**
 * Undoes merges and splits of imported experiences, newest first, as far as possible, and deletes their records,
 * which contain the roles' text.
 */
async function undoReshapes(tx: Transaction, userId: string, stored: ResumeImport, now: Date): Promise<void> {
  const ids = new Set(parseImportResult(stored).experiences.map(({ experienceId }) => experienceId));
  const changes = await tx.experienceChange.findMany({
    where: { userId, createdAt: { gte: stored.createdAt } },
    orderBy: { id: 'asc' },
  });
  const touching = changes.filter(({ before, after }) => {
    const parts = [before, after].flatMap((part) =>
      snapshotsSchema.parse(part).map((snapshot) => snapshot.id),
    );
    if (!parts.some((part) => ids.has(part))) return false;
    for (const part of parts) ids.add(part);
    return true;
  });
  for (const change of [...touching].reverse())
    if (change.undoneAt === null) await restoreChange(tx, userId, change, now);
  await tx.experienceChange.deleteMany({
    where: { userId, id: { in: touching.map((change) => change.id) } },
  });
}

/** The given experiences and all that were split off from them, directly or indirectly, deleted ones included. */
async function includeSplitOff(
  tx: Transaction,
  userId: string,
  experienceIds: string[],
): Promise<Set<string>> {
  const bank = await tx.experience.findMany({
    where: { userId, splitFromId: { not: null } },
    select: { id: true, splitFromId: true },
  });
  const ids = new Set(experienceIds);
  for (let size = -1; size !== ids.size;) {
    size = ids.size;
    for (const { id, splitFromId } of bank) if (splitFromId !== null && ids.has(splitFromId)) ids.add(id);
  }
  return ids;
}
