import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { ResumeDocument } from '../../documents/export/resume-document.ts';
import type { ResumeTemplate } from '../../generated/prisma/client.ts';
import { parseAnalysis } from '../job-postings/job-postings.ts';
import { getDefaultTemplate } from '../resume-templates/resume-templates.ts';
import { parseTemplateDetails } from '../resume-templates/template-details.ts';
import type { ResumeData } from './resume-data.schema.ts';
import { parseResumeData, getTailoredResume } from './tailored-resumes.ts';

export interface ExportedResume {
  bytes: Uint8Array;
  /** Used for the file name: "{job title or tailored}_resume.pdf". */
  jobTitle: string;
  /** Sentences for people about characters that were left out because no font has them. */
  notices: string[];
}

/**
 * Exports a resume as a PDF with real text: the user's resume details and the resume's experiences.
 *
 * @throws {NotFoundError} {@link TooLargeError} when rendering took too long. {@link RateLimitedError} when several
 * exports of this user are already waiting. {@link NotReadyError} when too many exports of all users are.
 */
export async function exportResume(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  signal?: AbortSignal,
): Promise<ExportedResume> {
  const { userId } = requireUser(actor);
  const resume = await getTailoredResume(deps, actor, rawId);
  const template = await getDefaultTemplate(deps, actor);
  const document = toDocument(
    template,
    parseResumeData(resume),
    resume.jobPosting.title,
    parseAnalysis(resume.jobPosting).language,
  );
  const { bytes, notices } = await deps.pdf.render(document, { owner: userId, ...(signal && { signal }) });
  return { bytes, notices, jobTitle: resume.jobPosting.title };
}

function toDocument(
  template: ResumeTemplate,
  data: ResumeData,
  targetTitle: string,
  language: string,
): ResumeDocument {
  const { fullName, email, phone, location, linkedIn, website, summary } = template;
  return {
    language: language === 'und' ? 'en' : language,
    targetTitle,
    contact: { fullName, email, phone, location, linkedIn, website },
    summary,
    experiences: data.experiences.map((experience) => ({
      title: experience.title,
      company: experience.company,
      location: experience.location ?? '',
      startDate: experience.startDate,
      endDate: experience.endDate ?? '',
      bullets: experience.bullets.map((bullet) => bullet.content),
    })),
    ...parseTemplateDetails(template),
  };
}
