import { z } from 'zod';
import type { Deps } from '../../core/deps.ts';

/** A job that has been open for longer is probably filled, or was never there. */
const STALE_DAYS = 90;
/** A posting this much later than the one before is the same job posted again, not the same posting elsewhere. */
const REPOST_DAYS = 14;
const MOST_REPOSTS = 3;

export interface JobHistory {
  /** How many more listings are the same job. */
  otherPostings: number;
  /** Posted again after two weeks or more. */
  isRepost: boolean;
  /** Open for more than 90 days, or posted again three times: it may not be a real vacancy. */
  isStale: boolean;
}

const rowShape = z.object({
  id: z.string(),
  others: z.number(),
  reposts: z.number(),
  openDays: z.number(),
});

/** What the other postings of the same jobs tell, also those that are gone by now. */
export async function readJobHistory(deps: Deps, ids: readonly string[]): Promise<Map<string, JobHistory>> {
  if (ids.length === 0) return new Map();
  const rows = z.array(rowShape).parse(
    await deps.prisma.$queryRaw`
      with shown as (
        select id, "sameJobKey" from job_listings where id = any(${ids}::uuid[])),
      postings as (
        select shown.id, other.id as "otherId", coalesce(other."postedDate", other."createdAt") as posted
        from shown join job_listings other
          on other.id = shown.id or (shown."sameJobKey" <> '' and other."sameJobKey" = shown."sameJobKey")),
      steps as (
        select id, posted, posted - lag(posted) over (partition by id order by posted, "otherId") as later
        from postings)
      select id::text, (count(*) - 1)::int as others,
        (count(*) filter (where later >= make_interval(days => ${REPOST_DAYS}::int)))::int as reposts,
        (extract(epoch from ${deps.now()}::timestamptz - min(posted)) / 86400)::float8 as "openDays"
      from steps group by id`,
  );
  return new Map(
    rows.map(({ id, others, reposts, openDays }) => [
      id,
      {
        otherPostings: others,
        isRepost: reposts > 0,
        isStale: openDays > STALE_DAYS || reposts >= MOST_REPOSTS,
      },
    ]),
  );
}
