import { z } from 'zod';
import type { Deps } from '../../core/deps.ts';

type Db = Pick<Deps, 'prisma'>;

const countShape = z.tuple([z.object({ count: z.number() })]);
const toTexts = (moments: readonly Date[]) => moments.map((moment) => moment.toISOString());

/** All accounts. There is no shorter way than to count them, which reads an index and no rows. */
export const countUsers = ({ prisma }: Db): Promise<number> => prisma.user.count();

/** Accounts with a request since a moment, by the latest of each. */
export async function countActiveSince({ prisma }: Db, since: Date): Promise<number> {
  const [{ count }] = countShape.parse(
    await prisma.$queryRaw`select count(*)::int as count from users where "lastActiveAt" >= ${since}`,
  );
  return count;
}

/**
 * New accounts by day.
 *
 * @param borders the first moment of each day, ascending
 * @returns how many were made on each day, by its index in `borders`; days without any are missing
 */
export async function countNewUsers({ prisma }: Db, borders: readonly Date[]): Promise<Map<number, number>> {
  const rows = z.array(z.object({ day: z.number(), count: z.number() })).parse(
    await prisma.$queryRaw`
      select width_bucket("createdAt", ${toTexts(borders)}::text[]::timestamptz[]) - 1 as day, count(*)::int as count
      from users where "createdAt" >= ${borders[0]} group by 1`,
  );
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** Active people by UTC day, from a day on (`YYYY-MM-DD`). */
export async function countActiveByDay({ prisma }: Db, from: string): Promise<Map<string, number>> {
  const rows = z.array(z.object({ day: z.string(), count: z.number() })).parse(
    await prisma.$queryRaw`
      select day::text as day, count(*)::int as count from active_days where day >= ${from}::date group by active_days.day`,
  );
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** Views of each page by day. @param borders as in {@link countNewUsers} */
export async function countViews({ prisma }: Db, borders: readonly Date[]) {
  return z.array(z.object({ day: z.number(), path: z.string(), views: z.number() })).parse(
    await prisma.$queryRaw`
      select width_bucket(quarter, ${toTexts(borders)}::text[]::timestamptz[]) - 1 as day, path, sum(views)::float8 as views
      from page_view_counts where quarter >= ${borders[0]} group by 1, 2`,
  );
}
