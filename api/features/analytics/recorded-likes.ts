import { z } from 'zod';
import type { Deps } from '../../core/deps.ts';
import { toMonth } from '../../core/months.ts';
import { milesBetween } from '../../places/distance.ts';
import { readLevel } from '../../writing/job-match/job-levels.ts';
import type { JobToRank, Seeker } from '../../writing/job-match/job-match.ts';
import { toRole } from '../experiences/roles.ts';
import { findArea } from '../job-search/find-area.ts';
import type { JudgedSearch } from './labelled-set.ts';

/** The people whose likes are looked at, those who liked something last. */
const MOST_PEOPLE = 20;
/** Of each the jobs that were shown last. */
const MOST_SHOWN = 100;
/** With fewer there is no order to speak of. */
const FEWEST_SHOWN = 5;
const DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1_000;

const liker = z.object({ userId: z.string() });

/**
 * What people were shown in the last 90 days and which of it they like: to be ranked again, with the bank and the
 * preferences that they have now. Nothing of it says who they are.
 */
export async function readRecordedLikes(deps: Deps): Promise<JudgedSearch[]> {
  const since = new Date(deps.now().getTime() - DAYS * DAY_MS);
  const likers = z.array(liker).parse(
    await deps.prisma.$queryRaw`
      select "userId"::text as "userId" from job_likes where "createdAt" >= ${since}
      group by "userId" order by max("createdAt") desc, "userId" limit ${MOST_PEOPLE}`,
  );
  const searches: JudgedSearch[] = [];
  for (const { userId } of likers) {
    const search = await readSearchOf(deps, userId, since);
    if (search) searches.push(search);
  }
  return searches;
}

async function readSearchOf(deps: Deps, userId: string, since: Date): Promise<JudgedSearch | null> {
  const [shown, likes, preferences, experiences] = await Promise.all([
    deps.prisma.jobEvent.findMany({
      where: { userId, kind: 'SHOWN', createdAt: { gte: since } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      distinct: ['jobListingId'],
      take: MOST_SHOWN,
      select: { jobListingId: true },
    }),
    deps.prisma.jobLike.findMany({
      where: { userId, createdAt: { gte: since } },
      select: { jobListingId: true },
    }),
    deps.prisma.userJobPreferences.findUnique({ where: { userId } }),
    deps.prisma.experience.findMany({
      where: { userId },
      orderBy: { position: 'asc' },
      include: { bulletPoints: { orderBy: { createdAt: 'asc' } } },
    }),
  ]);
  const ids = [...new Set([...shown, ...likes].map(({ jobListingId }) => jobListingId))];
  if (ids.length < FEWEST_SHOWN) return null;
  const listings = await deps.prisma.jobListing.findMany({ where: { id: { in: ids } } });
  const place = preferences
    ? await findArea(preferences.location, preferences).then(
        (found) => found.place,
        () => null,
      )
    : null;
  const seeker: Seeker = {
    roles: experiences.map(toRole),
    skills: [],
    level: readLevel(preferences?.experienceLevel ?? ''),
    radiusMiles: preferences?.radius ?? 25,
    openToRemote: preferences?.openToRemote ?? false,
    referenceDate: toMonth(deps.now()),
  };
  const jobs = listings.map(({ latitude, longitude, postedDate, experienceLevel, ...job }): JobToRank => {
    const point = latitude === null || longitude === null ? null : { latitude, longitude };
    return {
      id: job.id,
      title: job.title,
      company: job.company,
      requirements: job.requirements,
      keywords: job.keywords,
      yearsAsked: job.yearsAsked,
      level: readLevel(experienceLevel ?? ''),
      isRemote: job.isRemote,
      miles: place && point ? milesBetween(place, point) : null,
      ageDays: postedDate ? (deps.now().getTime() - postedDate.getTime()) / DAY_MS : null,
    };
  });
  const grades = Object.fromEntries(likes.map(({ jobListingId }) => [jobListingId, 1]));
  return { name: '', seeker, jobs, grades };
}
