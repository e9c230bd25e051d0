import { z } from 'zod';
import { NotFoundError } from '../../core/errors.ts';
import { json, success, type RestRoute } from '../../rest/route.ts';
import { likeJob, unlikeJob } from './job-likes.ts';
import { getJobPreferences, saveJobPreferences } from './job-preferences.ts';
import { SAMPLE_SOURCE } from './load-samples.ts';
import { searchJobs, type FoundJob } from './search-jobs.ts';

/** The jobs in an answer; a program that needs more pages forward over GraphQL. */
const PAGE = 50;

type Preferences = NonNullable<Awaited<ReturnType<typeof getJobPreferences>>>;

const presentPreferences = ({ location, radius, openToRemote, jobType, experienceLevel }: Preferences) => ({
  location,
  radius,
  openToRemote,
  jobType: jobType ?? 'any',
  experienceLevel: experienceLevel ?? 'any',
});

const presentJob = ({
  listing,
  match,
  variantId,
  position,
  miles,
  why,
  otherPostings,
  isRepost,
  isStale,
}: FoundJob) => ({
  id: listing.id,
  title: listing.title,
  company: listing.company,
  location: listing.location,
  isRemote: listing.isRemote,
  distanceMiles: miles,
  salary: listing.salary,
  description: listing.description,
  requirements: listing.requirements,
  jobType: listing.jobType,
  experienceLevel: listing.experienceLevel,
  sourceUrl: listing.sourceUrl,
  source: listing.source,
  isSample: listing.source === SAMPLE_SOURCE,
  postedDate: listing.postedDate,
  variantId,
  position,
  match,
  why,
  otherPostings,
  isRepost,
  isStale,
});

const likeShape = z.object({ jobId: z.string() });

/** @throws {NotFoundError} without an id */
function readJobId(body: unknown): string {
  const parsed = likeShape.safeParse(body);
  if (!parsed.success) throw new NotFoundError('The job');
  return parsed.data.jobId;
}

/** The paths of docs/product.md#rest-job-search. */
export const jobSearchRoutes: RestRoute[] = [
  {
    method: 'get',
    path: '/api/job-preferences',
    access: 'user',
    handle: async ({ deps, actor }) => {
      const preferences = await getJobPreferences(deps, actor);
      return json(preferences && presentPreferences(preferences));
    },
  },
  {
    method: 'post',
    path: '/api/job-preferences',
    access: 'user',
    handle: async ({ deps, actor, body }) =>
      json(presentPreferences(await saveJobPreferences(deps, actor, body))),
  },
  {
    method: 'post',
    path: '/api/jobs/search',
    access: 'user',
    handle: async ({ deps, actor, body }) => {
      const { jobs, totalCount } = await searchJobs(deps, actor, body, { offset: 0, count: PAGE });
      return json({ jobs: jobs.map(presentJob), totalCount });
    },
  },
  {
    method: 'post',
    path: '/api/jobs/thumbs-up',
    access: 'user',
    handle: async ({ deps, actor, body }) => {
      await likeJob(deps, actor, readJobId(body), body);
      return success();
    },
  },
  {
    method: 'delete',
    path: '/api/jobs/thumbs-up',
    access: 'user',
    handle: async ({ deps, actor, body }) => {
      await unlikeJob(deps, actor, readJobId(body));
      return success();
    },
  },
];
