import { z } from 'zod';
import type { Deps } from '../../core/deps.ts';
import { Prisma } from '../../generated/prisma/client.ts';

type Db = Pick<Deps, 'prisma'>;

const countShape = z.tuple([z.object({ count: z.number() })]);

/** All accounts. There is no shorter way than to count them, which reads an index and no rows. */
export async function countUsers({ prisma }: Db): Promise<number> {
  const [{ count }] = countShape.parse(await prisma.$queryRaw`select count(*)::int as count from users`);
  return count;
}

/** Accounts with a request since a moment, by the latest of each. */
export async function countActiveSince({ prisma }: Db, since: Date): Promise<number> {
  const [{ count }] = countShape.parse(
    await prisma.$queryRaw`select count(*)::int as count from users where "lastActiveAt" >= ${since}`,
  );
  return count;
}

/**
 * A row for each day, with its number and its first moment and that of the next. What falls on a day is looked up for
 * each of them, by an index: to sort all rows into days takes seven times as long (decision 0057).
 *
 * @param borders the first moment of each day, ascending; the last day has no end
 */
const daysOf = (borders: readonly Date[]) => Prisma.sql`
  (select number - 1 as day, begin, lead(begin, 1, 'infinity') over (order by number) as next
   from unnest(${borders.map((border) => border.toISOString())}::text[]::timestamptz[]) with ordinality as given (begin, number)
  ) as days`;

/**
 * New accounts by day.
 *
 * @param borders the first moment of each day, ascending
 * @returns how many were made on each day
 */
export async function countNewUsers({ prisma }: Db, borders: readonly Date[]): Promise<number[]> {
  const rows = z.array(z.object({ count: z.number() })).parse(
    await prisma.$queryRaw`
      select made.count from ${daysOf(borders)} cross join lateral
        (select count(*)::int as count from users where "createdAt" >= begin and "createdAt" < next) as made
      order by day`,
  );
  return rows.map(({ count }) => count);
}

/** Active people by UTC day. @param dates `YYYY-MM-DD` @returns as many for each, in this order */
export async function countActiveOn({ prisma }: Db, dates: readonly string[]): Promise<number[]> {
  const rows = z.array(z.object({ count: z.number() })).parse(
    await prisma.$queryRaw`
      select active.count from unnest(${dates}::text[]) with ordinality as given (date, number) cross join lateral
        (select count(*)::int as count from active_days where day = date::date) as active
      order by number`,
  );
  return rows.map(({ count }) => count);
}

/** Views of each page by day, which is an index in `borders`; those of {@link countNewUsers}. */
export async function countViews({ prisma }: Db, borders: readonly Date[]) {
  return z.array(z.object({ day: z.number(), path: z.string(), views: z.number() })).parse(
    await prisma.$queryRaw`
      select day::int as day, path, views from ${daysOf(borders)} cross join lateral
        (select path, sum(views)::float8 as views from page_view_counts
         where quarter >= begin and quarter < next group by path) as viewed`,
  );
}
