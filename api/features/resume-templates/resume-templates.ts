import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { UnauthenticatedError } from '../../core/errors.ts';
import { parseInput } from '../../core/input.ts';
import { preconditionSchema, requireVersion, contentVersion } from '../../core/version.ts';
import type { Prisma, ResumeTemplate } from '../../generated/prisma/client.ts';
import { resumeTemplateSchema } from './resume-template.schema.ts';
import { parseTemplateDetails } from './template-details.ts';

const CHANGED_ELSEWHERE =
  'Your resume details were changed somewhere else meanwhile. Nothing was overwritten.';

/** The user's default template. Every account has one. @throws {UnauthenticatedError} */
export async function getDefaultTemplate(deps: Deps, actor: Actor | null): Promise<ResumeTemplate> {
  const { userId } = requireUser(actor);
  const template = await deps.prisma.resumeTemplate.findFirst({
    where: { userId, isDefault: true },
    orderBy: { id: 'asc' },
  });
  if (!template) throw new UnauthenticatedError();
  return template;
}

/** A version that changes with the content of a template. */
export function computeTemplateVersion(template: ResumeTemplate): string {
  const { fullName, email, phone, location, linkedIn, website, summary } = template;
  const { education, skills, certifications, languages, sections } = parseTemplateDetails(template);
  return contentVersion([
    [fullName, email, phone, location, linkedIn, website, summary],
    education.map((entry) => [
      entry.institution,
      entry.degree,
      entry.startDate,
      entry.endDate,
      entry.details,
    ]),
    [skills, certifications, languages],
    sections.map(({ heading, text, isShown }) => [heading, text, isShown]),
  ]);
}

/**
 * Changes the user's resume details.
 *
 * @param input may have a `version` ({@link computeTemplateVersion}): then the change is made only if the template still has
 * it.
 * @throws {ValidationError} {@link ConflictError} when its version has changed.
 */
export async function updateDefaultTemplate(
  deps: Deps,
  actor: Actor | null,
  input: unknown,
): Promise<ResumeTemplate> {
  const fields = parseInput(resumeTemplateSchema, input);
  const { version } = parseInput(preconditionSchema, input);
  const { id } = await getDefaultTemplate(deps, actor);
  return deps.prisma.$transaction(async (tx) => {
    const before = await lockTemplate(tx, id);
    requireVersion(version, computeTemplateVersion(before), CHANGED_ELSEWHERE);
    return tx.resumeTemplate.update({ where: { id }, data: fields });
  });
}

/** Locks a template until the transaction ends. @returns its current content. */
export async function lockTemplate(tx: Prisma.TransactionClient, id: string): Promise<ResumeTemplate> {
  await tx.$queryRaw`select id from resume_templates where id = ${id}::uuid for update`;
  return tx.resumeTemplate.findUniqueOrThrow({ where: { id } });
}
