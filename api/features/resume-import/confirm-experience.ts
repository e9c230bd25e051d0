import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError } from '../../core/errors.ts';
import { parseId } from '../../core/input.ts';
import type { ResumeImport } from '../../generated/prisma/client.ts';
import { lockBank } from '../experiences/experiences.ts';
import { resultOf } from './import-result.ts';

/**
 * Keeps that a person has looked at the doubtful fields of an imported experience and said that they are right.
 *
 * @throws {NotFoundError} also when the experience is not one of this import.
 */
export async function confirmExperience(
  deps: Deps,
  actor: Actor | null,
  rawImportId: string,
  rawExperienceId: string,
): Promise<ResumeImport> {
  const { userId } = requireUser(actor);
  const id = parseId(rawImportId, 'The import');
  const experienceId = parseId(rawExperienceId, 'The experience');
  return deps.prisma.$transaction(async (tx) => {
    // Two confirmations of one import wait for each other: the result is one value.
    await lockBank(tx, userId);
    const stored = await tx.resumeImport.findUnique({ where: { id, userId } });
    if (!stored) throw new NotFoundError('The import');
    const result = resultOf(stored);
    const imported = result.experiences.find((one) => one.experienceId === experienceId);
    if (!imported) throw new NotFoundError('The experience');
    imported.isConfirmed = true;
    return tx.resumeImport.update({ where: { id, userId }, data: { result } });
  });
}
