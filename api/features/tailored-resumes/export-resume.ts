import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { ResumeDocument } from '../../documents/export/resume-document.ts';
import type { ResumeTemplate } from '../../generated/prisma/client.ts';
import { analysisOf } from '../job-postings/job-postings.ts';
import { defaultTemplate } from '../resume-templates/resume-templates.ts';
import { templateDetails } from '../resume-templates/template-details.ts';
import type { ResumeData } from './resume-data.schema.ts';
import { dataOf, getTailoredResume } from './tailored-resumes.ts';

export interface ExportedResume {
  bytes: Uint8Array;
  /** What the file is named after: "{job title or tailored}_resume.pdf". */
  jobTitle: string;
  /** Plain sentences about characters that no font has and that were left out. */
  notices: string[];
}

/**
 * A resume as a PDF with real text: the user's template and the resume's experiences, nothing else.
 *
 * @throws {NotFoundError} {@link TooLargeError} when drawing took too long. {@link RateLimitedError} when several
 * exports of this user wait already. {@link NotReadyError} when too many of everybody do.
 */
export async function exportResume(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  signal?: AbortSignal,
): Promise<ExportedResume> {
  const { userId } = requireUser(actor);
  const resume = await getTailoredResume(deps, actor, rawId);
  const template = await defaultTemplate(deps, actor);
  const document = toDocument(
    template,
    dataOf(resume),
    resume.jobPosting.title,
    analysisOf(resume.jobPosting).language,
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
    ...templateDetails(template),
  };
}
