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
  /** Sentences for people about what they may not expect: bullets in two wordings, characters that no font has. */
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
  const data = parseResumeData(resume);
  const document = toDocument(
    template,
    data,
    resume.jobPosting.title,
    parseAnalysis(resume.jobPosting).language,
  );
  const undecided = countUndecided(data);
  const { bytes, notices } = await deps.pdf.render(document, { owner: userId, ...(signal && { signal }) });
  return {
    bytes,
    notices: undecided > 0 ? [describeUndecided(undecided), ...notices] : notices,
    jobTitle: resume.jobPosting.title,
  };
}

/** The number of bullets that are there in two wordings because the user hasn't decided between them. */
const countUndecided = ({ experiences }: ResumeData): number =>
  experiences
    .flatMap(({ bullets }) => bullets)
    .filter(({ rewording }) => typeof rewording?.originalId === 'string').length;

const describeUndecided = (count: number): string =>
  count === 1
    ? 'One bullet point is in the file in two wordings. Keep or delete its original to settle it.'
    : `${count} bullet points are in the file in two wordings. Keep or delete their originals to settle it.`;

function toDocument(
  template: ResumeTemplate,
  data: ResumeData,
  targetTitle: string,
  language: string,
): ResumeDocument {
  const { fullName, email, phone, location, linkedIn, website, summary } = template;
  const { sections, ...lists } = parseTemplateDetails(template);
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
    ...lists,
    sections: sections.filter(({ isShown }) => isShown),
  };
}
