import { z } from 'zod';
import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { parseInput } from '../../core/input.ts';
import { requireAdmin } from '../accounts/accounts.ts';
import {
  canonicalTimeZone,
  createCalendar,
  DEFAULT_TIME_ZONE,
  formatDay,
  startOfMonth,
  startOfWeek,
} from './calendar-days.ts';
import { countActiveOn, countActiveSince, countNewUsers, countUsers, countViews } from './count-by-day.ts';

/** What happened on a day. */
export interface AdminStatsDay {
  /** `YYYY-MM-DD`. */
  date: string;
  newUsers: number;
  /** Of the UTC day with this date; null if that has not begun. */
  activeUsers: number | null;
  pageViews: number;
}

/** The administrator's figures (docs/product.md#administration). */
export interface AdminStats {
  totalUsers: number;
  newUsersToday: number;
  newUsersThisWeek: number;
  newUsersThisMonth: number;
  activeUsersToday: number;
  activeUsersThisWeek: number;
  pageViewsToday: number;
  pageViewsThisWeek: number;
  pageViewsThisMonth: number;
  /** Whose days, weeks and months these are, as it was sent. */
  timeZone: string;
  computedAt: Date;
  /** The last 30 days, the latest last. */
  days: AdminStatsDay[];
  /** The pages viewed on these days, the most viewed first. */
  pages: { path: string; views: number }[];
}

const CACHE_MS = 60_000;
const CHART_DAYS = 30;

const TIME_ZONE = 'Please send the name of a time zone, like Europe/Berlin.';
const statsSchema = z.object({
  timeZone: z
    .string(TIME_ZONE)
    .max(64, TIME_ZONE)
    .refine((name) => canonicalTimeZone(name) !== null, TIME_ZONE)
    .nullish()
    .transform((name) => name ?? DEFAULT_TIME_ZONE),
});

interface Cached {
  at: number;
  stats: Promise<AdminStats>;
}
const caches = new WeakMap<Deps, Map<string, Cached>>();

/**
 * The figures by the calendar of a time zone, UTC unless another is given. For a minute the same ones are answered
 * again, with the moment at which they were computed.
 *
 * @throws {UnauthenticatedError} {@link ForbiddenError} {@link ValidationError} for an unknown time zone
 */
export async function getAdminStats(deps: Deps, actor: Actor | null, input: unknown): Promise<AdminStats> {
  await requireAdmin(deps, actor);
  const { timeZone } = parseInput(statsSchema, input);
  // The figures are the same by whichever of its names a zone is called, but are answered with the one that was sent.
  const zone = canonicalTimeZone(timeZone) ?? timeZone;
  const cache = caches.get(deps) ?? new Map<string, Cached>();
  caches.set(deps, cache);
  const now = deps.now();
  const known = cache.get(zone);
  const age = known ? now.getTime() - known.at : Infinity;
  if (known && age >= 0 && age < CACHE_MS) return { ...(await known.stats), timeZone };
  const stats = computeAdminStats(deps, timeZone, now);
  cache.set(zone, { at: now.getTime(), stats });
  stats.catch(() => cache.delete(zone));
  return stats;
}

/** Computes the figures anew. @param timeZone a name that exists */
export async function computeAdminStats(
  deps: Pick<Deps, 'prisma'>,
  timeZone: string,
  now: Date,
): Promise<AdminStats> {
  const calendar = createCalendar(timeZone);
  const today = calendar.dayOf(now);
  const [week, month] = [startOfWeek(today), startOfMonth(today)];
  const firstShown = today - CHART_DAYS + 1;
  // A month may begin a day before what the charts show.
  const first = Math.min(month, firstShown);
  const days = Array.from({ length: today - first + 1 }, (_, index) => first + index);
  const borders = days.map(calendar.startOf);
  const shown = days.slice(firstShown - first);

  const [totalUsers, activeToday, activeThisWeek, newOn, activeOn, views] = await Promise.all([
    countUsers(deps),
    countActiveSince(deps, calendar.startOf(today)),
    countActiveSince(deps, calendar.startOf(week)),
    countNewUsers(deps, borders),
    countActiveOn(deps, shown.map(formatDay)),
    countViews(deps, borders),
  ]);

  const viewsOn = days.map((_, index) => sum(views.filter(({ day }) => day === index)));
  const since = (counts: number[], day: number) =>
    counts.slice(Math.max(0, day - first)).reduce((total, count) => total + count, 0);
  const utcToday = createCalendar(DEFAULT_TIME_ZONE).dayOf(now);
  return {
    totalUsers,
    newUsersToday: since(newOn, today),
    newUsersThisWeek: since(newOn, week),
    newUsersThisMonth: since(newOn, month),
    activeUsersToday: activeToday,
    activeUsersThisWeek: activeThisWeek,
    pageViewsToday: since(viewsOn, today),
    pageViewsThisWeek: since(viewsOn, week),
    pageViewsThisMonth: since(viewsOn, month),
    timeZone,
    computedAt: now,
    days: shown.map((day, index) => ({
      date: formatDay(day),
      newUsers: newOn[day - first] ?? 0,
      activeUsers: day > utcToday ? null : (activeOn[index] ?? 0),
      pageViews: viewsOn[day - first] ?? 0,
    })),
    pages: rankPages(views.filter(({ day }) => day >= firstShown - first)),
  };
}

const sum = (counts: readonly { views: number }[]): number =>
  counts.reduce((total, { views }) => total + views, 0);

function rankPages(counts: readonly { path: string; views: number }[]): AdminStats['pages'] {
  const totals = new Map<string, number>();
  for (const { path, views } of counts) totals.set(path, (totals.get(path) ?? 0) + views);
  return [...totals]
    .map(([path, views]) => ({ path, views }))
    .sort((a, b) => b.views - a.views || (a.path < b.path ? -1 : 1));
}
