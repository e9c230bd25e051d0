import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { parseId } from '../../core/input.ts';
import { toMonth } from '../../core/months.ts';
import type { BulletPoint, JobPosting, Prisma } from '../../generated/prisma/client.ts';
import { totalTextLength } from '../../writing/text/text-length.ts';
import { chooseBullets, coverageWorth } from '../../writing/scoring/choose-bullets.ts';
import type { PostingToScore } from '../../writing/scoring/prepare.ts';
import { findInBank } from '../experiences/find-in-bank.ts';
import { toRole } from '../experiences/roles.ts';
import { toScorablePosting } from '../job-postings/job-postings.ts';
import { EXPERIENCE } from './find-in-resume.ts';
import type { TailoredExperience } from './resume-data.schema.ts';
import { parseResumeData } from './tailored-resumes.ts';
import { findBulletsNotOnResume } from './bullets-not-on-resume.ts';

/** The context for choosing offers: the owner, the posting's analysis, and what was removed from the resume. */
interface OfferContext {
  userId: string;
  analysis: PostingToScore;
  month: string;
  /** See `resumeDataSchema`. */
  takenOff: readonly string[];
}

/**
 * Up to `count` bullets of a role in the bank that are not on the resume: first the one that proves most of what the
 * role's bullets on the resume do not prove yet, then the one that adds most to that, and so on. Bullets that the
 * user removed from the resume come last, in order of removal.
 */
export async function findUnusedBullets(
  prisma: Pick<Prisma.TransactionClient, 'experience'>,
  { userId, analysis, month, takenOff }: OfferContext,
  tailored: TailoredExperience,
  count: number,
): Promise<BulletPoint[]> {
  const experience = await findInBank(prisma, userId, tailored.experienceId);
  if (!experience) return [];
  const wordings = new Map(
    findBulletsNotOnResume(toRole(experience), tailored.bullets).map(({ id, firstWording }) => [
      id,
      firstWording,
    ]),
  );
  const unused = experience.bulletPoints.filter(({ id }) => wordings.has(id));
  const offered: BulletPoint[] = [];
  let left = unused.filter(({ id }) => !takenOff.includes(id));
  while (offered.length < count && left.length > 0) {
    const [best] = chooseBullets(analysis, toRole({ ...experience, bulletPoints: left }), {
      max: 1,
      alreadyChosen: [...tailored.bullets, ...offered].map(({ id, content }) => ({ id, text: content })),
      referenceDate: month,
    });
    const bullet = left.find(({ id }) => id === best?.id);
    if (!bullet) break;
    offered.push(bullet);
    left = left.filter(({ id }) => wordings.get(id) !== wordings.get(bullet.id));
  }
  const again = takenOff.flatMap((id) => unused.find((bullet) => bullet.id === id) ?? []);
  return [...offered, ...again].slice(0, count);
}

type StoredResume = { data: unknown; jobPosting: Pick<JobPosting, 'analysis' | 'description'> };

/**
 * The bullets of the bank to offer for a role on a resume; see {@link findUnusedBullets}. Empty if the role is not on the
 * resume.
 *
 * @throws {NotFoundError} for an invalid id.
 */
export async function findOffers(
  deps: Deps,
  actor: Actor | null,
  resume: StoredResume,
  rawExperienceId: string,
  count: number,
): Promise<BulletPoint[]> {
  const { userId } = requireUser(actor);
  const experienceId = parseId(rawExperienceId, EXPERIENCE);
  const { experiences, takenOff } = parseResumeData(resume);
  const tailored = experiences.find((experience) => experience.experienceId === experienceId);
  if (!tailored) return [];
  const analysis = toScorablePosting(resume.jobPosting);
  return findUnusedBullets(
    deps.prisma,
    { userId, analysis, month: toMonth(deps.now()), takenOff },
    tailored,
    count,
  );
}

/** A bullet of the bank that is not on the resume, and what it would prove there. */
export interface UnusedBullet {
  bulletPointId: string;
  content: string;
  /** Short names of the requirements that the resume does not fully prove yet, the main ones first. */
  wouldProve: string[];
}

/**
 * All bullets of a role in the bank that are not on the resume, those that would prove the most requirements first; of
 * two that prove as many, first the one that shows more of the posting. Bullets that the user removed from the resume
 * come last. Empty if the role is not on the resume.
 *
 * @throws {NotFoundError} for an invalid id.
 */
export async function listUnusedBullets(
  deps: Deps,
  actor: Actor | null,
  resume: StoredResume,
  rawExperienceId: string,
): Promise<UnusedBullet[]> {
  const { userId } = requireUser(actor);
  const experienceId = parseId(rawExperienceId, EXPERIENCE);
  const { experiences, receipt, takenOff } = parseResumeData(resume);
  const tailored = experiences.find((experience) => experience.experienceId === experienceId);
  const experience = tailored && (await findInBank(deps.prisma, userId, experienceId));
  if (!experience) return [];
  const role = toRole(experience);
  const unused = { ...role, bullets: findBulletsNotOnResume(role, tailored.bullets) };
  const analysis = toScorablePosting(resume.jobPosting);
  const month = toMonth(deps.now());
  const length = totalTextLength(analysis, [unused]);
  const proofs = await deps.writing.run(userId, length, 'listWouldProve', analysis, receipt, [unused], month);
  const bullets = unused.bullets.map((bullet) => ({
    bulletPointId: bullet.id,
    content: bullet.text,
    wouldProve: proofs.get(bullet.id) ?? [],
    worth: coverageWorth(analysis, role, [bullet], month),
  }));
  return bullets.toSorted(
    (a, b) =>
      takenOff.indexOf(a.bulletPointId) - takenOff.indexOf(b.bulletPointId) ||
      b.wouldProve.length - a.wouldProve.length ||
      b.worth - a.worth,
  );
}
