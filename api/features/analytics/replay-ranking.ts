import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { AxisWeights } from '../../writing/job-match/job-match.ts';
import { measureRanking, type RankingQuality } from '../../writing/job-match/ranking-quality.ts';
import { totalTextLength } from '../../writing/text/text-length.ts';
import { readLabelledSet, type JudgedSearch } from './labelled-set.ts';
import { readRecordedLikes } from './recorded-likes.ts';

/** Worse by more than this share, a change asks for a confirmation. */
const MUCH_WORSE = 0.05;
const MOST_MOVES = 20;

/** A relevant job whose place in a list changes; places count from 1. */
export interface RankMove {
  /** Whose list it is: "Registered Nurse, Columbus, OH"; empty for people who use the product. */
  list: string;
  title: string;
  company: string;
  before: number;
  after: number;
}

export interface ReplayedSet {
  /** How many lists were ranked again. */
  lists: number;
  /** How many relevant jobs are in them. */
  relevant: number;
  /** The means over the lists; `null` if there are none. */
  before: RankingQuality | null;
  after: RankingQuality | null;
  /** The relevant jobs that move farthest, at most 20. */
  moves: RankMove[];
}

export interface Replay {
  labelled: ReplayedSet;
  likes: ReplayedSet;
  /** Whether either set gets worse by more than 5 %. */
  isMuchWorse: boolean;
}

/**
 * How other weights would have ranked the built-in labelled set and the jobs that people like
 * (docs/algorithms.md#trying-weights-before-they-are-used). Likes themselves don't move these lists.
 */
export async function replayRanking(
  deps: Deps,
  actor: Actor | null,
  before: AxisWeights,
  after: AxisWeights,
): Promise<Replay> {
  const { userId } = requireUser(actor);
  const labelled = await replay(deps, userId, await readLabelledSet(deps), before, after);
  const likes = await replay(deps, userId, await readRecordedLikes(deps), before, after);
  return { labelled, likes, isMuchWorse: [labelled, likes].some(isMuchWorse) };
}

const isMuchWorse = ({ before, after }: ReplayedSet): boolean =>
  before !== null && after !== null && after.ndcg < before.ndcg * (1 - MUCH_WORSE);

async function replay(
  deps: Deps,
  owner: string,
  searches: readonly JudgedSearch[],
  before: AxisWeights,
  after: AxisWeights,
): Promise<ReplayedSet> {
  const moves: RankMove[] = [];
  const qualities: { before: RankingQuality; after: RankingQuality }[] = [];
  let relevant = 0;
  for (const search of searches) {
    const orders = await Promise.all([before, after].map((weights) => rank(deps, owner, search, weights)));
    const [old = [], fresh = []] = orders;
    const [one, other] = [measureRanking(old, search.grades), measureRanking(fresh, search.grades)];
    if (!one || !other) continue;
    qualities.push({ before: one, after: other });
    for (const job of search.jobs) {
      if (!search.grades[job.id]) continue;
      relevant += 1;
      const move = { before: old.indexOf(job.id) + 1, after: fresh.indexOf(job.id) + 1 };
      if (move.before !== move.after)
        moves.push({ list: search.name, title: job.title, company: job.company, ...move });
    }
  }
  return {
    lists: qualities.length,
    relevant,
    before: meanOf(qualities.map((one) => one.before)),
    after: meanOf(qualities.map((one) => one.after)),
    moves: moves
      .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
      .slice(0, MOST_MOVES),
  };
}

async function rank(
  deps: Deps,
  owner: string,
  { jobs, seeker }: JudgedSearch,
  weights: AxisWeights,
): Promise<string[]> {
  const length = totalTextLength({ text: '' }, seeker.roles);
  const ranked = await deps.writing.run(owner, length, 'rankJobs', jobs, seeker, weights);
  return ranked.map(({ id }) => id);
}

function meanOf(qualities: readonly RankingQuality[]): RankingQuality | null {
  if (qualities.length === 0) return null;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    ndcg: mean(qualities.map(({ ndcg }) => ndcg)),
    precision: mean(qualities.map(({ precision }) => precision)),
  };
}
