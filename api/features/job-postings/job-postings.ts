import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError, RuleError } from '../../core/errors.ts';
import { cleanText, parseId, parseInput } from '../../core/input.ts';
import { toMonth } from '../../core/months.ts';
import type { JobPosting, Prisma } from '../../generated/prisma/client.ts';
import { listKeywords } from '../../writing/posting/keywords.ts';
import { looksLikeLoginPage } from '../../writing/posting/notices.ts';
import type { PostingToScore } from '../../writing/scoring/prepare.ts';
import type { PostingAnalysis, RemoteKind } from '../../writing/types.ts';
import { analyzeText } from './analyze-text.ts';
import { listExperiences } from '../experiences/experiences.ts';
import { toRole } from '../experiences/roles.ts';
import { toResumeForScoring } from '../resume-templates/resume-for-scoring.ts';
import { getDefaultTemplate } from '../resume-templates/resume-templates.ts';
import { isLink, jobPostingSchema, jobPostingUrlSchema, postingNamesSchema } from './job-posting.schema.ts';
import { postingAnalysisSchema } from './posting-analysis.schema.ts';
import { readPostingLink } from './read-posting-link.ts';

const WHAT = 'The job posting';

/**
 * Analyzes a pasted posting and stores it with tips for this user. If the text is just a link, the link is opened.
 *
 * @throws {ValidationError} {@link RuleError} when the text is not a posting, such as a login page or text without
 * words. {@link RateLimitedError} after 120 in an hour. Also what {@link analyzeJobPostingUrl} throws.
 */
export async function analyzeJobPosting(
  deps: Deps,
  actor: Actor | null,
  input: unknown,
  signal: AbortSignal,
): Promise<JobPosting> {
  const { userId } = requireUser(actor);
  const { description, title, company } = parseInput(jobPostingSchema, input);
  if (isLink(description)) {
    return analyzeJobPostingUrl(deps, actor, { url: description, title, company }, signal);
  }
  const text = cleanText(description);
  rejectNonPosting(text);
  await deps.rateLimits.consume({ postingByUser: userId });
  return storePosting(deps, actor, { text, title, company }, signal);
}

/**
 * Opens the page of a posting, analyzes it and stores it with tips for this user. The page's structured data (title,
 * company, place, remote, pay) takes precedence over its text, and the user's input over both.
 *
 * @throws {ValidationError} for the field `url`, if it is not a web address or one that may not be opened.
 * @throws {RuleError} when the page can't be opened or read, with a message that says what to do.
 * @throws {RateLimitedError} after 20 links in ten minutes, 60 in an hour.
 * @throws {NotReadyError} when too many links are being read.
 */
export async function analyzeJobPostingUrl(
  deps: Deps,
  actor: Actor | null,
  input: unknown,
  signal: AbortSignal,
): Promise<JobPosting> {
  const { userId } = requireUser(actor);
  const { url, title, company } = parseInput(jobPostingUrlSchema, input);
  await deps.rateLimits.consume({ readLinkByUser: userId, linkByUserHour: userId });
  const { page, sourceUrl } = await readPostingLink(deps, url, signal);
  const text = cleanText(page.text);
  rejectNonPosting(text);
  return storePosting(
    deps,
    actor,
    {
      text,
      title: title || page.title,
      company: company || page.company,
      location: page.location,
      remote: page.remote,
      pay: page.pay,
      url,
      sourceUrl,
    },
    signal,
  );
}

interface PostingToStore {
  text: string;
  title: string | undefined;
  company: string | undefined;
  location?: string;
  remote?: RemoteKind;
  pay?: string;
  url?: string;
  sourceUrl?: string;
}

async function storePosting(
  deps: Deps,
  actor: Actor | null,
  posting: PostingToStore,
  signal: AbortSignal,
): Promise<JobPosting> {
  const { userId } = requireUser(actor);
  const { title, company, url, sourceUrl, ...given } = posting;
  const scorable = await analyzeText(deps, userId, {
    ...given,
    ...(title && { title }),
    ...(company && { company }),
  });
  const roles = (await listExperiences(deps, actor)).map(toRole);
  const { value: description, writtenBy } = await deps.assistant.describePosting(
    { userId, signal },
    {
      posting: scorable,
      resume: toResumeForScoring(roles, await getDefaultTemplate(deps, actor)),
      month: toMonth(deps.now()),
    },
  );
  const analysis = postingAnalysisSchema.parse(scorable);
  return deps.prisma.jobPosting.create({
    data: {
      userId,
      title: analysis.title,
      company: analysis.company,
      description: given.text,
      url: url ?? null,
      sourceUrl: sourceUrl ?? null,
      keywords: listKeywords(analysis),
      focusAreas: analysis.focusAreas,
      requirements: analysis.requirements.map((requirement) => requirement.text),
      blurb: description.blurb,
      personalizedTips: description.tips.join('\n'),
      writtenBy: writtenBy.engine,
      fallback: writtenBy.fallback,
      analysis,
    },
  });
}

function rejectNonPosting(text: string): void {
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
  const { userId } = requireUser(actor);
  return deps.prisma.jobPosting.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 200,
  });
}

/** @throws {NotFoundError} */
export async function getJobPosting(deps: Deps, actor: Actor | null, rawId: string): Promise<JobPosting> {
  const { userId } = requireUser(actor);
  const posting = await deps.prisma.jobPosting.findUnique({ where: { id: parseId(rawId, WHAT), userId } });
  if (!posting) throw new NotFoundError(WHAT);
  return posting;
}

/**
 * Locks a posting until the transaction ends: new resumes for it, and changes to it, have to wait.
 *
 * @throws {NotFoundError}
 */
export async function lockPosting(tx: Prisma.TransactionClient, userId: string, id: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    select id from job_postings where id = ${id}::uuid and "userId" = ${userId}::uuid for update`;
  if (rows.length === 0) throw new NotFoundError(WHAT);
}

/**
 * Corrects the title and company of a posting; omitted fields stay unchanged. Existing resumes for it keep their
 * scores until they are changed.
 *
 * @throws {ValidationError} {@link NotFoundError}
 */
export async function updateJobPosting(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  input: unknown,
): Promise<JobPosting> {
  const { userId } = requireUser(actor);
  const { title, company } = parseInput(postingNamesSchema, input);
  const id = parseId(rawId, WHAT);
  return deps.prisma.$transaction(async (tx) => {
    await lockPosting(tx, userId, id);
    const before = await tx.jobPosting.findUniqueOrThrow({ where: { id, userId } });
    const names = { title: title ?? before.title, company: company ?? before.company };
    return tx.jobPosting.update({
      where: { id, userId },
      // Scoring reads the title from the analysis.
      data: { ...names, analysis: postingAnalysisSchema.parse({ ...parseAnalysis(before), ...names }) },
    });
  });
}

/**
 * Deletes a posting that has no resumes. Otherwise the database would delete its resumes too, and the user's work
 * would be lost.
 *
 * @returns the posting's id. @throws {NotFoundError} {@link RuleError} when there are resumes for it, saved or not.
 */
export async function deleteJobPosting(deps: Deps, actor: Actor | null, rawId: string): Promise<string> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, WHAT);
  return deps.prisma.$transaction(async (tx) => {
    await lockPosting(tx, userId, id);
    const resumes = await tx.tailoredResume.count({ where: { jobPostingId: id } });
    if (resumes > 0) {
      throw new RuleError(
        'posting-has-resumes',
        resumes === 1
          ? 'A resume was made for this posting. Please delete it first.'
          : `${resumes} resumes were made for this posting. Please delete them first.`,
      );
    }
    await tx.jobPosting.delete({ where: { id, userId } });
    return id;
  });
}

/** The analysis of a stored posting. */
export function parseAnalysis(posting: { analysis: unknown }): PostingAnalysis {
  return postingAnalysisSchema.parse(posting.analysis);
}

/**
 * A stored posting in the form that scoring and bullet selection use: with its text, so that copied lines prove
 * nothing.
 */
export function toScorablePosting(posting: Pick<JobPosting, 'analysis' | 'description'>): PostingToScore {
  return { ...parseAnalysis(posting), text: posting.description };
}
