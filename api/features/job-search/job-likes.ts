import { z } from 'zod';
import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError } from '../../core/errors.ts';
import { parseId, parseInput } from '../../core/input.ts';
import type { JobListing, Prisma } from '../../generated/prisma/client.ts';
import { rankShape } from './job-events.ts';

const JOB = 'The job';

const rankSchema = z.object(rankShape);

/**
 * Likes a found job, so that similar ones rank higher. Doing it twice changes nothing; the first time is recorded for the
 * analytics, with the job's place in the list that it was found in.
 *
 * @param rawRank {@link rankShape}; a variant that doesn't exist is left out.
 * @throws {NotFoundError} {@link ValidationError}
 */
export async function likeJob(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  rawRank: unknown = {},
): Promise<JobListing> {
  const { userId } = requireUser(actor);
  const jobListingId = parseId(rawId, JOB);
  const { variantId, position, match } = parseInput(rankSchema, rawRank);
  const like = { userId, jobListingId };
  return deps.prisma.$transaction(async (tx) => {
    const listing = await findListing(tx, jobListingId);
    const { count } = await tx.jobLike.createMany({ data: [like], skipDuplicates: true });
    if (count === 0) return listing;
    const variant = variantId
      ? await tx.algorithmVariant.findUnique({ where: { id: variantId }, select: { id: true } })
      : null;
    await tx.jobEvent.create({
      data: {
        ...like,
        kind: 'LIKED',
        variantId: variant?.id ?? null,
        position: position ?? null,
        match: match ?? null,
      },
    });
    return listing;
  });
}

/**
 * Takes a like back: jobs rank as if it had never been there. Doing it twice changes nothing.
 *
 * @throws {NotFoundError}
 */
export async function unlikeJob(deps: Deps, actor: Actor | null, rawId: string): Promise<JobListing> {
  const { userId } = requireUser(actor);
  const jobListingId = parseId(rawId, JOB);
  return deps.prisma.$transaction(async (tx) => {
    const listing = await findListing(tx, jobListingId);
    await tx.jobLike.deleteMany({ where: { userId, jobListingId } });
    return listing;
  });
}

async function findListing(tx: Prisma.TransactionClient, id: string): Promise<JobListing> {
  const listing = await tx.jobListing.findUnique({ where: { id } });
  if (!listing) throw new NotFoundError(JOB);
  return listing;
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
