import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError } from '../../core/errors.ts';
import { parseId } from '../../core/input.ts';
import { getDefaultTemplate, lockTemplate } from '../resume-templates/resume-templates.ts';
import { isFileFromImport, NO_FILE } from './import-file.ts';

const WHAT = 'The import';

/**
 * Deletes what is stored of an uploaded file: its name, its lines and their placement, and its text if it was the
 * last file read. What was imported stays in the bank and in the resume details, but can no longer be undone.
 *
 * @returns the import's id. @throws {NotFoundError}
 */
export async function deleteImport(deps: Deps, actor: Actor | null, rawId: string): Promise<string> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, WHAT);
  const { id: templateId } = await getDefaultTemplate(deps, actor);
  return deps.prisma.$transaction(async (tx) => {
    // Undoing an import locks the template too, so a concurrent undo and deletion run one after the other.
    const template = await lockTemplate(tx, templateId);
    const stored = await tx.resumeImport.findUnique({ where: { id, userId } });
    if (!stored) throw new NotFoundError(WHAT);
    await tx.resumeImport.delete({ where: { id, userId } });
    if (isFileFromImport(template, stored)) {
      await tx.resumeTemplate.update({ where: { id: template.id, userId }, data: NO_FILE });
    }
    return id;
  });
}
