import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { parseInput } from '../../core/input.ts';
import type { JobListing } from '../../generated/prisma/client.ts';
import type { Place } from '../../places/place.ts';
import { explainMatch } from '../../writing/job-match/explain-match.ts';
import type { AxisScores, JobToRank, LikedJob, RankedJob } from '../../writing/job-match/job-match.ts';
import { readLevel } from '../../writing/job-match/job-levels.ts';
import { totalTextLength } from '../../writing/text/text-length.ts';
import { findVariantFor, toAxisWeights } from './active-variant.ts';
import { findArea } from './find-area.ts';
import { correctSpelling, countHidden, findCandidates, type Candidate } from './find-candidates.ts';
import { gatherSeeker, listInterests } from './gather-seeker.ts';
import { readJobHistory, type JobHistory } from './job-history.ts';
import { jobSearchSchema } from './job-search.schema.ts';

/** The jobs that are ranked by all axes: those closest to the person's own words. The others follow behind them. */
const MOST_RANKED = 300;
/** Older likes say little about what a person looks for today. */
const LIKES_THAT_COUNT = 20;
/** In a search for more jobs like one, how much the likeness decides; the rest is how well it fits. */
const LIKENESS_SHARE = 0.6;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** A job in a list of found jobs. */
export interface FoundJob extends JobHistory {
  listing: JobListing;
  /** Its place in the list, from 1. */
  position: number;
  variantId: string;
  /** By the variant's axes, 0 to 1; null if it wasn't ranked. */
  match: number | null;
  axes: AxisScores | null;
  /** From the place that was searched around. */
  miles: number | null;
  why: string;
}

export interface JobSearch {
  jobs: FoundJob[];
  totalCount: number;
  /** Whether there are more than are looked at. */
  isCapped: boolean;
  place: Place | null;
  alternatives: Place[];
  /** Jobs left out because they don't say what was filtered by. */
  hiddenCount: number;
  /** The words that were searched instead, if nothing was found for those given. */
  correctedQuery: string | null;
  /** The moment by which likes and ages count; the next page is asked for with the same one. */
  asOf: Date;
}

interface PageOptions {
  offset: number;
  count: number;
  asOf?: Date;
}

/**
 * Searches the listings and ranks what is found by the active variant, for this person and by what they like
 * (docs/algorithms.md#job-ranking). Jobs that were posted more than once are one. The same search with the same `asOf`
 * gives the same order, so that pages fit together.
 *
 * @throws {ValidationError} also for a place that isn't known. {@link RateLimitedError}
 */
export async function searchJobs(
  deps: Deps,
  actor: Actor | null,
  rawInput: unknown,
  { offset, count, asOf = deps.now() }: PageOptions,
): Promise<JobSearch> {
  const { userId } = requireUser(actor);
  const input = parseInput(jobSearchSchema, rawInput);
  const { area, place, alternatives } = await findArea(input.location, input);
  await deps.rateLimits.consume({ searchJobsByUser: userId });
  const seeker = await gatherSeeker(deps, actor, input);
  const variant = await findVariantFor(deps, userId);
  const { postedWithinDays: days } = input;
  const query = {
    area,
    filters: {
      jobType: input.jobType,
      experienceLevel: input.experienceLevel,
      postedSince: days === null ? null : new Date(asOf.getTime() - days * DAY_MS),
    },
    phrases: input.query,
    interests: input.isMoreLikeThis ? input.query : listInterests(seeker),
  };
  // Pages behind the ranked jobs follow in the order of the database.
  const most = Math.max(MOST_RANKED, offset + count);
  let found = await findCandidates(deps, query, most);
  let correctedQuery: string | null = null;
  if (found.total === 0 && input.query.length > 0) {
    const corrected = await correctSpelling(deps, input.query);
    if (corrected.length > 0) {
      found = await findCandidates(deps, { ...query, phrases: corrected }, most);
      correctedQuery = found.total > 0 ? corrected.join(' OR ') : null;
    }
  }
  const likes = await listLikes(deps, userId, asOf);
  const first = found.closest.slice(0, MOST_RANKED);
  const toRank = await readJobsToRank(deps, first, asOf);
  // The person's own texts are what may be long; the jobs are at most 300.
  const ranked = await deps.writing.run(
    userId,
    totalTextLength({ text: seeker.skills.join() }, seeker.roles),
    'rankJobs',
    toRank,
    seeker,
    toAxisWeights(variant),
    likes.map(toLikedJob),
  );
  const moreLike = input.isMoreLikeThis ? blendWithCloseness(ranked, first) : ranked;
  const ids = [...moreLike.map(({ id }) => id), ...found.closest.slice(MOST_RANKED).map(({ id }) => id)];

  const shown = ids.slice(offset, offset + count);
  const [listings, history, hiddenCount] = await Promise.all([
    deps.prisma.jobListing.findMany({ where: { id: { in: shown } } }),
    readJobHistory(deps, shown),
    countHidden(deps, query),
  ]);
  const rankedById = new Map(ranked.map((one) => [one.id, one]));
  const candidates = new Map(found.closest.map((one) => [one.id, one]));
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const likedById = new Map(likes.map((listing) => [listing.id, listing]));
  const jobs = shown.flatMap((id, index): FoundJob[] => {
    const listing = byId.get(id);
    if (!listing) return [];
    const rank = rankedById.get(id);
    const like = rank?.likeId != null && rank.likeId !== id ? likedById.get(rank.likeId) : undefined;
    return [
      {
        listing,
        position: offset + index + 1,
        variantId: variant.id,
        match: rank?.match ?? null,
        axes: rank?.axes ?? null,
        miles: candidates.get(id)?.miles ?? null,
        why: rank
          ? explainMatch({
              ranked: rank,
              terms: nameShared(listing, rank.shared),
              liked: like ?? null,
              hasExperience: seeker.roles.length > 0,
            })
          : '',
        ...(history.get(id) ?? { otherPostings: 0, isRepost: false, isStale: false }),
      },
    ];
  });
  return {
    jobs,
    totalCount: found.total,
    isCapped: found.isCapped,
    place,
    alternatives,
    hiddenCount,
    correctedQuery,
    asOf,
  };
}

/** What of a job the person has, in the listing's own words. */
const nameShared = ({ keywords, keywordTexts }: JobListing, shared: readonly string[]): string[] =>
  shared.map((name) => keywordTexts[keywords.indexOf(name)] ?? name);

/** The jobs that the person liked last, as of a moment. */
async function listLikes(deps: Deps, userId: string, asOf: Date): Promise<JobListing[]> {
  const likes = await deps.prisma.jobLike.findMany({
    where: { userId, createdAt: { lte: asOf } },
    orderBy: [{ createdAt: 'desc' }, { jobListingId: 'asc' }],
    include: { jobListing: true },
    take: LIKES_THAT_COUNT,
  });
  return likes.map(({ jobListing }) => jobListing);
}

const toLikedJob = ({ id, title, company, requirements, keywords }: JobListing): LikedJob => ({
  id,
  title,
  company,
  requirements,
  keywords,
});

async function readJobsToRank(
  deps: Deps,
  candidates: readonly Candidate[],
  asOf: Date,
): Promise<JobToRank[]> {
  const rows = await deps.prisma.jobListing.findMany({
    where: { id: { in: candidates.map(({ id }) => id) } },
    select: {
      id: true,
      title: true,
      company: true,
      requirements: true,
      keywords: true,
      yearsAsked: true,
      experienceLevel: true,
      isRemote: true,
    },
  });
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return rows.map(({ experienceLevel, ...job }): JobToRank => {
    const candidate = byId.get(job.id);
    return {
      ...job,
      level: readLevel(experienceLevel ?? ''),
      miles: candidate?.miles ?? null,
      ageDays: candidate ? (asOf.getTime() - candidate.postedDate.getTime()) / DAY_MS : null,
    };
  });
}

/** Orders by how much a job is like the one that more are wanted of, and by how well it fits. */
function blendWithCloseness(ranked: readonly RankedJob[], candidates: readonly Candidate[]): RankedJob[] {
  const most = Math.max(...candidates.map(({ closeness }) => closeness), Number.EPSILON);
  const closeness = new Map(candidates.map((one) => [one.id, one.closeness / most]));
  const blended = (job: RankedJob) =>
    LIKENESS_SHARE * (closeness.get(job.id) ?? 0) + (1 - LIKENESS_SHARE) * job.score;
  return ranked.toSorted((a, b) => blended(b) - blended(a) || (a.id < b.id ? -1 : 1));
}
