import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError } from '../../core/errors.ts';
import { parseId } from '../../core/input.ts';
import type { ResumeImport } from '../../generated/prisma/client.ts';
import { lockBank } from '../experiences/experiences.ts';
import { parseImportResult } from './import-result.ts';
import { importedFields, type ImportedField } from './resume-import.schema.ts';

/**
 * Records that the user has confirmed uncertain fields of an imported experience, or takes that back. Its other fields
 * stay as they are.
 *
 * @throws {NotFoundError} also when the experience does not belong to this import.
 */
export async function setFieldsConfirmed(
  deps: Deps,
  actor: Actor | null,
  rawImportId: string,
  rawExperienceId: string,
  fields: readonly ImportedField[],
  isConfirmed: boolean,
): Promise<ResumeImport> {
  const { userId } = requireUser(actor);
  const id = parseId(rawImportId, 'The import');
  const experienceId = parseId(rawExperienceId, 'The experience');
  return deps.prisma.$transaction(async (tx) => {
    // Serializes confirmations, because the result is stored as a single value.
    await lockBank(tx, userId);
    const stored = await tx.resumeImport.findUnique({ where: { id, userId } });
    if (!stored) throw new NotFoundError('The import');
    const result = parseImportResult(stored);
    const imported = result.experiences.find((one) => one.experienceId === experienceId);
    if (!imported) throw new NotFoundError('The experience');
    const { confirmedFields } = imported;
    imported.confirmedFields = importedFields.filter((field) =>
      fields.includes(field) ? isConfirmed : confirmedFields.includes(field),
    );
    return tx.resumeImport.update({ where: { id, userId }, data: { result } });
  });
}
