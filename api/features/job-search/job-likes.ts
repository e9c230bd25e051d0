import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError } from '../../core/errors.ts';
import { parseId } from '../../core/input.ts';
import type { JobListing } from '../../generated/prisma/client.ts';

const JOB = 'The job';

/**
 * Likes a found job, or takes that back. Doing it twice changes nothing. Likes rank similar jobs higher.
 *
 * @throws {NotFoundError}
 */
export async function setJobLike(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  isLiked: boolean,
): Promise<JobListing> {
  const { userId } = requireUser(actor);
  const jobListingId = parseId(rawId, JOB);
  const like = { userId, jobListingId };
  return deps.prisma.$transaction(async (tx) => {
    const listing = await tx.jobListing.findUnique({ where: { id: jobListingId } });
    if (!listing) throw new NotFoundError(JOB);
    if (!isLiked) await tx.jobLike.deleteMany({ where: like });
    else {
      const { count } = await tx.jobLike.createMany({ data: [like], skipDuplicates: true });
      if (count > 0) await tx.jobEvent.create({ data: { ...like, kind: 'LIKED' } });
    }
    return listing;
  });
}

/** The jobs that the person likes, the latest first. */
export async function listLikedJobs(deps: Deps, actor: Actor | null): Promise<JobListing[]> {
  const { userId } = requireUser(actor);
  const likes = await deps.prisma.jobLike.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { jobListingId: 'asc' }],
    include: { jobListing: true },
    take: MOST_LIKES,
  });
  return likes.map(({ jobListing }) => jobListing);
}

/** Older likes say little about what a person looks for today. */
const MOST_LIKES = 100;
