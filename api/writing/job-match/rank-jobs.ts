import { compareToLikes, readLikes } from './compare-to-likes.ts';
import { AXES } from './job-match.ts';
import type { AxisScores, AxisWeights, JobToRank, LikedJob, RankedJob, Seeker } from './job-match.ts';
import { readSeeker } from './read-seeker.ts';
import { listShared, scoreAxes } from './score-axes.ts';

/** The share of the score that depends on how new a job is; it halves in two weeks. */
const FRESH_SHARE = 0.05;
const HALF_LIFE_DAYS = 14;
/** The share that likes decide once there are any. */
const LIKE_SHARE = 0.25;
/** Below this two jobs are not alike. */
const LEAST_LIKENESS = 0.2;
const MOST_SHARED = 4;

/** The weighted mean of the axes that are known; 0 if none is. */
export function combineAxes(axes: AxisScores, weights: AxisWeights): number {
  const known = AXES.flatMap((axis) => {
    const score = axes[axis];
    return score === null ? [] : [{ score, weight: weights[axis] }];
  });
  const total = known.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : known.reduce((sum, { score, weight }) => sum + score * weight, 0) / total;
}

/**
 * Ranks found jobs for a person, best first; of two that score the same the newer one, then by id. Without likes, or with
 * all of them forgotten, the order is that of the axes alone (docs/algorithms.md#job-ranking).
 */
export function rankJobs(
  jobs: readonly JobToRank[],
  seeker: Seeker,
  weights: AxisWeights,
  likes: readonly LikedJob[] = [],
): RankedJob[] {
  const read = readSeeker(seeker);
  const liked = readLikes(likes);
  const counts = countKeywords(jobs);
  return jobs
    .map((job): { ranked: RankedJob; ageDays: number } => {
      const shared = listShared(job, read);
      const axes = scoreAxes(job, seeker, read, shared);
      const match = combineAxes(axes, weights);
      const ageDays = job.ageDays ?? HALF_LIFE_DAYS * 2;
      const fresh = 2 ** (-Math.max(0, ageDays) / HALF_LIFE_DAYS);
      const base = (1 - FRESH_SHARE) * match + FRESH_SHARE * fresh;
      const like = compareToLikes(job, liked);
      const isMoved = like !== null && like.likeness >= LEAST_LIKENESS;
      const ranked: RankedJob = {
        id: job.id,
        score: liked.length === 0 ? base : (1 - LIKE_SHARE) * base + LIKE_SHARE * (like?.likeness ?? 0),
        match,
        axes,
        shared: shared.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0)).slice(0, MOST_SHARED),
        likeId: isMoved ? like.id : null,
      };
      return { ranked, ageDays };
    })
    .toSorted(
      (a, b) =>
        b.ranked.score - a.ranked.score || a.ageDays - b.ageDays || (a.ranked.id < b.ranked.id ? -1 : 1),
    )
    .map(({ ranked }) => ranked);
}

/** In how many of the jobs each keyword is; the rare ones tell most. */
function countKeywords(jobs: readonly JobToRank[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { keywords } of jobs)
    for (const keyword of keywords) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
  return counts;
}
