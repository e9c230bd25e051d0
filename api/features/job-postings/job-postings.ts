import { requireActor, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError, RuleError } from '../../core/errors.ts';
import { cleanText, parseId, parseInput } from '../../core/input.ts';
import { monthOf } from '../../core/months.ts';
import type { JobPosting } from '../../generated/prisma/client.ts';
import { keywordsOf } from '../../writing/posting/keywords.ts';
import { looksLikeLoginPage } from '../../writing/posting/notices.ts';
import type { PostingToScore } from '../../writing/scoring/prepare.ts';
import type { PostingAnalysis } from '../../writing/types.ts';
import { listExperiences } from '../experiences/experiences.ts';
import { toRole } from '../experiences/roles.ts';
import { resumeForScoring } from '../resume-templates/resume-for-scoring.ts';
import { defaultTemplate } from '../resume-templates/resume-templates.ts';
import { jobPostingSchema } from './job-posting.schema.ts';
import { postingAnalysisSchema } from './posting-analysis.schema.ts';

const WHAT = 'The job posting';

/**
 * Understands a pasted posting and keeps it with tips for this user.
 *
 * @throws {ValidationError} {@link RuleError} when the text is not a posting: a link, a login page, no words.
 */
export async function analyzeJobPosting(
  deps: Deps,
  actor: Actor | null,
  input: unknown,
): Promise<JobPosting> {
  const { userId } = requireActor(actor);
  const { description, title, company } = parseInput(jobPostingSchema, input);
  const text = cleanText(description);
  refuseWhatIsNoPosting(text);
  const analysis = await deps.assistant.analyzePosting({
    text,
    ...(title && { title }),
    ...(company && { company }),
  });
  const roles = (await listExperiences(deps, actor)).map(toRole);
  const tips = await deps.assistant.tipsFor(
    { ...analysis, text },
    resumeForScoring(roles, await defaultTemplate(deps, actor)),
    monthOf(deps.now()),
  );
  return deps.prisma.jobPosting.create({
    data: {
      userId,
      title: analysis.title,
      company: analysis.company,
      description: text,
      keywords: keywordsOf(analysis),
      focusAreas: analysis.focusAreas,
      requirements: analysis.requirements.map((requirement) => requirement.text),
      blurb: analysis.blurb,
      personalizedTips: tips.join('\n'),
      analysis: postingAnalysisSchema.parse(analysis),
    },
  });
}

function refuseWhatIsNoPosting(text: string): void {
  if (/^https?:\/\/\S+$/i.test(text)) {
    throw new RuleError(
      'link',
      'Reading a posting from a link is not built yet. Please open the link and paste the text of the posting here.',
    );
  }
  if (looksLikeLoginPage(text)) {
    throw new RuleError(
      'login-page',
      'This looks like a login or cookie page, not like a job posting. Please open the posting and paste its text here.',
    );
  }
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  const readable = text.match(/[\p{L}\p{N}\p{P}\p{Z}\n\t]/gu)?.length ?? 0;
  if (words < 3 || readable < text.length * 0.6) {
    throw new RuleError(
      'no-words',
      'We could not find a job description in this text. Please paste what the posting says about the work.',
    );
  }
}

/** The user's postings, newest first. */
export async function listJobPostings(deps: Deps, actor: Actor | null): Promise<JobPosting[]> {
  const { userId } = requireActor(actor);
  return deps.prisma.jobPosting.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 200,
  });
}

/** @throws {NotFoundError} */
export async function getJobPosting(deps: Deps, actor: Actor | null, rawId: string): Promise<JobPosting> {
  const { userId } = requireActor(actor);
  const posting = await deps.prisma.jobPosting.findUnique({ where: { id: parseId(rawId, WHAT), userId } });
  if (!posting) throw new NotFoundError(WHAT);
  return posting;
}

/** What was understood of a stored posting. */
export function analysisOf(posting: { analysis: unknown }): PostingAnalysis {
  return postingAnalysisSchema.parse(posting.analysis);
}

/** A stored posting as scores and the choice of bullets want it: with its text, so that copied lines prove nothing. */
export function postingToScore(posting: Pick<JobPosting, 'analysis' | 'description'>): PostingToScore {
  return { ...analysisOf(posting), text: posting.description };
}
