import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError } from '../../core/errors.ts';
import { parseId } from '../../core/input.ts';
import { defaultTemplate, lockTemplate } from '../resume-templates/resume-templates.ts';
import { isFileOf, NO_FILE } from './import-file.ts';

const WHAT = 'The import';

/**
 * Deletes what is kept of an uploaded file: its name, its lines, what became of them, and its text where it was the
 * last file that was read. What the import brought stays in the bank and in the resume details, and can no longer be
 * undone.
 *
 * @returns its id. @throws {NotFoundError}
 */
export async function deleteImport(deps: Deps, actor: Actor | null, rawId: string): Promise<string> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, WHAT);
  const { id: templateId } = await defaultTemplate(deps, actor);
  return deps.prisma.$transaction(async (tx) => {
    // An undo of the same import holds the template as well: one of the two finds what the other has left.
    const template = await lockTemplate(tx, templateId);
    const stored = await tx.resumeImport.findUnique({ where: { id, userId } });
    if (!stored) throw new NotFoundError(WHAT);
    await tx.resumeImport.delete({ where: { id, userId } });
    if (isFileOf(template, stored)) {
      await tx.resumeTemplate.update({ where: { id: template.id, userId }, data: NO_FILE });
    }
    return id;
  });
}
