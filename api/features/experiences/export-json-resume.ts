import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { RuleError } from '../../core/errors.ts';
import { toJsonResume } from '../../documents/export/json-resume.ts';
import { resumeFileName, type ResumeFileName } from '../../documents/export/resume-file-name.ts';
import { getDefaultTemplate } from '../resume-templates/resume-templates.ts';
import { parseTemplateDetails } from '../resume-templates/template-details.ts';
import { listExperiences } from './experiences.ts';

/**
 * Exports the user's whole bank, in their own words, and resume details as JSON Resume.
 *
 * @throws {RuleError} when the bank is empty, since a file without experiences would be useless.
 */
export async function exportJsonResume(
  deps: Deps,
  actor: Actor | null,
): Promise<{ bytes: Uint8Array; name: ResumeFileName }> {
  requireUser(actor);
  const experiences = (await listExperiences(deps, actor)).map((experience) => ({
    ...experience,
    bulletPoints: experience.bulletPoints.filter(({ origin }) => origin === 'WRITTEN'),
  }));
  if (experiences.length === 0) {
    throw new RuleError(
      'bank-empty',
      'There is nothing to download yet: your experience bank is empty. Add an experience first.',
    );
  }
  const template = await getDefaultTemplate(deps, actor);
  const resume = toJsonResume({ ...template, ...parseTemplateDetails(template), experiences }, deps.now());
  return {
    bytes: Buffer.from(`${JSON.stringify(resume, null, 2)}\n`),
    name: resumeFileName(template.fullName, { fallback: 'my', extension: 'json' }),
  };
}
