import { requireActor, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError, RuleError } from '../../core/errors.ts';
import { parseId } from '../../core/input.ts';
import type { ResumeImport } from '../../generated/prisma/client.ts';
import { defaultTemplate } from '../resume-templates/resume-templates.ts';
import { importChangesSchema } from './resume-import.schema.ts';

const WHAT = 'The import';

/**
 * Takes a whole import back: the roles and bullets it added go, and template fields that still say what it wrote
 * are as before. What the person has changed since in the template stays.
 *
 * @throws {NotFoundError} {@link RuleError} when it was undone already.
 */
export async function undoImport(deps: Deps, actor: Actor | null, rawId: string): Promise<ResumeImport> {
  const { userId } = requireActor(actor);
  const id = parseId(rawId, WHAT);
  const template = await defaultTemplate(deps, actor);
  return deps.prisma.$transaction(async (tx) => {
    const { count } = await tx.resumeImport.updateMany({
      where: { id, userId, undoneAt: null },
      data: { undoneAt: deps.now() },
    });
    const stored = await tx.resumeImport.findUnique({ where: { id, userId } });
    if (!stored) throw new NotFoundError(WHAT);
    if (count === 0) throw new RuleError('undone', 'This import has been undone already.');
    const { experienceIds, bulletPointIds, template: fields } = importChangesSchema.parse(stored.changes);
    await tx.experience.deleteMany({ where: { userId, id: { in: experienceIds } } });
    await tx.bulletPoint.deleteMany({ where: { id: { in: bulletPointIds }, experience: { userId } } });
    const now: Record<string, unknown> = { ...template };
    const untouched = Object.entries(fields.before).filter(
      ([name]) => JSON.stringify(now[name]) === JSON.stringify(fields.after[name]),
    );
    await tx.resumeTemplate.update({ where: { id: template.id }, data: Object.fromEntries(untouched) });
    return stored;
  });
}
