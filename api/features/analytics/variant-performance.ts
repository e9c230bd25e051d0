import { z } from 'zod';
import type { Deps } from '../../core/deps.ts';
import type { AlgorithmVariant } from '../../generated/prisma/client.ts';
import { FIGURE_MIN_PEOPLE, FIGURE_MIN_SHOWN } from '../../limits.ts';

/** Events before this are too old to say anything about today. */
const LONGEST_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Of 95 %. */
const Z = 1.96;

/** A figure from recorded events, with what it rests on. */
export interface Figure {
  /** 0 to 1; `null` if there is not enough data. */
  value: number | null;
  /** The 95 % interval, 0 to 1. People are counted as the units, since one person's choices are alike. */
  low: number | null;
  high: number | null;
  /** The jobs that were shown, each once for a person. */
  shown: number;
  /** Of these, how many were clicked, or made into a resume; those with a match for the match. */
  counted: number;
  people: number;
  /** The standard error; `null` with too few people. */
  error: number | null;
}

export interface VariantPerformance {
  clickThroughRate: Figure;
  resumeCreationRate: Figure;
  averageMatchScore: Figure;
  /** From when on events count: when the variant got its weights, at most 90 days ago. */
  since: Date;
}

const sums = z.object({
  people: z.number(),
  n: z.number(),
  nn: z.number(),
  clicks: z.number(),
  clicks2: z.number(),
  nclicks: z.number(),
  created: z.number(),
  created2: z.number(),
  ncreated: z.number(),
  m: z.number(),
  mm: z.number(),
  score: z.number(),
  score2: z.number(),
  mscore: z.number(),
});

/** What people did with the jobs that a variant ranked for them (docs/algorithms.md#performance-of-the-variants). */
export async function measureVariant(
  deps: Pick<Deps, 'prisma' | 'now'>,
  variant: AlgorithmVariant,
): Promise<VariantPerformance> {
  const oldest = deps.now().getTime() - LONGEST_DAYS * DAY_MS;
  const since = new Date(Math.max(oldest, variant.updatedAt.getTime()));
  const [row] = z.array(sums).parse(
    await deps.prisma.$queryRaw`
      with jobs as (
        select "userId", "jobListingId",
          bool_or(kind = 'SHOWN') as shown,
          bool_or(kind = 'CLICKED') as clicked,
          bool_or(kind = 'RESUME_CREATED') as created,
          avg(match) filter (where kind = 'SHOWN') as match
        from job_events
        where "variantId" = ${variant.id} and "createdAt" >= ${since}
          and kind in ('SHOWN', 'CLICKED', 'RESUME_CREATED')
        group by "userId", "jobListingId"),
      people as (
        select count(*)::float8 as n,
          count(*) filter (where clicked)::float8 as clicks,
          count(*) filter (where created)::float8 as created,
          count(match)::float8 as m,
          coalesce(sum(match), 0)::float8 as score
        from jobs where shown group by "userId")
      select count(*)::float8 as people,
        coalesce(sum(n), 0)::float8 as n, coalesce(sum(n * n), 0)::float8 as nn,
        coalesce(sum(clicks), 0)::float8 as clicks, coalesce(sum(clicks * clicks), 0)::float8 as clicks2,
        coalesce(sum(n * clicks), 0)::float8 as nclicks,
        coalesce(sum(created), 0)::float8 as created, coalesce(sum(created * created), 0)::float8 as created2,
        coalesce(sum(n * created), 0)::float8 as ncreated,
        coalesce(sum(m), 0)::float8 as m, coalesce(sum(m * m), 0)::float8 as mm,
        coalesce(sum(score), 0)::float8 as score, coalesce(sum(score * score), 0)::float8 as score2,
        coalesce(sum(m * score), 0)::float8 as mscore
      from people`,
  );
  const { people, n, nn, m, mm, ...rest } = sums.parse(row);
  const shown = { people, shown: n };
  return {
    clickThroughRate: toFigure(shown, { n, nn, k: rest.clicks, kk: rest.clicks2, nk: rest.nclicks }),
    resumeCreationRate: toFigure(shown, { n, nn, k: rest.created, kk: rest.created2, nk: rest.ncreated }),
    averageMatchScore: {
      ...toFigure(shown, { n: m, nn: mm, k: rest.score, kk: rest.score2, nk: rest.mscore }),
      counted: m,
    },
    since,
  };
}

interface RatioSums {
  /** Sums over people of how many jobs each was shown, of what they did, of the squares and of the product. */
  n: number;
  nn: number;
  k: number;
  kk: number;
  nk: number;
}

/** The ratio of two sums over people, with its error by linearization (Cochran, Sampling Techniques, 6.3). */
function toFigure(shown: { people: number; shown: number }, { n, nn, k, kk, nk }: RatioSums): Figure {
  const { people } = shown;
  const base = { ...shown, counted: k };
  if (n < FIGURE_MIN_SHOWN || people < FIGURE_MIN_PEOPLE)
    return { ...base, value: null, low: null, high: null, error: null };
  const value = k / n;
  const spread = Math.max(0, kk - 2 * value * nk + value * value * nn);
  const error = Math.sqrt((people / (people - 1)) * spread) / n;
  return {
    ...base,
    value,
    low: Math.max(0, value - Z * error),
    high: Math.min(1, value + Z * error),
    error,
  };
}

/** Three pairs of variants are compared, so that each comparison has to be surer: 95 % for all of them together. */
const Z_OF_THREE = 2.394;

/** How one variant's figure differs from another's; `null` without enough data. */
export function compareFigures(
  one: Figure,
  other: Figure,
): { difference: number; isMoreThanChance: boolean } | null {
  if (one.value === null || other.value === null) return null;
  const error = Math.hypot(one.error ?? 0, other.error ?? 0);
  const difference = one.value - other.value;
  return { difference, isMoreThanChance: Math.abs(difference) > Z_OF_THREE * error };
}
