import { randomUUID } from 'node:crypto';
import { requireActor, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError } from '../../core/errors.ts';
import { parseId, parseInput } from '../../core/input.ts';
import { monthOf } from '../../core/months.ts';
import type { JobPosting, Prisma, TailoredResume } from '../../generated/prisma/client.ts';
import { chooseBullets } from '../../writing/scoring/choose-bullets.ts';
import type { MatchScores } from '../../writing/types.ts';
import { listExperiences, type ExperienceWithBullets } from '../experiences/experiences.ts';
import { toRole } from '../experiences/roles.ts';
import { getJobPosting, postingToScore } from '../job-postings/job-postings.ts';
import { defaultTemplate } from '../resume-templates/resume-templates.ts';
import {
  resumeDataSchema,
  type ReplacedBullets,
  type ResumeData,
  type TailoredExperience,
} from './resume-data.schema.ts';
import { scoreResumeData } from './score-resume-data.ts';
import { DEFAULT_BULLET_COUNT, tailorSchema } from './tailored-resume.schema.ts';

export type ResumeWithPosting = TailoredResume & { jobPosting: JobPosting };

export const WITH_POSTING = { jobPosting: true } as const;

const WHAT = 'The resume';
const EXPERIENCE = 'The experience';

/** What is on a stored resume. */
export function dataOf(resume: { data: unknown }): ResumeData {
  return resumeDataSchema.parse(resume.data);
}

/** The columns that hold scored data. */
export function scoredColumns(
  experiences: TailoredExperience[],
  scores: MatchScores,
  isEdited: boolean,
  replaced: ReplacedBullets | null = null,
) {
  const data: ResumeData = { experiences, scoreCap: scores.cap, receipt: scores.receipt, isEdited, replaced };
  return {
    data: data satisfies Prisma.InputJsonValue,
    wordMatchScore: scores.word,
    experienceMatchScore: scores.experience,
    overallScore: scores.overall,
  };
}

/**
 * Makes a resume for a posting: of each chosen experience the bullets that together prove most of what the
 * posting asks for, word for word from the bank, in their own order; never padded.
 *
 * @throws {ValidationError} {@link NotFoundError} for a posting or an experience that is not the user's.
 */
export async function tailorResume(
  deps: Deps,
  actor: Actor | null,
  input: unknown,
): Promise<ResumeWithPosting> {
  const { userId } = requireActor(actor);
  const { jobPostingId, experienceIds, bulletCounts } = parseInput(tailorSchema, input);
  const posting = await getJobPosting(deps, actor, jobPostingId);
  const ids = [...new Set(experienceIds.map((id) => parseId(id, EXPERIENCE)))];
  const bank = new Map((await listExperiences(deps, actor)).map((experience) => [experience.id, experience]));
  const chosen = ids.map((id) => bank.get(id) ?? missing());
  const analysis = postingToScore(posting);
  const month = monthOf(deps.now());
  const experiences = chosen.map((experience): TailoredExperience => {
    const max = bulletCounts[experience.id] ?? DEFAULT_BULLET_COUNT;
    const bullets = chooseBullets(analysis, toRole(experience), { max, referenceDate: month });
    return { ...roleCopy(experience), bullets: bullets.map((bullet) => bankBullet(bullet.id, bullet.text)) };
  });
  const scores = scoreResumeData(analysis, experiences, await defaultTemplate(deps, actor), month);
  return deps.prisma.tailoredResume.create({
    data: { userId, jobPostingId: posting.id, ...scoredColumns(experiences, scores, false) },
    include: WITH_POSTING,
  });
}

function missing(): never {
  throw new NotFoundError(EXPERIENCE);
}

function roleCopy(experience: ExperienceWithBullets) {
  const { id, title, company, location, startDate, endDate } = experience;
  return { experienceId: id, title, company, location, startDate, endDate };
}

/** A bullet of the bank as it stands on a resume, with an id of its own. */
export function bankBullet(sourceBulletPointId: string, content: string) {
  return { id: randomUUID(), content, origin: 'BANK' as const, sourceBulletPointId };
}

/** @throws {NotFoundError} */
export async function getTailoredResume(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
): Promise<ResumeWithPosting> {
  const { userId } = requireActor(actor);
  const resume = await deps.prisma.tailoredResume.findUnique({
    where: { id: parseId(rawId, WHAT), userId },
    include: WITH_POSTING,
  });
  if (!resume) throw new NotFoundError(WHAT);
  return resume;
}

/** The saved ones, newest first. */
export async function listSavedResumes(deps: Deps, actor: Actor | null): Promise<ResumeWithPosting[]> {
  const { userId } = requireActor(actor);
  return deps.prisma.tailoredResume.findMany({
    where: { userId, isSaved: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: WITH_POSTING,
    take: 200,
  });
}

/** @throws {NotFoundError} */
export async function deleteTailoredResume(deps: Deps, actor: Actor | null, rawId: string): Promise<string> {
  const { userId } = requireActor(actor);
  const id = parseId(rawId, WHAT);
  const { count } = await deps.prisma.tailoredResume.deleteMany({ where: { id, userId } });
  if (count === 0) throw new NotFoundError(WHAT);
  return id;
}
