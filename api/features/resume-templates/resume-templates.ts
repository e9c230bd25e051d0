import { requireActor, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { UnauthenticatedError } from '../../core/errors.ts';
import { parseInput } from '../../core/input.ts';
import type { ResumeTemplate } from '../../generated/prisma/client.ts';
import { resumeTemplateSchema } from './resume-template.schema.ts';

/** The user's default template; every account has one from its first day. @throws {UnauthenticatedError} */
export async function defaultTemplate(deps: Deps, actor: Actor | null): Promise<ResumeTemplate> {
  const { userId } = requireActor(actor);
  const template = await deps.prisma.resumeTemplate.findFirst({
    where: { userId, isDefault: true },
    orderBy: { id: 'asc' },
  });
  if (!template) throw new UnauthenticatedError();
  return template;
}

/** Changes what the user's resumes say besides the work history. @throws {ValidationError} */
export async function updateDefaultTemplate(
  deps: Deps,
  actor: Actor | null,
  input: unknown,
): Promise<ResumeTemplate> {
  const fields = parseInput(resumeTemplateSchema, input);
  const { id } = await defaultTemplate(deps, actor);
  return deps.prisma.resumeTemplate.update({ where: { id }, data: fields });
}
