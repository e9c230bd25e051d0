import { randomUUID } from 'node:crypto';
import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError } from '../../core/errors.ts';
import { parseId, parseInput } from '../../core/input.ts';
import { toMonth } from '../../core/months.ts';
import type { JobPosting, Prisma, TailoredResume } from '../../generated/prisma/client.ts';
import { totalTextLength } from '../../writing/text/text-length.ts';
import type { MatchScores } from '../../writing/types.ts';
import { listExperiences, type ExperienceWithBullets } from '../experiences/experiences.ts';
import { toRole } from '../experiences/roles.ts';
import { getJobPosting, lockPosting, toScorablePosting } from '../job-postings/job-postings.ts';
import { getDefaultTemplate } from '../resume-templates/resume-templates.ts';
import { resumeDataSchema, type ResumeData, type TailoredExperience } from './resume-data.schema.ts';
import { resumeTopic } from './resume-topic.ts';
import { toScorableResume, scoreResumeData } from './score-resume-data.ts';
import { DEFAULT_BULLET_COUNT, tailorSchema } from './tailored-resume.schema.ts';

export type ResumeWithPosting = TailoredResume & { jobPosting: JobPosting };

export const WITH_POSTING = { jobPosting: true } as const;

const WHAT = 'The resume';
const EXPERIENCE = 'The experience';

/** Parses the content of a stored resume. */
export function parseResumeData(resume: { data: unknown }): ResumeData {
  return resumeDataSchema.parse(resume.data);
}

/** The columns that store the content and its scores. */
export function toScoredColumns(
  experiences: TailoredExperience[],
  scores: MatchScores,
  rest: Pick<ResumeData, 'isEdited' | 'replaced' | 'takenOff'>,
) {
  const data: ResumeData = {
    experiences,
    scoreCap: scores.cap,
    missingMusts: scores.missingMusts,
    receipt: scores.receipt,
    ...rest,
  };
  return {
    data: data satisfies Prisma.InputJsonValue,
    wordMatchScore: scores.word,
    experienceMatchScore: scores.experience,
    overallScore: scores.overall,
  };
}

/**
 * Creates a resume for a posting. For each chosen experience it takes those bullets that together prove most of what
 * the posting asks for, verbatim and in the bank's order. If an unchanged draft with the same content already exists
 * for the posting, it is reused, so asking twice creates only one resume.
 *
 * @throws {ValidationError} {@link NotFoundError} for a posting or an experience that does not belong to the user.
 */
export async function tailorResume(
  deps: Deps,
  actor: Actor | null,
  input: unknown,
): Promise<ResumeWithPosting> {
  const { userId } = requireUser(actor);
  const { jobPostingId, experienceIds, bulletCounts } = parseInput(tailorSchema, input);
  const posting = await getJobPosting(deps, actor, jobPostingId);
  const ids = [...new Set(experienceIds.map((id) => parseId(id, EXPERIENCE)))];
  const bank = new Map((await listExperiences(deps, actor)).map((experience) => [experience.id, experience]));
  const chosen = ids.map((id) => bank.get(id) ?? throwNotFound());
  const analysis = toScorablePosting(posting);
  const month = toMonth(deps.now());
  const asked = chosen.map((experience) => ({
    role: toRole(experience),
    max: bulletCounts[experience.id] ?? DEFAULT_BULLET_COUNT,
  }));
  const length = totalTextLength(
    analysis,
    asked.map(({ role }) => role),
  );
  const bullets = await deps.writing.run(userId, length, 'chooseForRoles', analysis, asked, month);
  const experiences = chosen.map((experience, index): TailoredExperience => ({
    ...copyRole(experience),
    bullets: (bullets[index] ?? []).map((bullet) => copyBullet(bullet.id, bullet.text)),
  }));
  const template = await getDefaultTemplate(deps, actor);
  const toScore = toScorableResume(experiences, template);
  const scores = await deps.writing.run(userId, length, 'scoreResume', analysis, toScore, month);
  return deps.prisma.$transaction(async (tx) => {
    await lockPosting(tx, userId, posting.id);
    // Serializes requests for one posting, so that the second finds the first one's draft.
    const twin = await findUnchangedDraft(tx, userId, posting.id, experiences);
    return twin
      ? tx.tailoredResume.update({
          where: { id: twin.id },
          // The resume details may have changed, so score it again.
          data: toScoredColumns(
            twin.experiences,
            scoreResumeData(analysis, twin.experiences, template, month),
            UNCHANGED,
          ),
          include: WITH_POSTING,
        })
      : tx.tailoredResume.create({
          data: { userId, jobPostingId: posting.id, ...toScoredColumns(experiences, scores, UNCHANGED) },
          include: WITH_POSTING,
        });
  });
}

const UNCHANGED = { isEdited: false, replaced: [], takenOff: [] };

/** Finds an unchanged draft with the same content as the new resume. */
async function findUnchangedDraft(
  tx: Prisma.TransactionClient,
  userId: string,
  jobPostingId: string,
  experiences: TailoredExperience[],
): Promise<{ id: string; experiences: TailoredExperience[] } | undefined> {
  const drafts = await tx.tailoredResume.findMany({
    where: { userId, jobPostingId, isSaved: false },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: DRAFTS_COMPARED,
  });
  const wanted = serializeContent(experiences);
  return drafts
    .map((draft) => ({ id: draft.id, ...parseResumeData(draft) }))
    .find((draft) => !draft.isEdited && serializeContent(draft.experiences) === wanted);
}

/** A new draft is rarely the same as an old one, so only the latest are compared. */
const DRAFTS_COMPARED = 20;

function serializeContent(experiences: TailoredExperience[]): string {
  return JSON.stringify(
    experiences.map(({ bullets, experienceId, title, company, location, startDate, endDate }) => [
      [experienceId, title, company, location, startDate, endDate],
      bullets.map(({ content, sourceBulletPointId }) => [content, sourceBulletPointId]),
    ]),
  );
}

function throwNotFound(): never {
  throw new NotFoundError(EXPERIENCE);
}

function copyRole(experience: ExperienceWithBullets) {
  const { id, title, company, location, startDate, endDate } = experience;
  return { experienceId: id, title, company, location, startDate, endDate };
}

/** A copy of a bullet of the bank for a resume, with its own id. */
export function copyBullet(sourceBulletPointId: string, content: string) {
  return { id: randomUUID(), content, origin: 'BANK' as const, sourceBulletPointId, rewording: null };
}

/** @throws {NotFoundError} */
export async function getTailoredResume(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
): Promise<ResumeWithPosting> {
  const { userId } = requireUser(actor);
  const resume = await deps.prisma.tailoredResume.findUnique({
    where: { id: parseId(rawId, WHAT), userId },
    include: WITH_POSTING,
  });
  if (!resume) throw new NotFoundError(WHAT);
  return resume;
}

/** The saved resumes, newest first. */
export async function listSavedResumes(deps: Deps, actor: Actor | null): Promise<ResumeWithPosting[]> {
  const { userId } = requireUser(actor);
  return deps.prisma.tailoredResume.findMany({
    where: { userId, isSaved: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: WITH_POSTING,
    take: 200,
  });
}

/** @throws {NotFoundError} */
export async function deleteTailoredResume(deps: Deps, actor: Actor | null, rawId: string): Promise<string> {
  const { userId } = requireUser(actor);
  const id = parseId(rawId, WHAT);
  const { count } = await deps.prisma.tailoredResume.deleteMany({ where: { id, userId } });
  if (count === 0) throw new NotFoundError(WHAT);
  deps.pubsub.publish(resumeTopic(id));
  return id;
}
