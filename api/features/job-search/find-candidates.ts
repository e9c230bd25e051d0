import { z } from 'zod';
import type { Deps } from '../../core/deps.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { EARTH_MILES } from '../../places/distance.ts';
import type { JobSearchInput } from './job-search.schema.ts';
import { tagArea, type SearchArea } from './place-tags.ts';
import { toSearchText } from './search-text.ts';

/** Found jobs that are looked at, the newest ones: nobody reads further, and it bounds the time of any search. */
export const MOST_CANDIDATES = 2_000;
const MOST_HIDDEN = 1_000;
/** How alike a word of a title and a misspelt word have to be. */
const LEAST_SIMILARITY = 0.45;

const candidateShape = z.object({
  id: z.string(),
  miles: z.number().nullable(),
  postedDate: z.date(),
  /** How much of the person's own words it has; comparable within a search only. */
  closeness: z.number(),
});
export type Candidate = z.infer<typeof candidateShape>;
const rowShape = candidateShape.extend({ total: z.number(), looked: z.number() });

export interface Candidates {
  /** Those closest to the person's own words, the closest first. */
  closest: Candidate[];
  /** How many jobs there are, each counted once however often it was posted. */
  total: number;
  /** Whether there are more than are looked at. */
  isCapped: boolean;
}

interface CandidateQuery {
  area: SearchArea;
  filters: Pick<JobSearchInput, 'jobType' | 'experienceLevel'> & { postedSince: Date | null };
  /** Empty for all jobs of the area; otherwise those with all words of one of the phrases. */
  phrases: readonly string[];
  /** What the person does, by which the jobs are ordered before they are ranked. */
  interests: readonly string[];
}

/** A condition that any of the phrases meets, in any form of its words. */
function anyPhrase(phrases: readonly string[]): Prisma.Sql {
  if (phrases.length === 0) return Prisma.sql`''::tsquery`;
  return Prisma.join(
    phrases.map(
      (phrase) => Prisma.sql`(plainto_tsquery('english', ${phrase}) || plainto_tsquery('simple', ${phrase}))`,
    ),
    ' || ',
  );
}

/** Tags are made of letters, digits, `@` and `-`, so that quotes are enough. */
const anyTag = (tags: readonly string[]): string => tags.map((tag) => `'${tag}'`).join(' | ');

function conditionsOf(query: CandidateQuery): { matches: Prisma.Sql; fits: Prisma.Sql } {
  const { filters } = query;
  const since = filters.postedSince ? Prisma.sql`"postedDate" >= ${filters.postedSince}` : Prisma.sql`true`;
  const fits = [
    ...(filters.jobType === null ? [] : [Prisma.sql`"jobType" = ${filters.jobType}`]),
    ...(filters.experienceLevel === null ? [] : [Prisma.sql`"experienceLevel" = ${filters.experienceLevel}`]),
  ];
  return {
    matches: Prisma.sql`${conditionOfPlace(query)} and ${since}`,
    fits: fits.length === 0 ? Prisma.sql`true` : Prisma.join(fits, ' and '),
  };
}

/** That a job is in the area and has the words. */
function conditionOfPlace({ area, phrases }: CandidateQuery): Prisma.Sql {
  const tags = Prisma.sql`${anyTag(tagArea(area))}::tsquery`;
  const asked = phrases.length === 0 ? null : Prisma.sql`(${anyPhrase(phrases)})`;
  // Remote jobs have an index by date. With the tags as a condition of their own, PostgreSQL would take remote work into
  // account twice, expect few jobs, and read all of them instead of walking that index; it estimates no `case`.
  if (area.kind === 'remote')
    return Prisma.sql`"isRemote" and case when words @@ ${tags} then ${asked ? Prisma.sql`words @@ ${asked}` : Prisma.sql`true`} end`;
  const found = Prisma.sql`words @@ ${asked ? Prisma.sql`(${tags} && ${asked})` : tags}`;
  if (area.kind === 'within') return found;
  const orRemote = area.withRemote ? Prisma.sql`or "isRemote"` : Prisma.empty;
  return Prisma.sql`${found} and (${milesFrom(area.place)} <= ${area.miles} ${orRemote})`;
}

/** The distance by the haversine formula; null without a point. */
const milesFrom = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  Prisma.sql`(2 * ${EARTH_MILES}::float8 * asin(least(1, sqrt(
    power(sin(radians(latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(latitude)) * power(sin(radians(longitude - ${longitude}::float8) / 2), 2)))))`;

/**
 * The newest jobs that a search finds (docs/decisions/0054-search-in-the-database.md), of each job its newest listing.
 *
 * @param most how many of them to return
 */
export async function findCandidates(
  deps: Pick<Deps, 'prisma'>,
  query: CandidateQuery,
  most: number,
): Promise<Candidates> {
  const { area, interests } = query;
  const { matches, fits } = conditionsOf(query);
  const miles = area.kind === 'remote' ? Prisma.sql`null::float8` : milesFrom(area.place);
  const rows = z.array(rowShape).parse(
    await deps.prisma.$queryRaw`
      with newest as materialized (
        select * from job_search_entries
        where ${matches} and ${fits}
        order by "postedDate" desc, "jobListingId"
        limit ${MOST_CANDIDATES}),
      jobs as (
        select distinct on (case when "sameJobKey" = '' then "jobListingId"::text else "sameJobKey" end) *
        from newest
        order by case when "sameJobKey" = '' then "jobListingId"::text else "sameJobKey" end,
          "postedDate" desc, "jobListingId"),
      interest as (select ${anyPhrase(interests.map(toSearchText))} as words)
      select jobs."jobListingId"::text as id, ${miles} as miles, "postedDate",
        ts_rank(jobs.words, interest.words)::float8 as closeness,
        (count(*) over ())::int as total, (select count(*) from newest)::int as looked
      from jobs, interest
      order by closeness desc, "postedDate" desc, id
      limit ${most}`,
  );
  const [first] = rows;
  return {
    closest: rows,
    total: first?.total ?? 0,
    isCapped: first?.looked === MOST_CANDIDATES,
  };
}

/**
 * How many jobs a search hides because they don't say of what type or level they are; 1,000 at most. A person who asks
 * for a type gets only jobs of which it is known, and learns what that leaves out.
 */
export async function countHidden(deps: Deps, query: CandidateQuery): Promise<number> {
  const { jobType, experienceLevel } = query.filters;
  if (jobType === null && experienceLevel === null) return 0;
  const { matches } = conditionsOf(query);
  const [row] = z.array(z.object({ count: z.number() })).parse(
    await deps.prisma.$queryRaw`
      select count(*)::int as count from (
        select 1 from job_search_entries
        where ${matches}
          and (${jobType}::text is null or "jobType" is null or "jobType" = ${jobType})
          and (${experienceLevel}::text is null or "experienceLevel" is null or "experienceLevel" = ${experienceLevel})
          and ((${jobType}::text is not null and "jobType" is null)
            or (${experienceLevel}::text is not null and "experienceLevel" is null))
        limit ${MOST_HIDDEN}) as hidden`,
  );
  return row?.count ?? 0;
}

/**
 * Titles' words that are almost those of a misspelt query: "elektrican" for "electrician". Only for a search that
 * finds nothing, since it reads all titles.
 */
export async function correctSpelling(deps: Deps, phrases: readonly string[]): Promise<string[]> {
  const words = [...new Set(phrases.flatMap((phrase) => phrase.toLowerCase().split(' ')))].filter(
    (word) => word.length > 3,
  );
  const corrected = await Promise.all(words.slice(0, 10).map((word) => findAlike(deps, word)));
  return corrected.filter((word) => word !== null);
}

async function findAlike(deps: Deps, word: string): Promise<string | null> {
  const [row] = z.array(z.object({ title: z.string() })).parse(
    await deps.prisma.$queryRaw`
      select title from job_listings
      where ${word} <% title and "goneAt" is null
      order by ${word} <<-> title, title
      limit 1`,
  );
  if (!row) return null;
  const alike = z.array(z.object({ word: z.string(), similarity: z.number() })).parse(
    await deps.prisma.$queryRaw`
      select one as word, similarity(one, ${word})::float8 as similarity
      from unnest(regexp_split_to_array(lower(${row.title}), '[^[:alnum:]]+')) as one
      order by similarity desc, one limit 1`,
  );
  const best = alike[0];
  return best && best.similarity >= LEAST_SIMILARITY && best.word !== word ? best.word : null;
}
